import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { doublesGame, hand, key } from "../support/entries";
import { apiOf } from "../support/server/api";
import { startServer } from "../support/server/server";
import { thorough } from "./scale";

// Clients that are slow, stop midway or vanish, and a slow disk.

/** A heap so small that a memory leak soon ends the server, in MiB. */
const heap = 160;
const server = await startServer({ NODE_OPTIONS: `--max-old-space-size=${heap}` });
afterAll(() => server.remove());
const api = await apiOf(server.url);
const bearer = { Authorization: `Bearer ${key}` };
const { port } = new URL(server.url);
const many = thorough ? 1_000 : 200;

const game = doublesGame();
await api("POST", "/api/games", game, bearer);
let head = 0;
const append = async () => {
  const entries = [hand(0)];
  const { status } = await api(
    "POST",
    `/api/games/${game.id}/entries`,
    { protocol: 1, base: head, entries },
    bearer,
  );
  expect(status).toBe(200);
  head++;
};

const open = () => readdirSync(`/proc/${server.pid()}/fd`).length;
/** Resident memory, in MiB. */
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid()}/status`, "utf8"))?.[1]) / 1_024;

/** Waits for something that happens by itself; the test does not limit how long that takes. */
async function eventually(what: () => boolean): Promise<void> {
  while (!what()) await sleep(50);
}

/** A connection on which this text was written, and its answer. */
async function written(
  text: string,
): Promise<{ socket: Socket; answer: () => string; closed: Promise<unknown> }> {
  const socket = connect(Number(port), "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk.toString();
  });
  socket.on("error", () => {});
  const closed = once(socket, "close");
  await once(socket, "connect");
  socket.write(text);
  return { socket, answer: () => answer, closed };
}

const headOf = (path: string, more: string, method = "POST") =>
  `${method} ${path} HTTP/1.1\r\nHost: here\r\n${more}`;

describe("slow clients", () => {
  it(`${many} that never finish a request are answered with 408 and disconnected, and others are not affected`, async () => {
    const before = open();
    const entries = `/api/games/${game.id}/entries`;
    const slow = await Promise.all(
      Array.from({ length: many }, (_, index) =>
        written(
          index % 2 === 0
            ? headOf("/", "X-Slow: ", "GET")
            : headOf(entries, `Authorization: Bearer ${key}\r\nContent-Length: 500\r\n\r\n{"protocol":1,`),
        ),
      ),
    );
    // An occasional byte is not enough to stay connected.
    const drip = setInterval(() => {
      for (const { socket } of slow) if (socket.writable) socket.write(" ");
    }, 500);
    await eventually(() => open() > before + many - 5);
    await append();
    await Promise.all(slow.map(({ closed }) => closed));
    clearInterval(drip);
    for (const { answer } of slow) expect(answer()).toMatch(/^HTTP\/1\.1 408 .*"code":"too-slow"/s);
    await append();
    await eventually(() => open() <= before + 5);
  });

  it(`${many} that end their side of a stream receive nothing more and are disconnected`, async () => {
    const before = open();
    const live = `/api/games/${game.id}/live`;
    const halves = await Promise.all(
      Array.from({ length: many }, () => written(headOf(live, "\r\n", "GET"))),
    );
    await eventually(() => halves.every(({ answer }) => answer().includes("data: ")));
    for (const { socket } of halves) socket.end();
    await Promise.all(halves.map(({ closed }) => closed));
    await append();
    await eventually(() => open() <= before + 5);
  });
});

/** A process that watches a game over this many connections, and reports when all are open. */
async function watchers(count: number): Promise<ChildProcess> {
  const script = `
    const { get } = require("node:http");
    let open = 0;
    for (let i = 0; i < ${count}; i++)
      get({ port: ${port}, host: "127.0.0.1", path: "/api/games/${game.id}/live", agent: false }, (response) => {
        response.once("data", () => { if (++open === ${count}) console.log("all"); });
        response.resume();
      });`;
  const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  return child;
}

describe("spectators", () => {
  it(`${many} that vanish at once, several times, leave no open connection`, async () => {
    const before = open();
    const after: number[] = [];
    for (let round = 0; round < (thorough ? 10 : 3); round++) {
      const child = await watchers(many);
      expect(open()).toBeGreaterThan(before + many - 5);
      child.kill("SIGKILL");
      await append();
      await eventually(() => open() <= before + 5);
      after.push(memory());
    }
    // The server still answers within its heap limit.
    await append();
    console.log(
      `${many} watchers vanished ${after.length} times: ${before} files open before, ${open()} after; MiB after each ${after.map((each) => each.toFixed(0)).join(" ")}`,
    );
  });

  it("that stop reading do not delay the others, and leave no open connection once they are killed", async () => {
    const before = open();
    const asleep = await watchers(20);
    asleep.kill("SIGSTOP");
    const awake = await written(headOf(`/api/games/${game.id}/live`, "\r\n", "GET"));
    // The system's own buffers absorb the first events.
    for (let poke = 0; poke < 150; poke++) await append();
    await eventually(() => awake.answer().includes(`"head":${head},`));
    awake.socket.destroy();
    asleep.kill("SIGKILL");
    await eventually(() => open() <= before + 5);
  });
});

// strace delays every fsync; it is not installed everywhere, so CI does without this test.
if (thorough) {
  it("a slow disk delays answers but loses none", async () => {
    const through = ["strace", "-D", "-f", "-qqq", "-o", "/dev/null", "-e", "trace=fdatasync,fsync", "-e"];
    const slow = await startServer(
      {},
      { through: [...through, "inject=fdatasync,fsync:delay_enter=300000"] },
    );
    try {
      const calls = await apiOf(slow.url);
      const games = Array.from({ length: 20 }, () => doublesGame());
      for (const each of games) await calls("POST", "/api/games", each, bearer);
      const answers = await Promise.all(
        games.map(({ id }) =>
          calls("POST", `/api/games/${id}/entries`, { protocol: 1, base: 0, entries: [hand(5)] }, bearer),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(games.map(() => 200));
      await slow.kill();
      await slow.restart();
      for (const { id } of games) expect((await calls("GET", `/api/games/${id}`)).body.head).toBe(1);
      console.log(
        "each fsync takes 0.3 s: 20 games, 20 appends at once, all acknowledged, all there after SIGKILL",
      );
    } finally {
      await slow.remove();
    }
  });
}

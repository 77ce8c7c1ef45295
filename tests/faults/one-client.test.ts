import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { doublesGame, entry, uuid } from "../support/entries";
import { ask, enterHands, expensiveRequests, flood } from "../support/server/one-client";
import { startServer } from "../support/server/server";
import { sizeOf } from "../support/store/engine";
import { durationMs, thorough } from "./scale";

// One client at full speed requests and stores as much as it can, on a server with little memory. The server survives,
// somebody else's hands are all stored, and the disk grows by no more than one address may store in a day.

const memory = { NODE_OPTIONS: "--max-old-space-size=512" };
const client = "203.0.113.9";
const day = 64 * 1024 * 1024;
/** A thorough run takes ten minutes and some time before and after. */
const timeout = 1_800_000;

/** Runs a client's work until the time is over, while somebody else enters hands. */
async function whileOthersEnter(
  url: string,
  milliseconds: number,
  work: (isOver: () => boolean) => Promise<unknown>,
) {
  const until = performance.now() + milliseconds;
  const isOver = () => performance.now() > until;
  const [hands] = await Promise.all([enterHands(url, isOver), work(isOver)]);
  expect(hands.refused).toEqual([]);
  expect(hands.took.length).toBeGreaterThan(0);
  return hands;
}

it("a client that stores holds, names and times of maximum size neither ends the server nor fills its disk", {
  timeout,
}, async () => {
  const server = await startServer(memory);
  try {
    const before = await sizeOf(server.databaseUrl);
    const statuses = new Map<string, number>();
    const post = async (path: string, body: object) => {
      const answer = await ask(server.url, {
        method: "POST",
        path,
        body: JSON.stringify({ protocol: 1, ...body }),
        from: client,
      });
      const code =
        answer.status < 400 ? `${answer.status}` : `${answer.status} ${JSON.parse(answer.body || "{}").code}`;
      statuses.set(code, (statuses.get(code) ?? 0) + 1);
      return answer.status;
    };
    const spaces = " ".repeat(900_000);
    const { players, ...header } = doublesGame();
    const named = [{ id: "a", name: `Ana${spaces}` }, ...players.slice(1)];
    expect(await post("/api/games", { ...header, players: named })).toBe(400);
    const game = doublesGame();
    await post("/api/games", game);
    const entries = `/api/games/${game.id}/entries`;
    const at = `2026-11-21T19:30:00.${"0".repeat(900_000)}Z`;
    expect(await post(entries, { base: 0, entries: [{ ...entry({ kind: "end" }), at }] })).toBe(400);
    expect(
      await post(entries, {
        base: 0,
        entries: [entry({ kind: "rename", player: "a", name: `Ada${spaces}` })],
      }),
    ).toBe(422);
    const large = entry({ kind: "hold", entry: { kind: "x", note: "x".repeat(1_040_000) }, problems: [] });
    expect(await post(entries, { base: 0, entries: [large] })).toBe(422);

    const letters = "[],".repeat(5_000);
    const made: string[] = [];
    await whileOthersEnter(server.url, durationMs(600_000, 8_000), async (isOver) => {
      const one = async () => {
        for (let [id, base] = ["", 0]; !isOver(); ) {
          if (id === "") {
            const fresh = doublesGame();
            if ((await post("/api/games", fresh)) === 201) [id, base] = [fresh.id, 0];
            if (id !== "") made.push(id);
          }
          const nested = `[${letters}[]]`;
          const hold = (): string =>
            `{"kind":"hold","id":"${uuid()}","at":"2026-11-21T19:30:00.000Z","entry":{"kind":"x","n":${nested}},"problems":[]}`;
          const body = `{"protocol":1,"base":${base},"entries":[${Array.from({ length: 60 }, hold).join()}]}`;
          const { status } = await ask(server.url, {
            method: "POST",
            path: `/api/games/${id}/entries`,
            body,
            from: client,
          });
          statuses.set(`${status}`, (statuses.get(`${status}`) ?? 0) + 1);
          if (status === 200) base += 60;
          else if (status !== 429) id = "";
          else await sleep(20);
          // Reads what is stored again and again.
          await ask(server.url, { path: `/api/games?ids=${made.slice(-50).join()}`, from: client });
          if (id !== "") await ask(server.url, { path: `/api/games/${id}`, from: client });
        }
      };
      await Promise.all(Array.from({ length: 16 }, one));
    });
    expect(statuses.get("200") ?? 0, JSON.stringify([...statuses])).toBeGreaterThan(0);
    expect((await sizeOf(server.databaseUrl)) - before).toBeLessThan(2 * day);
    // Also after a restart, when nothing is in memory: anyone who knows an id may read, which must not end the server.
    await server.kill();
    await server.restart();
    for (const ids of [made.slice(0, 50).join(), made.slice(-50).join()])
      expect([200, 429]).toContain(
        (await ask(server.url, { path: `/api/games?ids=${ids}`, from: client })).status,
      );
    expect((await ask(server.url, { path: "/api/health", from: "198.51.100.8" })).status).toBe(200);
  } finally {
    await server.remove();
  }
});

it("a client that repeats the most expensive requests does not stop others", { timeout }, async () => {
  const server = await startServer(memory);
  try {
    await server.stop();
    const requests = await expensiveRequests(server.databaseUrl, thorough ? 6_000 : 600);
    await server.restart();
    for (const [name, next] of Object.entries(requests)) {
      await whileOthersEnter(server.url, durationMs(20_000, 1_200), async (isOver) => {
        const statuses = await flood(server.url, 16, next, isOver);
        expect(statuses.get(500), name).toBeUndefined();
      });
    }
    // Clients that disconnected midway leave no work behind.
    expect(await server.stop()).toBe(0);
  } finally {
    await server.remove();
  }
});

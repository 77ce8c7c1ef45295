import { once } from "node:events";
import { afterAll, expect, it } from "vitest";
import { key } from "../support/entries";
import { leagueRequest } from "../support/league/world";
import { apiOf } from "../support/server/api";
import { run, startServer } from "../support/server/server";
import { engine, newDatabaseUrl, openAt } from "../support/store/engine";
import { password } from "../support/store/postgresql";
import { temporaryDirectory } from "../support/temporary";

const folder = temporaryDirectory();
const server = await startServer();
afterAll(() => server.remove());

it("the first line of the log and the health report name the engine, and the password is never logged", async () => {
  const api = await apiOf(server.url);
  expect((await api("GET", "/api/health")).body.engine).toBe(engine);
  const firstLine = () => /^\{.*\}$/m.exec(server.output())?.[0] ?? "";
  await expect.poll(firstLine).not.toBe("");
  expect(JSON.parse(firstLine())).toEqual({ time: expect.any(String), event: "started", engine });
  expect(server.output()).not.toContain(password);
});

it("a page that fails is logged with its route, and without names, slugs or ids", async () => {
  const api = await apiOf(server.url);
  const request = { ...leagueRequest(), name: "Lamplighters", slug: "lamplighters" };
  await api("POST", "/api/leagues", request, { Authorization: `Bearer ${key}` });
  const database = await openAt(server.databaseUrl);
  await database.$executeRaw`ALTER TABLE "LeagueGame" RENAME TO "Elsewhere"`;
  await database.$disconnect();
  const before = server.output().length;
  const answered = await fetch(`${server.url}/l/lamplighters`);
  await answered.text();
  const lines = () => server.output().slice(before).split("\n").filter(Boolean);
  await expect.poll(() => lines().some((line) => line.includes('"fault"'))).toBe(true);
  expect(lines().map((line) => JSON.parse(line))).toContainEqual({
    time: expect.stringMatching(/^\d{4}-/),
    event: "fault",
    where: "/l/[slug]",
    name: "PrismaClientKnownRequestError",
    code: "P2021",
    message: expect.stringContaining("does not exist"),
    at: expect.stringContaining("at "),
  });
  expect(answered.status).toBe(500);
  for (const secret of [request.id, "amplighters", "Ana"]) expect(lines().join("\n")).not.toContain(secret);
});

it("a server whose log output is closed keeps answering and stops on request", async () => {
  const DATABASE_URL = await newDatabaseUrl(folder);
  const { child, url } = await run({ PORT: "0", HOST: "127.0.0.1", DATABASE_URL, LOG: "requests" });
  for (const read of [child.stdout, child.stderr]) read?.destroy();
  for (let times = 0; times < 3; times++) expect((await fetch(`${url}/api/health`)).status).toBe(200);
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  expect(await exited).toEqual([0, null]);
});

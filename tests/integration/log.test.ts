import { once } from "node:events";
import { dirname, join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { afterAll, expect, it } from "vitest";
import { key } from "../support/entries";
import { leagueRequest } from "../support/league/world";
import { apiOf } from "../support/server/api";
import { run, startServer } from "../support/server/server";

const server = await startServer();
afterAll(() => server.remove());

it("a page that fails is a line of the log with its route, and with no name, slug or id", async () => {
  const api = await apiOf(server.url);
  const request = { ...leagueRequest(), name: "Lamplighters", slug: "lamplighters" };
  await api("POST", "/api/leagues", request, { Authorization: `Bearer ${key}` });
  const database = new SqliteDatabase(server.databaseFile);
  database.exec(`ALTER TABLE "LeagueStanding" RENAME TO "Elsewhere"`);
  database.close();
  const before = server.output().length;
  const answered = await fetch(`${server.url}/l/lamplighters`);
  await answered.text();
  const lines = () => server.output().slice(before).split("\n").filter(Boolean);
  await expect.poll(() => lines().some((line) => line.includes('"fault"'))).toBe(true);
  expect(lines().map((line) => JSON.parse(line))).toContainEqual({
    time: expect.stringMatching(/^\d{4}-/),
    ...{ event: "fault", where: "/l/[slug]", name: "PrismaClientKnownRequestError", code: "P2021" },
    ...{ message: expect.stringContaining("does not exist"), at: expect.stringContaining("at ") },
  });
  expect(answered.status).toBe(500);
  for (const secret of [request.id, "amplighters", "Ana"]) expect(lines().join("\n")).not.toContain(secret);
});

it("nobody reads the log any more: the server answers on, and stops when it is told to", async () => {
  const database = `file:${join(dirname(server.databaseFile), "unread.db")}`;
  const { child, url } = await run({ PORT: "0", HOST: "127.0.0.1", DATABASE_URL: database, LOG: "requests" });
  for (const read of [child.stdout, child.stderr]) read?.destroy();
  for (let times = 0; times < 3; times++) expect((await fetch(`${url}/api/health`)).status).toBe(200);
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  expect(await exited).toEqual([0, null]);
});

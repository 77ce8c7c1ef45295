import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Api, apiOf } from "../support/server/api";
import { expected, startOnEarlierStore } from "../support/server/earlier-version";
import type { TestServer } from "../support/server/server";
import { temporaryDirectory } from "../support/temporary";

// A server's database of commit f432e71 opens in this version with the same results; on PostgreSQL, after it is moved
// there.

const folder = temporaryDirectory();
let server: TestServer;
let api: Api;
beforeAll(async () => {
  server = await startOnEarlierStore(folder);
  api = await apiOf(server.url);
});
afterAll(() => server.remove());

/** The place a week ago depends on today's date. */
const withoutPlaceBefore = (reply: unknown): unknown =>
  JSON.parse(JSON.stringify(reply, (key, value) => (key === "placeBefore" ? undefined : value)));

async function expectLeagueAsBefore() {
  for (const [part, reply] of Object.entries(expected.league)) {
    const { status, body } = await api("GET", `/api/leagues/${expected.leagueId}/${part}`);
    expect(status).toBe(200);
    expect(withoutPlaceBefore(body), part).toMatchObject(withoutPlaceBefore(reply) as object);
  }
}

it("the games of an earlier version are answered as before", async () => {
  for (const reply of Object.values(expected.logs)) {
    const { id } = reply as unknown as { id: string };
    const { status, body } = await api("GET", `/api/games/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject(reply);
  }
});

it("the league of an earlier version is the same as before, also when it is rebuilt from the logs", async () => {
  await expectLeagueAsBefore();
  const rebuild = (...options: string[]) =>
    promisify(execFile)("npx", ["tsx", "scripts/league-rebuild.ts", ...options], {
      env: { ...process.env, DATABASE_URL: server.databaseUrl },
    });
  await rebuild("--mend");
  await expectLeagueAsBefore();
  // Ends with 1, which rejects, if a result differs from its log.
  await rebuild();
});

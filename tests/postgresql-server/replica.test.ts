import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { key, uuid } from "../support/entries";
import { leagueRequest } from "../support/league/world";
import { apiOf } from "../support/server/api";
import { startServer } from "../support/server/server";
import { createDatabase, startCluster } from "../support/store/postgresql";

const primary = await startCluster(["fsync=off"]);
const url = await createDatabase(primary.url);
const replica = await primary.startReplica(false);
const replicaUrl = Object.assign(new URL(url), { port: `${replica.port}` }).href;
const server = await startServer({ DATABASE_URL: url, DATABASE_REPLICA_URL: replicaUrl });
afterAll(async () => {
  await server.remove();
  replica.remove();
  primary.remove();
});
const api = await apiOf(server.url);

it("a server with a replica says so, and a keeper reads every change at once while the replica has none of them", async () => {
  const bearer = { Authorization: `Bearer ${key}` };
  const league = leagueRequest();
  const { body: made } = await api("POST", "/api/leagues", league, bearer);
  const health = async () => (await api("GET", "/api/health")).body.replica;
  await expect.poll(health).toBe("used");
  const page = async () => (await fetch(`${server.url}/l/${made.slug}`)).text();
  expect(await page()).toContain("Friday Dominoes");

  const there = new pg.Client(replicaUrl);
  await there.connect();
  await there.query("SELECT pg_wal_replay_pause()");
  for (const name of ["Saturday Dominoes", "Sunday Dominoes"]) {
    const change = { change: "name", id: uuid(), name };
    await api("POST", `/api/leagues/${league.id}/changes`, { protocol: 1, changes: [change] }, bearer);
    expect(await page()).toContain(name);
    const { body } = await api("GET", `/api/leagues/${league.id}/record`);
    expect(body.league.name).toBe(name);
    expect((await api("GET", `/api/leagues/${league.id}/standings`)).status).toBe(200);
  }
  await expect.poll(health).toBe("behind");
  expect(await page()).toContain("Sunday Dominoes");
  await there.query("SELECT pg_wal_replay_resume()");
  await expect.poll(health).toBe("used");
  await there.end();
  expect(server.output()).toMatch(/"event":"replica","state":"used"/);
});

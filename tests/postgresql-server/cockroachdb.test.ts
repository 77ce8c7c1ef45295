import { afterAll, expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import { GameStore } from "../../lib/server/games/game-store";
import { doublesGame, entry, hand, key, uuid } from "../support/entries";
import { leagueRequest } from "../support/league/world";
import { apiOf } from "../support/server/api";
import { startServer } from "../support/server/server";
import { clusterUrl, openAt } from "../support/store/engine";
import { createDatabase } from "../support/store/postgresql";

// The server's CockroachDB mode, run on PostgreSQL, whose protocol CockroachDB speaks: Prisma's client for it,
// serializable isolation, and no announcements.

const url = new URL(await createDatabase(clusterUrl()));
url.searchParams.set("options", "-c default_transaction_isolation=serializable");
const server = await startServer({ DATABASE_URL: url.href, DATABASE_ENGINE: "cockroachdb" });
const other = await openAt(server.databaseUrl);
afterAll(async () => {
  await other.$disconnect();
  await server.remove();
});

it("in CockroachDB mode, the server keeps games and leagues, and polls for what another process stored", async () => {
  const api = await apiOf(server.url);
  const bearer = { Authorization: `Bearer ${key}` };
  expect((await api("GET", "/api/health")).body.engine).toBe("cockroachdb");
  expect(server.output()).toContain('"engine":"cockroachdb"');
  const league = leagueRequest();
  const game = doublesGame();
  await api("POST", "/api/leagues", league, bearer);
  await api("POST", "/api/games", game, bearer);
  const seats = { a: league.players[0]?.id, b: league.players[1]?.id };
  const changes = [{ change: "game", id: uuid(), game: game.id, seats }];
  const put = await api("POST", `/api/leagues/${league.id}/changes`, { protocol: 1, changes }, bearer);
  expect(put.status).toBe(200);

  const live = await fetch(`${server.url}/api/games/${game.id}/live`);
  const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('"head":0');
  await new GameStore(other, games).append(game.id, key, { protocol: 1, base: 0, entries: [hand(5)] });
  expect((await reader?.read())?.value).toContain('"head":1');
  await reader?.cancel();

  const end = { protocol: 1, base: 1, entries: [entry({ kind: "end" })] };
  expect((await api("POST", `/api/games/${game.id}/entries`, end, bearer)).body.head).toBe(2);
  const { body } = await api("GET", `/api/leagues/${league.id}/standings`);
  expect(body.rows.map(({ played }: { played: number }) => played)).toEqual([1, 1]);
});

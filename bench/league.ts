import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { games } from "../lib/games/registry";
import { GameStore } from "../lib/server/game-store";
import { findLeague, seasonsOf } from "../lib/server/league/league-row";
import { LeagueStore } from "../lib/server/league/league-store";
import { sqlOf } from "../lib/server/league/sql";
import { readStandings } from "../lib/server/league/standings";
import { readMigrations } from "../lib/server/migrate";
import { openSqlite } from "../lib/server/sqlite";
import { entry, key, uuid } from "../tests/support/entries";
import { seedLeague } from "../tests/support/league/seed";

// What posting a finished game and reading the standings cost in leagues of several sizes, as ratios to the smallest,
// in one run and by turns. Posting is the append that ends a game, its commit to the disk included.
// Usage: npx tsx bench/league.ts [--keep DIRECTORY] [--seed-only] [games…]   (200 20000 200000 without)
// --keep: leagues that were seeded there before are used again, since 200,000 games take minutes.

const { values, positionals } = parseArgs({
  options: { keep: { type: "string" }, "seed-only": { type: "boolean", default: false } },
  allowPositionals: true,
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [200, 20_000, 200_000];
const times = values["seed-only"] ? 0 : 60;
const players = 40;

const directory = values.keep ?? mkdtempSync(join(tmpdir(), "pipkeeper-bench-"));
mkdirSync(directory, { recursive: true });
const migrations = readMigrations(join(import.meta.dirname, "../prisma/migrations"));

async function leagueOf(count: number) {
  const database = openSqlite(join(directory, `${count}.db`), migrations);
  const leagues = new LeagueStore(database, games);
  const started = performance.now();
  const seeded = await seedLeague(database, leagues, {
    ...{ seed: 1, name: "Bench", players, games: count, gamesAWeek: 200, hands: 3, until: new Date(), key },
  });
  if (seeded) console.log(`${count} games seeded in ${((performance.now() - started) / 1_000).toFixed(0)} s`);
  const league = seeded ?? (await database.league.findFirstOrThrow());
  const store = new GameStore(database, games, undefined, leagues);
  const roster = (await leagues.find(league.id))?.players ?? [];
  const [seasons, row] = [
    await seasonsOf(sqlOf(database), league.id),
    await findLeague(sqlOf(database), league.id),
  ];
  const season = seasons.at(-1);
  if (!season || !row) throw new Error("no league");
  return { count, database, leagues, store, id: league.id, roster, season, row, posted: 0 };
}

type Bench = Awaited<ReturnType<typeof leagueOf>>;

/** Milliseconds that the append takes which ends a game of four. */
async function post(bench: Bench): Promise<number> {
  const { store, leagues, id, roster } = bench;
  const players = ["a", "b", "c", "d"].map((seat) => ({ id: seat, name: seat }));
  const game = { protocol: 1 as const, id: uuid(), game: "doubles", options: { target: 1000 }, players };
  await store.create(game, key);
  const from = bench.posted++ % (roster.length - 4);
  const seats = Object.fromEntries(
    players.map((player, index) => [player.id, roster[from + index]?.id ?? ""]),
  );
  await leagues.change(id, key, [{ change: "game", id: uuid(), game: game.id, seats }]);
  const at = () => new Date().toISOString();
  const hand = { ...entry({ kind: "hand", out: "a", left: { b: 10, c: 20, d: 30 } }), at: at() };
  await store.append(game.id, key, { protocol: 1, base: 0, entries: [hand] });
  const end = { ...entry({ kind: "end" }), at: at() };
  const started = performance.now();
  const { outcome } = await store.append(game.id, key, { protocol: 1, base: 1, entries: [end] });
  const took = performance.now() - started;
  if (outcome !== "stored") throw new Error(outcome);
  return took;
}

/** Milliseconds that it takes to read the season's table, as JSON. */
async function read({ database, id, season }: Bench): Promise<number> {
  const started = performance.now();
  const sql = sqlOf(database);
  const league = await findLeague(sql, id);
  if (!league) throw new Error("no league");
  const query = { season, kind: "", page: 1, size: 50, search: "", now: new Date().toISOString() };
  JSON.stringify(await readStandings(sql, league, query));
  return performance.now() - started;
}

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0;

try {
  const benches: Bench[] = [];
  for (const size of sizes) benches.push(await leagueOf(size));
  const took = benches.map(() => ({ post: [] as number[], read: [] as number[] }));
  for (let time = times > 0 ? -5 : 0; time < times; time++)
    for (const [index, bench] of benches.entries()) {
      const [posted, reading] = [await post(bench), await read(bench)];
      if (time < 0) continue;
      took[index]?.post.push(posted);
      took[index]?.read.push(reading);
    }
  const [first] = took;
  for (const [index, { count, database }] of benches.entries()) {
    const [posting, reading] = [median(took[index]?.post ?? []), median(took[index]?.read ?? [])];
    const ratio = (value: number, of: readonly number[] = []) => (value / median(of)).toFixed(2);
    console.log(
      `${count} games: posting ${posting.toFixed(1)} ms (ratio ${ratio(posting, first?.post)}), standings ${reading.toFixed(1)} ms (ratio ${ratio(reading, first?.read)})`,
    );
    await database.$disconnect();
  }
} finally {
  if (values.keep === undefined) rmSync(directory, { recursive: true, force: true });
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { games } from "../lib/games/registry";
import { replay } from "../lib/rules/replay";
import { readScoresheet } from "../lib/rules/scoresheet";
import { GameStore } from "../lib/server/game-store";
import { findLeague, seasonsOf } from "../lib/server/league/league-row";
import { LeagueStore } from "../lib/server/league/league-store";
import { sqlOf } from "../lib/server/league/sql";
import { readStandings } from "../lib/server/league/standings";
import { readMigrations } from "../lib/server/migrate";
import { openSqlite } from "../lib/server/sqlite";
import { mostEntries } from "../lib/sync/protocol";
import { doublesGame, hand, key } from "../tests/support/entries";
import { seedLeague } from "../tests/support/league/seed";
import { exponentOf, median, tellFigures } from "./figures";

// How what the program does grows with rounds, players and games: milliseconds at each size, and the exponent (0: not
// at all, 1: in proportion). Usage: npx tsx bench/growth.ts

const directory = mkdtempSync(join(tmpdir(), "pipkeeper-bench-"));
const migrations = readMigrations(join(import.meta.dirname, "../prisma/migrations"));
const open = (name: string) => openSqlite(join(directory, `${name}.db`), migrations);

type Work = () => unknown;

/** Milliseconds that each takes, in the median of many turns, one after the other in each turn. */
async function timed(all: readonly Work[], turns: number): Promise<number[]> {
  const took: number[][] = all.map(() => []);
  for (let turn = -3; turn < turns; turn++)
    for (const [index, work] of all.entries()) {
      const started = performance.now();
      await work();
      if (turn >= 0) took[index]?.push(performance.now() - started);
    }
  return took.map(median);
}

const figures: Record<string, number> = {};

async function grown(
  name: string,
  sizes: readonly number[],
  make: (size: number) => Promise<Work> | Work,
  turns = 30,
) {
  const works: Work[] = [];
  for (const size of sizes) works.push(await make(size));
  const took = await timed(works, turns);
  const exponent = exponentOf(sizes.map((size, index) => ({ size, took: took[index] ?? 0 })));
  figures[name] = exponent;
  const points = sizes.map((size, index) => `${size}: ${took[index]?.toFixed(3)}`).join("   ");
  console.log(`${name.padEnd(44)} exponent ${exponent.toFixed(2).padStart(5)}   ms at ${points}`);
}

/** A game of Doubles that nobody ever wins: whoever goes out gets nothing. */
const endless = () => doublesGame();
const decades = [10, 100, 1_000];

try {
  await grown("replay, by rounds", decades, (size) => {
    const { game, options, players } = endless();
    const entries = Array.from({ length: size }, () => ({ kind: "hand", out: "a", left: { b: 0 } }));
    const text = JSON.stringify({
      format: "pipkeeper/scoresheet",
      version: 1,
      game,
      options,
      players,
      entries,
    });
    return () => {
      const opened = readScoresheet(JSON.parse(text), games, "en");
      if (!opened.ok || replay(opened.value, "en").problems.length > 0) throw new Error("not replayed");
    };
  });

  const store = open("appends");
  const keeper = new GameStore(store, games);
  await grown("one append, by rounds there are", decades, async (size) => {
    const game = endless();
    await keeper.create(game, key);
    let base = 0;
    const append = async (count: number) => {
      const entries = Array.from({ length: count }, () => hand(0));
      const { outcome } = await keeper.append(game.id, key, { protocol: 1, base, entries });
      if (outcome !== "stored") throw new Error(outcome);
      base += count;
    };
    while (base < size) await append(Math.min(mostEntries, size - base));
    return () => append(1);
  });
  await store.$disconnect();

  await grown("one append, by games there are", [100, 1_000, 10_000], async (size) => {
    const database = open(`games-${size}`);
    const many = new GameStore(database, games);
    const rows = Array.from({ length: size }, () => endless()).map(({ id, game, options, players }) => ({
      ...{
        id,
        ruleset: game,
        options: JSON.stringify(options),
        players: JSON.stringify(players),
        keyHash: "",
      },
    }));
    for (let at = 0; at < size; at += 500) await database.game.createMany({ data: rows.slice(at, at + 500) });
    const game = endless();
    await many.create(game, key);
    let base = 0;
    return () => many.append(game.id, key, { protocol: 1, base: base++, entries: [hand(0)] });
  });

  const standings = async (name: string, players: number, count: number): Promise<Work> => {
    const database = open(name);
    const seeding = { seed: 1, name: "Bench", players, games: count, gamesAWeek: 200, hands: 3 };
    const league = await seedLeague(database, new LeagueStore(database, games), {
      ...seeding,
      until: new Date(),
      key,
    });
    const sql = sqlOf(database);
    const season = league && (await seasonsOf(sql, league.id)).at(-1);
    if (!league || !season) throw new Error("no league");
    return async () => {
      const row = await findLeague(sql, league.id);
      if (!row) throw new Error("no league");
      const query = { season, kind: "", page: 1, size: 50, search: "", now: new Date().toISOString() };
      JSON.stringify(await readStandings(sql, row, query));
    };
  };
  await grown("standings, by players", [10, 100, 1_000], (size) => standings(`players-${size}`, size, 2_000));
  await grown("standings, by games", [100, 1_000, 10_000], (size) => standings(`league-${size}`, 40, size));
} finally {
  rmSync(directory, { recursive: true, force: true });
}
tellFigures(figures);
process.exit(0);

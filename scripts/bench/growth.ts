import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { games } from "../../lib/games/registry";
import { readScoresheet } from "../../lib/rules/document/scoresheet";
import { replay } from "../../lib/rules/play/replay";
import { GameStore } from "../../lib/server/games/game-store";
import { readMigrations } from "../../lib/server/store/migrate";
import { openSqlite } from "../../lib/server/store/sqlite/sqlite";
import { maxEntries } from "../../lib/sync/wire/protocol";
import { doublesGame, hand, key } from "../../tests/support/entries";
import { exponentOf, median, printFigures } from "./support/figures";
import { SeededLeague } from "./support/seeded-league";

// How the time that the program's work takes grows with rounds, players and games: milliseconds at a size and at ten, a
// hundred and a thousand times that size, and the exponent (0: not at all, 1: in proportion).
// Usage: npx tsx scripts/bench/growth.ts

const directory = mkdtempSync(join(tmpdir(), "pipkeeper-bench-"));
const migrations = readMigrations(join(import.meta.dirname, "../../prisma/migrations"));
const open = (name: string) => openSqlite(join(directory, `${name}.db`), migrations);

/** The work that is measured. If it does more than that, it returns the milliseconds of the part that counts. */
type Work = () => unknown;

/** Milliseconds that each takes, in the median of many turns, one after the other in each turn. */
async function timed(all: readonly Work[]): Promise<number[]> {
  const took: number[][] = all.map(() => []);
  // The first turns only warm up.
  for (let turn = -3; turn < 30; turn++)
    for (const [index, work] of all.entries()) {
      const started = performance.now();
      const own = await work();
      const ms = typeof own === "number" ? own : performance.now() - started;
      if (turn >= 0) took[index]?.push(ms);
    }
  return took.map(median);
}

const figures: Record<string, number> = {};

async function grown(name: string, sizes: readonly number[], make: (size: number) => Promise<Work> | Work) {
  const works: Work[] = [];
  for (const size of sizes) works.push(await make(size));
  const took = await timed(works);
  const exponent = exponentOf(sizes.map((size, index) => ({ size, took: took[index] ?? 0 })));
  figures[name] = exponent;
  const points = sizes.map((size, index) => `${size}: ${took[index]?.toFixed(3)}`).join("   ");
  console.log(`${name.padEnd(44)} exponent ${exponent.toFixed(2).padStart(5)}   ms at ${points}`);
}

/** A log takes 4,000 entries. */
const rounds = [3, 30, 300, 3_000];
const gamesPlayed = [20, 200, 2_000, 20_000];

try {
  await grown("replay, by rounds", rounds, (size) => {
    const { game, options, players } = doublesGame();
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
      const opened = readScoresheet(JSON.parse(text), games);
      if (!opened.ok || replay(opened.value).problems.length > 0) throw new Error("not replayed");
    };
  });

  const store = open("appends");
  const keeper = new GameStore(store, games);
  await grown("one append, by rounds there are", rounds, async (size) => {
    const append = async (id: string, base: number, count: number) => {
      const entries = Array.from({ length: count }, () => hand(0));
      const { outcome } = await keeper.append(id, key, { protocol: 1, base, entries });
      if (outcome !== "stored") throw new Error(outcome);
    };
    // By turns to several, so that none gets much longer than it was.
    const ids: string[] = [];
    for (let made = 0; made < 11; made++) {
      const game = doublesGame();
      await keeper.create(game, key);
      for (let base = 0; base < size; base += maxEntries)
        await append(game.id, base, Math.min(maxEntries, size - base));
      ids.push(game.id);
    }
    let turn = 0;
    return () => {
      const id = ids[turn % ids.length] ?? "";
      return append(id, size + Math.floor(turn++ / ids.length), 1);
    };
  });
  await store.$disconnect();

  await grown("one append, by games there are", gamesPlayed, async (size) => {
    const database = open(`games-${size}`);
    const many = new GameStore(database, games);
    const rows = Array.from({ length: size }, () => doublesGame()).map(({ id, game, options, players }) => ({
      id,
      ruleset: game,
      options: JSON.stringify(options),
      players: JSON.stringify(players),
      keyHash: "",
    }));
    for (let at = 0; at < size; at += 500) await database.game.createMany({ data: rows.slice(at, at + 500) });
    const game = doublesGame();
    await many.create(game, key);
    let base = 0;
    return () => many.append(game.id, key, { protocol: 1, base: base++, entries: [hand(0)] });
  });

  const league = (players: number, games: number) =>
    SeededLeague.open(open(`league-${players}-${games}`), { players, games });
  // As many as a league takes.
  await grown("standings, by players", [10, 100, 1_000], async (size) => {
    const seeded = await league(size, 2_000);
    return () => seeded.read();
  });
  const leagues = new Map<number, SeededLeague>();
  for (const size of gamesPlayed) leagues.set(size, await league(40, size));
  await grown("standings, by games", gamesPlayed, (size) => () => leagues.get(size)?.read());
  await grown("posting a result, by games", gamesPlayed, (size) => () => leagues.get(size)?.post());
} finally {
  rmSync(directory, { recursive: true, force: true });
}
printFigures(figures);
process.exit(0);

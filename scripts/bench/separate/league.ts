import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { maxLeagueGames } from "../../../lib/league/limits";
import { readMigrations } from "../../../lib/server/store/migrate";
import { openSqlite } from "../../../lib/server/store/sqlite/sqlite";
import { median } from "../support/figures";
import { SeededLeague } from "../support/seeded-league";

// What posting a finished game, and reading the standings, the front page, the story pages (an evening, the hall of
// fame, the cross table and a player) and the awards of a season cost in leagues of several sizes, as ratios to the
// smallest. All sizes are measured by turns.
// Usage: npx tsx scripts/bench/separate/league.ts [--keep DIRECTORY] [--seed-only] [games…]
// games: the sizes, by default 200, 500 and about as many as a league may have. --keep: leagues that were seeded there before
// are used again.

const { values, positionals } = parseArgs({
  options: { keep: { type: "string" }, "seed-only": { type: "boolean", default: false } },
  allowPositionals: true,
});
const works = ["post", "read", "front", "story", "award"] as const;
type Work = (typeof works)[number] | "cold";
const [warm, times] = values["seed-only"] ? [0, 0] : [5, 60];
// What is posted has to find room.
const most = maxLeagueGames - warm - times;
const sizes = positionals.length > 0 ? positionals.map(Number) : [200, 500, most];

const directory = values.keep ?? mkdtempSync(join(tmpdir(), "pipkeeper-bench-"));
mkdirSync(directory, { recursive: true });
const migrations = readMigrations(join(import.meta.dirname, "../../../prisma/migrations"));

try {
  const benches = [];
  for (const games of sizes) {
    const database = openSqlite(join(directory, `${games}.db`), migrations);
    const started = performance.now();
    const league = await SeededLeague.open(database, { players: 40, games });
    console.log(`${games} games there after ${((performance.now() - started) / 1_000).toFixed(0)} s`);
    const took: Record<Work, number[]> = { post: [], read: [], front: [], story: [], award: [], cold: [] };
    benches.push({ games, league, took });
  }
  for (let time = -warm; time < times; time++)
    for (const { league, took } of benches)
      for (const work of works) {
        const one = await league[work]();
        if (time >= 0) took[work].push(one);
      }
  for (let time = -1; time < times / 6; time++)
    for (const { league, took } of benches) {
      const one = await league.cold();
      if (time >= 0) took.cold.push(one);
    }
  const [first] = benches;
  for (const { games, league, took } of benches) {
    await league.close();
    if (times === 0) continue;
    const summary = (work: Work) => {
      const ratio = median(took[work]) / median(first?.took[work] ?? []);
      return `${median(took[work]).toFixed(1)} ms (ratio ${ratio.toFixed(2)})`;
    };
    console.log(
      `${games} games: posting ${summary("post")}, standings ${summary("read")}, ` +
        `the front page ${summary("front")}, story pages ${summary("story")}, awards ${summary("award")}, ` +
        `standings in a process that does not know the league ${summary("cold")}`,
    );
  }
} finally {
  if (values.keep === undefined) rmSync(directory, { recursive: true, force: true });
}

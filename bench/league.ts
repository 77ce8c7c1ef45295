import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readMigrations } from "../lib/server/store/migrate";
import { openSqlite } from "../lib/server/store/sqlite/sqlite";
import { median } from "./figures";
import { SeededLeague } from "./seeded-league";

// What posting a finished game, reading the standings and reading what the front page tells cost in leagues of several sizes, as ratios to the smallest,
// in one run and by turns.
// Usage: npx tsx bench/league.ts [--keep DIRECTORY] [--seed-only] [games…]   (200 20000 200000 without)
// --keep: leagues that were seeded there before are used again, since 200,000 games take minutes.

const { values, positionals } = parseArgs({
  options: { keep: { type: "string" }, "seed-only": { type: "boolean", default: false } },
  allowPositionals: true,
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [200, 20_000, 200_000];
const [warm, times] = values["seed-only"] ? [0, 0] : [5, 60];

const directory = values.keep ?? mkdtempSync(join(tmpdir(), "pipkeeper-bench-"));
mkdirSync(directory, { recursive: true });
const migrations = readMigrations(join(import.meta.dirname, "../prisma/migrations"));

try {
  const benches = [];
  for (const games of sizes) {
    const database = openSqlite(join(directory, `${games}.db`), migrations);
    const started = performance.now();
    const league = await SeededLeague.open(database, { players: 40, games });
    console.log(`${games} games there after ${((performance.now() - started) / 1_000).toFixed(0)} s`);
    benches.push({ games, league, post: [] as number[], read: [] as number[], story: [] as number[] });
  }
  for (let time = -warm; time < times; time++)
    for (const { league, post, read, story } of benches) {
      const [posted, reading, telling] = [await league.post(), await league.read(), await league.story()];
      if (time < 0) continue;
      post.push(posted);
      read.push(reading);
      story.push(telling);
    }
  const [first] = benches;
  for (const { games, league, post, read, story } of times > 0 ? benches : []) {
    const summary = (took: readonly number[], of: readonly number[] = []) =>
      `${median(took).toFixed(1)} ms (ratio ${(median(took) / median(of)).toFixed(2)})`;
    const told = [summary(post, first?.post), summary(read, first?.read), summary(story, first?.story)];
    console.log(
      `${games} games: posting ${told[0]}, standings ${told[1]}, the front page's story ${told[2]}`,
    );
    await league.close();
  }
} finally {
  if (values.keep === undefined) rmSync(directory, { recursive: true, force: true });
}

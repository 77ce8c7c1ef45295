import { parseArgs } from "node:util";
import { games } from "../lib/games/registry";
import { mend, replayLeague, wrongOf } from "../lib/server/leagues/league-check";
import { findVersion } from "../lib/server/leagues/league-row";
import { lockLeagues } from "../lib/server/store/locks";
import { openStore } from "./open-store";
import { progress } from "./progress";

// Replays the games of leagues, of all or of the named ones, and compares each result with the one that the league
// counts. Ends with 1 if one differs. --mend: stores those of the logs instead.
// Usage: npm run league:rebuild [-- SLUG… --mend]

/** Milliseconds: 10,000 long games take minutes. */
const maxTimeMs = 24 * 3_600_000;
const database = await openStore();
const { values, positionals: named } = parseArgs({
  options: { mend: { type: "boolean", default: false } },
  allowPositionals: true,
});
try {
  const ids = named.length > 0 ? await idsOf(named) : await allIds();
  for (const { id, slug } of ids) {
    const report = progress(`games of ${slug} replayed`);
    await database.transaction(async (store) => {
      // Nobody may finish one of its games meanwhile.
      await lockLeagues(store, [id]);
      const checked = await replayLeague(store, games, id, report);
      const wrong = wrongOf(checked);
      if (values.mend) await mend(store, wrong);
      else if (wrong.length > 0) process.exitCode = 1;
      const differ = wrong.map(({ row }) => row.gameId).join(", ");
      console.log(
        `${slug}: ${checked.length} games${differ && `, ${values.mend ? "mended" : "counted otherwise"}: ${differ}`}`,
      );
    }, maxTimeMs);
  }
} finally {
  await database.$disconnect();
}

function allIds(): Promise<{ id: string; slug: string }[]> {
  return database.league.findMany({ select: { id: true, slug: true }, orderBy: { slug: "asc" } });
}

async function idsOf(slugs: readonly string[]): Promise<{ id: string; slug: string }[]> {
  const found: { id: string; slug: string }[] = [];
  for (const slug of slugs) {
    const league = await findVersion(database, slug);
    if (!league) {
      console.error(`There is no league "${slug}".`);
      process.exitCode = 1;
    } else found.push({ id: league.id, slug });
  }
  return found;
}

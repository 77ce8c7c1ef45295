import { games } from "../lib/games/registry";
import { findVersion } from "../lib/server/leagues/league-row";
import { rebuildLeague } from "../lib/server/leagues/posting/rebuild";
import { openStore } from "./open-store";
import { progress } from "./progress";

// Recomputes the tables of leagues from the logs of their games: of all leagues, or of the named ones. Usage: npm run
// league:rebuild [-- SLUG…]

/** Milliseconds: 200,000 games take minutes. */
const maxTimeMs = 24 * 3_600_000;
const database = await openStore();
const named = process.argv.slice(2);
try {
  const ids = named.length > 0 ? await idsOf(named) : await allIds();
  for (const { id, slug } of ids) {
    const report = progress(`games of ${slug} replayed`);
    const finished = await database.transaction(
      (store) => rebuildLeague(store, games, id, report),
      maxTimeMs,
    );
    console.log(`${slug}: ${finished} finished games`);
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

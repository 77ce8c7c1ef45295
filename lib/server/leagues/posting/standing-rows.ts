import { Prisma } from "@/generated/prisma/client";
import type { FoldedStanding, LeagueSeason } from "@/lib/league/standings/fold";
import type { PointsTable } from "@/lib/league/standings/points";
import { type PostedGame, playedBy } from "@/lib/league/standings/posted";
import { rankKey, usualCounting } from "@/lib/league/standings/ranking";
import type { Rating } from "@/lib/league/standings/ratings";
import { emptyTally, formLength, type Tally, withGame, withoutGame } from "@/lib/league/standings/tally";
import { type Sql, valueLists } from "../../store/sql";
import { extremeResults, lastResults, type Which, withoutCurrency } from "./results";

export interface StandingRow {
  readonly season: string;
  readonly kind: string;
  readonly personId: string;
  readonly rankKey: string;
  readonly tally: string;
  readonly rating: string | null;
}

export const writtenRating = ({ mu, sigma }: Rating): string => JSON.stringify([mu, sigma]);

export function readRating(text: string): Rating {
  const [mu, sigma] = JSON.parse(text);
  return { mu, sigma };
}

/** The tables that a game counts in: of all time and its season, of all kinds and its own. */
interface Table {
  readonly season: LeagueSeason | undefined;
  readonly kind: string;
}

const tablesOf = (game: PostedGame, season: LeagueSeason | undefined): Table[] =>
  (season ? [undefined, season] : [undefined]).flatMap((inSeason) =>
    ["", game.kind].map((kind) => ({ season: inSeason, kind })),
  );

const keyOf = (season: string, kind: string, person: string): string => `${season} ${kind} ${person}`;

/** Adds a game to every table that it counts in. `ratings`: of its players now, by kind, where they are known. */
export async function addToStandings(
  sql: Sql,
  league: { readonly id: string; readonly points: PointsTable },
  season: LeagueSeason | undefined,
  game: PostedGame,
  ratings: ((person: string, kind: string) => Rating) | undefined,
): Promise<void> {
  const known = await rowsOf(sql, league.id, game, season);
  const rows = tablesOf(game, season).flatMap((table) =>
    game.players.map(({ person, result }): StandingRow => {
      const before = known.get(keyOf(table.season?.id ?? "", table.kind, person));
      const tally = withGame(before ? JSON.parse(before.tally) : emptyTally, playedBy(game, result));
      const rating =
        ratings && !table.season ? writtenRating(ratings(person, table.kind)) : (before?.rating ?? null);
      return rowOf(league.points, table, person, tally, rating);
    }),
  );
  await writeRows(sql, league.id, rows);
}

/** Takes a game, whose results are gone already, out of every table that it counted in. */
export async function takeFromStandings(
  sql: Sql,
  league: { readonly id: string; readonly points: PointsTable },
  season: LeagueSeason | undefined,
  game: PostedGame,
): Promise<void> {
  const known = await rowsOf(sql, league.id, game, season);
  const rows: StandingRow[] = [];
  for (const table of tablesOf(game, season))
    for (const { person, result } of game.players) {
      const before = known.get(keyOf(table.season?.id ?? "", table.kind, person));
      if (!before)
        throw new Error(`league ${league.id}: ${person} has no row to take game ${game.gameId} from`);
      const which: Which = { kind: table.kind, days: table.season };
      const tally = await withoutGame(JSON.parse(before.tally), playedBy(game, result), {
        form: async () =>
          (await lastResults(sql, league.id, person, which, formLength)).map(withoutCurrency).reverse(),
        extremes: () => extremeResults(sql, league.id, person, which),
      });
      if (tally) rows.push(rowOf(league.points, table, person, tally, before.rating));
      else
        await sql.run(Prisma.sql`
          DELETE FROM "LeagueStanding" WHERE "leagueId" = ${league.id} AND "season" = ${table.season?.id ?? ""}
            AND "kind" = ${table.kind} AND "personId" = ${person}`);
    }
  await writeRows(sql, league.id, rows);
}

function rowOf(
  points: PointsTable,
  { season, kind }: Table,
  personId: string,
  tally: Tally,
  rating: string | null,
): StandingRow {
  const key = rankKey(tally, season?.points ?? points, season?.counting ?? usualCounting);
  return { season: season?.id ?? "", kind, personId, rankKey: key, tally: JSON.stringify(tally), rating };
}

export const foldedRow = ({ season, kind, person, rankKey, tally, rating }: FoldedStanding): StandingRow => ({
  ...{ season, kind, personId: person, rankKey, tally: JSON.stringify(tally) },
  rating: rating ? writtenRating(rating) : null,
});

async function rowsOf(
  sql: Sql,
  leagueId: string,
  game: PostedGame,
  season: LeagueSeason | undefined,
): Promise<Map<string, StandingRow>> {
  const rows = await sql.rows<StandingRow>(Prisma.sql`
    SELECT "season", "kind", "personId", "rankKey", "tally", "rating" FROM "LeagueStanding"
    WHERE "leagueId" = ${leagueId} AND "season" IN (${Prisma.join(season ? ["", season.id] : [""])})
      AND "kind" IN ('', ${game.kind}) AND "personId" IN (${Prisma.join(game.players.map(({ person }) => person))})`);
  return new Map(rows.map((row) => [keyOf(row.season, row.kind, row.personId), row]));
}

export async function writeRows(sql: Sql, leagueId: string, rows: readonly StandingRow[]): Promise<void> {
  const values = rows.map(({ season, kind, personId, rankKey, tally, rating }) => [
    ...[leagueId, season, kind, personId, rankKey, tally, rating],
  ]);
  for (const list of valueLists(values))
    await sql.run(Prisma.sql`
      INSERT INTO "LeagueStanding" ("leagueId", "season", "kind", "personId", "rankKey", "tally", "rating")
      VALUES ${list}
      ON CONFLICT ("leagueId", "season", "kind", "personId") DO UPDATE SET
        "rankKey" = excluded."rankKey", "tally" = excluded."tally", "rating" = excluded."rating"`);
}

/** Ranks all rows again whose points count otherwise from now on. `season`: undefined for all time. */
export async function rankAgain(
  sql: Sql,
  league: { readonly id: string; readonly points: PointsTable },
  season: LeagueSeason | undefined,
): Promise<void> {
  const rows = await sql.rows<StandingRow>(Prisma.sql`
    SELECT "season", "kind", "personId", "rankKey", "tally", "rating" FROM "LeagueStanding"
    WHERE "leagueId" = ${league.id} AND "season" = ${season?.id ?? ""}`);
  const ranked = rows.map(({ kind, personId, tally, rating }) =>
    rowOf(league.points, { season, kind }, personId, JSON.parse(tally), rating),
  );
  await writeRows(sql, league.id, ranked);
}

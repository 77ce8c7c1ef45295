import { Prisma } from "@/generated/prisma/client";
import type { RatingsThen } from "@/lib/league/standings/fold";
import type { Finish } from "@/lib/league/standings/order";
import { isWin, type PostedGame } from "@/lib/league/standings/posted";
import type { SeatResult } from "@/lib/league/standings/result";
import { aheadPerRound, type Played } from "@/lib/league/standings/tally";
import { type Sql, valueLists } from "../../store/sql";

/** One player's part of a finished game, as the store has it. */
export interface ResultRow {
  readonly gameId: string;
  readonly personId: string;
  readonly kind: string;
  readonly finishedAt: string;
  readonly day: string;
  readonly result: string;
  readonly ratings: string | null;
  readonly streak: number;
}

export const seatResultOf = (row: Pick<ResultRow, "result">): SeatResult => JSON.parse(row.result);

/** As texts so that every digit comes back. */
export const writtenRatings = ({ overall, ofKind }: RatingsThen): string =>
  JSON.stringify([overall.mu, overall.sigma, ofKind.mu, ofKind.sigma]);

export function readRatings(text: string): RatingsThen {
  const [mu, sigma, kindMu, kindSigma] = JSON.parse(text);
  return { overall: { mu, sigma }, ofKind: { mu: kindMu, sigma: kindSigma } };
}

/** The values of a row of "LeagueResult", in the order of `insertResults`. */
export function resultValues(
  leagueId: string,
  game: PostedGame,
  person: string,
  result: SeatResult,
  streak: number,
  ratings: RatingsThen | undefined,
): (string | number | null)[] {
  return [
    ...[leagueId, game.gameId, person, game.kind, game.finishedAt, game.day, JSON.stringify(result)],
    ...[ratings ? writtenRatings(ratings) : null, streak],
    ...[aheadPerRound(result), result.low, result.high, result.comeback],
  ];
}

export async function insertResults(
  sql: Sql,
  rows: readonly (readonly (string | number | null)[])[],
): Promise<void> {
  for (const values of valueLists(rows))
    await sql.run(Prisma.sql`
      INSERT INTO "LeagueResult" ("leagueId", "gameId", "personId", "kind", "finishedAt", "day", "result", "ratings",
        "streak", "ahead", "low", "high", "comeback") VALUES ${values}`);
}

const columns = Prisma.sql`r."gameId", r."personId", r."kind", r."finishedAt", r."day", r."result", r."ratings", r."streak"`;

// An index serves the first condition: an OR alone would be looked for in all of a league's games.
export const beforeFinish = ({ finishedAt, gameId }: Finish): Prisma.Sql =>
  Prisma.sql`(r."finishedAt" <= ${finishedAt} AND (r."finishedAt" < ${finishedAt} OR r."gameId" < ${gameId}))`;

export const afterFinish = ({ finishedAt, gameId }: Finish): Prisma.Sql =>
  Prisma.sql`(r."finishedAt" >= ${finishedAt} AND (r."finishedAt" > ${finishedAt} OR r."gameId" > ${gameId}))`;

/** Which games of a player: of one kind or of all (""), between two days or whenever. */
export interface Which {
  readonly kind: string;
  readonly days: { readonly firstDay: string; readonly lastDay: string } | undefined;
}

function theirs(leagueId: string, person: string, { kind, days }: Which): Prisma.Sql {
  const ofKind = kind === "" ? Prisma.empty : Prisma.sql`AND r."kind" = ${kind}`;
  const within = days ? Prisma.sql`AND r."day" BETWEEN ${days.firstDay} AND ${days.lastDay}` : Prisma.empty;
  return Prisma.sql`FROM "LeagueResult" r WHERE r."leagueId" = ${leagueId} AND r."personId" = ${person} ${ofKind} ${within}`;
}

/** A player's last games, the last first. */
export function lastResults(
  sql: Sql,
  leagueId: string,
  person: string,
  which: Which,
  limit: number,
  condition: Prisma.Sql = Prisma.sql`1 = 1`,
): Promise<ResultRow[]> {
  return sql.rows<ResultRow>(Prisma.sql`
    SELECT ${columns} ${theirs(leagueId, person, which)} AND ${condition}
    ORDER BY r."finishedAt" DESC, r."gameId" DESC LIMIT ${limit}`);
}

/** A player's games after one of them, in order. */
function resultsAfter(
  sql: Sql,
  leagueId: string,
  person: string,
  finish: Finish,
  limit: number,
): Promise<ResultRow[]> {
  return sql.rows<ResultRow>(Prisma.sql`
    SELECT ${columns} ${theirs(leagueId, person, { kind: "", days: undefined })} AND ${afterFinish(finish)}
    ORDER BY r."finishedAt", r."gameId" LIMIT ${limit}`);
}

/** A player's best and worst game; of equals the first. */
export async function extremeResults(sql: Sql, leagueId: string, person: string, which: Which) {
  const by = async (order: "ASC" | "DESC"): Promise<ResultRow | undefined> => {
    const [row] = await sql.rows<ResultRow>(Prisma.sql`
      SELECT ${columns} ${theirs(leagueId, person, which)} AND r."ahead" IS NOT NULL
      ORDER BY r."ahead" ${order === "ASC" ? Prisma.sql`ASC` : Prisma.sql`DESC`}, r."finishedAt", r."gameId" LIMIT 1`);
    return row;
  };
  const [best, worst] = [await by("DESC"), await by("ASC")];
  return { best: best && withoutCurrency(best), worst: worst && withoutCurrency(worst) };
}

/** What a tally needs of a game besides its money. */
export function withoutCurrency(row: ResultRow): Played {
  return { ...seatResultOf(row), finishedAt: row.finishedAt, gameId: row.gameId, currency: "" };
}

export async function resultsOfGame(sql: Sql, leagueId: string, gameId: string): Promise<ResultRow[]> {
  return sql.rows<ResultRow>(Prisma.sql`
    SELECT ${columns} FROM "LeagueResult" r WHERE r."leagueId" = ${leagueId} AND r."gameId" = ${gameId}
    ORDER BY r."personId"`);
}

/** Reckons a player's winning streaks again after a game that came or went, as far as they change. */
export async function streaksAfter(
  sql: Sql,
  leagueId: string,
  person: string,
  finish: Finish,
): Promise<void> {
  const [before] = await lastResults(
    ...([sql, leagueId, person, { kind: "", days: undefined }, 1] as const),
    Prisma.sql`NOT ${afterFinish(finish)}`,
  );
  let streak = before?.streak ?? 0;
  let from = finish;
  for (;;) {
    const [next] = await resultsAfter(sql, leagueId, person, from, 1);
    if (!next) return;
    streak = isWin(seatResultOf(next)) ? streak + 1 : 0;
    if (streak === next.streak) return;
    await sql.run(Prisma.sql`
      UPDATE "LeagueResult" SET "streak" = ${streak}
      WHERE "leagueId" = ${leagueId} AND "gameId" = ${next.gameId} AND "personId" = ${person}`);
    from = next;
  }
}

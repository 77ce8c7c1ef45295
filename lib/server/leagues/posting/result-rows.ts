import {
  type Careers,
  type CountedResult,
  careerKey,
  lastGameBefore,
  newCareers,
  type RatingsThen,
} from "@/lib/league/counting/careers";
import { type LeagueState, type Rules, standingKey } from "@/lib/league/counting/state";
import type { Finish } from "@/lib/league/standings/order";
import type { PostedGame } from "@/lib/league/standings/posted";
import type { SeatResult } from "@/lib/league/standings/result";
import { aheadPerRound, completed, formLength, missing, type Played } from "@/lib/league/standings/tally";
import { insertRows } from "../../store/insert-rows";
import type { LeagueGame, LeagueResult, Prisma } from "../../store/rows";
import { inParts, type Store } from "../../store/store";

export const seatResultOf = ({ result }: Pick<LeagueResult, "result">): SeatResult => JSON.parse(result);

/** A result as a tally counts it, except for its money. */
export const playedOf = (row: Pick<LeagueResult, "result" | "finishedAt" | "gameId">): Played => ({
  ...seatResultOf(row),
  finishedAt: row.finishedAt,
  gameId: row.gameId,
  currency: "",
});

/** Stored as text, so that no digit is lost. */
const writtenRatings = ({ overall, ofRuleset: ofKind }: RatingsThen): string =>
  JSON.stringify([overall.mu, overall.sigma, ofKind.mu, ofKind.sigma]);

export function readRatings(text: string): RatingsThen {
  const [mu, sigma, kindMu, kindSigma] = JSON.parse(text);
  return { overall: { mu, sigma }, ofRuleset: { mu: kindMu, sigma: kindSigma } };
}

export async function insertResults(
  store: Store,
  leagueId: string,
  results: readonly CountedResult[],
): Promise<void> {
  const data = results.map(({ game, person: personId, result, streak, ratings }) => {
    const { gameId, rulesetId, finishedAt, day } = game;
    const { low, high, comeback } = result;
    return {
      leagueId,
      gameId,
      personId,
      kind: rulesetId,
      finishedAt,
      day,
      result: JSON.stringify(result),
      streak,
      ratings: ratings ? writtenRatings(ratings) : null,
      ahead: aheadPerRound(result),
      low,
      high,
      comeback,
    };
  });
  await insertRows(store, "LeagueResult", data);
}

/** Everybody's results of these games. */
export const resultsOf = (store: Store, leagueId: string, ids: readonly string[]): Promise<LeagueResult[]> =>
  inParts(ids, (some) => store.leagueResult.findMany({ where: { leagueId, gameId: { in: some } } }));

/**
 * Sorts the results of a few games by person. With an ORDER BY, a database would scan the whole league by the index that
 * begins with people.
 */
export const byPerson = (a: { readonly personId: string }, b: { readonly personId: string }): number =>
  a.personId < b.personId ? -1 : 1;

/** The finished ones of these games, as the league counts them. */
export async function postedGames(
  store: Store,
  leagueId: string,
  rows: readonly LeagueGame[],
): Promise<PostedGame[]> {
  const ids = rows.filter(({ finishedAt }) => finishedAt !== null).map(({ gameId }) => gameId);
  // Reading the other columns too would take longer than everything done with these.
  const select = { gameId: true, personId: true, result: true } as const;
  const results = await inParts(ids, (some) =>
    store.leagueResult.findMany({ where: { leagueId, gameId: { in: some } }, select }),
  );
  results.sort(byPerson);
  const players = new Map<string, PostedGame["players"][number][]>(ids.map((id) => [id, []]));
  for (const row of results)
    players.get(row.gameId)?.push({ person: row.personId, result: seatResultOf(row) });
  return rows.flatMap(({ gameId, kind: rulesetId, currency, finishedAt, day, aside }) => {
    if (finishedAt === null || day === null) return [];
    const game = { gameId, rulesetId, currency, finishedAt, day };
    return [{ ...game, players: players.get(gameId) ?? [], aside: JSON.parse(aside) }];
  });
}

const inOrder = (direction: Prisma.SortOrder) => [{ finishedAt: direction }, { gameId: direction }];

// The first condition can use an index; the OR alone would scan all of a league's games.
const beforeFinish = ({ finishedAt, gameId }: Finish) => ({
  finishedAt: { lte: finishedAt },
  OR: [{ finishedAt: { lt: finishedAt } }, { gameId: { lt: gameId } }],
});

/** The finished games from a point on, in order. */
export const gamesFrom = (
  store: Store,
  leagueId: string,
  from: Finish,
  but: readonly string[],
  limit: number,
) =>
  store.leagueGame.findMany({
    where: {
      leagueId,
      gameId: { notIn: [...but] },
      finishedAt: { gte: from.finishedAt },
      OR: [{ finishedAt: { gt: from.finishedAt } }, { gameId: { gte: from.gameId } }],
    },
    orderBy: inOrder("asc"),
    take: limit,
  });

/** A player's most recent results, the latest first. */
export const lastResults = (
  store: Store,
  where: Prisma.LeagueResultWhereInput,
  limit: number,
): Promise<LeagueResult[]> => store.leagueResult.findMany({ where, orderBy: inOrder("desc"), take: limit });

/** A player's last result before a game. */
export const resultBefore = async (
  store: Store,
  leagueId: string,
  personId: string,
  game: Finish,
): Promise<LeagueResult | undefined> =>
  (await lastResults(store, { leagueId, personId, ...beforeFinish(game) }, 1))[0];

/** The streaks and ratings of these games' players just before `from`. `state` has their rows. */
export async function careersBefore(
  store: Store,
  leagueId: string,
  state: LeagueState,
  from: Finish,
  games: readonly PostedGame[],
): Promise<Careers> {
  const needed = new Map<string, { person: string; rulesetId: string; last: Finish | "earlier" }>();
  for (const game of games)
    for (const { person } of game.players)
      for (const rulesetId of ["", game.rulesetId]) {
        const last = lastGameBefore(state, person, rulesetId, from);
        if (last) needed.set(careerKey(person, rulesetId), { person, rulesetId, last });
      }
  const ids = new Set([...needed.values()].flatMap(({ last }) => (last === "earlier" ? [] : last.gameId)));
  const known = await resultsOf(store, leagueId, [...ids]);
  const careers = newCareers();
  for (const { person, rulesetId, last } of needed.values()) {
    const where = {
      leagueId,
      personId: person,
      ...(rulesetId !== "" && { kind: rulesetId }),
      ...beforeFinish(from),
    };
    const row =
      last === "earlier"
        ? (await lastResults(store, where, 1))[0]
        : known.find(({ gameId, personId }) => gameId === last.gameId && personId === person);
    if (rulesetId === "") careers.streaks.set(person, row?.streak ?? 0);
    const ratings = row?.ratings ? readRatings(row.ratings) : undefined;
    if (ratings)
      careers.ratings.set(
        careerKey(person, rulesetId),
        rulesetId === "" ? ratings.overall : ratings.ofRuleset,
      );
  }
  return careers;
}

/** Completes tallies that lost part of their form or an extreme, from the stored results. */
export async function completedState(
  store: Store,
  { id: leagueId, seasons }: Pick<Rules, "seasons"> & { readonly id: string },
  state: LeagueState,
): Promise<LeagueState> {
  const standings = new Map(state.standings);
  for (const row of standings.values()) {
    const { form, extremes } = missing(row.tally);
    if (!form && !extremes) continue;
    const season = seasons.find(({ id }) => id === row.season);
    const where = {
      leagueId,
      personId: row.person,
      ...(row.rulesetId !== "" && { kind: row.rulesetId }),
      ...(season && { day: { gte: season.from, lte: season.to } }),
    };
    const last = form ? (await lastResults(store, where, formLength)).map(playedOf) : undefined;
    const best = extremes ? await extremeResult(store, where, "desc") : undefined;
    const worst = extremes ? await extremeResult(store, where, "asc") : undefined;
    const tally = completed(row.tally, { ...(last && { last }), best, worst });
    standings.set(standingKey(row), { ...row, tally });
  }
  return { ...state, standings };
}

/** The game with the best or the worst margin; the earliest of equals. */
async function extremeResult(
  store: Store,
  where: Prisma.LeagueResultWhereInput,
  ahead: Prisma.SortOrder,
): Promise<Played | undefined> {
  const row = await store.leagueResult.findFirst({
    where: { ...where, ahead: { not: null } },
    orderBy: [{ ahead }, ...inOrder("asc")],
  });
  return row ? playedOf(row) : undefined;
}

import { byFinish, type Finish } from "../standings/order";
import { isWin, type PostedGame } from "../standings/posted";
import { newRating, type Rating, ratingsAfter } from "../standings/ratings";
import type { SeatResult } from "../standings/result";
import { gamesPlayed } from "../standings/tally";
import { keyOf, type LeagueState, type Standing, standingKey } from "./state";

/** The state that players carry over from one game to the next; anyone not listed is a beginner. */
export interface Careers {
  /** Games won in a row, by player. */
  readonly streaks: Map<string, number>;
  /** By player and ruleset ("": all games), see `careerKey`. */
  readonly ratings: Map<string, Rating>;
}

export const careerKey = (person: string, rulesetId: string): string => keyOf(person, rulesetId);
export const newCareers = (): Careers => ({ streaks: new Map(), ratings: new Map() });

/** Overall and of the game's ruleset, after a game. */
export interface RatingsThen {
  readonly overall: Rating;
  readonly ofRuleset: Rating;
}

/** One player's part of a finished game. `ratings` undefined: those of an earlier game come first. */
export interface CountedResult {
  readonly game: PostedGame;
  readonly person: string;
  readonly result: SeatResult;
  readonly streak: number;
  readonly ratings: RatingsThen | undefined;
}

/**
 * Advances careers past a game, in place, and returns its results. Games must come in the order in which they finished.
 */
export function playOn({ streaks, ratings }: Careers, game: PostedGame): CountedResult[] {
  const finished = game.players.map(({ result }) => result);
  const rate = (rulesetId: string): Rating[] => {
    const before = game.players.map(({ person }) => ratings.get(careerKey(person, rulesetId)) ?? newRating);
    return ratingsAfter(before, finished);
  };
  const [overall, ofRuleset] = [rate(""), rate(game.rulesetId)];
  return game.players.map(({ person, result }, index) => {
    const streak = isWin(result) ? (streaks.get(person) ?? 0) + 1 : 0;
    const now = { overall: overall[index] ?? newRating, ofRuleset: ofRuleset[index] ?? newRating };
    streaks.set(person, streak);
    ratings.set(careerKey(person, ""), now.overall);
    ratings.set(careerKey(person, game.rulesetId), now.ofRuleset);
    return { game, person, result, streak, ratings: now };
  });
}

/**
 * A player's last game before a point, of a ruleset ("": of all): a row's form is its last games, so that it names it
 * unless all of them are later. "earlier": it is an earlier one; undefined: there is none.
 */
export function lastGameBefore(
  { standings }: LeagueState,
  person: string,
  rulesetId: string,
  point: Finish,
): Finish | "earlier" | undefined {
  const tally = standings.get(standingKey({ season: "", rulesetId, person }))?.tally;
  if (!tally) return undefined;
  const form = tally.form.map(([finishedAt, gameId]) => ({ finishedAt, gameId }));
  const last = form.findLast((game) => byFinish(game, point) < 0);
  return last ?? (gamesPlayed(tally) > form.length ? "earlier" : undefined);
}

/** The state with these ratings in the rows of all time. */
export function withRatings(state: LeagueState, { ratings }: Careers): LeagueState {
  const rated = (row: Standing): Standing => {
    const rating = row.season === "" ? ratings.get(careerKey(row.person, row.rulesetId)) : undefined;
    return rating ? { ...row, rating } : row;
  };
  const standings = [...state.standings.values()].map(rated);
  return { ...state, standings: new Map(standings.map((row) => [standingKey(row), row])) };
}

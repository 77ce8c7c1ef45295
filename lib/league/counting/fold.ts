import { byFinish } from "../standings/order";
import { type CountedResult, newCareers, playOn, withRatings } from "./careers";
import { type Counted, nothing, reduce } from "./reduce";
import { emptyState, type LeagueState, type Rules } from "./state";

/** A league counted from its first game. Counting step by step gives the same. */
export function foldLeague(
  rules: Rules,
  counted: Counted,
): { readonly state: LeagueState; readonly results: readonly CountedResult[] } {
  const games = [...counted.games].sort(byFinish);
  const careers = newCareers();
  const results = games.flatMap((game) => playOn(careers, game));
  const state = reduce(emptyState, rules, { removed: nothing, added: { ...counted, games } });
  return { state: withRatings(state, careers), results };
}

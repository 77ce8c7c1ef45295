import { type Problem, pointer, under } from "../../rules/problem";
import { type GamesThere, roomProblems } from "../change/lists";
import { currencyProblems } from "../money/currency";
import { seatedProblems } from "../roster/seating";
import { isDay } from "../season";
import type { LeagueSettings } from "../settings";
import { leagueProblem } from "../texts";
import { oneOfEach, type PaperResult, placeOf } from "./paper-result";

/** A result as it is entered. */
type PaperChange = PaperResult & { readonly game: string; readonly currency?: string | undefined };

/** Facts for checking a result from paper that the league's settings do not contain. */
export interface PaperFacts extends GamesThere {
  /** Whether a game scored with this program has the id. */
  readonly isTaken: boolean;
  /** Today's date on the league's calendar. */
  readonly today: string;
  /** The problems if there is no such kind of game. */
  readonly noRuleset: readonly Problem[];
}

/** Why a result from paper cannot be entered; paths are relative to the change. */
export function paperProblems(
  settings: LeagueSettings,
  change: PaperChange,
  { isTaken, today, noRuleset, ...there }: PaperFacts,
): readonly Problem[] {
  const { game: id, on } = change;
  const problems: Problem[] = [...noRuleset, ...roomProblems(there)];
  if (isTaken) problems.push(leagueProblem("game-id-taken", "/game", { id }));
  if (!isDay(on)) problems.push(leagueProblem("not-a-day", "/on"));
  else if (on > today) problems.push(leagueProblem("in-future", "/on", { today }));
  const seated = change.players.map(({ player }, index) => [field(index, "player"), player] as const);
  return [
    ...problems,
    ...seatedProblems(settings.players, seated),
    ...rankProblems(change),
    ...sideProblems(change),
    ...moneyProblems(settings, change),
  ];
}

const field = (index: number, name: string): string => pointer("players", index, name);

/** Everybody has points, or a place that fits the others', with which points may stand. */
function rankProblems(change: PaperChange): Problem[] {
  const { rankedBy, players } = change;
  const areGiven = rankedBy === "places";
  const hasPoints = !areGiven || players.some(({ points }) => points !== undefined);
  const problems = players.flatMap(({ place, points }, index) => [
    ...(areGiven && place === undefined ? [leagueProblem("paper-place", field(index, "place"))] : []),
    ...(hasPoints && points === undefined ? [leagueProblem("paper-points", field(index, "points"))] : []),
    ...(areGiven || place === undefined ? [] : [leagueProblem("paper-not-both", field(index, "place"))]),
  ]);
  if (problems.length > 0 || rankedBy !== "places") return problems;
  const parties = oneOfEach(players);
  const wrong = players.findIndex((each) => parties.includes(each) && each.place !== placeOf(change, each));
  const found = players[wrong];
  if (!found) return [];
  return [leagueProblem("paper-gap", field(wrong, "place"), { place: placeOf(change, found) })];
}

/** Everybody has a side, or nobody has; both sides have players, and partners share place and points. */
function sideProblems({ players }: PaperChange): Problem[] {
  if (players.every(({ side }) => side === undefined)) return [];
  const without = players.findIndex(({ side }) => side === undefined);
  if (without >= 0) return [leagueProblem("paper-side", field(without, "side"))];
  if (new Set(players.map(({ side }) => side)).size < 2) return [leagueProblem("paper-one-side", "/players")];
  return oneOfEach(players).flatMap((first) =>
    players.flatMap((each, index): Problem[] => {
      if (each.side !== first.side) return [];
      if (each.place !== first.place) return [leagueProblem("paper-partners", field(index, "place"))];
      return each.points === first.points ? [] : [leagueProblem("paper-partners", field(index, "points"))];
    }),
  );
}

/** Everybody has a balance, or nobody has; balances sum to 0. */
function moneyProblems(
  settings: LeagueSettings,
  { players, currency = settings.currency }: PaperChange,
): Problem[] {
  const problems = under("/currency", currencyProblems(currency));
  if (players.every(({ balance }) => balance === undefined)) return problems;
  const without = players.findIndex(({ balance }) => balance === undefined);
  if (without >= 0) return [...problems, leagueProblem("paper-balance", field(without, "balance"))];
  const sum = players.reduce((all, { balance = 0 }) => all + balance, 0);
  if (sum !== 0) problems.push(leagueProblem("paper-sum", "/players", { sum }));
  if (currency === "") problems.push(leagueProblem("no-currency", "/currency"));
  return problems;
}

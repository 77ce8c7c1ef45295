import type { Problem } from "../../rules/problem";
import { err, ok, type Result } from "../../rules/result";
import { maxPaperPlayers } from "../limits";
import type { PaperResult } from "../paper/paper-result";
import { maxNameLength, nameProblems } from "../roster/names";
import { partiesBy } from "../standings/parties";
import { leagueProblem } from "../texts";
import type { Entry } from "./entries";
import { importProblem } from "./texts";

/** How a game ended, as a result from paper has it; its players are names. */
export interface NamedResult extends Pick<PaperResult, "rankedBy" | "players"> {
  /** The currency of the money won and lost; undefined: the league's. */
  readonly currency?: string;
}

/** Partners, or one player, and what is known of them together; `money`: what they won together. */
interface Party extends Omit<Entry, "name" | "isWinner"> {
  readonly names: readonly string[];
  readonly isWinner: boolean;
}

/** The result that entries about one game add up to. `points`: whether the most or the fewest win. */
export function resultOf(entries: readonly Entry[], points: "most" | "fewest"): Result<NamedResult, Problem> {
  const [first] = entries;
  if (!first) return err(importProblem("line-without-result", ""));
  for (const { name } of entries) {
    const problem = nameProblem(name);
    if (problem) return err(problem);
  }
  if (entries.length === 1) return err(importProblem("line-one-player", "", { name: first.name }));
  if (entries.length > maxPaperPlayers)
    return err(importProblem("line-too-many-players", "", { most: maxPaperPlayers }));
  const sides = [...new Set(entries.map(({ side }) => side))];
  const arePartners = sides.some((side) => side !== undefined);
  if (arePartners && (sides.length !== 2 || sides.includes(undefined)))
    return err(importProblem("line-sides", ""));
  const sideOf = ({ side }: Entry) => (arePartners ? sides.indexOf(side) : undefined);
  const parties = partiesBy(entries, sideOf).map(together);
  const wrong = moneyProblem(entries);
  if (wrong) return err(wrong);
  const money = new Map(entries.map((each) => [each.name, each.money]));
  const currency = entries.find((each) => each.currency !== undefined)?.currency;

  const order = orderOf(parties, points);
  if (!order.ok) return order;
  const { rankedBy, standings } = order.value;
  return ok({
    rankedBy,
    ...(currency !== undefined && { currency }),
    players: parties.flatMap(({ names, points }, party) =>
      names.map((player) => ({
        player,
        ...(money.get(player) !== undefined && { balance: money.get(player) }),
        ...(rankedBy === "places" && {
          place: 1 + standings.filter((each) => each < (standings[party] ?? 0)).length,
        }),
        ...(points !== undefined && { points }),
        ...(arePartners && { side: party }),
      })),
    ),
  });
}

/** Everybody has money or nobody, of one currency, and what some won the others lost. */
function moneyProblem(entries: readonly Entry[]): Problem | undefined {
  if (entries.every(({ money }) => money === undefined)) return undefined;
  if (entries.some(({ money }) => money === undefined)) return leagueProblem("paper-balance", "");
  if (new Set(entries.flatMap(({ currency }) => currency ?? [])).size > 1)
    return importProblem("line-currencies", "");
  const sum = entries.reduce((all, { money = 0 }) => all + money, 0);
  return sum === 0 ? undefined : leagueProblem("paper-sum", "", { sum });
}

/** What a spreadsheet shows for a formula that it cannot calculate: #REF!, #N/A, #¿NOMBRE? */
const failedFormula = /^#[¡¿]?[\p{Lu}/0]{1,20}[!?]$|^#N\/[AD]$/u;

/** A name is not what a spreadsheet would calculate: whoever copied it wanted the value. */
function nameProblem(name: string): Problem | undefined {
  const value = [...name].slice(0, 40).join("");
  if (/^[=@]/.test(name) || /^[-+].*[(!|]/.test(name) || failedFormula.test(name))
    return importProblem("line-formula", "", { value });
  return nameProblems(name).length > 0
    ? importProblem("line-name", "", { value, most: maxNameLength })
    : undefined;
}

function together(party: readonly Entry[]): Party {
  const { name: _, isWinner: __, ...facts } = Object.assign({}, ...party) as Entry;
  const money = party.reduce((all, each) => all + (each.money ?? 0), 0);
  return {
    ...facts,
    ...(facts.money !== undefined && { money }),
    names: party.map(({ name }) => name),
    isWinner: party.some(({ isWinner }) => isWinner),
  };
}

interface Order {
  readonly rankedBy: NamedResult["rankedBy"];
  /** How each party stands, lower is better. */
  readonly standings: readonly number[];
}

/**
 * Places come first; then points, among which a winner may be marked whom the table decided; then who won; then who won
 * the most money.
 */
function orderOf(parties: readonly Party[], points: "most" | "fewest"): Result<Order, Problem> {
  const missing = (party: Party) =>
    err(importProblem("line-figure-missing", "", { name: party.names[0] ?? "" }));
  const withPlaces = parties.some(({ place }) => place !== undefined);
  const withPoints = parties.some((each) => each.points !== undefined);
  const standings: number[] = [];
  for (const party of parties) {
    const { place = party.isWinner ? 1 : undefined, outcome, isWinner } = party;
    const value = withPlaces ? place : party.points;
    if (withPoints && party.points === undefined) return missing(party);
    if ((withPlaces || withPoints) && value === undefined) return missing(party);
    const isBehind = !isWinner && outcome !== "won" ? (outcome === "drawn" ? 0 : 1) : 0;
    standings.push(
      withPlaces || (withPoints && points === "fewest")
        ? (value ?? 0)
        : withPoints
          ? 0 - (value ?? 0)
          : isBehind,
    );
  }
  if (withPlaces) return ok({ rankedBy: "places", standings });
  const winners = parties.filter(({ isWinner, outcome }) => isWinner || outcome === "won");
  if (!withPoints) {
    const [first] = parties;
    const isTold = winners.length > 0 || parties.some(({ outcome }) => outcome !== undefined);
    if (!isTold && first?.money !== undefined)
      return ok({ rankedBy: "places", standings: parties.map(({ money = 0 }) => 0 - money) });
    return isTold || !first ? ok({ rankedBy: "places", standings }) : missing(first);
  }
  const best = Math.min(...standings);
  const leading = standings.filter((each) => each === best).length;
  const wrong = parties.find((party, at) => winners.includes(party) && standings[at] !== best);
  if (wrong) return err(importProblem("line-winner", "", { name: wrong.names[0] ?? "" }));
  if (winners.length === 0 || winners.length === leading) return ok({ rankedBy: points, standings });
  return ok({
    rankedBy: "places",
    standings: standings.map((each, at) => 2 * each + (parties[at] && winners.includes(parties[at]) ? 0 : 1)),
  });
}

import { partiesBy } from "../standings/parties";
import { pointsFor, pointUnit } from "../standings/points";
import type { PostedGame } from "../standings/posted";
import type { SeatResult } from "../standings/result";
import { pointsTableFor, type TableRule } from "./rule";

type Rule = Pick<TableRule, "points" | "scoring">;

/** How a game ended for somebody, as far as points depend on it. */
export interface Ending extends Pick<SeatResult, "place" | "tied"> {
  readonly shutout?: SeatResult["shutout"] | undefined;
  readonly person: string;
  readonly rulesetId: string;
  /** Players or sides, and how many play together on this side (1: alone). */
  readonly parties: number;
  readonly partners: number;
  /** Whether the game was lost by no more than the league calls close. */
  readonly isNear: boolean;
}

/** What a game was worth to somebody, in 27,720ths of a point: the only definition. */
export function pointsOf(rule: Rule, ending: Ending): number {
  const { draw, near, shutout = 0, twice, partners, handicaps = [] } = rule.scoring;
  const { place, tied, parties } = ending;
  const isDraw = parties > 1 && tied === parties;
  const forPlace =
    isDraw && draw !== undefined
      ? draw * pointUnit
      : pointsFor(pointsTableFor(rule, ending.rulesetId, parties), place, tied);
  const times = twice && ending.shutout === "twice" ? 2 : 1;
  const more = (ending.isNear && near ? near.points : 0) + (ending.shutout ? shutout : 0);
  const ofSide = forPlace * times + more * pointUnit;
  const own = partners === "share" ? Math.floor(ofSide / ending.partners) : ofSide;
  const handicap = handicaps.find(({ player }) => player === ending.person)?.points ?? 0;
  return own + handicap * pointUnit;
}

/** What a game was worth to each of its players, in their order. */
export function gamePoints(rule: Rule, { rulesetId, players }: Pick<PostedGame, "rulesetId" | "players">) {
  // Most leagues have neither sides nor anything that depends on totals, and a table asks about each of its games.
  const sides = players.some(({ result }) => result.side !== undefined)
    ? partiesBy(players, ({ result }) => result.side)
    : undefined;
  const parties = sides?.length ?? players.length;
  const { near } = rule.scoring;
  const within = near && comparesTotals(players) ? near.within : -1;
  const first = players.find(({ result }) => result.place === 1)?.result.total ?? 0;
  return players.map(({ person, result }) => {
    const { place, tied, total, left, shutout, side } = result;
    const isNear = place > 1 && !left && Math.abs(first - total) <= within;
    const partners = sides?.find((party) => party[0].result.side === side)?.length ?? 1;
    return pointsOf(rule, { person, rulesetId, place, tied, shutout, parties, partners, isNear });
  });
}

/** Whether totals decided the game: not places from paper, nor money. */
const comparesTotals = (players: PostedGame["players"]): boolean =>
  players.some(({ result }) => result.total !== 0) &&
  (players.every(({ result }) => result.rounds === 0) || players.some(({ result }) => result.scored > 0));

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

/** What points are given for: place and draw are instead of each other, `twice` is the place once more. */
export const reasons = ["place", "draw", "twice", "near", "shutout", "handicap"] as const;

/** A part of what a game was worth to somebody, in 27,720ths of a point. */
export interface PointsPart {
  readonly of: (typeof reasons)[number];
  readonly points: number;
}

/** What a game was worth to somebody, part by part: the only definition. The first part is there even if it is 0. */
export function pointsParts(rule: Rule, ending: Ending): PointsPart[] {
  const { draw, near, shutout, twice, partners, handicaps = [] } = rule.scoring;
  const { place, tied, parties, person } = ending;
  const ofSide = (of: PointsPart["of"], points: number): PointsPart => ({
    of,
    points: partners === "share" ? Math.floor(points / ending.partners) : points,
  });
  const isDraw = draw !== undefined && parties > 1 && tied === parties;
  const first = isDraw
    ? ofSide("draw", draw * pointUnit)
    : ofSide("place", pointsFor(pointsTableFor(rule, ending.rulesetId, parties), place, tied));
  const parts = [first];
  if (twice && ending.shutout === "twice") parts.push({ of: "twice", points: first.points });
  if (near && ending.isNear) parts.push(ofSide("near", near.points * pointUnit));
  if (shutout && ending.shutout) parts.push(ofSide("shutout", shutout * pointUnit));
  const handicap = handicaps.find(({ player }) => player === person);
  if (handicap) parts.push({ of: "handicap", points: handicap.points * pointUnit });
  return parts;
}

export const sumOf = (parts: readonly PointsPart[]): number =>
  parts.reduce((sum, { points }) => sum + points, 0);

type Game = Pick<PostedGame, "rulesetId" | "players">;

/** What a game was worth to each of its players, in their order. */
export const gamePoints = (rule: Rule, game: Game): number[] => gameParts(rule, game).map(sumOf);

/** The same, part by part. */
export function gameParts(rule: Rule, { rulesetId, players }: Game): PointsPart[][] {
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
    return pointsParts(rule, { person, rulesetId, place, tied, shutout, parties, partners, isNear });
  });
}

/** Whether totals decided the game: not places from paper, nor money. */
const comparesTotals = (players: PostedGame["players"]): boolean =>
  players.some(({ result }) => result.total !== 0) &&
  (players.every(({ result }) => result.rounds === 0) || players.some(({ result }) => result.scored > 0));

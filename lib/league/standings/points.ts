import { type Problem, pointer } from "../../rules/problem";
import { leagueProblem } from "../texts";

/**
 * League points are stored as whole 27,720ths: 27,720 is the least common multiple of 1 to 12, so up to twelve players
 * can share points equally.
 */
export const pointUnit = 27_720;

/** Points for first, second, third place and so on; later places get none. */
export type PointsTable = readonly number[];

export const defaultPoints: PointsTable = [5, 3, 2, 1];

/** The most places in a points table, and the most points of one place. */
export const maxPlaces = 12;
export const maxPlacePoints = 1_000;

/**
 * The points a player gets for finishing in `place`, shared by `tied` players (1: alone), in 27,720ths of a point.
 * Equals share the points of their place and of the next `tied - 1` places. Only a result from paper can have more than
 * twelve of them: then the fraction of a 27,720th is dropped.
 */
export function pointsFor(table: PointsTable, place: number, tied: number): number {
  let shared = 0;
  for (let index = place - 1; index < place - 1 + tied; index++) shared += table[index] ?? 0;
  return Math.floor((shared * pointUnit) / tied);
}

/** Why a list of numbers is not a points table; paths are relative to it. */
export function pointsProblems(table: readonly number[]): Problem[] {
  return table.flatMap((points, index) => {
    const before = table[index - 1];
    if (before === undefined || points <= before) return [];
    return [leagueProblem("points-rise", pointer(index), { place: index + 1, points, before })];
  });
}

/** 27,720ths as people write them: "12", "7 1/2". */
export function pointsText(units: number): string {
  const whole = Math.floor(units / pointUnit);
  const rest = units - whole * pointUnit;
  if (rest === 0) return String(whole);
  const divisor = greatestCommon(rest, pointUnit);
  const fraction = `${rest / divisor}/${pointUnit / divisor}`;
  return whole === 0 ? fraction : `${whole} ${fraction}`;
}

function greatestCommon(a: number, b: number): number {
  return b === 0 ? a : greatestCommon(b, a % b);
}

import type { Table } from "../../rules/people/table";
import { familyOptions, fitFamily, inForce } from "../../rules/presets/presets";
import type { Problem } from "../../rules/problem";
import { err, ok, type Result } from "../../rules/result";
import { countSet } from "../../rules/tiles/counting";
import { doubleSet } from "../../rules/tiles/tiles";
import type * as z from "../../rules/zod";
import { fivesAndThrees, fivesPresets } from "./presets";
import { type FivesRules, fivesRules } from "./rules";
import { problem } from "./texts";

export const set = doubleSet(6);
export const counted = countSet(set, {});

/** Source: docs/scoresheet.md, `fives`. Missing options have the preset's value. */
export const fivesOptions = familyOptions(fivesPresets, fivesRules);

export type Written = z.infer<typeof fivesOptions>;

export interface Options extends FivesRules {
  readonly target: number;
  readonly handSize: number;
  readonly written: Written;
}

export type FivesTable = Table<Options>;

/** The effective options, as far as they do not depend on the number of players. */
export const rulesBy = (written: Written): FivesRules & Pick<Written, "handSize"> =>
  inForce<FivesRules>(fivesAndThrees, fivesPresets, written);

export const targetFor = ({ target }: FivesRules, players: number): number => {
  if (typeof target === "number") return target;
  return players === 2 ? target.two : target.more;
};

export function fitFives(written: Written, players: number): Result<Options, Problem[]> {
  const rules = rulesBy(written);
  const isAcross = rules.scores === "fives-and-threes" && rules.spinner !== "none";
  const fitted = fitFamily(rules, written, players, () => ({
    tiles: set.tiles.length,
    usual: players === 2 ? 7 : 5,
  }));
  if (isAcross) return err([...(fitted.ok ? [] : fitted.error), problem("no-spinner", "/spinner")]);
  return fitted.ok ? ok({ ...fitted.value, target: targetFor(rules, players), written }) : fitted;
}

/** The same game for another number of players; the target stays. */
export const refitFives = ({ written, sides, target }: Options, players: number) =>
  fitFives({ ...written, sides, target }, players);

/** Threes and fives that two ends can make: t / 3 if three divides it, and t / 5 if five does. */
const fivesAndThreesScores = [1, 2, 3, 4, 6, 8] as const;

/** The most that one play can score in fives, pips. */
const maxFives = { none: 20, first: 35, all: 60 } as const;

/** Whether a score is the ends' total itself. */
export const isInPips = ({ scores, unit }: FivesRules): boolean => scores === "fives" && unit === "pips";

/** What every score is a multiple of: a hole of the peg board. */
export const minScore = (rules: FivesRules): number =>
  isInPips(rules) && rules.handEnd !== "chip-out" ? 5 : 1;

/** What the open ends score in one play, by their total. */
export function totalsIn(rules: FivesRules): ReadonlyMap<number, number> {
  const { scores, unit } = rules;
  const possible = scoresIn(rules);
  const fives = unit === "pips" && scores === "fives" ? 5 : 1;
  const scoreOf = (total: number): number =>
    (total % 5 === 0 ? (total / 5) * fives : 0) +
    (total % 3 === 0 && scores === "fives-and-threes" ? total / 3 : 0);
  const totals = Array.from({ length: maxFives.all }, (_, index) => index + 1);
  return new Map(
    totals.map((total) => [total, scoreOf(total)] as const).filter(([, score]) => possible.includes(score)),
  );
}

/** What one play can score. */
export function scoresIn({ scores, spinner, unit }: FivesRules): readonly number[] {
  if (scores === "fives-and-threes") return fivesAndThreesScores;
  const step = unit === "fifths" ? 1 : 5;
  return Array.from({ length: maxFives[spinner] / 5 }, (_, index) => (index + 1) * step);
}

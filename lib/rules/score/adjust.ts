import { type Draft, entrySchema } from "../document/entry";
import { wholeNumber } from "../document/read";
import type { GameTypes } from "../game-types";
import { namesOf, type Party, partyOf } from "../people/parties";
import { playingProblems } from "../people/people-check";
import { idsPlaying, type Table } from "../people/table";
import type { Moment } from "../play/moment";
import type { Problem } from "../problem";
import type { Prompt } from "../prompts";
import type { Text } from "../text";
import { kernelProblem, kernelText } from "../texts";
import * as z from "../zod";
import { type Explained, restTerm } from "./terms";

const maxAdjustment = 1_000;
export const maxReasonLength = 80;

/**
 * `adjust`: points that the players or a referee added or took off, and why. They change the total of the player's
 * party.
 */
export const adjustEntry = entrySchema("adjust", {
  player: z.string(),
  points: wholeNumber(-maxAdjustment, maxAdjustment),
  why: z.string(),
});

export type Adjust = z.infer<typeof adjustEntry>;

/** Every problem of such an entry except those of its shape. */
export function adjustProblems(table: Table<unknown>, { player, points, why }: Draft<Adjust>): Problem[] {
  return [
    ...playingProblems(table, player, "/player"),
    ...(points === 0 ? [kernelProblem("adjusts-nothing", "/points")] : []),
    ...(why === undefined ? [] : adjustReason(why)),
  ];
}

/** Whether a reason is there and short enough. It is counted in code points. */
export function adjustReason(why: string): Problem[] {
  const length = [...why.trim()].length;
  const isReason = length >= 1 && length <= maxReasonLength;
  return isReason ? [] : [kernelProblem("reason-length", "/why", { most: maxReasonLength })];
}

/** What is asked for an adjustment, at any time during the game. */
export const adjustPrompt = (table: Table<unknown>): Prompt => ({
  kind: "adjust",
  when: "ruling",
  title: kernelText("adjust"),
  asks: [
    {
      type: "player",
      field: "player",
      label: kernelText("adjust-whose"),
      among: idsPlaying(table),
      optional: false,
    },
    {
      type: "number",
      field: "points",
      label: kernelText("adjust-by"),
      min: -maxAdjustment,
      max: maxAdjustment,
    },
    { type: "text", field: "why", label: kernelText("adjust-why"), max: maxReasonLength },
  ],
});

/** The state once a player's party has this many more points, or fewer. */
export const adjustedState = <G extends GameTypes>(
  { rules, table, parties, state }: Pick<Moment<G>, "rules" | "table" | "parties" | "state">,
  player: string,
  points: number,
): G["state"] => rules.adjust?.(table, state, partyOf(table, parties, player) ?? -1, points) ?? state;

/** The terms of a checked entry: the points go to the player's whole party, as far as totals can fall. */
export function explainAdjust<G extends GameTypes>(
  moment: Moment<G>,
  { player, points, why }: Adjust,
): Explained {
  const { rules, table, parties, tally } = moment;
  const seats = parties[partyOf(table, parties, player) ?? -1] ?? [];
  const { totals } = rules.tally(table, adjustedState(moment, player, points));
  const term = { label: kernelText("adjusted", { why: why.trim() }), value: points };
  return {
    points: totals.map((total, seat) =>
      seats.includes(seat)
        ? [term, ...restTerm([term], total - (tally.totals[seat] ?? 0), kernelText("never-below-zero"))]
        : [],
    ),
  };
}

/** A checked entry in one line. */
export function describeAdjust(
  table: Table<unknown>,
  parties: readonly Party[],
  { player, points, why }: Adjust,
): Text {
  const names = namesOf(table, parties[partyOf(table, parties, player) ?? -1]);
  return kernelText("described-adjust", { names, points, why: why.trim() });
}

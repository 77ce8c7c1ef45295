import type { GameRecord } from "@/lib/rules/score/records";
import type { Terms } from "./terms";

const list = new Intl.ListFormat("en", { type: "conjunction" });

interface Told {
  /** The record's number as it is read: pips, or money. */
  readonly amount: string;
  readonly value: number;
  /** So many hands or rounds, as the game calls them. */
  readonly rounds: string;
  /** Which one it was: "Hand 3". */
  readonly round: string | undefined;
  /** Whether several share the record. */
  readonly shared: boolean;
}

const each = ({ shared }: Told): string => (shared ? "each " : "");
const inRound = ({ round }: Told): string => (round === undefined ? "" : ` in ${inText(round)}`);

const recordNames: Readonly<Record<GameRecord["record"], string>> = {
  "best-round": "Biggest win",
  "worst-hand": "Heaviest hand",
  "most-out": "Most often out",
  "longest-run": "Longest streak",
  comeback: "Biggest comeback",
};

const recordTold = (t: Terms): Readonly<Record<GameRecord["record"], (told: Told) => string>> => ({
  "best-round": (told) =>
    `${each(told)}${t.wentOut}${inRound(told)} with ${told.amount} pips in the others' hands`,
  "worst-hand": (told) => `${each(told)}held ${told.amount} pips${inRound(told)}`,
  "most-out": (told) => `${each(told)}${t.wentOut} in ${told.rounds}`,
  "longest-run": (told) =>
    `${each(told)}${t.wentOut} ${told.value === 2 ? "twice" : `${told.value} times`} in a row`,
  comeback: (told) =>
    `${each(told)}won after being ${told.amount} behind${told.round === undefined ? "" : ` after ${inText(told.round)}`}`,
});

const inText = (round: string): string => round.charAt(0).toLowerCase() + round.slice(1);

export const finish = (t: Terms) => ({
  cameLate: "came late",
  came: (f: { round: string }): string => `joined after ${inText(f.round)}`,
  leftEarly: "left",
  left: (f: { round: string }): string => `left after ${inText(f.round)}`,
  fell: (f: { round: string }): string => `out in ${inText(f.round)}`,
  /** So many share a step of the podium. */
  soMany: (f: { players: number }): string => `${f.players} players`,
  list: (names: readonly string[]): string => list.format(names),
  records: "Highlights",
  recordNames,
  recordTold: recordTold(t),
  settle: "Settle up",
  pays: (f: { from: string; to: string }): string => `${f.from} pays ${f.to}`,
  share: "Share as a picture",
  shared: "Picture saved.",
  notShared: "This browser could not make or save the picture.",
});

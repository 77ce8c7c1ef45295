import type { GameRecord } from "@/lib/rules/records";

const list = new Intl.ListFormat("en", { type: "conjunction" });

interface Told {
  /** The record's number as it is read: pips, rounds, or money. */
  readonly amount: string;
  readonly value: number;
  readonly round: number | undefined;
}

const inRound = ({ round }: Told): string => (round === undefined ? "" : ` in round ${round}`);
const rounds = ({ value }: Told): string => (value === 1 ? "1 round" : `${value} rounds`);

const recordNames: Readonly<Record<GameRecord["record"], string>> = {
  "best-round": "Best round",
  "worst-hand": "Worst hand",
  "most-out": "Most rounds out",
  "longest-run": "Longest run",
  comeback: "Biggest comeback",
};

const recordTold: Readonly<Record<GameRecord["record"], (told: Told) => string>> = {
  "best-round": (told) => `went out${inRound(told)} with ${told.amount} pips in the others' hands`,
  "worst-hand": (told) => `held ${told.amount} pips${inRound(told)}`,
  "most-out": (told) => `went out in ${rounds(told)}`,
  "longest-run": (told) => `went out in ${rounds(told)} one after the other`,
  comeback: (told) =>
    `won after being ${told.amount} behind${told.round === undefined ? "" : ` after round ${told.round}`}`,
};

const inText = (round: string): string => round.charAt(0).toLowerCase() + round.slice(1);

export const finish = {
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
  recordTold,
  settle: "Settle up",
  pays: (f: { from: string; to: string }): string => `${f.from} pays ${f.to}`,
  share: "Share as a picture",
  shared: "Picture saved.",
  notShared: "This browser could not make the picture, or did not take it.",
};

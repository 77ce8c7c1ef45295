import type { GameRecord } from "@/lib/rules/score/records";
import type { RoundName } from "../../round-name";
import { list } from "../counted";
import type { Terms } from "../terms";

interface Values {
  /** The record's number, formatted: pips, or money. */
  readonly amount: string;
  readonly value: number;
  /** "5 hands" or "5 rounds", whichever the game has. */
  readonly rounds: string;
  /** Which one it was: "Hand 3". */
  readonly round: RoundName | undefined;
  /** Whether several share the record. */
  readonly shared: boolean;
}

const each = ({ shared }: Values): string => (shared ? "each " : "");
const inRound = ({ round }: Values): string => (round === undefined ? "" : ` in ${round.inText}`);

const recordNames: Readonly<Record<GameRecord["record"], string>> = {
  "best-round": "Biggest win",
  "worst-hand": "Heaviest hand",
  "most-out": "Most often out",
  "longest-run": "Longest streak",
  comeback: "Biggest comeback",
};

const recordTexts = (t: Terms): Readonly<Record<GameRecord["record"], (f: Values) => string>> => ({
  "best-round": (f) => `${each(f)}${t.wentOut}${inRound(f)} with ${f.amount} pips in the others’ hands`,
  "worst-hand": (f) => `${each(f)}held ${f.amount} pips${inRound(f)}`,
  "most-out": (f) => `${each(f)}${t.wentOut} in ${f.rounds}`,
  "longest-run": (f) => `${each(f)}${t.wentOut} ${f.value === 2 ? "twice" : `${f.value} times`} in a row`,
  comeback: (f) =>
    `won after being ${f.amount} behind${f.round === undefined ? "" : ` after ${f.round.inText}`}`,
});

export const finish = (t: Terms) => ({
  cameLate: "joined late",
  came: (f: { round: RoundName }): string => `joined after ${f.round.inText}`,
  leftEarly: "left",
  left: (f: { round: RoundName }): string => `left after ${f.round.inText}`,
  fell: (f: { round: RoundName }): string => `eliminated in ${f.round.inText}`,
  /** For a podium step that several players share. */
  soMany: (f: { players: number }): string => `${f.players} players`,
  list: (names: readonly string[]): string => list(names),
  records: "Highlights",
  recordNames,
  recordTexts: recordTexts(t),
  settle: "Settle up",
  pays: (f: { from: string; to: string }): string => `${f.from} pays ${f.to}`,
  share: "Share as a picture",
  shared: "Picture saved.",
  notShared: "This browser couldn’t make or save the picture.",
});

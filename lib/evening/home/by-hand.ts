import { isRecord } from "../../rules/record";
import type { EveningLog } from "../log";
import type { RoundResult } from "../result/types";
import { indexOf } from "../state";
import type { AtTable } from "./at-table";
import { correctionOf } from "./corrections";

/** Who can be put in another order: those who play, while no scoresheet has them in their seats; and those who wait. */
export interface Movable {
  /** Ids: in seat order, then in the order of the queue. */
  readonly order: readonly string[];
  /** How many of them are seats: four or none. */
  readonly seats: 0 | 4;
}

/** Whoever came since the round was written waits behind those who wait in it. */
export function movableIn({ position: { state } }: EveningLog, now: AtTable): Movable {
  const [[a, c] = [], [b, d] = []] = now.sides;
  const seated = [a, b, c, d].filter((id) => id !== undefined);
  if (isDrawn(now)) return { order: [...seated, ...now.waiting], seats: 4 };
  const written = new Set(state.rounds.at(-1)?.rest);
  const waiting = now.waiting.filter((id) => written.has(indexOf(state, id) ?? -1));
  return now.game === undefined ? { order: [...seated, ...waiting], seats: 4 } : { order: waiting, seats: 0 };
}

/** What writes another order, what undoes that, and what a replay says of it; undefined if it cannot be written. */
export interface ByHand {
  readonly entries: readonly object[];
  /** `about`: the id of the last entry. */
  undone(about: string): readonly object[];
  readonly says: RoundResult["says"];
}

export function byHand(log: EveningLog, now: AtTable, order: readonly string[]): ByHand | undefined {
  const { state } = log.position;
  const { seats } = movableIn(log, now);
  const [a, b, c, d, ...others] = order;
  const sides =
    seats === 0
      ? now.sides
      : [
          [a, c],
          [b, d],
        ];
  const drawn = now.entries.at(-1);
  const lot = isRecord(drawn) && isDrawn(now) ? drawn.lot : (state.rounds.at(-1)?.lot ?? 0);
  const waiting = seats === 0 ? order : others;
  // Who went home since the round was written has a place in it all the same.
  const left = isDrawn(now) ? [] : restIn(log).filter((id) => !now.waiting.includes(id));
  const rest = [...waiting, ...left];
  const round = { kind: "round", round: now.round, lot, tables: [{ table: now.table, sides }], rest };
  const correction = isDrawn(now) ? undefined : correctionOf(log, "round", now.round, round);
  if (!isDrawn(now) && !correction) return undefined;
  const entries = correction?.entries ?? [...now.entries.slice(0, -1), round];
  const fork = log.fork();
  if (entries.some((entry) => fork.accept(entry).length > 0)) return undefined;
  return {
    entries,
    undone: (about) => correction?.undo ?? [{ kind: "amend", target: about, entry: drawn }],
    says: fork.result([], false).rounds.at(-1)?.says ?? [],
  };
}

/** The next game is drawn, but nobody has written it yet. */
const isDrawn = ({ round, entries }: AtTable): boolean => {
  const last = entries.at(-1);
  return isRecord(last) && last.kind === "round" && last.round === round;
};

const restIn = ({ position: { state } }: EveningLog): string[] =>
  (state.rounds.at(-1)?.rest ?? []).map((unit) => state.units[unit]?.id ?? "");

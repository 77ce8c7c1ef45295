import type { Line } from "@/lib/rules/play/entry-log";
import type { EntryProblem } from "@/lib/rules/problem";
import type { Baseline } from "../baseline";
import type { SyncProblems } from "../texts";
import type { GameSummary } from "../wire/wire";

/** What lists show of a log, besides what its header says. */
export type Summary = Omit<GameSummary, "id" | "game" | "createdAt" | "updatedAt">;

/** A log of entries that several devices keep, of a game or of an evening. `P`: the state between two entries. */
export interface SharedLog<P> {
  readonly position: P;
  readonly lines: readonly Line[];
  /** What its replay cost; a log that is too expensive accepts no more. */
  readonly work: number;
  accept(raw: unknown): readonly EntryProblem[];
  before(index: number): P | undefined;
}

/** What sync asks about the entries of a log, besides whether they are accepted. */
export interface Shared<P, L extends SharedLog<P>> {
  begin(start: P): L;
  /** A copy that can change independently. */
  fork(log: L): L;
  /** Whether an entry is in a form that this version knows. */
  isReadable(start: P, entry: unknown): boolean;
  /** Whether the entry at this line closed a hand or round, of which several phones may enter versions. */
  closesRound(log: L, line: number): boolean;
  /** The ids of people whom an entry is about without naming them; undefined if nothing can be said of that. */
  unnamed(position: P, body: unknown): readonly string[] | undefined;
  /** Why an entry is held that would be about other people than when it was made. */
  readonly othersMeanwhile: `people-meanwhile${string}` & keyof SyncProblems;
  /** Whether two entries that could both follow `before` say the same. */
  isSameStatement(before: P, one: unknown, other: unknown): boolean;
  /** Whether in both the same person comes or goes. */
  isSameMove(one: unknown, other: unknown): boolean;
  /** Whether the log has changed since a form was started, so that `body` may not be saved. */
  hasMoved(log: L, since: Baseline, body: unknown): boolean;
  /** Whether it has ended: only corrections are accepted. */
  isOver(position: P): boolean;
  summary(log: L, options: Readonly<Record<string, unknown>>): Summary;
}

/** A log of a game or of an evening, whichever: what keeps, sends and stores logs need not know. */
export type AnyLog = SharedLog<unknown>;

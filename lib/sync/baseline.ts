import type { Player } from "@/lib/rules/people/table";
import type { Log } from "@/lib/rules/play/log";
import { isRecord } from "@/lib/rules/record";
import { sameJson } from "@/lib/rules/same-json";
import * as z from "../rules/zod";
import { idKey } from "./hold";

/**
 * The state a form was started from: the parts of the log that its entry depends on, as they were then. The log may
 * change while somebody types, and the entry would then be saved in the wrong place.
 */
export interface Baseline {
  /** How many rounds were closed, and the id of the entry that closed the last. */
  readonly round?: {
    readonly closed: number;
    readonly last: string | null;
    /** The id of the entry that was taken back to type it again. */
    readonly undone?: string;
  };
  /** The ids of those who played, sorted. */
  readonly playing?: readonly string[];
  /** Everybody who played, by name and seat. */
  readonly people?: readonly Player[];
  /** An entry that is corrected: its id, and that of its latest correction. */
  readonly entry?: { readonly id: string; readonly version: string | null };
  /** The id of the last entry: no later entry may be identical to the one being saved. */
  readonly unless?: string | null;
  /** The id of the last entry: there may be no later entry at all. */
  readonly last?: string | null;
}

/** A log of anything. */
type Lines = Pick<Log, "lines">;

/** How the log has changed since a form was started. */
export interface Moved {
  /** The lines that closed rounds since then, oldest first. */
  readonly rounds: readonly number[];
  /** The one of them that is about the very round that was being typed, as far as that is certain. */
  readonly same: number | undefined;
  /** The line of the entry that is being typed again, if others followed it before it was taken back. */
  readonly place: number | undefined;
  /** Whether the previous round was taken back, or is now a different one. */
  readonly takenBack: boolean;
  /** Who joined and who left, by id. */
  readonly joined: readonly string[];
  readonly left: readonly string[];
  /** The latest line that is in the way, as far as it is known. */
  readonly by: number | undefined;
}

/** For a round that is being typed. */
export const roundBaseline = (log: Log): Baseline => ({ ...roundPart(log), playing: playingIn(log) });

/** For a round that is typed again: its entry was just taken back. `since`: what that entry was saved with. */
export const againBaseline = (since: Baseline, undone: string): Baseline => ({
  ...since,
  ...(since.round && { round: { ...since.round, undone } }),
});

/** For an entry about players joining or leaving, their seats or their names. */
export const peopleBaseline = (log: Log): Baseline => ({ people: peopleIn(log) });

/** For a correction of the entry at this line. */
export const entryBaseline = (log: Lines, line: number): Baseline => {
  const id = idAt(log, line);
  return id === null ? {} : { entry: { id, version: versionAt(log, line) } };
};

/**
 * For an entry made with one tap during a round. Two scorekeepers may enter different things at the same moment, and
 * both count; identical entries from both are most likely the same one.
 */
export const playBaseline = (log: Log): Baseline => ({ ...roundPart(log), unless: idAt(log, lastOf(log)) });

/** For the undoing of an entry that was just made: only as long as nothing followed it. */
export const undoBaseline = (entry: string): Baseline => ({ last: idKey(entry) });

/** For entries that depend on the exact state that was shown: the answer to an offer, the end of the game. */
export const lastBaseline = (log: Lines): Baseline => ({ last: idAt(log, lastOf(log)) });

/** How the log has changed since a form was started; undefined if `body` may still be saved. */
export function movedSince(log: Log, since: Baseline, body?: unknown): Moved | undefined {
  const round = since.round && roundMoved(log, since.round);
  const people = since.playing ?? since.people?.map(({ id }) => id);
  const playing = playingIn(log);
  const joined = people ? playing.filter((id) => !people.includes(id)) : [];
  const left = people ? people.filter((id) => !playing.includes(id)) : [];
  const seated = since.people !== undefined && !sameJson(since.people, peopleIn(log));
  const lines = linesMovedSince(log, since, body);
  const isMoved = round || joined.length > 0 || left.length > 0 || seated;
  if (!isMoved && lines === undefined) return undefined;
  const by = round?.rounds.at(-1) ?? lines ?? lastOf(log);
  const { rounds = [], same: sameRound, place, takenBack = false } = round ?? {};
  return { rounds, same: sameRound, place, takenBack, joined, left, by };
}

/**
 * The line that is in the way of an entry: a correction of the one it corrects, one that says the same, or any later one;
 * undefined if there is none.
 */
export function linesMovedSince(log: Lines, since: Baseline, body?: unknown): number | undefined {
  const entry = since.entry && entryMoved(log, since.entry);
  const same = since.unless === undefined ? undefined : sameAfter(log, since.unless, body);
  const last = lastOf(log);
  const other = since.last !== undefined && since.last !== idAt(log, last) ? last : undefined;
  return entry ?? same ?? other;
}

/** The baselines of forms that are stored while they are being filled in. */
const storedBaseline = z.strictObject({
  round: z.optional(
    z.object({ closed: z.number(), last: z.nullable(z.string()), undone: z.optional(z.string()) }),
  ),
  playing: z.optional(z.array(z.string())),
  people: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
  entry: z.optional(z.object({ id: z.string(), version: z.nullable(z.string()) })),
});

/** Reads a stored baseline; undefined if the value is not one. */
export const readBaseline = (stored: unknown): Baseline | undefined =>
  z.safeParse(storedBaseline, stored).success ? (stored as Baseline) : undefined;

const lastOf = (log: Lines): number => log.lines.length - 1;

function idAt(log: Lines, line: number): string | null {
  const written = log.lines[line]?.written;
  return isRecord(written) && typeof written.id === "string" ? idKey(written.id) : null;
}

function lineOf(log: Lines, id: string): number | undefined {
  const line = log.lines.findIndex((_, index) => idAt(log, index) === idKey(id));
  return line < 0 ? undefined : line;
}

function lastCorrection(log: Lines, line: number): number | undefined {
  const corrected = log.lines[line];
  return corrected?.type === "entry" ? corrected.corrections.at(-1) : undefined;
}

function versionAt(log: Lines, line: number): string | null {
  const latest = lastCorrection(log, line);
  return latest === undefined ? null : idAt(log, latest);
}

const closings = (log: Log): number[] => log.lines.flatMap((_, line) => (log.roundOf(line) ? [line] : []));

function roundPart(log: Log): Pick<Baseline, "round"> {
  const closed = closings(log);
  return { round: { closed: closed.length, last: idAt(log, closed.at(-1) ?? -1) } };
}

const playingIn = ({ position }: Log): string[] =>
  position.players.flatMap(({ id }) => (position.gone.has(id) ? [] : [id])).sort();

const peopleIn = ({ position }: Log): Player[] =>
  position.players.flatMap(({ id, name }) => (position.gone.has(id) ? [] : [{ id, name }]));

type RoundMoved = Pick<Moved, "rounds" | "same" | "place" | "takenBack">;

function roundMoved(
  log: Log,
  { closed, last, undone }: NonNullable<Baseline["round"]>,
): RoundMoved | undefined {
  const now = closings(log);
  const at = last === null ? -1 : now.findIndex((line) => idAt(log, line) === last);
  const isThere = last === null || at >= 0;
  if (isThere && at === now.length - 1 && closed === now.length) return undefined;
  const rounds = now.slice(isThere ? at + 1 : Math.max(0, closed - 1));
  const takenBack = now.length - rounds.length < closed;
  const again = undone === undefined ? undefined : lineOf(log, undone);
  const undoing = again === undefined ? undefined : lastCorrection(log, again);
  // A round that was closed before the typed one was taken back is another one.
  const isOther = (line: number) => undoing !== undefined && line < undoing && line !== again;
  // Without the round before, it is not known which of them it is.
  const same = isThere ? rounds.find((line) => !isOther(line)) : undefined;
  return { rounds, same, place: rounds.some(isOther) ? again : undefined, takenBack };
}

/** The line of the latest correction, if it is not the known one. */
function entryMoved(log: Lines, { id, version }: NonNullable<Baseline["entry"]>): number | undefined {
  const line = log.lines.findIndex((_, index) => idAt(log, index) === id);
  const corrected = log.lines[line];
  if (corrected?.type !== "entry") return lastOf(log);
  return versionAt(log, line) === version ? undefined : (corrected.corrections.at(-1) ?? line);
}

/** A later line with the same content that still counts. */
function sameAfter(log: Lines, last: string | null, body: unknown): number | undefined {
  const seen = last === null ? -1 : log.lines.findIndex((_, index) => idAt(log, index) === last);
  if (!isRecord(body)) return undefined;
  const same = log.lines.findLastIndex((each, index) => {
    if (index <= seen || each.type !== "entry" || !isRecord(each.effective)) return false;
    const { id: _id, at: _at, ...entered } = each.effective;
    return sameJson(entered, body);
  });
  return same < 0 ? undefined : same;
}

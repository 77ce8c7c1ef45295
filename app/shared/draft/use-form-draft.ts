"use client";

import { useLayoutEffect, useState } from "react";
import { draftText, readDraft, writeDraft } from "@/lib/client/store/drafts";
import type { Line, Log } from "@/lib/rules/play/log";
import { isRecord } from "@/lib/rules/record";
import { type Baseline, type Moved, movedSince, readBaseline, roundBaseline } from "@/lib/sync/baseline";
import { sameJson } from "@/lib/sync/same";
import { type EntryDraft, emptyDraft, isStarted, withOut } from "./draft";

interface DraftFormat<Draft> {
  /** Another name that an older version kept the same form under. */
  readonly formerSlot?: string;
  /** What is to be written of a draft; undefined where losing it would be no pity. */
  toStore(draft: Draft): unknown;
  /** The draft of what was written; undefined where it does not fit any more. */
  read(stored: unknown): Draft | undefined;
  start(): Draft;
}

/** Where a form is kept: the game as it is drawn, and what a form begun now would be begun on. */
export interface DraftPlace {
  readonly game: { readonly id: string; readonly log: Log };
  /** The round that is being entered, or the correction of one entry, or what is said of one player. */
  readonly slot: string;
  readonly now: Baseline;
}

/** What a form was begun on, and what happened since. */
export interface DraftState {
  /** What is saved from this form is to be saved with this. */
  readonly since: Baseline;
  /** The log moved under what is half-typed: nothing is saved before somebody has decided about it. */
  readonly moved: Moved | undefined;
  /** It belongs to what is asked for now. */
  keep(): void;
  /** Nobody wants what is half-typed any more. It is gone at once, also where the form is closed with it. */
  discard(): void;
}

interface Stored<Draft> {
  readonly draft: Draft;
  /** Undefined where nobody knows what it was begun on: an older version kept it. */
  readonly since: Baseline | undefined;
}

/** Nothing is known of what happened since. */
const unknown: Moved = { rounds: [], takenBack: false, came: [], left: [], by: undefined };

/**
 * What is half-made on a form: it survives the tab being killed, and belongs to what it was begun on. A form on which
 * nothing is typed begins anew whenever the log moves.
 */
export function useFormDraft<Draft>({ game, slot, now }: DraftPlace, format: DraftFormat<Draft>) {
  const [{ draft, since }, setStored] = useState<Stored<Draft>>(
    () =>
      storedAt(game.id, slot, format) ??
      (format.formerSlot === undefined ? undefined : storedAt(game.id, format.formerSlot, format)) ?? {
        draft: format.start(),
        since: now,
      },
  );
  const toStore = format.toStore(draft);
  const { formerSlot } = format;
  // Kept before it is shown: what one saw is there again.
  useLayoutEffect(() => {
    writeDraft(
      game.id,
      slot,
      toStore === undefined ? undefined : { ...(since && { since }), draft: toStore },
    );
    if (formerSlot !== undefined) writeDraft(game.id, formerSlot, undefined);
  });
  const isStartedHere = toStore !== undefined;
  const state: DraftState = {
    since: isStartedHere ? (since ?? now) : now,
    moved: !isStartedHere ? undefined : since === undefined ? unknown : movedSince(game.log, since),
    keep: () => setStored({ draft, since: now }),
    discard: () => {
      setStored({ draft: format.start(), since: now });
      writeDraft(game.id, slot, undefined);
    },
  };
  const setDraft = (to: Draft) => setStored({ draft: to, since: isStartedHere ? since : now });
  return [draft, setDraft, state] as const;
}

const storedAt = <Draft>(
  game: string,
  slot: string,
  { read }: DraftFormat<Draft>,
): Stored<Draft> | undefined => storedIn(draftText(game, slot), read);

/** What a kept text says: the draft, and what it was begun on; an older version kept the draft alone. */
export function storedIn<Draft>(
  text: string | null,
  read: (stored: unknown) => Draft | undefined,
): Stored<Draft> | undefined {
  const stored = readDraft(text);
  const isNamed = isRecord(stored) && "draft" in stored;
  const draft = read(isNamed ? stored.draft : stored);
  return draft === undefined ? undefined : { draft, since: isNamed ? readBaseline(stored.since) : undefined };
}

/** A half-typed entry of the game. */
export const useStoredDraft = (
  place: DraftPlace,
  kinds: readonly string[],
  start: () => EntryDraft,
  formerSlot?: string,
) =>
  useFormDraft<EntryDraft>(place, {
    ...(formerSlot !== undefined && { formerSlot }),
    toStore: (draft) => (isStarted(draft) && !sameJson(draft, start()) ? draft : undefined),
    read: (stored) => {
      const draft = readEntryDraft(stored);
      return draft && kinds.includes(draft.kind) ? draft : undefined;
    },
    start,
  });

export function readEntryDraft(stored: unknown): EntryDraft | undefined {
  if (!isRecord(stored) || typeof stored.kind !== "string") return undefined;
  return isRecord(stored.hands) && isRecord(stored.fields) ? (stored as unknown as EntryDraft) : undefined;
}

/** Once it is saved, or closed by hand where closing means that nobody wants it any more. */
export const forgetDraft = (game: string, slot: string): void => writeDraft(game, slot, undefined);

/** Keeps a draft for a form that is opened next. */
export const storeDraft = (
  game: string,
  slot: string,
  stored: { since: Baseline; draft: EntryDraft },
): void => writeDraft(game, slot, stored);

/** The form of the next hand, with all that was typed there before, as if somebody had said there who went out. */
export function storeWhoWentOut({ id, log }: DraftPlace["game"], kind: string, player: string): void {
  const stored = storedIn(draftText(id, "next"), readEntryDraft);
  const { draft, since } =
    stored?.draft.kind === kind ? stored : { draft: emptyDraft(kind), since: roundBaseline(log) };
  writeDraft(id, "next", { ...(since && { since }), draft: withOut(draft, player) });
}

/** Where the correction of a line is kept: by its entry's id, since lines move when another phone was first. */
export function slotOf(lines: readonly Line[], line: number): string {
  const written = lines[line]?.written;
  return isRecord(written) && typeof written.id === "string" ? `entry-${written.id}` : formerSlotOf(line);
}

/** Where older versions kept it. */
export const formerSlotOf = (line: number): string => `line-${line}`;

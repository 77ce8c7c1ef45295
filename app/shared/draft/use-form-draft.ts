"use client";

import { useLayoutEffect, useState } from "react";
import { draftText, readDraft, writeDraft } from "@/lib/client/store/drafts";
import type { Line, Log } from "@/lib/rules/play/log";
import { isRecord } from "@/lib/rules/record";
import { sameJson } from "@/lib/rules/same-json";
import { type Baseline, type Moved, movedSince, readBaseline, roundBaseline } from "@/lib/sync/baseline";
import { type EntryDraft, emptyDraft, handsAskIn, isStarted, withOut } from "./draft";

interface DraftFormat<Draft> {
  /** The slot that an older version used for the same form. */
  readonly formerSlot?: string;
  /** What is stored of a draft; undefined if there is nothing worth storing. */
  toStore(draft: Draft): unknown;
  /** The draft that was stored; undefined if it no longer fits. */
  read(stored: unknown): Draft | undefined;
  start(): Draft;
}

/** Where a form's draft is stored: the game as shown, and the baseline of a form started now. */
export interface DraftPlace {
  readonly game: { readonly id: string; readonly log: Log };
  /** The round being entered, the correction of an entry, or a change about one player. */
  readonly slot: string;
  readonly now: Baseline;
}

/** The baseline of a form, and what has happened since. */
export interface DraftState {
  /** What this form saves has to be saved with this baseline. */
  readonly since: Baseline;
  /** The log moved under the draft: a person has to decide before anything is saved. */
  readonly moved: Moved | undefined;
  /** The draft belongs to the current state of the log. */
  keep(): void;
  /** Discards the draft, at once even if the form is closed at the same time. */
  discard(): void;
}

interface Stored<Draft> {
  readonly draft: Draft;
  /** Undefined if unknown: an older version stored it. */
  readonly since: Baseline | undefined;
}

/** What has happened since is unknown. */
const unknown: Moved = {
  rounds: [],
  same: undefined,
  place: undefined,
  takenBack: false,
  joined: [],
  left: [],
  by: undefined,
};

/**
 * The draft of a form: it survives a killed tab, and belongs to the state of the log it was started from. An empty
 * draft starts from the current state whenever the log moves.
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
  // Stored before it is shown, so that whatever was seen is there again.
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

/** A stored text: the draft and its baseline; an older version stored the draft alone. */
export function storedIn<Draft>(
  text: string | null,
  read: (stored: unknown) => Draft | undefined,
): Stored<Draft> | undefined {
  const stored = readDraft(text);
  const isNamed = isRecord(stored) && "draft" in stored;
  const draft = read(isNamed ? stored.draft : stored);
  return draft === undefined ? undefined : { draft, since: isNamed ? readBaseline(stored.since) : undefined };
}

/** The draft of an entry. */
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

/** Called once it is saved, or closed by somebody who no longer wants it. */
export const forgetDraft = (game: string, slot: string): void => writeDraft(game, slot, undefined);

/** Stores a draft for a form that is opened next. */
export const storeDraft = (
  game: string,
  slot: string,
  stored: { since: Baseline; draft: EntryDraft },
): void => writeDraft(game, slot, stored);

/** Whether something is typed in the form of the next hand. */
export const hasDraft = ({ id }: DraftPlace["game"]): boolean =>
  storedIn(draftText(id, "next"), readEntryDraft) !== undefined;

/** Marks a player as out in the draft of the next hand, keeping what was typed there before. */
export function storeWhoWentOut({ id, log }: DraftPlace["game"], kind: string, player: string): void {
  const stored = storedIn(draftText(id, "next"), readEntryDraft);
  const { draft, since } =
    stored?.draft.kind === kind ? stored : { draft: emptyDraft(kind), since: roundBaseline(log) };
  const ask = handsAskIn(log.position.prompts().find((prompt) => prompt.kind === kind));
  writeDraft(id, "next", { ...(since && { since }), draft: withOut(draft, player, ask) });
}

/** The slot for correcting a line: named by its entry's id, since another phone's entries can move lines. */
export function slotOf(lines: readonly Line[], line: number): string {
  const written = lines[line]?.written;
  return isRecord(written) && typeof written.id === "string" ? `entry-${written.id}` : formerSlotOf(line);
}

/** The slot that older versions used. */
export const formerSlotOf = (line: number): string => `line-${line}`;

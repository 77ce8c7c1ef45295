"use client";

import { useLayoutEffect, useState } from "react";
import { type EntryDraft, isStarted } from "./draft";

const placeOf = (game: string, slot: string): string => `pipkeeper/draft/${game}/${slot}`;

function read(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null");
  } catch {
    // A browser that forbids storage, or what nobody can read: the form starts as it would.
    return null;
  }
}

function write(place: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(place);
    else localStorage.setItem(place, text);
  } catch {
    // Without storage the draft lives as long as the page does.
  }
}

interface Keeping<Draft> {
  /** What is to be written of a draft; undefined where losing it would be no pity. */
  worth(draft: Draft): unknown;
  /** The draft of what was written; undefined where an older version wrote it, or it does not fit any more. */
  read(kept: unknown): Draft | undefined;
  start(): Draft;
}

/**
 * What is half-made on a form and survives the tab being killed. `slot` tells the drafts of one game apart: the round
 * that is being entered, and the correction of each earlier entry.
 */
export function useKept<Draft>(game: string, slot: string, keeping: Keeping<Draft>) {
  const place = placeOf(game, slot);
  const [draft, setDraft] = useState<Draft>(() => keeping.read(read(place)) ?? keeping.start());
  const worth = keeping.worth(draft);
  const text = worth === undefined ? undefined : JSON.stringify(worth);
  // Kept before it is shown: what one saw is there again.
  useLayoutEffect(() => write(place, text), [place, text]);
  return [draft, setDraft] as const;
}

/** A half-typed entry of the game. */
export const useKeptDraft = (game: string, slot: string, kinds: readonly string[], start: () => EntryDraft) =>
  useKept<EntryDraft>(game, slot, {
    worth: (draft) => (isStarted(draft) ? draft : undefined),
    read: (kept) => {
      if (typeof kept !== "object" || kept === null) return undefined;
      const draft = kept as EntryDraft;
      return kinds.includes(draft.kind) && draft.hands && draft.fields ? draft : undefined;
    },
    start,
  });

export const forgetDraft = (game: string, slot: string): void => write(placeOf(game, slot), undefined);

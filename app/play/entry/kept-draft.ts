"use client";

import { useLayoutEffect, useState } from "react";
import { type EntryDraft, isStarted } from "./draft";

const placeOf = (game: string, slot: string): string => `pipkeeper/draft/${game}/${slot}`;

function read(place: string, kinds: readonly string[]): EntryDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "null");
    if (typeof kept !== "object" || kept === null) return undefined;
    const draft = kept as EntryDraft;
    return kinds.includes(draft.kind) && draft.hands && draft.fields ? draft : undefined;
  } catch {
    // A browser that forbids storage, or a draft that an older version wrote: the form starts empty.
    return undefined;
  }
}

function write(place: string, draft: EntryDraft | undefined): void {
  try {
    if (draft && isStarted(draft)) localStorage.setItem(place, JSON.stringify(draft));
    else localStorage.removeItem(place);
  } catch {
    // Without storage the draft lives as long as the page does.
  }
}

/**
 * A half-typed entry that survives the tab being killed. `slot` tells the drafts of one game apart: the round that
 * is being entered, and the correction of each earlier entry.
 */
export function useKeptDraft(game: string, slot: string, kinds: readonly string[], start: () => EntryDraft) {
  const place = placeOf(game, slot);
  const [draft, setDraft] = useState<EntryDraft>(() => read(place, kinds) ?? start());
  // Kept before it is shown: what one saw is there again.
  useLayoutEffect(() => write(place, draft), [place, draft]);
  return [draft, setDraft] as const;
}

export const forgetDraft = (game: string, slot: string): void => write(placeOf(game, slot), undefined);

"use client";

import { useMemo, useState, useSyncExternalStore } from "react";
import { draftSlots, draftText, readDraft, watchDrafts, writeDraft } from "@/lib/client/store/drafts";
import { readEntryDraft, storedIn } from "./use-form-draft";

/** A draft on this device. */
export interface HalfTyped {
  readonly slot: string;
  /** For a hand or round: its kind, and how many were closed before it, if known. */
  readonly round?: { readonly kind: string; readonly closed: number | undefined };
}

const nothing = () => "";
const nextSlot = "next";

/** All drafts of a game, the hand or round first. A note of who starts alone is not a draft. */
export function useHalfTyped(game: string): readonly HalfTyped[] {
  const slots = useSyncExternalStore(watchDrafts, () => draftSlots(game), nothing);
  const next = useSyncExternalStore(watchDrafts, () => draftText(game, nextSlot) ?? "", nothing);
  return useMemo(() => {
    const stored = storedIn(next, readEntryDraft);
    const isHalf = stored && (stored.draft.out !== undefined || Object.keys(stored.draft.hands).length > 0);
    const others = slots.split("\n").filter((slot) => slot !== "" && slot !== nextSlot);
    return [
      ...(isHalf
        ? [{ slot: nextSlot, round: { kind: stored.draft.kind, closed: stored.since?.round?.closed } }]
        : []),
      ...others.map((slot) => ({ slot })),
    ];
  }, [slots, next]);
}

/** Discarding a draft asks nothing, but can be undone. */
export function useStartAfresh(game: string) {
  const [dropped, setDropped] = useState<{ readonly slot: string; readonly text: string }>();
  return {
    drop: (slot: string) => {
      const text = draftText(game, slot);
      if (text !== null) setDropped({ slot, text });
      writeDraft(game, slot, undefined);
    },
    undo:
      dropped &&
      (() => {
        writeDraft(game, dropped.slot, readDraft(dropped.text));
        setDropped(undefined);
      }),
  };
}

"use client";

import { useMemo, useSyncExternalStore } from "react";
import { draftText, watchDrafts } from "@/lib/client/drafts";
import { keptIn, readEntryDraft } from "./kept-draft";

/** A hand or round that is half-typed on this device: its kind, and how many were closed before it, where that is known. */
interface HalfTyped {
  readonly kind: string;
  readonly closed: number | undefined;
}

const nothing = () => null;

/** What is half-typed in a game; that somebody noted who starts is no half-typed hand. */
export function useHalfTyped(game: string): HalfTyped | undefined {
  const text = useSyncExternalStore(watchDrafts, () => draftText(game, "next"), nothing);
  return useMemo(() => {
    const kept = keptIn(text, readEntryDraft);
    if (!kept || (kept.draft.out === undefined && Object.keys(kept.draft.hands).length === 0))
      return undefined;
    return { kind: kept.draft.kind, closed: kept.since?.round?.closed };
  }, [text]);
}

"use client";

import { useCallback, useState } from "react";

/** The hand that is being entered. */
export interface OpenHand {
  /** Whose it is; undefined if none is open. */
  readonly player: string | undefined;
  /** Whether nothing was typed since it was opened: the next digit then replaces what is there. */
  readonly isFresh: boolean;
  /** Incremented whenever a hand is opened, even if it is the same one. */
  readonly moves: number;
}

/** Which hand is open, and how to open one. `first` says which is open at first. */
export function useOpenHand(first: () => string | undefined) {
  const [hand, setHand] = useState<OpenHand>(() => ({ player: first(), isFresh: true, moves: 0 }));
  /** Never changes, so that the rows it is passed to are not drawn again. */
  const moveTo = useCallback(
    (player: string | undefined) => setHand(({ moves }) => ({ player, isFresh: true, moves: moves + 1 })),
    [],
  );
  return {
    hand,
    moveTo,
    /** Something was typed there. */
    typedIn: (player: string) =>
      setHand((now) =>
        now.player === player && !now.isFresh ? now : { player, isFresh: false, moves: now.moves },
      ),
  };
}

"use client";

import { useCallback, useState } from "react";

/** The hand that is being entered. */
export interface OpenHand {
  /** Its holder; undefined when no hand is open. */
  readonly player: string | undefined;
  /** Whether nothing was typed since it was opened: the next digit then replaces the number. */
  readonly isFresh: boolean;
  /** Counts the moves to a hand, so that moving to the same one again is noticed. */
  readonly moves: number;
}

/** Which hand is open, and how to move to another. `first` returns the one that is open initially. */
export function useOpenHand(first: () => string | undefined) {
  const [hand, setHand] = useState<OpenHand>(() => ({ player: first(), isFresh: true, moves: 0 }));
  /** Stable, so that it does not cause the rows to be rendered again. */
  const moveTo = useCallback(
    (player: string | undefined) => setHand(({ moves }) => ({ player, isFresh: true, moves: moves + 1 })),
    [],
  );
  return {
    hand,
    moveTo,
    /** To be called when something is typed in a hand. */
    typedIn: (player: string) =>
      setHand((now) =>
        now.player === player && !now.isFresh ? now : { player, isFresh: false, moves: now.moves },
      ),
  };
}

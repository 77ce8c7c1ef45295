"use client";

import { useCallback, useState } from "react";

/** The hand that is being entered. */
export interface OpenHand {
  /** Whose it is; undefined when none is open. */
  readonly player: string | undefined;
  /** Whether nothing was typed since it was opened: a digit then takes the place of what stands there. */
  readonly isFresh: boolean;
  /** Counts the times somebody came to a hand, be it the same again. */
  readonly moves: number;
}

/** Which hand is open, and how to go to one. `first` says which is open to begin with. */
export function useOpenHand(first: () => string | undefined) {
  const [hand, setHand] = useState<OpenHand>(() => ({ player: first(), isFresh: true, moves: 0 }));
  /** The same function every time: the rows that it is given to are not drawn again for its sake. */
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

"use client";

import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * A function that stays the same from one drawing to the next, and does what the one of the last drawing does: what
 * it is given to need not be drawn again for its sake. For events only; it is not to be called while drawing.
 */
export function useStableCallback<Args extends readonly unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

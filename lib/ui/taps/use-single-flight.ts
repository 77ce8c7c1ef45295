"use client";

import { useRef } from "react";

/**
 * An action that ignores further calls while it runs: the second tap of a double tap would otherwise be refused, and
 * its refusal shown although the first tap did what was wanted. For events only.
 */
export function useSingleFlight<Args extends readonly unknown[]>(
  act: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  const running = useRef(false);
  return async (...args) => {
    if (running.current) return;
    running.current = true;
    try {
      await act(...args);
    } finally {
      running.current = false;
    }
  };
}

"use client";

import { useSyncExternalStore } from "react";

/** The width from which two things stand beside each other; Tailwind's `lg`. */
const wide = "(min-width: 64rem)";

/** Whether there is room for a second view beside the first. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(wide);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => window.matchMedia(wide).matches,
    () => false,
  );
}

"use client";

import { useSyncExternalStore } from "react";

/** The width from which two views fit beside each other; Tailwind's `lg`. */
const wide = "(min-width: 64rem)";

let query: MediaQueryList | undefined;

/** Created once: a new query makes the browser lay out the page. */
function width(): MediaQueryList {
  query ??= window.matchMedia(wide);
  return query;
}

function subscribe(changed: () => void): () => void {
  width().addEventListener("change", changed);
  return () => width().removeEventListener("change", changed);
}

/** Whether there is room for a second view beside the first. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => width().matches,
    () => false,
  );
}

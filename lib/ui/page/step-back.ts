"use client";

/** What happens once the browser has gone back; undefined while it is not on its way. */
let waiting: (() => void)[] | undefined;

/** It is back, or this page was left meanwhile and is shown again. */
const arrivals = ["popstate", "pageshow"] as const;

/**
 * Goes one entry back in the history. Browsers take a while to do that, and would also go back over entries pushed in
 * the meantime.
 */
export function stepBack(): void {
  afterNavigation(() => {
    waiting = [];
    for (const arrival of arrivals) window.addEventListener(arrival, arrive);
    window.history.back();
  });
}

/** Changes the history immediately or, if the browser is still going back, as soon as it has. */
export function afterNavigation(change: () => void): void {
  if (waiting) waiting.push(change);
  else change();
}

function arrive(): void {
  for (const arrival of arrivals) window.removeEventListener(arrival, arrive);
  const changes = waiting ?? [];
  waiting = undefined;
  // If one of them goes back again, the others wait for that.
  for (const change of changes) afterNavigation(change);
}

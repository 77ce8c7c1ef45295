"use client";

import { useSearchParams } from "next/navigation";
import { useRef, useSyncExternalStore } from "react";
import { signal } from "@/lib/rules/observable";
import { useOnDevice } from "@/lib/ui/page/on-device";
import { afterNavigation, stepBack } from "@/lib/ui/page/step-back";
import { hasOverlay } from "@/lib/ui/page/use-back-closes";

const moved = signal();

/** The address that going back leads to, until the browser is there. */
let ahead: string | undefined;

function arrive(): void {
  ahead = undefined;
  moved.report();
}

function subscribe(listener: () => void): () => void {
  const back = () => {
    ahead = undefined;
    listener();
  };
  const unsubscribe = moved.subscribe(listener);
  window.addEventListener("popstate", back);
  return () => {
    unsubscribe();
    window.removeEventListener("popstate", back);
  };
}

/** Next does not let a static page read the query while it is built. */
const useRouterQuery = typeof window === "undefined" ? () => undefined : useSearchParams;

/**
 * The query of the table's address, or, while the router is opening the table, of the new address. Undefined in the
 * document from the server, which is the same for all games.
 */
export function useAddress(): URLSearchParams | undefined {
  const query = useRouterQuery();
  return useOnDevice() ? query : undefined;
}

/**
 * The same, but updated immediately by `goTo` and `goBack`, while the router is slower. `first`: the query that the
 * table was opened with. While the table is being left for another page, it does not change.
 */
export function useQuery(first: string): URLSearchParams {
  const latest = useRef(first);
  const search = () => {
    if (window.location.pathname === "/play") latest.current = window.location.search;
    return ahead ?? latest.current;
  };
  return new URLSearchParams(useSyncExternalStore(subscribe, search, () => first));
}

/** Marks the history entries that were opened from within the table, with the address they were opened from. */
const openedFrom = "pipkeeperOpenedFrom";

/**
 * Opens another view of the table; the back button returns from it. If a dialog opened it, the view takes over the
 * dialog's history entry.
 */
export function goTo(address: string): void {
  afterNavigation(() => {
    const state = { [openedFrom]: window.location.search };
    if (hasOverlay()) window.history.replaceState(state, "", address);
    else window.history.pushState(state, "", address);
    moved.report();
  });
}

/** Opens another view in place of the current one. */
function turnInto(address: string, state: unknown = null): void {
  window.history.replaceState(state, "", address);
  moved.report();
}

/** Opens another view in place of this one: back leads to where this one was opened. */
export function goInstead(address: string): void {
  // Not the current state: the router would ignore the new address because of what it has written there.
  afterNavigation(() => turnInto(address, { [openedFrom]: window.history.state?.[openedFrom] }));
}

/**
 * Back to the view that this one was opened from; otherwise to `otherwise`. It is shown immediately, because going back
 * takes browsers a while, and nobody should have to wait after saving.
 */
export function goBack(otherwise: string): void {
  afterNavigation(() => {
    const from: unknown = window.history.state?.[openedFrom];
    if (typeof from === "string") {
      ahead = from;
      stepBack();
      moved.report();
      afterNavigation(arrive);
    } else turnInto(otherwise);
  });
}

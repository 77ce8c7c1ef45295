"use client";

import { useSearchParams } from "next/navigation";
import { useRef, useSyncExternalStore } from "react";
import { stepBack, whenThere } from "@/lib/ui/page/step-back";
import { liesOverPage } from "@/lib/ui/page/use-back-closes";

const listeners = new Set<() => void>();

/** Where going back leads, from when it was asked for until the browser is there. */
let ahead: string | undefined;

const notify = () => {
  for (const listener of listeners) listener();
};

function arrive(): void {
  ahead = undefined;
  notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("popstate", arrive);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("popstate", arrive);
  };
}

const never = () => () => {};

/** Next does not let a static page ask for the query while it is built. */
const useRouterQuery = typeof window === "undefined" ? () => undefined : useSearchParams;

/**
 * What the table's address asks for, or, while the router draws the table, what the address that it goes to asks for.
 * Undefined in the document as it comes from the server, which is one for all games.
 */
export function useAddress(): URLSearchParams | undefined {
  const query = useRouterQuery();
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isInBrowser ? query : undefined;
}

/**
 * The same, at once after `goTo` and `goBack`, for which the router takes its time. `first`: what the table was opened
 * with. On the way from the table to another page it stays as it was.
 */
export function useQuery(first: string): URLSearchParams {
  const latest = useRef(first);
  const search = () => {
    if (window.location.pathname === "/play") latest.current = window.location.search;
    return ahead ?? latest.current;
  };
  return new URLSearchParams(useSyncExternalStore(subscribe, search));
}

/** Marks the history entries that were opened from within the table: the address they were opened from. */
const openedFrom = "pipkeeperOpenedFrom";

/**
 * Goes to another view of the table; the back button leads back from it. Where a dialog leads on, the view takes the
 * dialog's entry: back from it is where the dialog was opened.
 */
export function goTo(address: string): void {
  whenThere(() => {
    const state = { [openedFrom]: window.location.search };
    if (liesOverPage()) window.history.replaceState(state, "", address);
    else window.history.pushState(state, "", address);
    notify();
  });
}

/** Another view in the place of the one that is open. */
function turnInto(address: string, state: unknown = null): void {
  window.history.replaceState(state, "", address);
  notify();
}

/** Goes to another view of the table that takes the place of this one: back from it is where this one was opened. */
export function goInstead(address: string): void {
  // Not the state as it is: what the router has written there would keep it from hearing of the new address.
  whenThere(() => turnInto(address, { [openedFrom]: window.history.state?.[openedFrom] }));
}

/**
 * Back to the view that this one was opened from; from one that was not opened here, to `otherwise`. It is shown at
 * once: browsers go back in their own time, and nobody waits for that after saving.
 */
export function goBack(otherwise: string): void {
  whenThere(() => {
    const from: unknown = window.history.state?.[openedFrom];
    if (typeof from === "string") {
      ahead = from;
      stepBack();
      notify();
      whenThere(arrive);
    } else turnInto(otherwise);
  });
}

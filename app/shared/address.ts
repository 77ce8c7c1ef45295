"use client";

import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { afterNavigation, stepBack } from "@/lib/ui/page/step-back";
import { hasOverlay } from "@/lib/ui/page/use-back-closes";

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

const notYet = () => undefined;

/**
 * What the table's address asks for; undefined in the document as it comes from the server, which is one for all games,
 * and while the router draws the table that it goes to next. On the way from the table to another page it stays as it was.
 */
export function useQuery(): URLSearchParams | undefined {
  const latest = useRef<string>(undefined);
  const search = () => {
    if (window.location.pathname === "/play") latest.current = window.location.search;
    return ahead ?? latest.current;
  };
  const query = useSyncExternalStore<string | undefined>(subscribe, search, notYet);
  // Once drawn, the router has changed the address: what it asks for is drawn before anything is shown.
  const [, redraw] = useState(false);
  useLayoutEffect(() => redraw(true), []);
  return query === undefined ? undefined : new URLSearchParams(query);
}

/** Marks the history entries that were opened from within the table: the address they were opened from. */
const openedFrom = "pipkeeperOpenedFrom";

/**
 * Goes to another view of the table; the back button leads back from it. Where a dialog leads on, the view takes the
 * dialog's entry: back from it is where the dialog was opened.
 */
export function goTo(address: string): void {
  afterNavigation(() => {
    const state = { [openedFrom]: window.location.search };
    if (hasOverlay()) window.history.replaceState(state, "", address);
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
  afterNavigation(() => turnInto(address, { [openedFrom]: window.history.state?.[openedFrom] }));
}

/**
 * Back to the view that this one was opened from; from one that was not opened here, to `otherwise`. It is shown at
 * once: browsers go back in their own time, and nobody waits for that after saving.
 */
export function goBack(otherwise: string): void {
  afterNavigation(() => {
    const from: unknown = window.history.state?.[openedFrom];
    if (typeof from === "string") {
      ahead = from;
      stepBack();
      notify();
      afterNavigation(arrive);
    } else turnInto(otherwise);
  });
}

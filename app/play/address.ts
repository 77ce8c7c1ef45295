"use client";

import { useSyncExternalStore } from "react";
import { liesOverPage } from "@/lib/ui/use-back-closes";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

const search = () => window.location.search;
const notYet = () => undefined;

/** What the address asks for; undefined in the document as it comes from the server, which is one for all games. */
export function useQuery(): URLSearchParams | undefined {
  const query = useSyncExternalStore<string | undefined>(subscribe, search, notYet);
  return query === undefined ? undefined : new URLSearchParams(query);
}

/**
 * Goes to another view of the table; the back button leads back from it. Where a dialog leads on, the view takes the
 * dialog's entry: back from it is where the dialog was opened.
 */
export function goTo(address: string, state: object): void {
  if (liesOverPage()) window.history.replaceState(state, "", address);
  else window.history.pushState(state, "", address);
  for (const listener of listeners) listener();
}

/** The same, in the place of the view that is open. */
export function turnInto(address: string): void {
  window.history.replaceState(null, "", address);
  for (const listener of listeners) listener();
}

"use client";

import { useSyncExternalStore } from "react";
import type { StoreTrouble } from "./device-database";

let trouble: StoreTrouble | undefined;
const listeners = new Set<() => void>();

/** The store of this page cannot be used, or can again. */
export function tellStoreTrouble(why: StoreTrouble | undefined): void {
  trouble = why;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What keeps this page from reading and writing what the device has. */
export function useStoreTrouble(): StoreTrouble | undefined {
  return useSyncExternalStore(
    subscribe,
    () => trouble,
    () => undefined,
  );
}

"use client";

import { useSyncExternalStore } from "react";
import { observable } from "@/lib/rules/observable";

/** A choice for this device, shared by all screens of the page. */
interface DeviceChoice<T extends object> {
  current(): T;
  /** Applies at once, and to later visits unless this browser stores nothing. */
  choose(next: T): void;
  useChosen(): T;
}

/**
 * `read`: the value when the page opens; `apply`: further effects of a choice. `defaults`: the values in prerendered
 * documents.
 */
export function deviceChoice<T extends object>(
  storageKey: string,
  { defaults, read, apply }: { readonly defaults: T; read(): T; apply?(next: T): void },
): DeviceChoice<T> {
  const chosen = observable<T | undefined>(undefined);
  let first: T | undefined;
  const current = (): T => {
    first ??= read();
    return chosen.snapshot() ?? first;
  };
  return {
    current,
    choose: (next) => {
      apply?.(next);
      try {
        localStorage.setItem(storageKey, JSON.stringify(next));
      } catch {
        // It lasts until the page is closed.
      }
      chosen.set(next);
    },
    useChosen: () => useSyncExternalStore(chosen.subscribe, current, () => defaults),
  };
}

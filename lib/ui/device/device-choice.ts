"use client";

import { useSyncExternalStore } from "react";

/** A choice for this device, shared by all screens of the page. */
interface DeviceChoice<T> {
  current(): T;
  /** Applies at once, and to later visits unless this browser stores nothing. */
  choose(next: T): void;
  useChosen(): T;
}

/**
 * `read`: the value when the page opens; `apply`: further effects of a choice. `defaults`: the values in prerendered
 * documents.
 */
export function deviceChoice<T>(
  storageKey: string,
  { defaults, read, apply }: { readonly defaults: T; read(): T; apply?(next: T): void },
): DeviceChoice<T> {
  const listeners = new Set<() => void>();
  let chosen: T | undefined;
  const current = (): T => {
    chosen ??= read();
    return chosen;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    current,
    choose: (next) => {
      chosen = next;
      apply?.(next);
      try {
        localStorage.setItem(storageKey, JSON.stringify(next));
      } catch {
        // It lasts until the page is closed.
      }
      for (const listener of listeners) listener();
    },
    useChosen: () => useSyncExternalStore(subscribe, current, () => defaults),
  };
}

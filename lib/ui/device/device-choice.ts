"use client";

import { useSyncExternalStore } from "react";

/** Something that is chosen on this device, as all screens of the page know it. */
interface DeviceChoice<T> {
  current(): T;
  /** Holds at once, and for later visits unless this browser stores nothing. */
  choose(next: T): void;
  useChosen(): T;
}

/** `read`: as it is when the page opens; `apply`: what else becomes of a choice. `defaults`: in documents of the build. */
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
        // It holds until the page is closed.
      }
      for (const listener of listeners) listener();
    },
    useChosen: () => useSyncExternalStore(subscribe, current, () => defaults),
  };
}

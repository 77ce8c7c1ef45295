"use client";

import { useSyncExternalStore } from "react";

/** What this device does at the table besides showing it. Each can be switched off and on in the settings. */
export interface Habits {
  /** The screen stays awake while a game is open. */
  readonly awake: boolean;
  /** A short buzz when an entry is kept. */
  readonly vibrate: boolean;
  /** A clack when an entry is kept, a low knock when it is refused. */
  readonly sounds: boolean;
  /** A key beside Save that reads the hand aloud before it is saved. */
  readonly readBack: boolean;
  /** Hands are counted by tapping their tiles, not on the keypad: as the last one was. */
  readonly byTiles: boolean;
}

const usual: Habits = { awake: true, vibrate: true, sounds: false, readBack: false, byTiles: false };
const place = "pipkeeper.habits";
const listeners = new Set<() => void>();
let habits: Habits | undefined;

/** What was chosen on this device; what was never chosen, or cannot be read, is as usual. */
export function currentHabits(): Habits {
  habits ??= read();
  return habits;
}

function read(): Habits {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "{}");
    const chosen = Object.entries(Object(kept)).filter(
      ([name, value]) => name in usual && typeof value === "boolean",
    );
    return { ...usual, ...Object.fromEntries(chosen) };
  } catch {
    return usual;
  }
}

/** From now on, on this device. A browser that keeps nothing forgets it with the page. */
export function chooseHabits(next: Habits): void {
  habits = next;
  try {
    localStorage.setItem(place, JSON.stringify(next));
  } catch {
    // It holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useHabits = (): Habits => useSyncExternalStore(subscribe, currentHabits, () => usual);

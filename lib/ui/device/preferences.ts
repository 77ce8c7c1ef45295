"use client";

import { useSyncExternalStore } from "react";

/** What this device does at the table besides showing it. Each can be switched off and on in the settings. */
export interface Preferences {
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

const defaults: Preferences = { awake: true, vibrate: true, sounds: false, readBack: false, byTiles: false };
const storageKey = "pipkeeper.habits";
const listeners = new Set<() => void>();
let preferences: Preferences | undefined;

/** What was chosen on this device; what was never chosen, or cannot be read, is as usual. */
export function currentPreferences(): Preferences {
  preferences ??= read();
  return preferences;
}

function read(): Preferences {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    const chosen = Object.entries(Object(kept)).filter(
      ([name, value]) => name in defaults && typeof value === "boolean",
    );
    return { ...defaults, ...Object.fromEntries(chosen) };
  } catch {
    return defaults;
  }
}

/** From now on, on this device. A browser that keeps nothing forgets it with the page. */
export function choosePreferences(next: Preferences): void {
  preferences = next;
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // It holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePreferences = (): Preferences =>
  useSyncExternalStore(subscribe, currentPreferences, () => defaults);

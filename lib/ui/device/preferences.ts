"use client";

import { deviceChoice } from "./device-choice";

/** What this device does at the table besides showing it. Each can be switched off and on in the settings. */
export interface Preferences {
  /** The screen stays awake while a game is open. */
  readonly awake: boolean;
  /** A short vibration when an entry is saved. */
  readonly vibrate: boolean;
  /** A clack when an entry is saved, a low knock when it is refused. */
  readonly sounds: boolean;
  /** A key beside Save that reads the hand aloud before it is saved. */
  readonly readBack: boolean;
  /** Hands are counted by tapping their tiles, not on the keypad: as the last one was. */
  readonly byTiles: boolean;
}

const defaults: Preferences = { awake: true, vibrate: true, sounds: false, readBack: false, byTiles: false };
const storageKey = "pipkeeper.habits";

/** What was never chosen, or cannot be read, is as usual. */
function read(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    const chosen = Object.entries(Object(stored)).filter(
      ([name, value]) => name in defaults && typeof value === "boolean",
    );
    return { ...defaults, ...Object.fromEntries(chosen) };
  } catch {
    return defaults;
  }
}

export const {
  current: currentPreferences,
  choose: choosePreferences,
  useChosen: usePreferences,
} = deviceChoice(storageKey, { defaults, read });

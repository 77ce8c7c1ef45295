"use client";

import { deviceChoice } from "./device-choice";

/** Preferences for this device at the table. Each can be turned on and off in the settings. */
export interface Preferences {
  /** The screen stays awake while a game is open. */
  readonly awake: boolean;
  /** A short vibration when an entry is saved. */
  readonly vibrate: boolean;
  /** A click when an entry is saved, a low knock when it is refused. */
  readonly sounds: boolean;
  /** A button beside Save reads the hand aloud before it is saved. */
  readonly readBack: boolean;
  /** Hands are entered by tapping tiles instead of typing pips: remembered from the last one. */
  readonly byTiles: boolean;
  /** The board lists the leaders first instead of keeping the order of the seats. */
  readonly byRank: boolean;
}

const defaults: Preferences = {
  awake: true,
  vibrate: true,
  sounds: false,
  readBack: false,
  byTiles: false,
  byRank: false,
};
const storageKey = "pipkeeper.habits";

/** Missing or unreadable values get the default. */
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

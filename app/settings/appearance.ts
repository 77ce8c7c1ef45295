"use client";

import { useSyncExternalStore } from "react";

export const themes = ["system", "light", "dark"] as const;
export const contrasts = ["system", "more"] as const;
export const textSizes = ["usual", "large", "larger", "largest"] as const;
export const hands = ["right", "left"] as const;

/** How the screens look on this device. `public/look.js` applies it before the first paint. */
export interface Appearance {
  readonly theme: (typeof themes)[number];
  readonly contrast: (typeof contrasts)[number];
  readonly text: (typeof textSizes)[number];
  /** The hand that types: keys that lead on lie on its side. */
  readonly hand: (typeof hands)[number];
}

const storageKey = "pipkeeper.look";
const defaults: Appearance = { theme: "system", contrast: "system", text: "usual", hand: "right" };
let appearance: Appearance | undefined;
const listeners = new Set<() => void>();

/** The look as the page has it: what was read before the first paint, or chosen since. */
function current(): Appearance {
  const { dataset } = document.documentElement;
  appearance ??= {
    theme: themes.find((each) => each === dataset.theme) ?? defaults.theme,
    contrast: contrasts.find((each) => each === dataset.contrast) ?? defaults.contrast,
    text: textSizes.find((each) => each === dataset.text) ?? defaults.text,
    hand: hands.find((each) => each === dataset.hand) ?? defaults.hand,
  };
  return appearance;
}

/** Shows a look at once and keeps it for the next visit. */
export function chooseAppearance(next: Appearance): void {
  appearance = next;
  const { dataset } = document.documentElement;
  for (const part of ["theme", "contrast", "text", "hand"] as const)
    if (next[part] === defaults[part]) delete dataset[part];
    else dataset[part] = next[part];
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing shows it until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, current, () => defaults);

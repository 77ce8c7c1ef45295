"use client";

import { useSyncExternalStore } from "react";

export const themes = ["system", "light", "dark"] as const;
export const contrasts = ["system", "more"] as const;
export const textSizes = ["usual", "large", "larger", "largest"] as const;
export const hands = ["right", "left"] as const;

/** How the screens look on this device. `public/look.js` applies it before the first paint. */
export interface Look {
  readonly theme: (typeof themes)[number];
  readonly contrast: (typeof contrasts)[number];
  readonly text: (typeof textSizes)[number];
  /** The hand that types: keys that lead on lie on its side. */
  readonly hand: (typeof hands)[number];
}

const kept = "pipkeeper.look";
const usual: Look = { theme: "system", contrast: "system", text: "usual", hand: "right" };
let look: Look | undefined;
const listeners = new Set<() => void>();

/** The look as the page has it: what was read before the first paint, or chosen since. */
function current(): Look {
  const { dataset } = document.documentElement;
  look ??= {
    theme: themes.find((each) => each === dataset.theme) ?? usual.theme,
    contrast: contrasts.find((each) => each === dataset.contrast) ?? usual.contrast,
    text: textSizes.find((each) => each === dataset.text) ?? usual.text,
    hand: hands.find((each) => each === dataset.hand) ?? usual.hand,
  };
  return look;
}

/** Shows a look at once and keeps it for the next visit. */
export function chooseLook(next: Look): void {
  look = next;
  const { dataset } = document.documentElement;
  for (const part of ["theme", "contrast", "text", "hand"] as const)
    if (next[part] === usual[part]) delete dataset[part];
    else dataset[part] = next[part];
  try {
    localStorage.setItem(kept, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing shows it until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLook = (): Look => useSyncExternalStore(subscribe, current, () => usual);

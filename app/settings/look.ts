"use client";

import { useSyncExternalStore } from "react";

export const themes = ["system", "light", "dark"] as const;
export const textSizes = ["usual", "large"] as const;

/** How the screens look on this device. `public/look.js` applies it before the first paint. */
export interface Look {
  readonly theme: (typeof themes)[number];
  readonly text: (typeof textSizes)[number];
}

const kept = "pipkeeper.look";
const usual: Look = { theme: "system", text: "usual" };
let look: Look | undefined;
const listeners = new Set<() => void>();

/** The look as the page has it: what was read before the first paint, or chosen since. */
function current(): Look {
  const { theme, text } = document.documentElement.dataset;
  look ??= {
    theme: themes.find((each) => each === theme) ?? "system",
    text: textSizes.find((each) => each === text) ?? "usual",
  };
  return look;
}

/** Shows a look at once and keeps it for the next visit. */
export function chooseLook(next: Look): void {
  look = next;
  const { dataset } = document.documentElement;
  if (next.theme === "system") delete dataset.theme;
  else dataset.theme = next.theme;
  if (next.text === "usual") delete dataset.text;
  else dataset.text = next.text;
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

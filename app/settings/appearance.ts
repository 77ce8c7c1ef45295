"use client";

import { deviceChoice } from "@/lib/ui/device/device-choice";

export const themes = ["system", "light", "dark"] as const;
export const contrasts = ["system", "more"] as const;
export const textSizes = ["usual", "large", "larger", "largest"] as const;
export const hands = ["right", "left"] as const;

/** How the screens look on this device. `public/look.js` applies it before the first paint. */
export interface Appearance {
  readonly theme: (typeof themes)[number];
  readonly contrast: (typeof contrasts)[number];
  readonly text: (typeof textSizes)[number];
  /** The hand that types: Next and Save are on its side. */
  readonly hand: (typeof hands)[number];
}

const defaults: Appearance = { theme: "system", contrast: "system", text: "usual", hand: "right" };

/** The page's current values, which `public/look.js` read before the first paint. */
function read(): Appearance {
  const { dataset } = document.documentElement;
  return {
    theme: themes.find((each) => each === dataset.theme) ?? defaults.theme,
    contrast: contrasts.find((each) => each === dataset.contrast) ?? defaults.contrast,
    text: textSizes.find((each) => each === dataset.text) ?? defaults.text,
    hand: hands.find((each) => each === dataset.hand) ?? defaults.hand,
  };
}

function apply(next: Appearance): void {
  const { dataset } = document.documentElement;
  for (const part of ["theme", "contrast", "text", "hand"] as const)
    if (next[part] === defaults[part]) delete dataset[part];
    else dataset[part] = next[part];
}

export const { choose: chooseAppearance, useChosen: useAppearance } = deviceChoice("pipkeeper.look", {
  defaults,
  read,
  apply,
});

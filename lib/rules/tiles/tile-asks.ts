import type { OptionAsk } from "../prompts";
import type { Text } from "../text";
import { doubleSet } from "./tiles";

/** Which set a game is played with, by its highest number. */
export const setAsk = (
  label: Text,
  sets: readonly number[],
  nameOf: (set: { readonly highest: number; readonly tiles: number }) => Text,
  value: number,
): OptionAsk => ({
  type: "choice",
  field: "set",
  label,
  choices: sets.map((highest) => ({
    value: highest,
    label: nameOf({ highest, tiles: doubleSet(highest).tiles.length }),
  })),
  value,
});

/** How many tiles each may take in the families whose players may sit in sides. */
export const familyHandSizes = { min: 2, max: 14 } as const;

/** How many of these tiles each takes: no more than there are for the number of players. */
export const handSizeAsk = (
  label: Text,
  tiles: number,
  players: number,
  value: number | undefined,
  range: { readonly min: number; readonly max: number } = familyHandSizes,
): OptionAsk => ({
  type: "number",
  field: "handSize",
  label,
  min: range.min,
  max: Math.min(range.max, Math.floor(tiles / Math.max(players, 1))),
  value,
  unit: "tiles",
});

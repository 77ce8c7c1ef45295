import type { GameAliases } from "../../rules/presets/aliases";

export const aliases: GameAliases = {
  "mexican-train": {
    names: [
      "trains",
      "tren mexicano",
      "trenes",
      "dominó tren",
      // In Mexico the game with the double-twelve box is called so.
      "dominó cubano",
      "doble doce",
      "doble 12",
      "trem mexicano",
      "trens",
      "dominó trem",
    ],
  },
};

import type { GameAliases } from "../../rules/presets/aliases";

export const aliases: GameAliases = {
  "domino-pool": {
    names: ["pot", "hundred up", "star", "con bote", "por dinero", "com bolo", "a dinheiro"],
  },
};

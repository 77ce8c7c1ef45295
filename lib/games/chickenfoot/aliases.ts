import type { GameAliases } from "../../rules/presets/aliases";

export const aliases: GameAliases = {
  chickenfoot: { names: ["chicken foot", "chickie", "pata de gallina", "pata de pollo", "pé de galinha"] },
};

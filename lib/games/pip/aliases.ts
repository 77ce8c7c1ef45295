import type { GameAliases } from "../../rules/presets/aliases";

export const aliases: GameAliases = {
  pip: { names: ["wild", "skip reverse", "con comodines", "com coringas"] },
};

import type { GameAliases } from "../../rules/aliases";

export const aliases: GameAliases = {
  pip: { names: ["wild", "skip reverse", "con comodines", "com coringas"] },
};

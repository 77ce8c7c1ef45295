import type { GameAliases } from "../../rules/presets/aliases";
import type { fortyTwoPresets } from "./options";

export const aliases: GameAliases<keyof typeof fortyTwoPresets> = {
  marks: {
    regions: ["US"],
    names: ["Texas 42", "forty-two", "tejano", "texano", "marks", "marcas", "nello"],
  },
  points: {
    regions: ["US"],
    names: [
      "Texas 42",
      "forty-two",
      "to 250",
      "42 by points",
      "tejano",
      "texano",
      "42 por puntos",
      "42 por pontos",
    ],
  },
};

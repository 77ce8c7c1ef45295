import type { GameAliases } from "../../rules/presets/aliases";
import type { fivesPresets } from "./presets";

export const aliases: GameAliases<keyof typeof fivesPresets> = {
  "fives-and-threes": {
    regions: ["GB"],
    names: [
      "5s and 3s",
      "threes and fives",
      "3s and 5s",
      "doms",
      "pub",
      "61 up",
      "cincos y treses",
      "tres y cinco",
      "cincos e três",
    ],
  },
  "all-fives": {
    names: [
      "all fives",
      "fives",
      "spinner",
      "5s",
      "sniff",
      "a cincos",
      "todos cincos",
      "múltiplos de cinco",
      "de cinco",
    ],
    closeTo: ["ponta de cinco", "amazonense", "acriano", "quatro pontas"],
  },
  muggins: { names: ["a cincos"] },
  "five-up": { names: ["5-up", "cinco arriba"] },
  bones: { regions: ["US"], names: ["American tournament", "huesos"] },
};

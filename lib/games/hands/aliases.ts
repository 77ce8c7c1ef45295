import type { GameAliases } from "../../rules/presets/aliases";
import type { handsPresets } from "./presets";

const jamaican = ["Jamaican", "jamaiquino", "jamaicano"];

export const aliases: GameAliases<keyof typeof handsPresets> = {
  "six-love": {
    regions: ["JM"],
    names: [
      ...jamaican,
      "six love",
      "6-0",
      "Jamaican partner",
      "seis a cero",
      "seis seguidas",
      "seis a zero",
    ],
  },
  "first-to-six": {
    regions: ["JM"],
    names: [...jamaican, "first to six", "straight six", "jamaiquino a seis", "jamaicano até seis"],
  },
  "cut-throat": {
    regions: ["JM"],
    names: [
      ...jamaican,
      "cutthroat",
      "cut throat",
      "every man for himself",
      "solo para solo",
      "cada quien por su lado",
      "individual",
      "cada um por si",
      "cada um para si",
    ],
  },
  haiti: { regions: ["HT"], names: ["Haitian", "dekabès", "haitiano", "capicúa"] },
  brazil: {
    regions: ["BR"],
    names: [
      "Brazilian",
      "brasileño",
      "brasilero",
      "brasileiro",
      "lá-e-lô",
      "pernambucano",
      "Recife",
      "baiano",
      "lasquinê",
      "carroça",
      "bucha",
      "buchuda",
      "de batida",
      "6 pontos",
      "seis pontos",
      "contagem",
    ],
  },
  derby: {
    regions: ["US"],
    names: ["New York league", "NYDL", "race to 150", "liga de Nueva York", "liga de Nova York"],
  },
};

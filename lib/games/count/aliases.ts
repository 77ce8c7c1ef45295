import type { GameAliases } from "../../rules/presets/aliases";
import type { countPresets } from "./presets";

export const aliases: GameAliases<keyof typeof countPresets> = {
  partner: {
    regions: ["MX", "VE", "CO", "AR"],
    names: [
      "partnership",
      "partners",
      "pairs",
      "to 100",
      "en parejas",
      "por parejas",
      "compañeros",
      "clásico",
      "a 100",
      "mexicano",
      "venezolano",
      "colombiano",
      "argentino",
      "em dupla",
      "de dupla",
      "parceirada",
      "dominó de pontos",
      "até 100",
    ],
  },
  block: {
    names: [
      "block",
      "straight",
      "blocking game",
      "sin robar",
      "sin pozo",
      "de bloqueo",
      "individual",
      "passa e bate",
      "passe e bate",
      "sem compra",
    ],
  },
  draw: {
    names: ["with boneyard", "con pozo", "de robar", "robando", "com compra", "de comprar", "com monte"],
  },
  latin: {
    regions: ["419"],
    names: ["Caribbean", "to 200", "a 200", "latino", "caribeño", "caribenho", "até 200"],
  },
  spain: {
    regions: ["ES"],
    names: ["Spanish federation", "FED", "español", "federación", "a 300", "a tantos", "espanhol", "até 300"],
  },
  dominican: {
    regions: ["DO"],
    names: ["patio", "dominicano", "de patio", "capicúa", "paso corrido", "chuchazo"],
  },
  "dominican-club": {
    regions: ["DO"],
    names: ["dominicano de club", "formal", "federado", "dominicano de clube"],
  },
  "puerto-rico-500": {
    regions: ["PR"],
    names: ["Puerto Rican", "quinientos", "a 500", "boricua", "puertorriqueño", "capicú", "porto-riquenho"],
  },
  "puerto-rico-200": {
    regions: ["PR"],
    names: ["Puerto Rican", "doscientos", "a 200", "boricua", "puertorriqueño", "porto-riquenho"],
  },
  cuba: {
    regions: ["CU"],
    names: [
      "Cuban",
      "double-nine",
      "cubano",
      "dominó cubano",
      "doble nueve",
      "doble 9",
      "habanero",
      "data",
      "duplo-nove",
    ],
  },
};

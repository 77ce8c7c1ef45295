import type { SentencesOf } from "../catalogue";
import type { rulesPages as English } from "../en/rules-pages";
import type { Terms } from "./terms";

export const rulesPages = (t: Terms): SentencesOf<typeof English> => ({
  title: "Regras",
  lead: "Como se preparam, se jogam e se contam os jogos no Pipkeeper.",
  gameTitle: (f) => `Regras: ${f.game}`,
  all: "Todas as regras",
  play: (f) => `Jogar ${f.game}`,
  deal: "A distribuição",
  dealFor: (f) => `A distribuição: ${f.options.join(" · ")}`,
  players: "Pessoas",
  each: "Pedras por pessoa",
  boneyard: "Monte",
  leftOver: "Sobram",
  takenOut: "Fora do jogo",
  none: "nenhuma",
  agreed: "a combinar",
  agreedUpTo: (f) => `a combinar, no máximo ${t.number(f.max)} por pessoa`,
  above: (f) => `acima de ${t.number(f.highest)}`,
  ruling: "Decisão nossa",
  sourceSays: "A fonte:",
  here: "Aqui:",
  sourcesDiffer: "As fontes divergem",
  tableChoice: "A mesa decide",
  source: "Fonte",
  sources: "Fontes",
  contents: "Nesta página",
});

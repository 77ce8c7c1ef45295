import type { SentencesOf } from "../catalogue";
import type { rulesPages as English } from "../en/rules-pages";
import type { Terms } from "./terms";

export const rulesPages = (t: Terms): SentencesOf<typeof English> => ({
  title: "Reglas",
  lead: "Cómo se preparan, se juegan y se anotan los juegos en Pipkeeper.",
  gameTitle: (f) => `Reglas: ${f.game}`,
  all: "Todas las reglas",
  play: (f) => `Jugar: ${f.game}`,
  deal: "El reparto",
  dealFor: (f) => `El reparto: ${f.options.join(" · ")}`,
  players: "Jugadores",
  each: "Por persona",
  boneyard: t.start(t.boneyard),
  leftOver: "Quedan",
  takenOut: "Se quitan",
  none: "ninguna",
  agreed: "lo acordado",
  agreedUpTo: (f) => `lo acordado, hasta ${t.number(f.max)} por persona`,
  above: (f) => `mayores de ${f.highest}`,
  ruling: "Decisión nuestra",
  sourceSays: "La fuente:",
  here: "Aquí:",
  sourcesDiffer: "Las fuentes no coinciden",
  tableChoice: "Decide la mesa",
  source: "Fuente",
  sources: "Fuentes",
  contents: "En esta página",
});

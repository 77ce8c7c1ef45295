import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import type { Terms } from "@/lib/i18n/es/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { DoublesProblems, DoublesTexts } from "../texts";

function problems(t: Terms): Catalogue<DoublesProblems> {
  const tooManyTiles = (f: { tiles: number; players: number; most: number }): string =>
    `${t.number(f.players)} personas no pueden tomar tantas de ${t.number(f.tiles)} ${t.tiles}: ` +
    `el máximo es ${t.number(f.most)} por persona.`;
  return {
    "missing/hand-size": `Entre cinco o más, hay que decir cuántas ${t.tiles} toma cada quien.`,
    "out-of-range/hand-size": tooManyTiles,
    "player-count/hand-size": tooManyTiles,
  };
}

function texts(t: Terms): Catalogue<DoublesTexts> {
  const lacks = (points: number): string => `${points === 1 ? "falta" : "faltan"} ${t.number(points)}`;
  return {
    set: "Dominó",
    "set-name": (f) => `Doble ${t.number(f.highest)} (${t.number(f.tiles)} ${t.tiles})`,
    target: "Meta",
    "hand-size": `${t.start(t.tiles)} por persona`,
    hand: `Fin de la ${t.hand}`,

    headline: (f) =>
      `${t.start(t.hand)} ${t.number(f.hand)}: a ${t.list(f.leaders)} ` +
      `${f.leaders.length === 1 ? "le" : "les"} ${lacks(f.toTarget)}`,
    "first-hand": (f) => `${t.start(t.hand)} ${t.number(f.hand)}: a ${t.number(f.target)}`,
    finished: "Se llegó a la meta",
    "to-target": (f) => lacks(f.toTarget),
    starts: `Empieza quien tiene ${t.theHighestDouble}`,
  };
}

export const words = (t: Terms): GameWords => ({
  // The same in every region: the pages that list games are drawn without knowing one.
  name: "Dobles",
  tagline: `Un número se abre cuando ${t.theDouble} ya está en la mesa; gana quien llega primero a la meta.`,
  roundName: (f) => roundName(t.start(t.hand), t.hand, t.number(f.number)),
  roundCount: (f) => `${t.number(f.rounds)} ${f.rounds === 1 ? t.hand : t.hands}`,
  rules: async () => (await import("./rules-page.es")).rules(t),
  texts: { ...problems(t), ...texts(t) },
});

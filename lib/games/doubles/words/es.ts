import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { hands } from "@/lib/i18n/es/counted";
import type { Terms } from "@/lib/i18n/es/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { DoublesProblems, DoublesTexts } from "../texts";

const problems = (t: Terms): Catalogue<DoublesProblems> => ({
  "missing/hand-size": `Entre cinco o más, hay que decir cuántas ${t.tiles} toma cada quien.`,
  "player-count/hand-size": (f) =>
    `${t.number(f.players)} personas no pueden tomar tantas de ${t.number(f.tiles)} ${t.tiles}: ` +
    `el máximo es ${t.number(f.most)} por persona.`,
});

const texts = (t: Terms): Catalogue<DoublesTexts> => ({
  starts: `Empieza quien tiene ${t.theHighestDouble}`,
});

export const words = (t: Terms): GameWords => ({
  // The same in every region: the pages that list games are drawn without knowing one.
  name: "Dobles",
  tagline: `Un número se abre cuando ${t.theDouble} ya está en la mesa; gana quien llega primero a la meta.`,
  roundName: (f) => roundName(t.start(t.hand), t.hand, t.number(f.number)),
  roundCount: (f) => hands(t, f.rounds),
  rules: async () => (await import("./rules-page.es")).rules(t),
  texts: { ...problems(t), ...texts(t) },
});

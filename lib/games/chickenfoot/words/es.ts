import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { rounds } from "@/lib/i18n/es/counted";
import type { Terms } from "@/lib/i18n/es/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { ChickenfootTexts } from "../texts";

const texts = (t: Terms): Catalogue<ChickenfootTexts> => ({
  headline: (f) => `Ronda ${t.number(f.round)} de ${t.number(f.rounds)}: ${t.theDoubleOf(f.double)}`,
  finished: "Se jugaron todas las rondas",
  starts: (f) => `${t.start(t.theDoubleOf(f.double))} abre la ronda`,
});

export const words = (t: Terms): GameWords => ({
  name: "Pata de gallina",
  tagline: `Una ronda por ${t.double}, cada ${t.double} con tres dedos; gana quien junta menos puntos.`,
  roundName: (f) => roundName("Ronda", "ronda", t.number(f.number)),
  roundCount: (f) => rounds(t, f.rounds),
  rules: async () => (await import("./rules-page.es")).rules(t),
  texts: texts(t),
});

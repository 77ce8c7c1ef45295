import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import type { Terms } from "@/lib/i18n/pt/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { ChickenfootTexts } from "../texts";

const texts = (t: Terms): Catalogue<ChickenfootTexts> => ({
  headline: (f) => `Rodada ${t.number(f.round)} de ${t.number(f.rounds)}: ${t.theDoubleOf(f.double)}`,
  finished: "Todas as rodadas foram jogadas",
  starts: (f) => `A rodada abre com ${t.theDoubleOf(f.double)}`,
});

export const words = (t: Terms): GameWords => ({
  name: "Chickenfoot",
  tagline: "Uma rodada para cada duplo, com três dedos em cada um; ganha quem fica com menos pontos.",
  roundName: (f) => roundName("Rodada", "rodada", t.number(f.number)),
  roundCount: (f) => t.hands(f.rounds),
  rules: async () => (await import("./rules-page.pt")).rules(),
  texts: texts(t),
});

import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import type { Terms } from "@/lib/i18n/pt/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { PipTexts } from "../texts";

const texts = (t: Terms): Catalogue<PipTexts> => ({
  opened: "A rodada abriu com",
  "opened-double": (f) => `o ${f.tile}`,
  "opened-wild": "o coringa duplo",
  "single-wild": "coringa",
  direction: "S R A D",
  "double-wild": "coringa duplo",

  headline: (f) => `Rodada ${t.number(f.round)} de 9: abre com o ${f.tile} ou o coringa duplo`,
  finished: "As nove rodadas foram jogadas",
  starts: (f) => `Sai quem tem o ${f.tile}`,

  "its-double": "o seu duplo",
  described: (f) => `Abriu com ${f.opened}. ${f.closing}`,
});

export const words = (t: Terms): GameWords => ({
  name: "Pip",
  tagline: "Nove rodadas com coringas; ganha o total mais baixo.",
  roundName: (f) => roundName("Rodada", "rodada", t.number(f.number)),
  roundCount: (f) => t.hands(f.rounds),
  rules: async () => (await import("./rules-page.pt")).rules(),
  texts: texts(t),
});

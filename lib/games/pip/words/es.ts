import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { rounds } from "@/lib/i18n/es/counted";
import type { Terms } from "@/lib/i18n/es/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { PipTexts } from "../texts";

const texts = (t: Terms): Catalogue<PipTexts> => ({
  opened: "La ronda se abrió con",
  "opened-double": (f) => `el ${f.tile}`,
  "opened-wild": "el comodín doble",
  "single-wild": "comodín",
  direction: "S R A D",
  "double-wild": "comodín doble",

  headline: (f) => `Ronda ${t.number(f.round)} de 9: se abre con el ${f.tile} o con el comodín doble`,
  finished: "Se jugaron las nueve rondas",
  starts: (f) => `Empieza quien tiene el ${f.tile}`,

  "its-double": `su ${t.double}`,
  described: (f) => `Se abrió con ${f.opened}. ${f.closing}`,
});

export const words = (t: Terms): GameWords => ({
  name: "Pip",
  tagline: "Nueve rondas con comodines; gana el total más bajo.",
  roundName: (f) => roundName("Ronda", "ronda", t.number(f.number)),
  roundCount: (f) => rounds(t, f.rounds),
  rules: async () => (await import("./rules-page.es")).rules(t),
  texts: texts(t),
});

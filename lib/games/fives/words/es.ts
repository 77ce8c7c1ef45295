import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { hands } from "@/lib/i18n/es/counted";
import type { Terms } from "@/lib/i18n/es/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { FivesProblems, FivesTexts } from "../texts";

const problems = (t: Terms): Catalogue<FivesProblems> => ({
  "no-spinner": `En cincos y treses no se juega por los lados de ${t.aDouble}.`,
  "not-a-score": (f) =>
    `Aquí una jugada no puede valer ${t.number(f.points)}. Puede valer ${t.choice(f.scores.map(t.number))}.`,
  "pegs-need-out": `Nadie ${t.wentOut}, así que no hubo última ${t.tile} con la que anotar.`,
  "hand-under-way": `Se está jugando una ${t.hand}. Primero ${t.you("anota")} cómo termina; después alguien puede dejar la partida.`,
  "hands-not-counted": `Aquí lo que queda en la mano no cuenta: ${t.you("déjalo")} vacío.`,
});

const texts = (t: Terms): Catalogue<FivesTexts> => ({
  "preset/fives-and-threes": "Cincos y treses",
  "preset/all-fives": "A cincos",
  "preset/muggins": "Muggins",
  "preset/five-up": "Five-up",
  "preset/bones": "Bones, a 150",

  "option/scores": `Las ${t.ends} valen si suman`,
  "option/spinner": `${t.start(t.doubles)} de cuatro ${t.ends}`,
  "option/unit": "Se anota",
  "option/handEnd": `Al final de la ${t.hand}`,
  "scores/fives-and-threes": "múltiplos de cinco o de tres",
  "scores/fives": "múltiplos de cinco",
  "spinner/none": t.noDouble,
  "spinner/first": t.theFirstDouble,
  "spinner/all": t.allTheDoubles,
  "unit/pips": "la suma",
  "unit/fifths": "la quinta parte de la suma",
  "handEnd/chip-out": `un punto por la última ${t.tile}`,
  "handEnd/pips": "los puntos del resto, al múltiplo de cinco más cercano",
  "handEnd/none": "nada más",

  peg: "Anotar",
  player: "Quién",
  pegs: `La última ${t.tile} anotó`,

  pegged: "anotado al jugar",
  "last-tile": `la última ${t.tile}`,
  "to-the-nearest-five": "al múltiplo de cinco más cercano",
  "in-fifths": "la quinta parte",
  "described-peg": (f) => `${f.name} anotó ${t.number(f.points)}.`,
  "described-out": (f) =>
    f.pegs === 0 ? `${f.name} ${t.wentOut}.` : `${f.name} ${t.wentOut} y anotó ${t.number(f.pegs)}.`,
  "described-block": `${t.start(t.block)}.`,
  "described-pegs": (f) => `${f.closing} La última ${t.tile} anotó ${t.number(f.pegs)}.`,
});

export const words = (t: Terms): GameWords => ({
  name: "Cincos",
  tagline: "Se anota mientras se juega: cincos y treses, a cincos, muggins.",
  roundName: (f) => roundName(t.start(t.hand), t.hand, t.number(f.number)),
  roundCount: (f) => hands(t, f.rounds),
  rules: async () => (await import("./rules-page.es")).rules(t),
  texts: { ...problems(t), ...texts(t) },
});

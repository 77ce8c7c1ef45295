import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { hands } from "@/lib/i18n/es/counted";
import type { Terms } from "@/lib/i18n/es/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { FortyTwoProblems, FortyTwoTexts } from "../texts";

const problems: Catalogue<FortyTwoProblems> = {
  "made-or-points": "¿Se cumplió la puja? Hay que decirlo, o anotar los puntos que hizo la pareja que pujó.",
  "made-or-points/both": "Hace falta una sola cosa: si se cumplió la puja, o los puntos.",
  "made-or-points/by-points":
    "Por puntos, lo que hizo la pareja que pujó ya dice si la puja se cumplió: basta con anotar esos puntos.",
  "marks-need-highest-bid": "Solo con una puja de 42 se puede pujar más de una marca.",
  "marks-need-highest-bid/by-points": "Solo se pujan marcas cuando se juega por marcas.",
};

const texts = (t: Terms): Catalogue<FortyTwoTexts> => ({
  "preset/marks": "42 por marcas",
  "preset/points": "42 por puntos",
  "option/by": "Se juega por",
  "by/marks": "marcas",
  "by/points": "puntos",

  hand: "Puja y resultado",
  bidder: "Quién ganó la puja",
  bid: "La puja",
  "bid-is": (f) => t.number(f.bid),
  marks: "Marcas (también de nel-o, sevens, splash y plunge)",
  "marks-are": (f) => t.number(f.marks),
  made: "La pareja que pujó",
  "made/yes": "cumplió",
  "made/no": "no cumplió",
  points: "Puntos que hizo la pareja que pujó",

  "bid-made": (f) => `la puja de ${t.number(f.bid)}, cumplida`,
  "they-set": (f) => `una puja de ${t.number(f.bid)} que no se cumplió`,
  "bid-earned": (f) => `la puja de ${t.number(f.bid)}, sin cumplir`,
  taken: "hechos en bazas",
  described: (f) => {
    const bid = f.marks > 1 ? `${t.number(f.marks)} marcas` : t.number(f.bid);
    const taken = f.points === undefined ? "" : `, con ${t.number(f.points)} en bazas`;
    return `${f.name} pujó ${bid}: ${f.isMade ? "cumplió" : "no cumplió"}${taken}.`;
  },
});

export const words = (t: Terms): GameWords => ({
  name: "42 de Texas",
  tagline: "Pujas y bazas en parejas, el juego de Texas.",
  roundName: (f) => roundName(t.start(t.hand), t.hand, t.number(f.number)),
  roundCount: (f) => hands(t, f.rounds),
  rules: async () => (await import("./rules-page.es")).rules(t),
  texts: { ...problems, ...texts(t) },
});

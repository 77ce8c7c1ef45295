import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { hands } from "@/lib/i18n/es/counted";
import type { Terms } from "@/lib/i18n/es/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { PoolProblems, PoolTexts } from "../texts";

const problems = (t: Terms): Catalogue<PoolProblems> => ({
  "out-of-range/stars": (f) =>
    `“stars” debe ser ${t.number(f.most)} o menos: al menos dos personas tienen que quedar sin estrella.`,
  "no-star-offered": (f) => `${f.name} no tiene ahora ninguna estrella que comprar o rechazar.`,
  "star-out-of-turn": (f) => `${f.first} responde antes que ${f.name}.`,
  "star-first": (f) =>
    `Primero la estrella: ¿la compra ${t.choice(f.names)}? Con una sola persona en juego no hay ${t.hand} que jugar.`,
  "star-first/come-and-go": (f) =>
    `Primero la estrella: ¿la compra ${t.choice(f.names)}? Después se puede entrar en la partida y dejarla.`,
  "not-in/went-out": (f) =>
    `${f.name} quedó fuera antes de dejar la partida, y solo habría vuelto con una estrella.`,
});

function texts(t: Terms): Catalogue<PoolTexts> {
  const hand = (number: number): string => `${t.start(t.hand)} ${t.number(number)}`;
  return {
    mode: "Se juega",
    "mode-simple": `cada ${t.hand} por el bote`,
    "mode-hundred-up": "a cien: el bote es de quien queda al final",
    stake: "Apuesta",
    target: "Queda fuera quien llega a",
    stars: "Cuántas estrellas se pueden comprar",
    starCost: "Una estrella cuesta",
    draw: `Robar ${t.fromBoneyard}`,
    "draw-no": "no se roba",
    "draw-yes": "se roba; las dos últimas se quedan",

    "star-offer": (f) => `${f.name} quedó fuera y puede comprar una estrella (volver a entrar)`,

    "simple-hand": (f) => `${hand(f.hand)}: cada quien apuesta ${t.money(f.stake)}`,
    "hundred-up-hand": (f) =>
      `${hand(f.hand)}: ${f.in === 1 ? "queda" : "quedan"} ${t.number(f.in)} en juego`,
    "may-star-first": (f) => `${f.name} puede comprar una estrella`,
    finished: "El bote es de quien queda al final",
    out: "fuera",
    "may-star": "puede comprar estrella",
    starts: `Cada quien descubre una ${t.tile}: sale quien tiene la más baja`,
    "hand-declines": (f) =>
      `${t.list(f.names)} no ${f.names.length === 1 ? "ha" : "han"} respondido a la estrella: ` +
      `con esta ${t.hand} queda rechazada.`,

    "stake-paid": "apuesta",
    "star-paid": "la estrella",
    "back-in-at": (f) => `vuelve con ${t.number(f.total)}, el total más alto que sigue en juego`,

    "took-star": (f) => `${f.name} compró una estrella.`,
    "declined-star": (f) => `${f.name} rechazó la estrella.`,
  };
}

export const words = (t: Terms): GameWords => ({
  name: "Domino Pool",
  tagline: `Se juega por el bote, cada ${t.hand} o a cien.`,
  roundName: (f) => roundName(t.start(t.hand), t.hand, t.number(f.number)),
  roundCount: (f) => hands(t, f.rounds),
  rules: async () => (await import("./rules-page.es")).rules(t),
  texts: { ...problems(t), ...texts(t) },
});

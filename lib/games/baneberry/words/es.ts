import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { hands } from "@/lib/i18n/es/counted";
import type { Terms } from "@/lib/i18n/es/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { BaneberryProblems, BaneberryTexts } from "../texts";

const problems = (t: Terms): Catalogue<BaneberryProblems> => ({
  "hand-under-way":
    `Hay una ${t.hand} en juego. Primero hay que anotar cómo termina; ` +
    "después alguien puede dejar la partida.",
  "no-pass-owed": (f) => `${f.name} no debe ningún pase.`,
  "points-or-ends": `Falta lo que se anota: los puntos, o las dos ${t.ends} de la cadena.`,
  "points-or-ends/both": `Hace falta una sola cosa: los puntos, o las dos ${t.ends} de la cadena.`,
  "not-a-score": (f) =>
    `Con este dominó, ${t.number(f.points)} no se puede anotar. Se puede anotar ${t.choice(f.scores.map(t.number))}.`,
  "not-a-score/ends": (f) =>
    `Dos ${t.ends} que suman ${t.number(f.total)} no anotan nada. Anotan si suman ${t.choice(f.scores.map(t.number))}.`,
  "not-an-end": (f) =>
    `Una ${t.end} no puede contar ${t.number(f.end)}: cuenta un número de 0 a ${t.number(f.highest)}, o la suma de ` +
    `${t.aDouble}, hasta ${t.number(f.highest * 2)}.`,
  "same-double": (f) =>
    `Las dos ${t.ends} no pueden contar ${t.number(f.end)}: eso solo lo cuenta ${t.theDoubleOf(f.end / 2)}, ` +
    `y es una sola ${t.tile}.`,
});

function texts(t: Terms): Catalogue<BaneberryTexts> {
  const added = (ends: readonly number[]): string => ends.map(t.number).join(" + ");
  const hand = (number: number): string => `${t.start(t.hand)} ${t.number(number)}`;
  return {
    mode: "Se juega por",
    "mode-points": "puntos",
    "mode-cash": "un bote",
    ante: `Entrada por ${t.hand}`,

    run: `Anotar las ${t.ends}`,
    "missed-knock": "No tocó la mesa: pasa un turno",
    "missed-knock-pays": (f) => `No tocó la mesa: paga ${t.money(f.ante)} y pasa un turno`,
    passed: "Pasó el turno",
    player: "Quién",

    "cash-hand": (f) => `${hand(f.hand)}: cada quien paga ${t.money(f.ante)}`,
    "must-pass": "tiene que pasar",
    starts: `Empieza quien tiene ${t.theHighestDouble}`,

    "the-ends": `las ${t.ends}`,
    "ends-added": (f) => `las ${t.ends}, ${added(f.ends)}`,
    "ante-paid": "entrada",
    "did-not-knock": "no tocó la mesa",

    "described-run": (f) => `${f.name} anotó ${t.number(f.points)}.`,
    "described-ends": (f) => `${f.name} anotó ${t.number(f.points)} (${added(f.ends)}).`,
    "described-missed-knock": (f) => `${f.name} no tocó la mesa.`,
    "described-passed": (f) => `${f.name} pasó.`,
  };
}

export const words = (t: Terms): GameWords => ({
  name: "Baneberry 157",
  tagline: `Anotan las dos ${t.ends} de la cadena; a 157, o por el bote.`,
  roundName: (f) => roundName(t.start(t.hand), t.hand, t.number(f.number)),
  roundCount: (f) => hands(t, f.rounds),
  rules: async () => (await import("./rules-page.es")).rules(t),
  texts: { ...problems(t), ...texts(t) },
});

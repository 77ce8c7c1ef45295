import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { rounds } from "@/lib/i18n/es/counted";
import type { Terms } from "@/lib/i18n/es/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { TrainProblems, TrainTexts } from "../texts";

const problems = (t: Terms): Catalogue<TrainProblems> => ({
  "engine-used": (f) =>
    `${t.start(t.theDoubleOf(f.engine))} ya fue el motor de la ronda ${t.number(f.round)}. ` +
    `${f.due.length === 1 ? "Queda" : "Quedan"} ${t.list(f.due.map(t.theOneOf))}.`,
  "engine-not-in-set": (f) =>
    `En este dominó no hay ${t.doubleOf(f.engine)}: se llega hasta ${t.theDoubleOf(f.highest)}.`,
  "engine-not-due": (f) => `El motor de esta ronda es ${t.theDoubleOf(f.due)}.`,
  "engine-not-due/above-first": (f) => `En esta partida los motores empiezan por ${t.theDoubleOf(f.first)}.`,
  "options-apart/first":
    "Cada ronda la abre lo más alto que alguien tenga, así que no hay un primer motor que elegir.",
  "options-apart/removed": `Las ${t.tiles} altas solo se quitan del dominó doble 12, y cada motor que queda abre una ronda.`,
  "options-apart/hand-size": `El número de ${t.tiles} por persona solo se elige con un reparto propio.`,
  "missing/hand-size": `Falta decir cuántas ${t.tiles} toma cada persona.`,
});

const texts = (t: Terms): Catalogue<TrainTexts> => ({
  "option/engines": "El motor",
  "engines/asked": "De mayor a menor, según lo que alguien tenga; lo que se salta vuelve",
  "engines/falling": "Un número menos cada ronda; si nadie tiene ese motor, se roba o se pone en la mesa",
  "engines/rising": "Un número más cada ronda; si nadie tiene ese motor, se roba o se pone en la mesa",
  "engines/found": "Lo más alto que alguien tenga, aunque se repita",
  "option/first": "El primer motor es el número",
  "option/rounds": "Una partida dura",
  deal: "Reparto",
  "deal-table": "El normal para cada número de personas",
  "deal-removed": `Diez por persona, sin las ${t.tiles} altas`,
  "deal-custom": "Un número propio",
  card: "Así jugamos",
  "card/doubles": `Si queda ${t.aDouble} sin cubrir`,
  "doubles/close": "cubre quien jugó",
  "doubles/anybody": "hay que cubrir antes que nada, le toque a quien le toque",
  "doubles/free": "no hace falta cubrir",
  "card/draw": "Quien no puede jugar roba",
  "draw/one": `una ${t.tile}`,
  "draw/until": "hasta poder jugar",
  "card/firstTurn": "En el primer turno se pone",
  "firstTurn/one": `una ${t.tile}`,
  "firstTurn/train": "todo el tren que se pueda",

  starter: "Quién empezó",
  found: "El motor estaba",
  "found-in-hand": "en una mano",
  "found-by-draw": t.inBoneyard,

  finished: "Se jugaron todas las rondas",
  headline: (f) => {
    const [first = 0, ...rest] = f.engines;
    const then = rest.slice(0, 2).map((engine) => `, luego ${t.theOneOf(engine)}`);
    const draw = rest.length <= 2 ? ", o se roba" : "";
    return `Ronda ${t.number(f.round)} de ${t.number(f.rounds)}: se pide ${t.theDoubleOf(first)}${then.join("")}${draw}`;
  },
  "headline/fixed": (f) =>
    `Ronda ${t.number(f.round)} de ${t.number(f.rounds)}: abre ${t.theDoubleOf(f.engine)}`,
  "starts/highest": `Empieza quien tiene ${t.theHighestDouble}`,
  starts: (f) => `Empieza quien tiene ${t.theDoubleOf(f.engine)}`,
  described: (f) => `Motor ${t.number(f.engine)}. ${f.closing}`,
});

export const words = (t: Terms): GameWords => ({
  name: "Tren mexicano",
  tagline: "Los trenes parten de un mismo motor; gana quien junta menos puntos.",
  roundName: (f) => roundName("Ronda", "ronda", t.number(f.number)),
  roundCount: (f) => rounds(t, f.rounds),
  rules: async () => (await import("./rules-page.es")).rules(t),
  texts: { ...problems(t), ...texts(t) },
});

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
});

const texts = (t: Terms): Catalogue<TrainTexts> => ({
  deal: "Reparto",
  "deal-table": `Normal, con las ${t.number(91)} ${t.tiles}`,
  "deal-removed": `Diez por persona, sin las ${t.tiles} altas`,

  starter: "Quién empezó",
  found: "El motor estaba",
  "found-in-hand": "en una mano",
  "found-by-draw": t.inBoneyard,

  headline: (f) => {
    const [first, ...rest] = f.engines;
    const then = rest.slice(0, 2).map((engine) => `, luego ${t.theOneOf(engine)}`);
    return first === undefined
      ? "Se jugaron todas las rondas"
      : `Ronda ${t.number(f.round)} de ${t.number(f.rounds)}: se pide ${t.theDoubleOf(first)}${then.join("")}`;
  },
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

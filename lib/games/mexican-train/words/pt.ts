import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { capital } from "@/lib/i18n/pt/counted";
import type { Terms } from "@/lib/i18n/pt/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { TrainProblems, TrainTexts } from "../texts";

const problems = (t: Terms): Catalogue<TrainProblems> => ({
  "engine-used": (f) =>
    `${capital(t.theDoubleOf(f.engine))} já abriu a rodada ${t.number(f.round)}. ` +
    `${f.due.length === 1 ? "Ainda falta o" : "Ainda faltam:"} ${t.list(f.due.map(t.number))}.`,
  "engine-not-in-set": (f) =>
    `Este dominó não tem ${t.doubleOf(f.engine)}: o maior é ${t.theDoubleOf(f.highest)}.`,
});

const texts = (t: Terms): Catalogue<TrainTexts> => ({
  deal: "Distribuição",
  "deal-table": "A de sempre, com as 91 pedras",
  "deal-removed": "Dez por pessoa, sem as pedras altas",

  starter: "Quem saiu",
  found: "O duplo da rodada veio",
  "found-in-hand": "de uma mão",
  "found-by-draw": "do monte",

  headline: (f) => {
    const [first, ...rest] = f.engines;
    const then = rest.slice(0, 2).map((engine) => `, depois o ${t.number(engine)}`);
    return first === undefined
      ? "Todas as rodadas foram jogadas"
      : `Rodada ${t.number(f.round)} de ${t.number(f.rounds)}: pede-se ${t.theDoubleOf(first)}${then.join("")}`;
  },
  starts: (f) => `Sai quem tem ${t.theDoubleOf(f.engine)}`,
  described: (f) => `Duplo da rodada: ${t.number(f.engine)}. ${f.closing}`,
});

export const words = (t: Terms): GameWords => ({
  name: "Trem mexicano",
  tagline: "Trens que partem de um duplo; ganha quem fica com menos pontos na mão.",
  roundName: (f) => roundName("Rodada", "rodada", t.number(f.number)),
  roundCount: (f) => t.hands(f.rounds),
  rules: async () => (await import("./rules-page.pt")).rules(),
  texts: { ...problems(t), ...texts(t) },
});

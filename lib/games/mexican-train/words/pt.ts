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
  "engine-not-due": (f) => `Quem abre esta rodada é ${t.theDoubleOf(f.due)}.`,
  "engine-not-due/above-first": (f) => `Nesta partida os duplos da rodada começam no ${t.number(f.first)}.`,
  "options-apart/first":
    "Cada rodada abre com o maior duplo que alguém tiver, então não há um primeiro duplo a escolher.",
  "options-apart/removed":
    "As pedras altas só saem do dominó duplo-12, e cada duplo que fica abre uma rodada.",
  "options-apart/hand-size": "O número de pedras por pessoa só se escolhe com uma distribuição própria.",
  "missing/hand-size": "Falta dizer quantas pedras cada pessoa pega.",
});

const texts = (t: Terms): Catalogue<TrainTexts> => ({
  "option/engines": "O duplo da rodada",
  "engines/asked": "O maior duplo que ainda falta e que alguém tenha; os pulados voltam",
  "engines/falling": "Um a menos a cada rodada; se ninguém tem, compra-se ou põe-se na mesa",
  "engines/rising": "Um a mais a cada rodada; se ninguém tem, compra-se ou põe-se na mesa",
  "engines/found": "O maior duplo que alguém tenha, mesmo que se repita",
  "option/first": "O primeiro é o duplo",
  "option/rounds": "Uma partida tem",
  deal: "Distribuição",
  "deal-table": "A de sempre para cada número de pessoas",
  "deal-removed": "Dez por pessoa, sem as pedras altas",
  "deal-custom": "Um número próprio",
  card: "Como jogamos",
  "card/doubles": "Um duplo aberto",
  "doubles/close": "é coberto por quem o jogou",
  "doubles/anybody": "tem que ser coberto antes de tudo, por quem vier",
  "doubles/free": "não precisa ser coberto",
  "card/draw": "Quem não pode jogar compra",
  "draw/one": "uma pedra",
  "draw/until": "até poder jogar",
  "card/firstTurn": "Na primeira vez joga-se",
  "firstTurn/one": "uma pedra",
  "firstTurn/train": "o maior trem possível",

  starter: "Quem saiu",
  found: "O duplo da rodada veio",
  "found-in-hand": "de uma mão",
  "found-by-draw": "do monte",

  finished: "Todas as rodadas foram jogadas",
  headline: (f) => {
    const [first = 0, ...rest] = f.engines;
    const then = rest.slice(0, 2).map((engine) => `, depois o ${t.number(engine)}`);
    const draw = rest.length <= 2 ? ", ou compra-se" : "";
    return `Rodada ${t.number(f.round)} de ${t.number(f.rounds)}: pede-se ${t.theDoubleOf(first)}${then.join("")}${draw}`;
  },
  "headline/fixed": (f) =>
    `Rodada ${t.number(f.round)} de ${t.number(f.rounds)}: abre ${t.theDoubleOf(f.engine)}`,
  "starts/highest": "Sai quem tem o maior duplo",
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

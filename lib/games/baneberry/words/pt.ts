import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import type { Terms } from "@/lib/i18n/pt/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { BaneberryProblems, BaneberryTexts } from "../texts";

const problems = (t: Terms): Catalogue<BaneberryProblems> => ({
  "hand-under-way": "Há uma rodada em jogo. Anote primeiro como ela acaba; depois se pode deixar a partida.",
  "no-pass-owed": (f) => `${f.name} não deve nenhum passe.`,
  "points-or-ends": "Anote os pontos da jogada ou as duas pontas da linha.",
  "points-or-ends/both": "Anote os pontos da jogada ou as duas pontas da linha, não as duas coisas.",
  "not-a-score": (f) =>
    `Com este dominó uma jogada não pode valer ${t.number(f.points)}. Pode valer ${t.choice(f.scores.map(t.number))}.`,
  "not-a-score/ends": (f) =>
    `Pontas que somam ${t.number(f.total)} não marcam nada. Marca-se com ${t.choice(f.scores.map(t.number))}.`,
  "not-an-end": (f) =>
    `Uma ponta não pode valer ${t.number(f.end)}: é um número de 0 a ${t.number(f.highest)}, ` +
    `ou a soma de um duplo, até ${t.number(f.highest * 2)}.`,
  "same-double": (f) =>
    `As duas pontas não podem valer ${t.number(f.end)}: só ${t.theDoubleOf(f.end / 2)} vale isso, e há um só.`,
});

const texts = (t: Terms): Catalogue<BaneberryTexts> => ({
  mode: "Joga-se por",
  "mode-points": "pontos",
  "mode-cash": "dinheiro, com bolo",
  ante: "Entrada por rodada",

  run: "Pontas que marcaram",
  "missed-knock": "Não deu o toque: passa uma vez",
  "missed-knock-pays": (f) => `Não deu o toque: paga ${t.money(f.ante)} e passa uma vez`,
  passed: "Passou a vez",
  player: "Quem",

  "cash-hand": (f) => `Rodada ${t.number(f.hand)}: todo mundo põe ${t.money(f.ante)} no bolo`,
  "must-pass": "tem de passar",
  starts: "Sai quem tem o maior duplo",

  "the-ends": "as pontas",
  "ends-added": (f) => `as pontas, ${f.ends.map(t.number).join(" + ")}`,
  "ante-paid": "entrada",
  "did-not-knock": "não deu o toque",

  "described-run": (f) => `${f.name} marcou ${t.number(f.points)}.`,
  "described-ends": (f) => `${f.name} marcou ${t.number(f.points)} (${f.ends.map(t.number).join(" + ")}).`,
  "described-missed-knock": (f) => `${f.name} não deu o toque.`,
  "described-passed": (f) => `${f.name} ${t.passed}.`,
});

export const words = (t: Terms): GameWords => ({
  name: "Baneberry 157",
  tagline: "Faça as pontas marcarem; ganha quem chega primeiro a 157, ou joga-se pelo bolo.",
  roundName: (f) => roundName("Rodada", "rodada", t.number(f.number)),
  roundCount: (f) => t.hands(f.rounds),
  rules: async () => (await import("./rules-page.pt")).rules(),
  texts: { ...problems(t), ...texts(t) },
});

import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import type { Terms } from "@/lib/i18n/pt/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { FivesProblems, FivesTexts } from "../texts";

const problems = (t: Terms): Catalogue<FivesProblems> => ({
  "no-spinner": "Em cincos e três não se joga pelos lados de um duplo.",
  "not-a-score": (f) =>
    `Uma jogada não pode valer ${t.number(f.points)} aqui. Pode valer ${t.choice(f.scores.map(t.number))}.`,
  "pegs-need-out": "Ninguém bateu, então não houve última pedra para marcar.",
  "hand-under-way": "Há uma rodada em jogo. Anote primeiro como ela acaba; depois se pode deixar a partida.",
  "hands-not-counted": "Aqui as pedras que sobraram não contam: não anote o que ficou nas mãos.",
});

const texts = (t: Terms): Catalogue<FivesTexts> => ({
  "preset/fives-and-threes": "Cincos e três",
  "preset/all-fives": "Múltiplos de cinco",
  "preset/muggins": "Muggins",
  "preset/five-up": "Five-up",
  "preset/bones": "Bones, até 150",

  "option/scores": "As pontas marcam quando somam",
  "option/spinner": "Duplos de quatro pontas",
  "option/unit": "Marca-se",
  "option/handEnd": "No fim da rodada",
  "scores/fives-and-threes": "múltiplos de cinco ou de três",
  "scores/fives": "múltiplos de cinco",
  "spinner/none": "nenhum",
  "spinner/first": "o primeiro",
  "spinner/all": "todos",
  "unit/pips": "a própria soma",
  "unit/fifths": "um quinto da soma",
  "handEnd/chip-out": "um ponto pela última pedra",
  "handEnd/pips": "os pontos dos outros, ao múltiplo de cinco mais próximo",
  "handEnd/none": "nada mais",

  peg: "Pontos da jogada",
  player: "Quem marcou",
  pegs: "A última pedra marcou",

  pegged: "marcados durante o jogo",
  "last-tile": "a última pedra",
  "to-the-nearest-five": "ao múltiplo de cinco mais próximo",
  "in-fifths": "um quinto disso",
  "described-peg": (f) => `${f.name} marcou ${t.number(f.points)}.`,
  "described-out": (f) =>
    f.pegs === 0 ? `${f.name} ${t.wentOut}.` : `${f.name} ${t.wentOut} e marcou ${t.number(f.pegs)}.`,
  "described-block": `${t.blocked}.`,
  "described-pegs": (f) => `${f.closing} A última pedra marcou ${t.number(f.pegs)}.`,
});

export const words = (t: Terms): GameWords => ({
  name: "Cincos",
  tagline: "Marque enquanto joga: cincos e três, múltiplos de cinco, muggins.",
  roundName: (f) => roundName("Rodada", "rodada", t.number(f.number)),
  roundCount: (f) => t.hands(f.rounds),
  rules: async () => (await import("./rules-page.pt")).rules(),
  texts: { ...problems(t), ...texts(t) },
});

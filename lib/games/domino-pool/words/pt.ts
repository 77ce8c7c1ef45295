import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import type { Terms } from "@/lib/i18n/pt/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { PoolProblems, PoolTexts } from "../texts";

const problems = (t: Terms): Catalogue<PoolProblems> => ({
  "out-of-range/stars": (f) =>
    `“stars” deve ser ${t.number(f.most)} ou menos: pelo menos duas pessoas têm de ficar sem estrela.`,
  "no-star-offered": (f) => `${f.name} não tem agora nenhuma estrela para comprar ou recusar.`,
  "star-out-of-turn": (f) => `${f.first} responde antes de ${f.name}.`,
  "star-first": (f) =>
    `Primeiro a estrela: ${t.choice(f.names)} compra? Com uma pessoa só no jogo, não se pode jogar.`,
  "star-first/come-and-go": (f) =>
    `Primeiro a estrela: ${t.choice(f.names)} compra? Depois se pode entrar e deixar a partida.`,
  "not-in/went-out": (f) =>
    `${f.name} ficou fora do jogo antes de deixar a partida, e só uma estrela teria feito ${f.name} voltar.`,
});

const texts = (t: Terms): Catalogue<PoolTexts> => ({
  mode: "Joga-se",
  "mode-simple": "cada rodada pelo bolo",
  "mode-hundred-up": "até cem, leva o bolo quem fica no jogo",
  stake: "Aposta",
  target: "Fica fora quem chega a",
  stars: "Quantas pessoas podem comprar a estrela",
  starCost: "A estrela custa",
  draw: "Compra do monte",
  "draw-no": "não se compra",
  "draw-yes": "compra-se, as duas últimas ficam",

  "star-offer": (f) => `${f.name} ficou fora e pode comprar a estrela (voltar ao jogo)`,

  "simple-hand": (f) => `Rodada ${t.number(f.hand)}: todo mundo põe ${t.money(f.stake)} no bolo`,
  "hundred-up-hand": (f) => `Rodada ${t.number(f.hand)}: ${t.people(f.in)} no jogo`,
  "may-star-first": (f) => `${f.name} pode comprar a estrela`,
  finished: "Quem ficou no jogo leva o bolo",
  out: "fora",
  "may-star": "pode comprar a estrela",
  starts: "Cada pessoa vira uma pedra: a mais baixa sai",
  "hand-declines": (f) =>
    `${t.list(f.names)} ainda não ${f.names.length === 1 ? "respondeu" : "responderam"} sobre a estrela; ` +
    "esta rodada a recusa.",

  "stake-paid": "aposta",
  "star-paid": "a estrela",
  "back-in-at": (f) => `volta ao jogo com ${t.number(f.total)}, o total mais alto de quem ficou`,

  "took-star": (f) => `${f.name} comprou a estrela.`,
  "declined-star": (f) => `${f.name} recusou a estrela.`,
});

export const words = (t: Terms): GameWords => ({
  name: "Domino Pool",
  tagline: "Joga-se pelo bolo, rodada a rodada ou até cem.",
  roundName: (f) => roundName("Rodada", "rodada", t.number(f.number)),
  roundCount: (f) => t.hands(f.rounds),
  rules: async () => (await import("./rules-page.pt")).rules(t),
  texts: { ...problems(t), ...texts(t) },
});

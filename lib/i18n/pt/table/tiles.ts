import type { SentencesOf } from "../../catalogue";
import type { tiles as English } from "../../en/table/tiles";
import { capital } from "../counted";
import type { Terms } from "../terms";

/** The letters are printed on the tiles. */
const direction = { S: "pula a vez", R: "inverte o sentido", A: "joga de novo", D: "compra" } as const;

export const tiles = (t: Terms): SentencesOf<typeof English> => ({
  plain: (f) => (f.high === f.low ? capital(t.doubleOf(f.high)) : `${f.high}-${f.low}`),
  wild: (f) => `Coringa ${t.number(f.dots)}`,
  doubleWild: "Coringa duplo",
  direction: (f) => `${f.direction} (${direction[f.direction]})`,

  title: "Todas as pedras",
  lead: "Cada número, do branco ao dezoito, como o Pipkeeper o desenha, e as pedras especiais do Pip.",
  numbers: "Números",
  numberName: (f) => (f.number === 0 ? "Branco" : t.number(f.number)),
  specials: "Pedras especiais do Pip",
  sets: "Dominós",
  setName: (f) => `Duplo-${t.number(f.highest)}`,
  pipSetName: "Pip",
  set: "Dominó",
  setHolds: "Pedras",
  setPips: "Pontos",
  setGames: "Jogos",
  setTiles: (f) => t.tiles(f.tiles),

  pickNumber: (f) => (f.number === 0 ? "Pedras com branco" : `Pedras com ${t.number(f.number)}`),
  pickWild: "Coringas e pedras de direção",
  wildShort: "coringa",
  suits: "Que pedras mostrar",
  inOtherHand: (f) => `${f.tile}, na mão de ${f.name}`,
  onTable: (f) => `${f.tile}, na mesa`,
});

import type { SentencesOf } from "../../catalogue";
import type { tiles as English } from "../../en/table/tiles";
import { tiles as countedTiles } from "../counted";
import type { Terms } from "../terms";

const direction = {
  S: "salta turno",
  R: "cambia el sentido",
  A: "juega otra vez",
  D: "roba",
} as const;

export const tiles = (t: Terms): SentencesOf<typeof English> => ({
  plain: (f) => (f.high === f.low ? t.start(t.doubleOf(f.high)) : `${f.high}-${f.low}`),
  wild: (f) => `Comodín ${f.dots}`,
  doubleWild: `${t.start(t.double)} comodín`,
  direction: (f) => `${f.direction} (${direction[f.direction]})`,

  title: `Todas las ${t.tiles}`,
  lead: `Todos los números, de la blanca al dieciocho, como los dibuja Pipkeeper, y las ${t.tiles} especiales del dominó Pip.`,
  numbers: "Números",
  numberName: (f) => (f.number === 0 ? "Blanca" : String(f.number)),
  specials: `${t.start(t.tiles)} especiales del dominó Pip`,
  sets: "Dominós",
  setName: (f) => `Doble ${f.highest}`,
  pipSetName: "Dominó Pip",
  set: "Dominó",
  setHolds: t.start(t.tiles),
  setPips: "Puntos",
  setGames: "Juegos",
  setTiles: (f) => countedTiles(t, f.tiles),

  pickNumber: (f) =>
    f.number === 0 ? `${t.start(t.tiles)} con blanca` : `${t.start(t.tiles)} con ${f.number}`,
  pickWild: `Comodines y ${t.tiles} de dirección`,
  wildShort: "comodín",
  suits: `Qué ${t.tiles} mostrar`,
  inOtherHand: (f) => `${f.tile}, la tiene ${f.name}`,
  onTable: (f) => `${f.tile}, en la mesa`,
});

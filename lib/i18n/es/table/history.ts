import type { SentencesOf } from "../../catalogue";
import type { history as English } from "../../en/table/history";
import type { RoundName } from "../../round-name";
import { entries, players, theRound } from "../counted";
import type { Terms } from "../terms";

/** "la ronda 4"; what was noted outside the rounds has no name. */
const inText = (what: RoundName | undefined): string =>
  what === undefined ? "esta anotación" : theRound(what);

interface ScoredParams {
  readonly name: string;
  readonly round: RoundName;
  readonly added: string;
  readonly total: string;
  readonly isOut: boolean;
}

export const history = (t: Terms): SentencesOf<typeof English> => {
  const number = ({ name, round, added, total, isOut }: ScoredParams): string =>
    `${name}, ${round.inText}: ${isOut ? `${t.wentOut}, ` : ""}${added}, total ${total}`;
  return {
    title: t.start(t.scoreSheet),
    empty: "Todavía no hay nada anotado.",
    toTable: "Volver a la mesa",
    grid: "Puntos y totales",
    round: "N.º",
    entry: { title: "Anotación aparte", inText: "anotación aparte" },
    howToCorrect: (f) =>
      `${t.you("Toca")} un número${f.between ? " de una fila numerada" : ""} para corregirlo, o una fila para ver más.`,
    howToLook: (f) =>
      `${t.you("Toca")} un número${f.between ? " de una fila numerada" : ""} para ver de dónde sale, o una fila para ver más.`,
    openedBy: (f) => `${f.name} · ${f.tile}${f.drawn ? `, ${t.fromBoneyard}` : ""}`,
    roundAt: (f) => `${f.title} · ${f.when}${f.corrected ? ", con corrección" : ""}`,
    number,
    correctNumber: (f) => `Corregir ${number(f)}`,
    extras: (f) => `${entries(t, f.entries)} aparte`,
    correctGame: "Corregir la partida",
    correct: "Corregir",
    putBack: "Restaurar",
    takeBack: "Anular",
    was: "Antes:",
    takenBack: "Anulado",
    correctedAt: (f) => `Corregido: ${f.when}`,
    takenBackAt: (f) => `Anulado: ${f.when}`,

    correctTitle: (f) => `Corregir ${inText(f.what)}`,
    takeBackTitle: (f) => `¿Anular ${inText(f.what)}?`,
    kind: "¿Qué pasó?",
    changes: "Lo que cambia",
    noChange: "No cambia ningún total.",
    changesFew: (f) =>
      `Cambia el total de ${t.list(f.changed.map(({ name, was, is }) => `${name} (de ${was} a ${is})`))}.`,
    changesMany: (f) => `Cambian los totales de ${players(t, f.players)}: se ven más abajo.`,
    player: "Jugador",
    before: "Antes",
    after: "Después",
    money: "Dinero",
    winnerBefore: (f) => `Hasta ahora ${f.names.length === 1 ? "gana" : "ganan"} ${t.list(f.names)}`,
    winnerNow: (f) => {
      if (f.names.length === 1) return `Entonces gana ${f.names[0]}.`;
      return `Entonces ${f.shared ? "comparten la victoria" : "ganan"} ${t.list(f.names)}.`;
    },
    poolNow: (f) => `Entonces hay ${f.pool} en el bote.`,
    nextNow: (f) => `Después vendría: ${f.headline}.`,
    notThere: "no está en la partida",
    nameNow: (f) => `${f.before} pasa a llamarse ${f.name}.`,
    playsNow: (f) => `Entonces ${f.name} juega.`,
    playsNoMore: (f) => `Entonces ${f.name} no juega.`,
    seatsNow: (f) => `Entonces los asientos son: ${t.list(f.names)}.`,
    reopens: "Entonces la partida ya no está terminada y sigue.",
    corrected: (f) => `Guardado. ${t.start(inText(f.what))} quedó corregida.`,
    wasTakenBack: (f) => `${t.start(inText(f.what))} quedó anulada.`,
    asItWas: (f) => `${t.start(inText(f.what))} quedó como estaba.`,
    when: "¿Cuándo terminó?",
    changeDay: "Corregir cuándo terminó",
    dayHint: `Según la hora de este dispositivo. En una liga, una partida cuenta el día en que empezó su ${t.evening}.`,
    dayNotPossible: `${t.you("Elige")} un día desde 2026 que no esté en el futuro.`,
    ended: (f) => `Terminó: ${f.when}`,
    byLeague: (f) => (f.league === undefined ? "Por quien lleva una liga." : `Por quien lleva ${f.league}.`),
    leagueCorrects: (f) =>
      `Lo que se corrige aquí lo corrige quien lleva ${f.league ?? "la liga"}: los ${t.phones} que anotaron la partida ven qué cambió y quién lo cambió.`,
    leagueChecks: "Preguntando si la liga puede corregir esta partida…",
    onlyHere: "Lo que se corrigió aquí está solo en este dispositivo y no cuenta en ningún otro lugar.",
    saveCorrection: "Guardar la corrección",
    reallyTakeBack: "Anular",
    goToLater: (f) => (f.what === undefined ? "Ir a esa anotación" : `Ir a ${theRound(f.what)}`),
    gone: "Esta anotación no se puede corregir.",
  };
};

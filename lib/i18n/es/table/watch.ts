import type { SentencesOf } from "../../catalogue";
import type { watch as English } from "../../en/table/watch";
import type { Terms } from "../terms";

/** The board that others look at. */
export const watch = (t: Terms): SentencesOf<typeof English> => ({
  title: "El marcador",
  toLeague: "Ver la liga",
  notBegun: "Todavía no hay nada anotado",
  leads: (f) => {
    if (f.names.length === 1) return `Va ganando ${f.names[0]}`;
    return `${f.shared ? "Comparten el primer puesto" : "Van ganando"} ${t.list(f.names)}`;
  },
  allEqual: "Todo igualado",
  lastRound: (f) => `última ${f.score}`,
  latest: "Lo último",
  inPool: (f) => `${f.money} en el bote`,
  toBeWon: (f) => `${f.money} en juego`,
  live: "En vivo: cada anotación se ve en cuanto se guarda",
  connecting: "Buscando el servidor…",
  lastSeen: (f) =>
    `El servidor no responde (visto por última vez: ${f.when}). El marcador seguirá cuando responda.`,
  fullScreen: "Pantalla completa",
  keepScore: "Ir a la mesa",

  noIdTitle: "¿Qué partida?",
  noId: `En esta dirección no hay ninguna partida. ${t.you("Pide")} en la mesa el enlace o el código del marcador.`,
  missingTitle: "No se encontró la partida",
  missing: `El servidor no tiene esta partida. Quizá el enlace está incompleto: ${t.you("pídelo")} otra vez en la mesa.`,
  unreachableTitle: "El servidor no responde",
  unreachable:
    "Este dispositivo todavía no ha visto la partida, y no hay conexión con el servidor que la tiene. Seguiremos intentándolo.",
});

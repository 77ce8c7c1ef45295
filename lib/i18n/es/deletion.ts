import type { SentencesOf } from "../catalogue";
import type { deletion as en } from "../en/deletion";
import type { Terms } from "./terms";

export const deletion = (t: Terms): SentencesOf<typeof en> => ({
  until: (f) => `Se borró en el servidor. Se puede recuperar hasta el ${f.day}.`,
  gone: "Se borró en el servidor y allí ya no se puede recuperar.",
  byKeepers: `Solo se puede recuperar desde un ${t.phone} que anota en ella.`,
  bringBack: "Recuperarla",
  keepHere: `Dejarla solo en este ${t.phone}`,
  deleteHere: "Borrarla aquí también",

  game: {
    title: "Esta partida se borró",
    waiting: (f) =>
      f.count === 1
        ? `Una anotación está solo en este ${t.phone}. Se guarda mientras la partida esté aquí.`
        : `${t.number(f.count)} anotaciones están solo en este ${t.phone}. Se guardan mientras la partida esté aquí.`,
    delete: "Borrar la partida",
    deleteTitle: "¿Borrar esta partida para todos?",
    deleteText: (f) =>
      `Nadie podrá abrirla, y dejará de contar en sus ligas. Desde este ${t.phone} se puede recuperar hasta el ${f.day}. Después ya no estará en el servidor.`,
    alsoEverybody: (f) =>
      `Si se borra para todos, sale también del servidor y deja de contar en sus ligas. Se puede recuperar aquí hasta el ${f.day}.`,
  },
  evening: {
    title: `Esta ${t.evening} se borró`,
    waiting: (f) =>
      f.count === 1
        ? `Una anotación está solo en este ${t.phone}. Se guarda mientras la ${t.evening} esté aquí.`
        : `${t.number(f.count)} anotaciones están solo en este ${t.phone}. Se guardan mientras la ${t.evening} esté aquí.`,
    deleteTitle: `¿Borrar esta ${t.evening} para todos?`,
    deleteText: (f) =>
      `Nadie podrá ver ya quién jugó, quién esperó y quién ganó. Las hojas de sus partidas se quedan. Desde este ${t.phone} se puede recuperar hasta el ${f.day}. Después ya no estará en el servidor.`,
    alsoEverybody: (f) =>
      `Si se borra para todos, sale también del servidor; las hojas de sus partidas se quedan. Se puede recuperar aquí hasta el ${f.day}.`,
  },
  deleteYes: "Borrar para todos",
  deletedEverywhere: (f) =>
    `Borrada para todos. Se puede recuperar en la lista de partidas hasta el ${f.day}.`,
  failed: {
    unreachable: "No hay conexión con el servidor. No cambió nada.",
    refused: `El servidor no acepta la clave de este ${t.phone}. No cambió nada.`,
  },

  deletedGames: "Partidas borradas",
  canComeBack: (f) => `Se puede recuperar hasta el ${f.day}`,
  cannotComeBack: "Ya no está en el servidor",
  bringBackNamed: (f) => `Recuperar ${f.game}`,
});

import type { SentencesOf } from "../catalogue";
import type { shell as English } from "../en/shell";
import type { Terms } from "./terms";

export const shell = (t: Terms): SentencesOf<typeof English> => ({
  appName: "Pipkeeper",
  tagline: `Lleva la cuenta de una partida de dominó jugada con ${t.tiles} de verdad en una mesa de verdad.`,
  noStyles: `No se pudo cargar el aspecto de esta página. ${t.you("Recárgala")}. Si no sirve y el servidor es tuyo: Pipkeeper necesita un nombre o un puerto propio, y no puede estar en una carpeta de otro sitio (docs/hosting.md).`,
  skip: "Ir al contenido",
  games: "Partidas",
  rules: "Reglas",
  back: "Atrás",
  close: "Cerrar",
  cancel: "Cancelar",
  loading: "Un momento…",

  leagueDeletedTitle: "Esta liga se borró",
  leagueDeleted: "Quien administra la liga puede recuperarla durante treinta días.",
  notFoundTitle: "No existe esta página",
  notFound: "En esta dirección no hay nada. Quizá se escribió mal, o la página cambió de lugar.",
  toLeague: "Ver la liga",
  offlineTitle: "Sin conexión",
  offline:
    "Esta página todavía no está en este dispositivo. Se abrirá cuando haya servidor. Tus partidas, las partidas nuevas y las reglas funcionan sin él.",
  noScript:
    "Esta página necesita JavaScript, que aquí está desactivado. Las páginas de las ligas y las reglas funcionan sin él.",
  errorTitle: "Algo salió mal",
  error: "Un error nuestro rompió esta página. Lo que anotaste está guardado; no se perdió nada.",
  tryAgain: "Probar de nuevo",
  partFailed: `Esta parte no se pudo cargar sin conexión. ${t.you("Prueba")} de nuevo cuando la haya.`,
  toGames: "Volver a tus partidas",

  storeTroubleTitle: "Almacenamiento de este dispositivo",
  storeTrouble: {
    outdated: `Hay una versión más nueva abierta en otra pestaña. ${t.you("Recarga")} esta página para seguir.`,
    unopened: `No se puede abrir el almacenamiento de este dispositivo; quizá esté lleno. Por eso no se ven las partidas. ${t.you("Haz")} espacio y ${t.you("recarga")}.`,
    blocked: `Otra pestaña tiene abierta una versión anterior. ${t.you("Ciérrala")} y esta página seguirá.`,
  },
  outdatedTitle: "Esta partida necesita un Pipkeeper más nuevo",
  outdated: `Esta versión no conoce este tipo de partida. ${t.you("Recarga")} la página para actualizarla; no se pierde nada.`,
  newVersionTitle: "Versión nueva",
  newVersion: `Hay una versión nueva: ${t.you("recarga")} cuando quieras.`,
  reload: "Recargar",
  later: "Después",
});

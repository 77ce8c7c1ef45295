import type { SentencesOf } from "../../catalogue";
import type { camera as English } from "../../en/table/camera";
import { points, tiles } from "../counted";
import type { Terms } from "../terms";

/** Loaded with the camera, not with the table. */
export const camera = (t: Terms): SentencesOf<typeof English> => ({
  title: (f) => `Mano de ${f.name}`,
  close: "Cerrar la cámara",
  lead: `${t.you("Pon")} las ${t.tiles} boca arriba, sin que se tapen, y ${t.you("toma")} la foto desde arriba. No sale de este dispositivo.`,
  take: "Tomar una foto",
  choose: "Elegir una foto",
  live: "Usar vista en vivo",
  livePicture: "Lo que ve la cámara",
  liveGuide: `Todas las ${t.tiles} dentro del marco, desde arriba, sin reflejos.`,
  liveSeen: (f) => (f.tiles === 0 ? `Aún no hay ${t.tiles}` : `${tiles(t, f.tiles)}.`),
  liveObstacles: {
    moving: `${t.you("Mantén")} quieto el ${t.phone}.`,
    cut: "Una cortada.",
    covered: "Una tapada.",
    unclear: "Una dudosa.",
    blur: "Está borroso.",
    glare: "Hay reflejos.",
    tilt: "Muy inclinado.",
    dark: "Poca luz.",
    far: "Más cerca.",
  },
  liveDark: "Ayudaría tener más luz.",
  liveFails: `Aquí no hay vista en vivo. ${t.you("Toma")} una foto.`,

  opening: "Abriendo la foto…",
  reading: `Leyendo las ${t.tiles}…`,
  cancel: "Cancelar",
  photo: "La foto",
  photoOf: (f) =>
    f.tiles === 1
      ? `La foto, con un recuadro en 1 ${t.tile}`
      : `La foto, con recuadros en ${tiles(t, f.tiles)}`,
  tapPhoto: `${t.you("Toca")} un recuadro para corregirlo, o una ${t.tile} sin recuadro para ${t.add}la.`,

  fails: {
    photo: `Esta imagen no se puede abrir aquí. ${t.you("Toma")} otra con la cámara, o ${t.you("guárdala")} antes como JPEG o PNG.`,
    heic: `Esta foto es HEIC, como las guarda el iPhone, y este navegador no puede abrirla. ${t.you("Toma")} la foto desde aquí, o ${t.you("guárdala")} antes como JPEG.`,
    weights: `El lector de ${t.tiles} todavía no está en este dispositivo y no se pudo cargar. ${t.you("Conéctate")} una vez y ${t.you("prueba")} de nuevo, o ${t.you("recarga")} la página.`,
    reading: `La lectura se detuvo. Quizá al dispositivo le falta memoria: ${t.you("cierra")} otras páginas y ${t.you("prueba")} de nuevo, o ${t.you("escribe")} los puntos.`,
  },
  failsTitle: "No funcionó",
  again: "Probar de nuevo",
  another: "Otra foto",
  toKeypad: "Volver a la mano",

  count: (f) => `${tiles(t, f.tiles)}, ${points(t, f.pips)}`,
  looked: (f) =>
    f.read === f.looked
      ? "¿Están todas?"
      : `${f.looked - f.read === 1 ? "No se pudo leer" : "No se pudieron leer"} ${t.number(f.looked - f.read)}`,
  toLookAt: (f) =>
    f.count === 1
      ? `${t.you("Revisa")} la ${t.tile} marcada.`
      : `${t.you("Revisa")} las ${t.number(f.count)} ${t.tiles} marcadas.`,
  noTiles: `No se encontraron ${t.tiles}`,
  noTilesText: `Nada en esta foto parece una ${t.tile}. ${t.you("Toma")} otra: más cerca, nítida, con buena luz y sin reflejos. O ${t.you("toca")} la foto donde haya una ${t.tile}.`,
  hints: {
    blur: `La foto está borrosa. No muevas el ${t.phone} y ${t.you("toca")} la pantalla para enfocar.`,
    glare: `Las ${t.tiles} reflejan una luz. ${t.you("Muévete")} un poco o ${t.you("hazles")} sombra.`,
    tilt: `La foto se tomó de lado. ${t.you("Pon")} el ${t.phone} justo encima.`,
    cut: `El borde de la foto corta una ${t.tile}. ${t.you("Aléjate")} un poco.`,
    covered: `Una ${t.tile} está tapada en parte. ${t.you("Pon")} las ${t.tiles} una al lado de otra.`,
    dark: `La foto está oscura. ${t.you("Enciende")} más luz.`,
    far: `Las ${t.tiles} se ven pequeñas. ${t.you("Acércate")}.`,
  },
  largerSet: (f) =>
    `Parecen ${t.tiles} de un dominó más grande. Este juego se juega con el dominó doble ${f.highest}.`,
  tiles: `${t.start(t.tiles)} de la foto`,
  pips: (f) => points(t, f.pips),
  correct: (f) => `${t.start(t.tile)} ${t.number(f.number)}, ${f.tile}: corregirla`,
  remove: (f) => `${t.start(t.tile)} ${t.number(f.number)}, ${f.tile}: no es una ${t.tile}`,
  removed: (f) => `Se quitó la ${f.tile}.`,
  flags: {
    unclear: "no se ve bien",
    cut: "cortada por el borde",
    twice: "está dos veces",
    unread: `¿qué ${t.tile} es?`,
  },
  add: `${t.start(t.add)} una ${t.tile}`,
  newTile: "nueva",
  unreadTile: "sin leer",
  addTitle: `¿Qué ${t.tile} es?`,
  correctTitle: (f) => `¿Cuál es la ${t.tile} ${t.number(f.number)}?`,
  closeUp: `La ${t.tile} en la foto`,
  right: (f) => `La ${f.tile} está bien`,
  likely: "Lo más probable",
  noTile: `No es una ${t.tile}`,
  nextMarked: "Siguiente marcada",
  notReadThere: `Ahí no se pudo leer nada. ${t.you("Elige")} la ${t.tile}:`,
  larger: "Foto más grande",
  smaller: "Foto más pequeña",
  back: "Atrás",
  pick: `Elegir la ${t.tile}`,

  accept: (f) => (f.tiles === 1 ? `Usar esta ${t.tile}` : `Usar estas ${tiles(t, f.tiles)}`),
  acceptInstead: (f) =>
    f.had === 1 ? `Reemplazar la ${t.tile} que había` : `Reemplazar las ${tiles(t, f.had)} que había`,
  acceptToo: (f) =>
    f.had === 1
      ? `${t.start(t.add)} a la ${t.tile} que había`
      : `${t.start(t.add)} a las ${tiles(t, f.had)} que había`,
  handsHere: "Manos de la foto",
  tapHand: `${t.you("Toca")} una mano para decir de quién es.`,
  severalHands: (f) => `Son ${t.number(f.hands)} manos`,
  oneHand: "Todo esto es una sola mano",
  whose: (f) => `Mano ${t.number(f.number)}`,
  whoseAre: (f) =>
    f.tiles === 1 ? `¿De quién es esta ${t.tile}?` : `¿De quién son estas ${tiles(t, f.tiles)}?`,
  nobodys: "De nadie",
  handsNamed: (f) => (f.hands === 1 ? "1 mano" : `${t.number(f.hands)} manos`),
  acceptHands: (f) => (f.hands === 1 ? "Usar esta mano" : `Usar estas ${t.number(f.hands)} manos`),
  chainTitle: `Las ${t.ends} de la cadena`,
  endsSum: (f) =>
    `${f.ends.map((end) => t.number(end)).join(" + ")} = ${t.number(f.ends.reduce((sum, end) => sum + end, 0))}`,
  scoreIt: (f) => `Anotar ${t.number(f.points)}`,
  scoresNothing: "No anota nada",
  noChain: `No todas las ${t.tiles} se unen. ${t.you("Corrige")} las que estén mal o ${t.you("toma")} otra foto.`,
  conflict: `Cada ${t.tile} existe una sola vez. ${t.you("Corrige")} o ${t.you("quita")} las marcadas.`,
});

import type { SentencesOf } from "../catalogue";
import type { newGame as English } from "../en/new-game";
import { players, tiles } from "./counted";
import type { Terms } from "./terms";

const unit =
  (one: string, many: string) =>
  (count: number | undefined): string =>
    count === 1 ? one : many;

export const newGame = (t: Terms): SentencesOf<typeof English> => ({
  title: "Nueva partida",
  chooseGame: "¿A qué se juega?",
  findGame: `${t.you("Busca")} un juego por cualquiera de sus nombres`,
  clearSearch: "Borrar la búsqueda",
  found: (f) => (f.games === 1 ? "1 juego" : `${t.number(f.games)} juegos`),
  alsoCalled: (f) => `También se llama “${f.name}”`,
  closest: (f) => `Lo más parecido aquí a “${f.name}”`,
  notFound: (f) => `Aquí ningún juego se llama “${f.name}”.`,
  notFoundHint: `${t.you("Prueba")} con otro nombre, un país o solo las primeras letras.`,
  showAll: "Ver todos los juegos",
  lastPlayed: "Lo último que se jugó",
  samePeople: "Con la misma gente",
  earlierTables: (f) => (f.count === 1 ? "1 mesa anterior" : `${t.number(f.count)} mesas anteriores`),
  allGames: "Todos los juegos",
  seats: (f) => (f.min === f.max ? players(t, f.min) : `${t.number(f.min)} a ${t.number(f.max)} jugadores`),

  players: "¿Quiénes juegan?",
  addInOrder: `${t.start(t.you(t.adds))} a cada quien en el orden de los asientos, en el sentido del reloj.`,
  seatOrder: `${t.you("Arrastra")} un número o ${t.you("usa")} las flechas para cambiar de asiento.`,
  movedOn: "Desde la última partida, cada quien avanzó un asiento, para que la salida vaya rotando.",
  partners: (f) => `Las parejas se sientan frente a frente: ${f.sides.join(" contra ")}.`,
  range: (f) =>
    f.min === f.max ? `Para ${players(t, f.min)}.` : `De ${t.number(f.min)} a ${t.number(f.max)} jugadores.`,
  addLabel: "Nombre de un jugador",
  add: t.start(t.add),
  known: "Ya jugaron aquí",
  roster: (f) => `Jugadores de ${f.league}`,
  moreKnown: (f) =>
    f.more === 1
      ? `Y alguien más: ${t.you("escribe")} parte del nombre.`
      : `Y ${t.number(f.more)} más: ${t.you("escribe")} parte del nombre.`,
  addKnown: (f) => `${t.start(t.add)} a ${f.name}`,
  remove: (f) => `Quitar a ${f.name}`,
  moveUp: (f) => `Subir a ${f.name}`,
  moveDown: (f) => `Bajar a ${f.name}`,
  seat: (f) => `Asiento ${t.number(f.seat)}`,
  seated: (f) => `${f.name} tiene el asiento ${t.number(f.seat)}`,

  league: "¿Cuenta en una liga?",
  noLeague: "Sin liga",
  leagueHint: "Quien aún no esté en la liga entra en ella al empezar la partida.",

  options: "Reglas de la casa",
  usual: (f) => `lo usual: ${f.value}`,
  mustSay: (f) =>
    f.min === f.max
      ? `Con tanta gente solo puede ser ${f.min}.`
      : `Hay que acordar un número de ${f.min} a ${f.max}.`,
  notANumber: (f) =>
    f.min === f.max ? `Solo puede ser ${f.min}.` : `${t.you("Escribe")} un número de ${f.min} a ${f.max}.`,
  notNumbers: (f) =>
    `${t.you("Escribe")} como máximo ${t.number(f.count)} números de ${f.min} a ${f.max}, separados por comas.`,
  severalNumbers: `Separados por comas: para la primera ${t.hand}, la segunda, etcétera.`,
  savedRules: "Nuestras reglas",
  saveRules: "Guardar como nuestras reglas",
  saveRulesHint: "Quedarán entre tus juegos, para la próxima vez y para tus ligas.",
  forWhom: "¿Para quién?",
  thisDevice: "Para este dispositivo",
  saveForHint: (f) =>
    `Quienes anotan en ${f.league} las encuentran entre los juegos, y cualquiera puede verlas en sus páginas.`,
  areSaved: (f) => `Guardadas como “${f.name}”.`,
  areSavedFor: (f) => `Guardadas como “${f.name}” para ${f.league}.`,
  saveFor: (f) => `Guardar para ${f.league}`,
  replaceFor: (f) => `Reemplazar “${f.name}” de ${f.league}`,
  changeInLeague: (f) => `Cambiar el nombre o quitar, en ${f.league}`,
  rulesUnread: `Ahora no se pueden leer las reglas guardadas en este dispositivo. ${t.you("Recarga")} la página y ${t.you("prueba")} de nuevo.`,
  rulesName: "¿Qué nombre tienen?",
  replaces: (f) => `Reemplaza a “${f.name}”.`,
  nameTaken: (f) => `Ya hay reglas de la casa con el nombre “${f.name}”.`,
  nameMissing: `${t.you("Ponles")} un nombre.`,
  save: "Guardar",
  rename: "Cambiar el nombre",
  moreAbout: (f) => `Más sobre “${f.name}”`,
  playThese: "Jugar con estas reglas",
  shareRules: "Compartir con un enlace",
  shareRulesText: "Quien lo abra ve estas reglas, y puede guardarlas o jugar con ellas.",
  deleteRules: "Borrar estas reglas",
  deletedRules: (f) => `“${f.name}”: borradas. Las partidas jugadas con ellas quedan como están.`,
  notDeletedRules: `El navegador no las borró. ${t.you("Recarga")} la página y ${t.you("prueba")} de nuevo.`,
  undo: "Deshacer",
  sharedRules: "Reglas de la casa compartidas",
  sharedRulesText: (f) => `Reglas de la casa para ${f.game}, tal como llegaron en el enlace.`,
  linkTrouble: {
    damaged: {
      title: "El enlace está dañado",
      text: `Falta una parte o cambió. ${t.you("Pídelo")} otra vez y ${t.you("ábrelo")} entero.`,
    },
    newer: {
      title: "El enlace es de un Pipkeeper más nuevo",
      text: `${t.you("Recarga")} esta página para actualizarlo y ${t.you("abre")} el enlace otra vez.`,
    },
    unfit: {
      title: "No se puede jugar con estas reglas",
      text: "Este Pipkeeper no conoce el juego, o sus reglas no pueden ir juntas así.",
    },
  },
  nothing: "nada",
  changed: (f) => (f.rules === 1 ? "1 cambiada" : `${t.number(f.rules)} cambiadas`),
  notOffered: (f) =>
    f.min === f.max
      ? `“${f.choice}” es para ${players(t, f.min)}. ${t.you("Elige")} otra cosa.`
      : `“${f.choice}” es de ${t.number(f.min)} a ${t.number(f.max)} jugadores. ${t.you("Elige")} otra cosa.`,
  units: {
    pips: unit("punto", "puntos"),
    points: unit("punto", "puntos"),
    tiles: unit(t.tile, t.tiles),
    players: unit("jugador", "jugadores"),
    rounds: unit("ronda", "rondas"),
  },
  cardHint: "Se guarda con la partida para que cualquiera lo consulte, y no cambia ninguna puntuación.",
  notAgreed: "sin acordar",
  agreed: (f) => `${t.number(f.points)} ${f.points === 1 ? "acordado" : "acordados"}`,
  severalTables: `Una ${t.evening} en varias mesas`,

  toSetup: "Siguiente: preparar la mesa",
  setup: "En la mesa",
  takeBox: (f) => `${t.you("Toma")} la caja del dominó doble ${f.highest}: ${tiles(t, f.tiles)}.`,
  takePipBox: (f) => `${t.you("Toma")} la caja del dominó Pip: ${tiles(t, f.tiles)}.`,
  takeOut: (f) =>
    `${t.you("Quita")} las ${t.tiles} con un número mayor de ${f.highest}: ${tiles(t, f.tiles)} ${f.tiles === 1 ? "vuelve" : "vuelven"} a la caja.`,
  each: (f) => (f.tiles === 1 ? `${t.tile} por persona` : `${t.tiles} por persona`),
  boneyard: t.inBoneyard,
  asleep: "duermen",
  takenOut: "se quitan",
  tilesToTakeOut: `Las ${t.tiles} que se quitan`,
  people: "Alrededor de la mesa",
  start: "Empezar la partida",
  starting: "Empezando…",
  payAtStart: (f) => `Antes de la primera ${t.hand}, todos ponen ${f.stake} en el bote.`,
  payEach: (f) => `Antes de cada ${t.hand}, todos ponen ${f.stake}.`,
  failed: `No se pudo crear la partida. ${t.you("Prueba")} de nuevo.`,
  change: "Cambiar",
});

import type { SentencesOf } from "../../catalogue";
import type { leagueKeeping as English } from "../../en/leagues/league-keeping";
import { changes, players } from "../counted";
import type { Terms } from "../terms";
import { changeTexts } from "./change-texts";

/** The Spanish words where a league is created and managed. */
export const leagueKeeping = (t: Terms): SentencesOf<typeof English> => ({
  newTitle: "Nueva liga",
  newLead: `Una liga sigue a la misma gente durante muchas partidas: ${t.standings}, niveles, récords y quién le debe a quién. La puede leer cualquiera que tenga la dirección; solo la cambia quien tiene la clave.`,
  name: "Nombre de la liga",
  nameHint: "De él sale la dirección web.",
  players: "Jugadores",
  playersHint: `Un nombre por línea o separados por comas; al menos dos. Después se pueden ${t.add} más.`,
  currency: "Moneda",
  currencyHint: `Tres letras, como EUR. ${t.you("Déjalo")} vacío si no se juega por dinero.`,
  timeZone: "Zona horaria",
  timeZoneHint: "Se escribe como Europe/Madrid. Los días, las veladas y los avisos siguen su reloj.",
  create: "Crear la liga",
  line: (f) => `${f.name}: ${f.message}`,

  keepTitle: "Administrar la liga",
  noLeagueTitle: "Sin clave para esta liga",
  noLeague: `Este dispositivo no tiene la clave de la liga. ${t.you("Abre")} el enlace de invitación de alguien que la administre, o ${t.you("pégalo")} aquí.`,
  offline: "No hay conexión con el servidor",
  offlineInvite: `Solo el servidor sabe si este enlace tiene la clave de la liga. ${t.you("Prueba")} de nuevo cuando haya conexión.`,
  startGame: "Empezar una partida",
  seePage: "Ver las páginas de la liga",
  onServer: "Todo está en este dispositivo y en el servidor.",
  lost: (f) =>
    f.count === 0
      ? "El servidor perdió esta liga. Este dispositivo se la está enviando otra vez."
      : `El servidor perdió una parte de esta liga. Este dispositivo se la está enviando otra vez: ${f.count === 1 ? "falta" : "faltan"} ${changes(t, f.count)}.`,
  notOnServer: "La liga está en este dispositivo. Irá al servidor en cuanto haya conexión.",
  waiting: (f) =>
    f.count === 1
      ? "1 cambio está en este dispositivo y se enviará cuando haya conexión con el servidor."
      : `${t.number(f.count)} cambios están en este dispositivo y se enviarán cuando haya conexión con el servidor.`,
  stuck: (f) =>
    f.count === 0
      ? "El servidor no acepta esta liga. Solo está en este dispositivo."
      : `No se ${f.count === 1 ? "puede" : "pueden"} enviar ${changes(t, f.count)} de este dispositivo.`,
  refused: (f) => `El servidor no aceptó esto: ${f.line}`,
  sendAgain: "Intentar otra vez",
  isSamePerson: (f) => `¿Es la misma persona, ${f.name}?`,
  samePerson: (f) =>
    `En ${f.league} ya estaba ${f.name}, desde otro ${t.phone}. Las partidas de este ${t.phone} cuentan ahora para esa persona.`,
  onePerson: "Sí, es la misma persona",
  twoPeople: "Son dos personas",
  ownName: (f) =>
    `En ${f.league}, ${f.name}, de este ${t.phone}, se llama ahora ${f.now}, y las partidas de este ${t.phone} cuentan para ${f.now}. El nombre se puede cambiar donde se administra la liga.`,
  seen: "Entendido",
  restored: (f) => `Restaurado: ${f.line}`,
  restoredHere: (f) =>
    `Restaurado: ${f.line}. Guardado en este dispositivo; cuenta cuando llegue al servidor.`,
  notRestored: (f) => `Sin restaurar: ${f.line}. ${f.message}`,

  lockedTitle: "Este dispositivo no puede cambiar la liga",
  locked: `El servidor no acepta la clave de este dispositivo: se cambió, o el enlace del que vino estaba mal. Aquí ${t.you("puedes")} ver la liga, pero no cambiarla. Se arregla con un nuevo enlace de invitación de alguien que la administre.`,
  wrongKey: `El enlace que abriste no tiene la clave de la liga, o esa clave se cambió. ${t.you("Puedes")} ver la liga; para cambiarla, ${t.you("pide")} un nuevo enlace de invitación a alguien que la administre.`,
  damagedTitle: "El enlace está dañado",
  damagedLink: `Le falta una parte, o cambió, así que este dispositivo no tiene la clave de la liga. ${t.you("Pide")} el enlace de nuevo, o ${t.you("pégalo")} aquí completo.`,
  newKey: "Nuevo enlace de invitación",
  newKeyHint: `${t.you("Ábrelo")} en este dispositivo, o ${t.you("pégalo")} aquí.`,
  useKey: "Usar",
  notTaken: {
    "not-an-invite": "Este no es un enlace de invitación para administrar esta liga.",
    damaged: `Este enlace está dañado: le falta una parte, o cambió. ${t.you("Pídelo")} de nuevo.`,
    "wrong-key": "La clave de este enlace no es la de la liga, o se cambió.",
    missing: "El servidor no tiene esta liga.",
    unreachable: `No hay conexión con el servidor. ${t.you("Prueba")} de nuevo cuando la haya.`,
  },
  unsent: (f) =>
    f.count === 1
      ? "1 cambio que no se puede enviar"
      : `${t.number(f.count)} cambios que no se pueden enviar`,
  unsentHint:
    "Solo están en este dispositivo. Con la clave correcta se pueden enviar; guardados como archivo, se pueden importar en un dispositivo que la tenga.",
  saveUnsent: "Guardar como archivo",
  dropUnsent: "Descartar",
  dropTitle: (f) =>
    f.count === 1
      ? "¿Descartar el cambio que no se envió?"
      : `¿Descartar los ${t.number(f.count)} cambios que no se enviaron?`,
  dropText: "No están en ningún otro lugar.",
  formerPlayer: "Antiguo jugador",
  eraseName: "Quitar el nombre",
  eraseNameTitle: (f) => `¿Quitar el nombre ${f.name} de la liga?`,
  eraseNameText: (f) =>
    `Los resultados y el dinero quedan, como “Antiguo jugador”. El nombre se puede recuperar aquí hasta el ${f.day}; después desaparece de la liga.`,
  eraseNameGames: `Las partidas siguen mostrando el nombre a quien las abra. Para quitarlo también de allí, ${t.you("borra")} esas partidas.`,
  nameUntil: (f) => `El nombre se puede recuperar hasta el ${f.day}.`,
  nameGone: "El nombre ya no existe y no se puede recuperar.",
  restoreName: "Recuperar el nombre",

  deleteLeague: "Borrar la liga para todos",
  deleteLeagueTitle: (f) => `¿Borrar ${f.name} para todos?`,
  deleteLeagueText: (f) =>
    `Nadie podrá leerla ni cambiarla. Sus partidas quedan. Se puede recuperar aquí hasta el ${f.day}; después ya no estará en el servidor.`,
  leagueDeletedTitle: "Esta liga se borró",
  leagueUntil: (f) => `Se puede recuperar hasta el ${f.day}.`,
  leagueGone: "Ya no está en el servidor y no se puede recuperar.",
  bringLeagueBack: "Recuperarla",
  notChanged: {
    unreachable: "No hay conexión con el servidor. No cambió nada.",
    refused: "El servidor no acepta la clave de este dispositivo. No cambió nada.",
  },

  removal: "Quitar o borrar",
  removalSummary: "De este dispositivo, o para todos",
  removeHere: "Quitar de este dispositivo",
  removeHereTitle: (f) => `¿Quitar ${f.name} de este dispositivo?`,
  removeHereUnmade: "Solo está en este dispositivo, y se perderá para siempre.",
  removeHereUnsent: (f) =>
    f.count === 1
      ? "1 cambio no se envió y se perderá."
      : `${t.number(f.count)} cambios no se enviaron y se perderán.`,
  removeHereStays: "La liga y sus páginas se quedan en el servidor, para quien tenga la dirección.",
  removeHereKey: `También se va la clave de este dispositivo. Si nadie más la tiene, ya nadie podrá cambiar la liga: antes ${t.you("guarda")} todo como archivo, con las claves, en los ajustes.`,
  notRemoved: `El navegador no la quitó. ${t.you("Recarga")} la página y ${t.you("prueba")} de nuevo.`,
  changes: changeTexts(t),

  comments: {
    heading: "Comentarios",
    hint: `Una línea sobre una partida o una ${t.evening}, para las páginas de la liga`,
    about: "Sobre",
    evening: `Una ${t.evening}`,
    day: `La ${t.evening} del`,
    text: "Comentario",
    textHint: `${t.you("Déjalo")} vacío para quitar el comentario.`,
    nothing: `Primero ${t.you("escribe")} el comentario.`,
    done: (f) => (f.text === "" ? `Comentario quitado: ${f.about}` : `Comentado: ${f.about}`),
  },
  paper: {
    heading: "Un resultado en papel",
    summary: "De una partida que no se llevó con Pipkeeper",
    hint: `${t.you("Escribe")} quiénes jugaron, qué día y cómo terminó. Cuenta en la tabla y en los niveles; no tiene manos ni récords.`,
    kind: "Juego",
    day: "Día",
    rankedBy: "Qué se sabe",
    places: "Los puestos",
    most: "Los puntos: gana quien tiene más",
    fewest: "Los puntos: gana quien tiene menos",
    sides: "Se jugó en dos parejas",
    forMoney: "Se jugó por dinero",
    seat: (f) => `Jugador ${f.seat}`,
    place: "Puesto",
    points: "Puntos",
    side: "Pareja",
    won: (f) => `Ganado o perdido, ${f.currency}`,
    wonHint: "Con signo menos si se perdió. Todo junto suma 0.",
    more: "Otro jugador",
    send: `${t.start(t.add)} el resultado`,
    tooFew: `${t.you("Elige")} al menos dos jugadores.`,
    notANumber: "Los puestos y los puntos son números enteros.",
  },

  pages: "Compartir la liga",
  pagesSummary: "Enlace y código para todos",
  pagesHint:
    "En esta dirección cualquiera puede ver las páginas de la liga. Con ella nadie puede cambiar nada.",
  pagesCode: "Código de las páginas de la liga",
  embed: {
    heading: "La tabla en otro sitio",
    hint: `${t.you("Pon")} esto en la página de tu club. Si ${t.you("quieres")}, ${t.you(t.adds)} ?lang=es o ?theme=dark a la dirección.`,
    label: "HTML para otro sitio",
    exported: "Toda la liga en un archivo (JSON)",
  },
  invite: "Administrar entre varios",
  inviteSummary: "Un enlace para quien también pueda cambiarla",
  inviteHint: "Quien abra este enlace puede cambiar la liga. Dalo solo a gente de confianza.",
  replaceKey: "Anular los enlaces que diste",
  replaceKeyHint: `${t.you("Crea")} una clave nueva. Los demás que administran la liga necesitan el enlace nuevo; las páginas de la liga quedan como están.`,
  replaceKeyTitle: "¿Crear una clave nueva?",
  replaceKeyKey: "Crear una clave nueva",
  keyReplaced: "Hecho. Ahora solo sirve el enlace de arriba.",
  keyWaits: `No hay conexión con el servidor. La clave anterior vale hasta que la haya; este dispositivo lo intenta cada vez que ${t.you("abres")} tus partidas.`,
  inviteLink: "El enlace con la clave",
  copy: "Copiar el enlace",
  copied: "Copiado.",
  notCopied: `El navegador no lo copió. ${t.you("Selecciona")} el enlace y ${t.you("cópialo")} a mano.`,
  saved: "Guardado.",
  savedHere: "Guardado en este dispositivo.",
  save: "Guardar",

  roster: "Jugadores",
  people: (f) => players(t, f.count),
  add: `${t.start(t.add)} a alguien`,
  addKey: t.start(t.add),
  playerName: "Nombre",
  rename: "Cambiar el nombre",
  merge: "Es la misma persona que",
  mergeKey: "Unir",
  mergeHint: "Todas las partidas y pagos pasan entonces a esa persona. Se puede deshacer.",
  unmerge: "Deshacer: son dos personas",
  remove: "Quitar de la liga",
  choose: "Elegir",
  chooseFirst: `Primero ${t.you("elige")} a alguien.`,

  seasons: "Temporadas",
  noSeasons: "Sin temporadas, todo cuenta en una sola tabla histórica.",
  newSeason: `${t.start(t.add)} una temporada`,
  reallyOn: (f) => `¿De verdad el ${f.when}?`,
  dateMissing: `${t.you("Elige")} una fecha.`,
  seasonName: "Nombre de la temporada",
  from: "Primer día",
  to: "Último día",
  counts: "Qué cuenta",
  counting: {
    total: "Todos los puntos",
    average: "Puntos por partida",
    best: "Las mejores partidas de cada quien",
  },
  countingNumber: "Cuántas partidas",
  countingHint: { average: "Cuántas partidas hacen falta.", best: "Cuántas partidas cuentan." },
  notGames: ({ max }) => `${t.you("Escribe")} cuántas partidas: un número entero de 1 a ${t.number(max)}.`,
  seasonPoints: "Puntos por puesto en esta temporada",
  seasonPointsHint: `${t.you("Déjalo")} vacío para usar los puntos de la liga.`,
  removeSeason: "Quitar la temporada",

  rules: "Reglas de la casa",
  noRulesYet: "Todavía no hay",
  rulesSaved: "Guardadas para la liga",
  noRules: `Todavía no hay. Al preparar una partida, ${t.you("guarda")} sus reglas de la casa para esta liga.`,
  rulesHint:
    "Cualquiera puede jugar con ellas: están entre los juegos de este dispositivo y en las páginas de la liga.",
  rulesName: "Nombre de estas reglas",
  rulesLine: (f) => `${f.name} (${f.game})`,
  removeRules: "Quitar",

  points: "Puntos por puesto",
  pointsHint: "Para el primer puesto, el segundo, el tercero, etcétera, separados por comas.",
  notPoints: `${t.you("Escribe")} números enteros separados por comas, como 5, 3, 2, 1.`,

  guest: "de visita",
  guestHint:
    "A quien viene de visita no se le pregunta si viene, y sale al final de las listas. Sus partidas cuentan.",
  makeGuest: "Viene de visita",
  makeMember: "Vuelve a ser de la liga",
  guestPlaces: "Visitas en las tablas",
  guestsRanked: "Tienen puesto, como todo el mundo",
  guestsUnranked: "No tienen puesto",

  money: "Dinero",
  payment: "Anotar un pago",
  payer: "De",
  receiver: "Para",
  amount: "Importe",
  day: "Fecha",
  notAnAmount: `${t.you("Escribe")} un importe como ${t.money(350)}.`,
  noCurrency: `Primero ${t.you("elige")} una moneda; después se pueden anotar pagos.`,

  settleUp: "Para arreglar cuentas",
  settleHint: "¿Pagado? Con un toque se anota, con fecha de hoy.",
  owes: (f) => `${f.from} le paga ${f.amount} a ${f.to}`,
  paidKey: "Pagado",
  settledNow: (f) => `Anotado como pagado: ${f.line}`,

  payments: "Pagos hasta ahora",
  noPayments: "Todavía no hay pagos.",
  correct: "Corregir",
  correctPayment: (f) => `Corregir: ${f.line}`,
  takeBack: "Anular",
  tookBack: (f) => `Anulado: ${f.line}`,
  notRead: "No hay conexión con el servidor: solo se ven los cambios que esperan en este dispositivo.",

  nameAndAddress: "Nombre y dirección",
  address: "Dirección",
  addressHint: "Letras minúsculas, números y guiones. Las direcciones anteriores siguen sirviendo.",

  games: "Partidas",
  gamesSummary: `${t.start(t.add)} o quitar partidas`,
  addGame: `${t.start(t.add)} una partida jugada fuera de la liga`,
  addGameHint: `También se puede ${t.add} una partida terminada. ${t.you("Búscala")} aquí y después ${t.you("di")} quién es cada quien en la liga.`,
  whichGame: "Una partida de este dispositivo",
  byLink: "Una partida de otro dispositivo",
  byLinkHint: `${t.you("Pega")} un enlace a ella, como el enlace para ${t.watch}. La partida tiene que estar en el servidor.`,
  findKey: "Buscar",
  notFound: {
    "no-link": `En este enlace no hay ninguna partida. En el dispositivo que la tiene, ${t.you("copia")} el enlace para ${t.watch}.`,
    unknown: `El servidor no tiene esta partida. ${t.you("Ábrela")} una vez, con conexión, en el dispositivo que la tiene.`,
    unreachable: `No hay conexión con el servidor. ${t.you("Prueba")} de nuevo cuando la haya.`,
  },
  whoIsWho: "Quién es quién",
  newOnRoster: (f) => `Alguien más: ${f.name}`,
  seat: (f) => `${f.name}, en la mesa, es`,
  addGameKey: `${t.start(t.add)} a la liga`,
  inLeague: "Partidas de la liga",
  inLeagueHint: "Una partida que quites no se borra; solo deja de contar aquí.",
  noneInLeague: "Aquí todavía no cuenta ninguna partida.",
  beingPlayed: "Se está jugando",
  noEntrySince: (f) => `Sin anotaciones desde el ${f.when}`,
  notCounted: "Todavía no cuenta",
  waitsFor: (f) =>
    `Cuenta en cuanto la liga sepa ${f.names.length === 1 ? "quién es" : "quiénes son"} ${t.list(f.names)}.`,
  seatThem: "Decir quién es quién",
  gamesNotRead: "Solo el servidor sabe qué partidas cuentan, y no hay conexión con él.",
  earlierGames: "Partidas anteriores",
  laterGames: "Partidas posteriores",
  takeOutKey: "Quitar de la liga",
  takenOut: (f) => `Quitada: ${f.line}`,
  seeGame: "Ver la partida",
  gameLine: (f) => `${f.when}: ${f.game}, ${f.names.join(", ")}`,
});

import type { SentencesOf } from "../../i18n/catalogue";
import type { Terms } from "../../i18n/es/terms";
import { eveningText } from "../../i18n/evening-text";
import type { en } from "./en";

/** What the server says in Spanish. */
export const es = (t: Terms): SentencesOf<typeof en> => ({
  theRequest: "la petición",

  bodyTooLarge: (f) => `El cuerpo ocupa más de ${t.number(f.max)} bytes.`,
  bodyCutShort: "La conexión terminó antes que el cuerpo.",
  notUtf8: "El cuerpo no es texto UTF-8.",
  notJson: (f) => `El cuerpo no es JSON: ${f.why}`,
  tooDeep: (f) => `Aquí hay valores anidados a más de ${t.number(f.max)} niveles.`,

  tooMuchToReplay: `Esta ${t.scoreSheet} tiene más correcciones de anotaciones tempranas, o manos más difíciles de comprobar, de lo que aquí se puede procesar.`,

  gameTooLarge: (f) =>
    `Las anotaciones de esta partida ocupan más de ${t.number(f.max)} bytes, demasiados para leerlas aquí. No se perdió ninguna.`,
  gameIdTaken: "Otra partida ya tiene este id.",
  behind: (f) =>
    `La última anotación del registro es la número ${f.head}, no la ${f.base}. No se escribió nada; añade las anotaciones de esta respuesta y envía otra vez.`,
  entryIdTaken: (f) => `Otra anotación, con otro contenido, tiene el id ${f.id}.`,
  noKey: "Para escribir hace falta la clave para anotar de la partida, como “Authorization: Bearer CLAVE”.",
  wrongKey: "Esta partida no acepta esta clave para eso.",
  tooManyKeys: (f) =>
    `Ya hay ${t.number(f.max)} claves para jugadores. Envíala con “only” para que sea la única válida.`,
  roundOver: (f) =>
    `Las rondas cerradas son ahora ${t.number(f.rounds)}, no ${t.number(f.round)} como cuando se envió esta mano.`,
  noSuchGame: (f) => `No hay ninguna partida con el id ${f.id}.`,
  noSuchLeague: (f) => `No hay ninguna liga “${f.id}”.`,
  noLeagueKey: "Para cambiar una liga hace falta su clave, como “Authorization: Bearer CLAVE”.",
  wrongLeagueKey: "Esta no es la clave para administrar la liga.",
  noSuchSeason: (f) => `Esta liga no tiene la temporada “${f.id}”.`,
  noSuchPlayer: (f) => `Esta liga no tiene el jugador “${f.id}”.`,
  noSuchPlayedEvening: (f) => `Ninguna partida de esta liga terminó en la noche “${f.id}”.`,
  noSuchLeagueGame: (f) => `Ninguna partida terminada de esta liga tiene el id “${f.id}”.`,
  wrongLink: "Este enlace no es válido o fue reemplazado. Pide uno nuevo a quien administra la liga.",
  notPlanned: `La liga no tiene prevista esta ${t.evening}, o ya no.`,
  eveningOver: `Esta ${t.evening} ya pasó.`,
  notAPushService: "Los avisos solo se envían a los servicios de los navegadores, por https.",
  badPushKeys: "Con estas claves no se puede cifrar nada.",
  tooManySubscriptions: "Esta liga ya tiene todas las suscripciones que puede tener.",
  notAPage: (f) => `“${f.field}” debería ser un número entero de 1 a ${t.number(f.max)}.`,
  notADay: (f) => `“${f.field}” debería ser un día, como 2026-11-21.`,
  noSuchField: (f) => `Una consulta no tiene el campo “${f.field}”. Los campos son: ${f.fields.join(", ")}.`,
  noSuchRuleset: (f) => `No hay ningún juego “${f.rulesetId}”. Los juegos son: ${f.rulesetIds.join(", ")}.`,
  notAFormat: "“format” debería ser json o csv.",
  deletedUntil: (f) => `Se borró. Quien tiene su clave puede recuperarla hasta el ${f.day}.`,
  deletedForGood: "Se borró y ya no existe.",
  formerPlayer: "Antiguo jugador",
  noSuchAddress: (f) => `En ${f.path} no hay nada.`,
  wrongMethod: (f) => `Esta dirección solo acepta ${f.allowed.join(", ")}.`,
  notASince: "“since” debería ser el número de una anotación, o 0.",
  notIds: (f) => `“ids” debería ser de 1 a ${t.number(f.max)} id de partidas, separados por comas.`,
  badAddress: "La ruta de esta dirección no está en su forma simple.",
  wrongHost: (f) =>
    `Este servidor no responde al nombre ${f.host}. Si debería, añade el nombre a ALLOWED_HOSTS en el servidor.`,
  notHttp: "Esto no es HTTP válido.",
  tooSlow: "La petición no llegó a tiempo. Envíala otra vez.",
  crossSite:
    "Las páginas de otros sitios no pueden escribir aquí. Abre la página de este servidor, o envíala sin navegador.",
  tooManyRequests: (f) =>
    `Demasiadas peticiones a la vez. Esta no se llevó a cabo; envíala otra vez en ${t.number(f.seconds)} s.`,
  databaseUnreadable: "No se puede leer la base de datos.",
  migrationsMissing: (f) =>
    f.missing === 1
      ? "A la base de datos le falta 1 migración de esta versión. Arranca el servidor otra vez."
      : `A la base de datos le faltan ${t.number(f.missing)} migraciones de esta versión. Arranca el servidor otra vez.`,
  diskFull: (f) =>
    `Solo quedan ${t.number(f.free)} bytes libres en el disco de la base de datos. Con menos de ${t.number(f.min)}, quizá pronto no se guarden más anotaciones. Haz espacio.`,
  serverFault:
    "Algo salió mal en el servidor. Nada de lo que enviaste se pierde de tu lado; prueba de nuevo.",

  storeBusy:
    "Otro programa tiene bloqueada la base de datos del servidor. No se guardó nada; envíalo otra vez.",
  storeGone:
    "La base de datos del servidor se borró, cambió de nombre, se reemplazó o se dañó mientras funcionaba. No se guardó nada; consérvalo y envíalo otra vez más tarde. Para arreglarlo, devuelve el archivo a su lugar o reinicia el servidor.",
  storeUnreachable:
    "El servidor no tiene conexión con su base de datos. Conserva lo que tienes y envíalo otra vez más tarde.",
  storeFull: "El disco del servidor está lleno. No se guardó nada; consérvalo y envíalo otra vez más tarde.",
  storeUnwritable:
    "El servidor no puede escribir en su disco. No se guardó nada; consérvalo y envíalo otra vez más tarde.",

  csv: {
    columns: {
      place: "puesto",
      player: "id de jugador",
      name: "nombre",
      played: "jugadas",
      won: "ganadas",
      shared: "compartidas",
      points: "puntos",
      averagePlace: "puesto promedio",
      ahead: "ventaja por ronda",
      best: "mejor partida",
      worst: "peor partida",
      rounds: "rondas",
      outs: "veces que dominó",
      form: "últimos puestos",
      rating: "nivel",
      giveOrTake: "más o menos",
      moneyWon: "dinero ganado",
      moneyLost: "dinero perdido",
      money: "dinero",
      with: "con",
      wonWith: "ganadas con",
      lostWith: "perdidas con",
      against: "contra",
      aheadOf: "por delante de",
      behind: "por detrás de",
      game: "id de partida",
      kind: "juego",
      finishedAt: "terminada",
      day: "día",
      total: "total",
      balance: "saldo",
      currency: "moneda",
      paper: "en papel",
      comment: "comentario",
      side: "pareja",
      record: "récord",
      value: "valor",
      season: "id de temporada",
      seasonName: "temporada",
      from: "desde",
      to: "hasta",
      award: "premio",
      of: "de",
      opponent: "id de rival",
      opponentName: "nombre de rival",
    },
    awards: {
      "most-wins": "más partidas ganadas",
      "best-average": "mejor promedio",
      comeback: "mayor remontada",
      "closest-game": "partida más reñida",
      attendance: "más noches",
      "most-seconds": "más segundos puestos",
    },
    records: {
      low: "ronda más baja",
      high: "ronda más alta",
      comeback: "remontada",
      streak: "partidas ganadas seguidas",
    },
    inCurrency: (f) => `${f.column} (${f.currency})`,
  },

  calendar: {
    name: (f) => `${f.league}: ${t.evening}s`,
    evening: (f) => `Dominó: ${f.league}`,
    answers: {
      coming: (f) => `Vienen: ${f.names.join(", ")}`,
      maybe: (f) => `Quizá: ${f.names.join(", ")}`,
      not: (f) => `No vienen: ${f.names.join(", ")}`,
    },
  },
  results: {
    title: (f) => `${f.league}: resultados`,
    won: (f) => `${f.names.length === 1 ? "Gana" : "Ganan"} ${t.list(f.names)} (${f.game})`,
    place: (f) =>
      `${t.number(f.place)}. ${t.list(f.names)}${f.total === undefined ? "" : ` (${t.number(f.total)})`}`,
  },

  push: {
    planned: (f) => `Próxima ${t.evening} de ${f.league}`,
    moved: (f) => `Cambió la ${t.evening} de ${f.league}`,
    today: (f) => `Hoy: ${f.league}`,
    evening: (f) => (f.place === "" ? eveningText("es", f) : `${eveningText("es", f)} · ${f.place}`),
    resultsTitle: (f) => `Cómo fue: ${f.league}`,
    results: (f) =>
      f.games === 1
        ? `${f.names.length === 1 ? "Ganó" : "Ganaron"} ${t.list(f.names)}.`
        : `${t.number(f.games)} partidas. Más ganadas: ${t.list(f.names)} (${t.number(f.max)}).`,
  },

  titles: {
    "bad-body": "No se pudo leer el cuerpo",
    "bad-request": "La petición no es válida",
    "bad-address": "No se puede leer la dirección",
    "not-http": "No es HTTP",
    "too-slow": "Demasiado lento",
    "too-large": "El cuerpo es demasiado grande",
    "game-too-large": "La partida es demasiado grande",
    "no-key": "Falta la clave para anotar",
    "wrong-key": "La clave para anotar no es esa",
    "wrong-link": "El enlace no es válido",
    "cross-site": "Enviado desde otro sitio",
    "wrong-host": "No es un nombre de este servidor",
    "no-such-game": "No existe la partida",
    "no-such-league": "No existe la liga",
    "no-such-part": `La liga no tiene ese jugador, esa partida o esa ${t.evening}`,
    "game-deleted": "La partida se borró",
    "league-deleted": "La liga se borró",
    "no-such-address": "No existe la dirección",
    "wrong-method": "Método equivocado",
    "game-id-taken": "El id de la partida ya se usa",
    behind: "El registro tiene anotaciones nuevas",
    "too-many-keys": "Demasiadas claves",
    "not-a-push-service": "No es un servicio de avisos",
    "too-many-subscriptions": "Demasiadas suscripciones",
    "evening-over": `La ${t.evening} ya pasó`,
    "id-taken": "El id de una anotación ya se usa",
    "league-id-taken": "El id de la liga ya se usa",
    "slug-taken": "La dirección de la liga ya se usa",
    "change-taken": "El id de un cambio ya se usa",
    "changes-missing": "Faltan cambios",
    unfit: "Una anotación no es posible",
    "unfit-change": "Un cambio no se puede hacer",
    "too-many-requests": "Demasiadas peticiones",
    "server-fault": "Fallo del servidor",
    "not-ready": "Todavía no funciona",
    "store-busy": "La base de datos está bloqueada",
    "store-gone": "La base de datos no está",
    "store-unreachable": "No hay conexión con la base de datos",
    "store-full": "El servidor no tiene más espacio",
    "store-unwritable": "El servidor no puede escribir",
  },
});

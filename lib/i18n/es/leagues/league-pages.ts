import type { SentencesOf } from "../../catalogue";
import type { leaguePages as English } from "../../en/leagues/league-pages";
import { games, players, points } from "../counted";
import type { Terms } from "../terms";
import { first, kitty, owe } from "./kitty";
import { leagueScoring } from "./league-scoring";
import { leagueStory } from "./league-story";

/** What the pages of leagues say in Spanish. */
export const leaguePages = (t: Terms): SentencesOf<typeof English> => {
  const ordinal = (place: number): string => `${t.number(place)}.º`;
  const places = (count: number): string => `${t.number(count)} ${count === 1 ? "puesto" : "puestos"}`;
  /** The figures come written: "1", "1,234". */
  const toGo = (missing: number, one: string, many: string): string =>
    missing === 1 ? `Falta 1 ${one}` : `Faltan ${t.number(missing)} ${many}`;
  return {
    story: leagueStory(t),
    scoring: leagueScoring(t),
    parts: {
      standings: "Tabla",
      players: "Jugadores",
      games: "Partidas",
      evenings: t.start(t.evenings),
      records: "Récords",
      seasons: "Temporadas",
      money: "Dinero",
    },
    pages: "Páginas de la liga",
    lastSeen: "No hay conexión con el servidor. Esta es la página como se vio por última vez:",
    here: {
      asOf: (f) => `Esto es lo que sabe este dispositivo. Últimas noticias del servidor: ${f.when}`,
      unsent: (f) =>
        f.games === 1
          ? "1 partida de este dispositivo aún no se ha enviado. Aquí cuenta."
          : `${games(t, f.games)} de este dispositivo aún no se han enviado. Aquí cuentan.`,
      unsentChanges: (f) =>
        f.changes === 1
          ? "1 cambio de la liga aún no se ha enviado. Aquí ya se ve."
          : `${t.number(f.changes)} cambios de la liga aún no se han enviado. Aquí ya se ven.`,
      unsentOf: (f) => `${games(t, f.games)} sin enviar`,
      notSent: "Aún sin enviar",
      toServer: "Abrir la página del servidor",
      nothingTitle: "No está en este dispositivo",
      nothing:
        "Este dispositivo no tiene con qué mostrar las páginas de esta liga. Abre una y sigue la liga mientras haya señal; desde entonces se abren también sin ella.",
    },
    follow: "Seguir",
    following: "Siguiendo",
    share: {
      heading: "Compartir esta liga",
      chat: "Para el chat",
      chatHint: `La clasificación, la última ${t.evening}, la próxima y quién le debe a quién, para pegar en el grupo.`,
      hint: "Con el enlace, cualquiera puede leer estas páginas.",
      code: (f) => `Código de las páginas de ${f.name}`,
    },
    league: "Liga",
    toStandings: `A ${t.theStandings}`,
    missingTitle: "No existe esta liga",
    missing:
      "En esta dirección no hay ninguna liga. Quizá se escribió mal. Las direcciones anteriores de una liga siguen sirviendo.",
    partMissingTitle: "No está en esta liga",
    partMissing: "En esta dirección la liga no tiene nada. Quizá se unió a otra cosa o se quitó.",
    formerPlayer: "Antiguo jugador",
    seasons: "Temporada",
    allTime: "Histórico",
    kinds: "Juego",
    allKinds: "Todos los juegos",
    spread: (f) => `${f.from} a ${f.to}`,
    asData: "Como datos",
    json: "JSON",
    csv: "CSV",
    search: "Buscar a alguien",
    searchKey: "Buscar",
    searchOff: "Ver a todos",
    searchNone: (f) => `Aquí nadie tiene “${f.search}” en el nombre.`,
    searchFound: (f) => `${players(t, f.count)} con “${f.search}” en el nombre.`,
    pager: "Páginas de la lista",
    page: (f) => `Página ${t.number(f.page)} de ${t.number(f.pages)}`,
    earlier: "Anterior",
    later: "Siguiente",

    noGamesTitle: "Todavía no hay partidas terminadas",
    noGames: "La tabla se llena cuando termina la primera partida de esta liga.",
    noGamesHere: "Aquí todavía no hay partidas terminadas.",
    rules: "Reglas de la casa de la liga",

    ordinal,
    column: {
      place: "Puesto",
      player: "Jugador",
      points: "Puntos",
      played: "Jugadas",
      won: "Ganadas",
      average: "Puesto promedio",
      ahead: "Ventaja",
      outs: t.start(t.wentOut),
      best: "Mejor partida",
      worst: "Peor partida",
      money: "Dinero",
      form: "Últimas",
      rating: "Nivel",
      perGame: "Puntos por partida",
    },
    sharedWins: (f) => `${t.number(f.shared)} ${f.shared === 1 ? "compartida" : "compartidas"}`,
    wonOf: (f) => `ganó ${t.number(f.won)} de ${t.number(f.played)}`,
    newcomer: "debut",
    why: (f) => `${ordinal(f.place)}, ¿por qué? ${f.name}`,
    whyTitle: (f) => `${f.name}, ${ordinal(f.place)}`,
    close: "Cerrar",
    first: "Nadie va por delante.",
    sharesPlace: (f) =>
      f.with === undefined
        ? "Comparte el puesto: empate en todo lo que cuenta."
        : `Comparte el puesto con ${f.with}: empate en todo lo que cuenta.`,
    behind: (f) =>
      f.above === undefined || f.theirs === undefined
        ? `Detrás del puesto anterior por ${f.by} (${f.own}).`
        : `Detrás de ${f.above} por ${f.by}, ${f.own} contra ${f.theirs}.`,
    equalBefore: (f) => `Hay empate en ${t.list(f.names)}.`,
    breakers: {
      games: "partidas suficientes",
      points: "puntos",
      wins: "partidas ganadas",
      "shared-wins": "primeros puestos compartidos",
      "average-place": "puesto promedio",
      ahead: "ventaja",
    },
    enoughGames: (f) => `${t.number(f.played)} de al menos ${t.number(f.min)}`,
    howCounted: "Cómo se deciden los puestos",
    endedEarly: "Una partida que terminó antes de tiempo cuenta como las demás.",
    tieBreakers: (f) =>
      `Con los mismos puntos deciden: ${f.names.join(", luego ")}. Si todo eso es igual, se comparte el puesto.`,
    aheadMeans: `“Ventaja” dice cuántos puntos mejores que el promedio de los demás fueron las manos o rondas de alguien, cuente como cuente el juego. “${t.start(t.wentOut)}” cuenta las manos o rondas en que alguien ${t.wentOut}.`,
    ratingMeans:
      "El nivel (OpenSkill) estima la fuerza de juego a partir de las partidas terminadas, en su orden. Hasta cinco partidas es provisional, y con cada una es más seguro.",

    trend: {
      up: (f) => `Sube ${places(f.places)} desde hace una semana`,
      down: (f) => `Baja ${places(f.places)} desde hace una semana`,
      same: "El mismo puesto que hace una semana",
      fresh: "Entró en la última semana",
    },
    formOf: (f) =>
      `${f.places.length === 1 ? "La última partida" : `Las últimas ${games(t, f.places.length)}, primero la más antigua`}: ${f.places.join(", ")}`,
    formPlace: (f) => (f.tied > 1 ? `${ordinal(f.place)} compartido` : ordinal(f.place)),
    milestone: {
      games: (f) => `${toGo(f.missing, "partida", "partidas")} para llegar a ${t.number(f.next)}`,
      wins: (f) =>
        f.next === 1
          ? "La próxima será la primera victoria"
          : `${toGo(f.missing, "victoria", "victorias")} para llegar a ${t.number(f.next)}`,
      points: (f) => `${toGo(f.missing, "punto", "puntos")} para llegar a ${t.number(f.next)}`,
    },
    nextMilestone: "Siguiente",
    sureness: {
      provisional: "provisional",
      rough: "aproximado",
      fair: "casi seguro",
      sure: "seguro",
    },
    ratingIs: (f) =>
      `Cerca de ${t.number(f.about)}, ${f.sureness}: lo más probable, entre ${t.number(f.low)} y ${t.number(f.high)}`,
    notRated: "Todavía sin nivel",

    playersLead: "Todos los jugadores de la liga, con su puesto en la tabla histórica.",
    notPlayed: "todavía no ha jugado",
    playedGames: (f) => games(t, f.games),
    nobody: "Todavía no hay nadie en la liga.",
    streakNow: "Racha ganadora actual",
    noStreak: "ninguna",
    streakLongest: "Racha ganadora más larga",
    byKind: "Por juego",
    ratingOverTime: "El nivel, con el tiempo",
    ratingNone: "El nivel empieza con la primera partida terminada contra otros.",
    ratingTable: "Los últimos niveles, en una tabla",
    ratingPicture: (f) => `El nivel pasó de ${f.first} (${f.from}) a ${f.last} (${f.to}).`,
    when: "Cuándo",
    game: "Juego",
    withPartners: "En pareja con",
    wonWith: "Ganadas",
    lostWith: "Perdidas",
    headToHead: "Contra otros",
    meetings: "Partidas",
    cameAhead: "Por delante",
    cameBehind: "Por detrás",
    noMeetings: "Todavía con nadie.",
    allGamesOf: (f) => `Todas las partidas de ${f.name}`,

    gamesOf: (f) => `Partidas de ${f.name}`,
    playing: "Se juegan ahora",
    unfinished: "Sin terminar",
    noEntrySince: (f) => `Sin anotaciones desde el ${f.when}`,
    waitsFor: (f) =>
      `Todavía no cuenta: la liga no sabe ${f.names.length === 1 ? "quién es" : "quiénes son"} ${t.list(f.names)}.`,
    watch: (f) => `${f.game}: ${t.list(f.names)}`,
    leftEarly: "se fue antes",
    openGame: (f) => `${f.game}, ${f.when}`,
    pointsEarned: (f) =>
      f.points === "0" ? "sin puntos" : `+${f.points} ${f.points === "1" ? "punto" : "puntos"}`,
    ratingThen: (f) => (f.by === undefined ? `nivel ${f.after}` : `nivel ${f.after} (${f.by})`),
    widgetMore: "Toda la liga",
    onPaper: "En papel",
    onPaperMeans: "De esta partida solo se conoce el resultado, en papel, no cada mano o ronda.",
    correctedOn: (f) => `Corregida el ${f.when}`,
    toBoard: "Ver el marcador",
    rounds: "Puntos y totales",
    names: (f) => t.list(f.names),

    bestRounds: "Mejores manos o rondas",
    worstRounds: "Peores manos o rondas",
    mostMeans: "Más puntos en una mano o ronda.",
    fewestMeans: "Menos puntos en una mano o ronda. Las que no dieron puntos no se incluyen.",
    mostTakenMeans: "Más puntos en contra en una mano o ronda.",
    against: (f) => `contra ${t.list(f.names)}`,
    comebacks: "Mayores remontadas",
    recordsByKind: "Récords por juego",
    ownRecord: { best: "Mejor mano o ronda", worst: "Peor mano o ronda", comeback: "Mayor remontada" },
    comebackMeans: "Por cuánto iba perdiendo, tras una mano o ronda, quien ganó al final.",
    streaks: "Más partidas ganadas seguidas",
    inPoints: (f) => points(t, f.points),
    inARow: (f) => `${t.number(f.games)} ${f.games === 1 ? "seguida" : "seguidas"}`,
    noRecords: "Los récords aparecen cuando terminan las partidas.",

    noMoneyTitle: "Todavía no hay dinero",
    noMoney: "Aquí se suman las partidas por dinero y los pagos entre jugadores.",
    evening: t.start(t.evening),
    wholeSeason: `Todas las ${t.evenings}`,
    show: "Mostrar",
    balances: (f) => `Saldos (${f.currency})`,
    amount: "Importe",
    sumIs: (f) => `Suma: ${f.sum}`,
    guestsWithoutPlace: (f) =>
      `${t.list(f.names)} ${f.names.length === 1 ? "viene" : "vienen"} de visita y no ${f.names.length === 1 ? "tiene" : "tienen"} puesto aquí.`,
    settleUp: "Para arreglar cuentas",
    settled: "Nadie le debe nada a nadie.",
    pays: (f) => `${first(f.from)} le paga ${f.amount} a ${f.to}`,
    fewest: "No se puede con menos pagos.",
    nearlyFewest: "Con más de doce personas, quizá se pueda con menos pagos.",
    payments: "Pagos hasta ahora",
    paid: (f) => `${first(f.from)} le dio ${f.amount} a ${f.to}`,
    kitty,
    inKitty: (f) => `En la caja: ${t.list(f.amounts)}`,
    owed: "Cuotas y gastos",
    owe: owe(t),

    preview: (f) =>
      f.leaders.length === 0
        ? "Una liga de dominó. Todavía sin partidas terminadas."
        : `Una liga de dominó. A la cabeza: ${t.list(f.leaders)}.`,
  };
};

import type { SentencesOf } from "../../catalogue";
import type { club as English } from "../../en/table/club";
import type { Terms } from "../terms";

interface Range {
  readonly least: number;
  readonly most: number;
}

interface Seating {
  readonly sizes: readonly number[];
  readonly rest: number;
}

/** Una noche en varias mesas. */
export const club = (t: Terms): SentencesOf<ReturnType<typeof English>> => {
  const between = ({ least, most }: Range): string =>
    least === most
      ? t.number(least)
      : most === least + 1
        ? `${t.number(least)} o ${t.number(most)}`
        : `de ${t.number(least)} a ${t.number(most)}`;
  const times = (range: Range): string => `${between(range)} ${range.most === 1 ? "vez" : "veces"}`;
  const rounds = (count: number): string => `${t.number(count)} ${count === 1 ? "ronda" : "rondas"}`;
  const tables = (numbers: readonly number[]): string =>
    `${numbers.length === 1 ? "la mesa" : "las mesas"} ${t.list(numbers.map(t.number))}`;
  const tableCount = ({ sizes }: Seating): string =>
    `${t.number(sizes.length)} ${sizes.length === 1 ? "mesa" : "mesas"}`;
  const resting = ({ rest }: Seating): string => `${t.number(rest)} ${rest === 1 ? "descansa" : "descansan"}`;
  return {
    how: "¿Quién juega con quién?",
    ways: {
      "partners/mix": "Otra pareja en cada ronda",
      "partners/swiss": "Otra pareja, y juegan iguales con iguales",
      "partners/ladder": "Quien gana sube una mesa",
      "partners/whist": "Con cada quien una vez, contra cada quien dos",
      "pairs/swiss": "Parejas fijas, iguales con iguales",
      "pairs/round-robin": "Parejas fijas, todas contra todas",
      "alone/mix": "Todos con todos",
      "alone/swiss": "Los mejores con los mejores",
      "alone/climb": "Los tres mejores suben una mesa",
      "alone/stay": "Cada mesa sigue igual",
    },
    wayTexts: {
      "partners/mix": "Nadie repite pareja pronto.",
      "partners/swiss": "Se sientan juntos quienes han ganado lo mismo.",
      "partners/ladder": "Quien pierde baja; los dos que llegan juntos se separan.",
      "partners/whist":
        "Para 5, 8, 9, 12, 13, 16, 17, 20, 21 o 24 personas que se quedan hasta el final; si no, otra pareja en cada ronda.",
      "pairs/swiss": "Juegan parejas que han ganado lo mismo, y ninguna repite rival.",
      "pairs/round-robin": "Mientras sigan todas las parejas; si no, iguales con iguales.",
      "alone/mix": "Se sientan juntos quienes menos se han visto.",
      "alone/swiss": `La mesa 1 es la de los primeros de ${t.theStandings}, y así las demás.`,
      "alone/climb": "Y los tres peores bajan.",
      "alone/stay": `Las mismas personas en la misma mesa toda la ${t.evening}.`,
    },
    tables: "Mesas que hay",
    tablesAny: "Las que hagan falta",
    chairs: "Sillas por mesa",
    missedLabel: "Una ronda a la que alguien llegó tarde",
    missed: { "per-game": "No le cuenta", worst: "Le cuenta como la peor de esa ronda" },
    spare: "Quien suple",
    spareText: "Juega solo cuando falta alguien, y no tiene puesto.",
    noSpare: "Nadie",
    minutes: "Una ronda dura",
    noClock: "Lo que haga falta",
    minutesLong: (f) => `${t.number(f.minutes)} minutos`,
    warn: "Aviso antes del final",
    noWarning: "Sin aviso",
    atTimeLabel: "Cuando se acaba el tiempo",
    atTimes: {
      "finish-hand": `La ${t.hand} en juego es la última`,
      "one-more": `Esa ${t.hand} y una más`,
      stop: "Se para en el acto",
    },
    confirmLabel: "El resultado de una mesa",
    confirms: {
      "other-side": "El otro lado lo confirma",
      none: "Vale como se anotó",
    },
    oddOne: (f) => `${f.name} no tiene pareja. ${t.start(t.adds)} otro nombre, o ${t.you("quita")} este.`,
    others: `Quien llegue después se anota en la página de la ${t.evening}.`,
    start: `Abrir la ${t.evening}`,

    people: "Quién está",
    hereNow: (f) => `${f.count === 1 ? "Hay 1 persona" : `Hay ${t.number(f.count)} personas`}.`,
    pairsNow: (f) => `${f.count === 1 ? "Hay 1 pareja" : `Hay ${t.number(f.count)} parejas`}.`,
    tablesNow: {
      partners: (f) => `${tableCount(f)}${f.rest > 0 ? `, ${resting(f)}` : ""}.`,
      pairs: (f) => `${tableCount(f)}${f.rest > 0 ? `, ${resting(f)}` : ""}.`,
      alone: (f) =>
        `${f.sizes.length === 1 ? "Una mesa" : "Mesas"} de ${t.list(f.sizes.map(t.number))}${f.rest > 0 ? `; ${resting(f)}` : ""}.`,
    },
    checkIn: `${t.you("Toca")} a cada quien que esté.`,
    pairUp: `${t.you("Toca")} a las dos personas de cada pareja.`,
    withWhom: (f) => `¿Quién juega con ${f.name}?`,
    newName: "Alguien más",
    add: t.start(t.add),
    arrived: (f) => `Está ${f.name}.`,
    goesHome: "Se va",
    wentHome: (f) => `${f.name} se fue.`,
    youAreHere: "presente",
    iAmHere: "Ya llegué",
    iGoHome: "Me voy a casa",
    letMeRest: "Déjame descansar la próxima ronda",
    ownLink: "Su propio enlace",
    ownLinkText: `Quien lo abre dice si está, si se va o si quiere descansar, y nada más, hasta que termine la ${t.evening}.`,
    ownLinkOf: (f) => `Enlace de ${f.name}`,
    rests: "Descansa la próxima ronda",
    willRest: (f) => `${f.name} descansa la próxima ronda.`,
    asked: "descansa la próxima",
    away: "ya se fue",

    draw: (f) => `Sortear la ronda ${t.number(f.round)}`,
    tooFew: {
      partners: "Hacen falta cuatro personas.",
      pairs: "Hacen falta dos parejas.",
      alone: "Hacen falta tres personas.",
    },
    outdated: "Algo cambió desde el sorteo: hay que sortear otra vez.",
    proposal: (f) => `Ronda ${t.number(f.round)}, como salió en el sorteo`,
    byHand: (f) => `Ronda ${t.number(f.round)}, cambiada a mano`,
    swapHint: `Para cambiar a dos personas, ${t.you("toca")} a las dos.`,
    swapWith: (f) => `${t.you("Toca")} a quien cambia de lugar con ${f.name}.`,
    drawAgain: "Sortear otra vez",
    drawn: (f) => `Sorteada ${t.number(f.times)} veces`,
    sit: (f) => `Empezar la ronda ${t.number(f.round)}`,
    seated: (f) => `Empieza la ronda ${t.number(f.round)}.`,
    table: (f) => `Mesa ${t.number(f.table)}`,
    leads: (f) => `Sale ${f.name}`,
    against: "contra",
    resting: "Descansan",
    nobodyRests: "Nadie descansa.",
    why: {
      asked: "lo pidió",
      fewest: "ha descansado menos",
      longest: "descansó hace más tiempo",
      last: `al final de ${t.theStandings}`,
      lot: "por sorteo",
      plan: "según la tabla para este número",
      spare: "suple",
      "by-hand": "cambio a mano",
    },
    nothingAgain: "Nadie repite demasiado pronto.",
    says: {
      "partners-again": (f) => `${t.list(f.names)} repiten como pareja (ronda ${t.number(f.round)})`,
      "rivals-again": (f) => `${t.list(f.names)} repiten como rivales (ronda ${t.number(f.round)})`,
      "met-again": (f) => `${t.list(f.names)} se enfrentan otra vez (ronda ${t.number(f.round)})`,
      "rest-out-of-turn": (f) =>
        `Según el sorteo, a ${t.list(f.names)} no le${f.names.length === 1 ? "" : "s"} tocaba descansar`,
    },

    round: (f) => `Ronda ${t.number(f.round)}`,
    waitingFor: (f) => `Aún sin resultado: ${tables(f.tables)}.`,
    lateNow: "sigue jugando",
    left: (f) => (f.minutes === 1 ? "Último minuto" : `Quedan ${t.number(f.minutes)} minutos`),
    lastHands: (f) =>
      `Últimas ${t.hands}: ${f.minutes === 1 ? "queda un minuto" : `quedan ${t.number(f.minutes)} minutos`}`,
    atTime: {
      "finish-hand": `¡Tiempo! La ${t.hand} en juego es la última.`,
      "one-more": `¡Tiempo! Esta ${t.hand} y una más.`,
      stop: "¡Tiempo! Nadie juega más.",
    },
    retire: "Se van a casa; la mesa se cierra",
    retired: (f) => `Mesa ${t.number(f.table)} cerrada. Sin resultado, nadie pierde por eso.`,
    pointsOf: (f) => `Puntos de ${t.list(f.names)}, mesa ${t.number(f.table)}`,
    save: (f) => `Guardar la mesa ${t.number(f.table)}`,
    saved: (f) => `Mesa ${t.number(f.table)} guardada.`,
    notANumber: "Un número entero, por favor.",
    level: "Empate. ¿Quién ganó?",
    won: (f) => `${f.names.length === 1 ? "Ganó" : "Ganaron"} ${t.list(f.names)}`,
    nobodyWon: "Nadie: empate",
    ended: (f) => `La partida dice ${f.points}: guardar`,
    more: (f) => `Más sobre la mesa ${t.number(f.table)}`,
    keepScore: `Anotar en este ${t.phone}`,
    goOn: "Seguir con la partida",
    look: "Ver la partida",
    late: "Siguen jugando; sortear a los demás",
    isLate: (f) => `La mesa ${t.number(f.table)} sigue jugando.`,
    absent: (f) => `${f.names.length === 1 ? "Falta" : "Faltan"} ${t.list(f.names)}`,
    bothAbsent: "Faltan los dos lados",
    takeBackRound: "Anular esta ronda",
    roundTakenBack: (f) => `Ronda ${t.number(f.round)} anulada.`,

    correct: (f) => `Corregir la mesa ${t.number(f.table)}`,
    correctTitle: (f) => `Ronda ${t.number(f.round)}, mesa ${t.number(f.table)}`,
    correctText: "Los puestos cambian con esto. Lo que se sorteó después queda igual.",
    corrected: (f) => `Mesa ${t.number(f.table)} corregida.`,
    redrawn: (f) =>
      f.rounds.length === 1
        ? `La ronda ${t.list(f.rounds.map(t.number))} se sortearía ahora de otra forma.`
        : `Las rondas ${t.list(f.rounds.map(t.number))} se sortearían ahora de otra forma.`,
    noResult: "sin resultado",
    wasAbsent: "faltó un lado",

    sayPoints: "Anotar el resultado",
    sayPointsText: "Quien lo anota dice por qué lado; después se pregunta al otro.",
    saySo: (f) => `Lo ${f.names.length === 1 ? "dice" : "dicen"} ${t.list(f.names)}`,
    said: (f) => `Mesa ${t.number(f.table)}: resultado anotado.`,
    isRight: (f) => `${t.choice(f.names)}: ¿es correcto?`,
    handOver: (f) =>
      `${t.you("Pasa")} el ${t.phone} a ${t.choice(f.names)}. Si nadie objeta, vale desde el próximo sorteo.`,
    agree: "De acuerdo",
    agrees: (f) => `${f.name} está de acuerdo`,
    agreed: (f) => `Mesa ${t.number(f.table)}: de acuerdo.`,
    notSo: "No es así",
    notSoText: `${t.you("Anota")} los puntos correctos o ${t.you("di")} por qué está mal. Quien organiza ve las dos cosas y decide.`,
    objects: (f) => `${f.name} dice que está mal`,
    whyNot: "Por qué está mal",
    object: "Decir que está mal",
    objected: (f) => `Mesa ${t.number(f.table)}: decide quien organiza.`,
    notAnswered: (f) => `${t.list(f.names)} aún no ${f.names.length === 1 ? "ha" : "han"} respondido.`,
    unanswered: (f) => `Sin respuesta: ${tables(f.tables)}.`,
    undecided: (f) => `Sin acuerdo: ${tables(f.tables)}.`,
    silence: (f) =>
      `Sin respuesta: ${tables(f.tables)}. Quien no dice nada hasta el próximo sorteo está de acuerdo.`,
    disputed: "No están de acuerdo. Decide quien organiza.",
    decide: "No están de acuerdo. La decisión es de quien organiza.",
    saysPoints: (f) => `${t.list(f.names)}: ${f.points}`,
    count: (f) => `Vale ${f.points}`,
    samePhone: `De acuerdo en el mismo ${t.phone} que lo anotó.`,
    heldTitle: (f) => `Ronda ${t.number(f.round)}, mesa ${t.number(f.table)}: otro resultado`,
    heldText: (f) => `Vale ${f.counts}. Después llegó ${f.other}.`,
    heldObjection: (f) =>
      `Vale ${f.counts}. ${t.list(f.names)} ${f.names.length === 1 ? "dice" : "dicen"} que está mal.`,
    leave: (f) => `Dejar ${f.points}`,

    showHost: "Mostrar el resultado a quien organiza",
    showHostText: "Quien organiza apunta con la cámara a este código; no hace falta red.",
    showsHands: `El código lleva también las ${t.hands}.`,
    showsPoints: `Las ${t.hands} no caben en un código: lleva solo los puntos. Llegan cuando haya red.`,
    readPicture: "Leer el código de una mesa",
    readHint: `El código del ${t.phone} de la mesa tiene que verse entero aquí.`,
    readOther: `Este código no es un resultado de esta ${t.evening}.`,
    cameraSees: "Lo que ve la cámara",
    noCamera: {
      denied: `El navegador no permite usar la cámara aquí. Se puede permitir en sus ajustes, leer el código con la cámara del propio ${t.phone} o anotar los puntos.`,
      none: `Esta página no encuentra ninguna cámara. Se puede leer el código con la cámara del propio ${t.phone} o anotar los puntos.`,
    },
    typeInstead: "Anotar los puntos",
    carriedHands: {
      new: `Con sus ${t.hands}.`,
      here: `Sus ${t.hands} están en este ${t.phone}.`,
      unfit: `Sus ${t.hands} no llegaron enteras: solo se toman los puntos.`,
    },
    saveHands: `Guardar las ${t.hands}`,
    carried: {
      new: `Un ${t.phone} de la mesa muestra este resultado.`,
      same: "Este resultado está guardado.",
      other: "Para esta mesa hay otra cosa guardada.",
      stranger: `Esta ${t.evening} no tiene esa mesa. ${t.you("Pide")} el código otra vez.`,
    },
    carriedStranger: "¿Qué resultado?",
    notThis: "Dejarlo como está",
    readCard: {
      title: "Leer el código de una mesa",
      hint: `Sin red: quien organiza abre “Códigos de las mesas”; el código de la mesa tiene que verse entero aquí.`,
      other: `Este código no es de ninguna mesa de esta ${t.evening}.`,
      noCamera: {
        denied: `El navegador no permite usar la cámara aquí. Se puede permitir en sus ajustes o leer el código con la cámara del propio ${t.phone}.`,
        none: `Esta página no encuentra ninguna cámara. Se puede leer el código con la cámara del propio ${t.phone}.`,
      },
    },
    ahead: `Como lo mostró el ${t.phone} de quien organiza. El resultado le llega como código, o solo en cuanto haya red.`,
    cards: "Códigos de las mesas",
    cardText: `Quien lea el código de una mesa ve quién juega ahí ahora y puede anotar. Es el mismo toda la ${t.evening}.`,
    cardSeats: (f) => `Aquí lleva también la ronda ${t.number(f.round)} a un ${t.phone} sin red.`,
    atTable: (f) => `Mesa ${t.number(f.table)}: la tuya`,
    noRoundYet: "Todavía no se ha sorteado a nadie para esta mesa.",

    chat: "Texto para el chat",
    roundsPlayed: (f) => rounds(f.rounds),
    wall: "Pantalla para la sala",
    wallBefore: "Falta sortear la primera ronda",
    callTime: "Anunciar que se acabó el tiempo",
    silent: "Sin aviso",
    wallTime: "¡Tiempo!",
    wallNext: (f) => `Página ${t.number(f.page)} de ${t.number(f.count)}`,
    wallBlack: "A oscuras",
    wallLight: "Volver a mostrar la pantalla",

    standings: t.start(t.standings),
    place: "Puesto",
    name: "Nombre",
    pair: "Pareja",
    games: "Partidas",
    wins: "Ganadas",
    difference: "+/−",
    average: "Promedio",
    eachGame: "por partida",
    perGame: "Por puntos por partida, porque no todos jugaron lo mismo.",
    perGameWon: "Por lo que cada quien ganó por partida.",
    noPlace: { least: "sin puesto: pocas partidas", spare: "suple, sin puesto" },
    parted: (f) =>
      ({
        wins: `ganadas: ${f.one} contra ${f.other}`,
        difference: `ganaron lo mismo; diferencia ${f.one} contra ${f.other}`,
        for: `iguales hasta ahí; puntos ${f.one} contra ${f.other}`,
        opponents: `iguales hasta ahí; victorias de rivales ${f.one} contra ${f.other}`,
        points: `puntos ${f.one} contra ${f.other}`,
        places: `superó a: ${f.one} contra ${f.other}`,
        "head-to-head": "iguales hasta ahí; por lo jugado entre sí",
        lot: "iguales en todo; por sorteo",
      })[f.by],
    adjust: "Decisión arbitral",
    adjustPoints: "Puntos de más o de menos",
    adjustWins: "Partidas ganadas",
    asTheyAre: "Como están",
    adjustWhy: "Por qué",
    adjustWrong: "Puntos entre −1000 y 1000 o una partida ganada, y un motivo.",
    adjustSave: "Guardar la decisión",
    adjusted: (f) => `Decisión sobre ${f.name} guardada.`,
    adjustment: (f) =>
      `Decisión arbitral: ${t.list([
        ...(f.wins === "" ? [] : [`${f.wins} en ganadas`]),
        ...(f.points === "" ? [] : [`${f.points} en puntos`]),
      ])} (${f.why})`,
    print: "En papel",
    points: "Puntos",
    signature: "Firma",
    wallCall: "Llamar a las mesas",
    calledTable: (f) => `Mesa ${t.number(f.table)}: ${f.sides.map(t.list).join(" contra ")}.`,
    calledRest: (f) => `${f.names.length === 1 ? "Descansa" : "Descansan"} ${t.list(f.names)}.`,
    trace: (f) => `La ${t.evening} de ${f.name}`,
    beat: (f) =>
      `${f.partner.length === 0 ? "" : `con ${t.list(f.partner)} `}contra ${t.list(f.rivals)}: ${f.points}`,
    rested: "descansó",
    fairness: {
      seated: (f) => `cada quien jugó ${between(f)} ${f.most === 1 ? "ronda" : "rondas"}`,
      rests: (f) => `descansó ${times(f)}`,
      partnersAgain: (f) =>
        f.count === 0
          ? "nadie repitió pareja"
          : `se repitió pareja ${f.count === 1 ? "1 vez" : `${t.number(f.count)} veces`}`,
      rivals: (f) => `dos personas fueron rivales ${times(f)}`,
      met: (f) => `dos se encontraron ${times(f)}`,
      neverMet: (f) =>
        f.count === 0
          ? "todos se encontraron"
          : `${f.count === 1 ? "1 par de personas nunca se encontró" : `${t.number(f.count)} pares de personas nunca se encontraron`}`,
    },
    fairnessOf: "Entre quienes estuvieron todo el tiempo:",
    over: `La ${t.evening} terminó.`,
    winners: (f) =>
      `${t.list(f.names)} ${f.names.length === 1 ? "ganó" : "ganaron"} la ${t.evening}, en ${rounds(f.played)}.`,

    endText: (f) =>
      f.open.length === 0
        ? "Los resultados quedan, y todavía se pueden corregir."
        : `Sin resultado: ${tables(f.open)}. Nadie pierde por eso; cuenta cuando lo tenga.`,
  };
};

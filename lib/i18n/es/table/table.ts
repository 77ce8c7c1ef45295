import type { SentencesOf } from "../../catalogue";
import type { table as English } from "../../en/table/table";
import { points, theRound } from "../counted";
import type { Terms } from "../terms";

interface Scored {
  readonly name: string;
  readonly value: number;
}

export const table = (t: Terms): SentencesOf<typeof English> => {
  const scored = ({ name, value }: Scored): string => `${name} ${t.signed(value)}`;
  const left = (count: number): string => `${count === 1 ? "queda" : "quedan"} ${t.number(count)}`;
  const toGo = (count: number): string => `${count === 1 ? "falta" : "faltan"} ${t.number(count)}`;
  return {
    title: "La mesa",
    standings: t.start(t.standings),
    place: (f) => `puesto ${t.number(f.rank)}`,
    sharedPlace: (f) => `puesto ${t.number(f.rank)}, compartido`,
    last: "última",
    pool: "En el bote",
    pot: "En juego",
    payNow: (f) => `Ahora todos ponen ${f.stake} en el bote.`,
    raceTo: (f) => `${t.number(f.total)} de ${t.number(f.target)}, ${toGo(Math.max(0, f.target - f.total))}`,
    pegs: (f) => `${f.race}; la clavija de atrás está en ${t.number(f.back)}`,
    lastHands: `Últimas ${t.hands}`,
    handSummary: (f) => `${t.start(t.hand)} ${t.number(f.hand)}. ${f.text}`,
    actionsOf: (f) => `Más sobre ${f.name}`,
    scoreFor: (f) => `Puntos de ${f.name}`,
    scores: (f) => `${f.name} anota ${t.number(f.points)}`,
    does: (f) => `${f.name}: ${f.what}`,
    twoEnds: `${t.you("Toca")} las dos ${t.ends}`,
    takeBackEnd: (f) => `Quitar el ${t.number(f.end)}`,
    endsOf: (f) => `Las dos ${t.ends} que dejó ${f.name}`,
    endPlain: (f) => `Una ${t.end} de ${t.number(f.end)}`,
    endDouble: (f) => `Una ${t.end} con ${t.theDoubleOf(f.number)}: ${t.number(f.end)}`,
    endsPlain: `Número en la ${t.end}`,
    endsDouble: `${t.start(t.double)} en la ${t.end}`,
    saved: "Guardado en este dispositivo y en el servidor",
    notLasting:
      "Este navegador no guarda nada: lo que todavía no está en el servidor se pierde al cerrar la página.",
    unsavedTitle: "Sin guardar en este dispositivo",
    unsaved: {
      full: "Este dispositivo no pudo guardarlo: su almacenamiento está lleno o desactivado.",
      closed:
        "Este navegador no guarda nada de esta página, o hay abierta una versión más nueva en otra pestaña.",
      changed: "Otra página de este navegador acaba de cambiar la partida.",
    },
    unsavedLast: "Tu última anotación no está guardada.",
    unsavedEntered: `${t.you("Guarda")} ahora la partida como archivo: lleva la partida entera y lo que ${t.you("acabas")} de anotar. ${t.you("Impórtalo")} en los ajustes, aquí o en otro ${t.phone}, en vez de anotarlo otra vez.`,
    unsavedKey: "El archivo lleva la clave de esta partida. No lo compartas.",
    saveFile: "Guardar la partida como archivo",
    trouble: {
      "other-version": `El servidor tiene otra versión de Pipkeeper. ${t.you("Recarga")} esta página; no se pierde nada.`,
      "wrong-key": `El servidor no acepta la clave de este ${t.phone} para esta partida: se cambió. Lo que anotes se queda aquí y se enviará cuando abras una nueva invitación.`,
      "server-full": `El servidor no tiene más espacio. Lo que ${t.you("anotas")} está a salvo en este dispositivo y se enviará cuando lo haya.`,
      refused: "El servidor no acepta lo anotado. Se queda en este dispositivo; seguiremos intentándolo.",
    },
    saving: "Guardado en este dispositivo, en camino al servidor",
    onlyHere: "Solo en este dispositivo: la partida se borró en el servidor.",
    waiting: (f) => {
      if (f.waiting === 0) return "Guardado en este dispositivo, pero todavía no en el servidor.";
      return f.waiting === 1
        ? "Guardado en este dispositivo. 1 anotación espera al servidor."
        : `Guardado en este dispositivo. ${t.number(f.waiting)} anotaciones esperan al servidor.`;
    },
    course: "Totales a lo largo de la partida",
    courseMoney: (f) =>
      f.currency === ""
        ? "Dinero a lo largo de la partida"
        : `Dinero a lo largo de la partida (${f.currency})`,
    people: "Jugadores",
    players: "Jugadores",
    invite: "Invitar",
    inviteTitle: "Invitar a más gente",
    more: "Más",
    rulesOf: (f) => `Reglas: ${f.game}`,
    menu: "Menú",
    byRank: "Marcador por puestos",
    boardMode: "Mostrar el marcador en grande",
    deal: (f) => {
      const each = `${t.number(f.each)} por persona`;
      if (f.boneyard === 0) return `${each}; no queda ninguna`;
      return f.drawn
        ? `${each}; ${left(f.boneyard)} ${t.inBoneyard}`
        : `${each}; ${f.boneyard === 1 ? "duerme" : "duermen"} ${t.number(f.boneyard)}`;
    },
    viewOnly: {
      none: `Este dispositivo puede ${t.watch} pero no anotar: no tiene la clave de la partida.`,
      damaged: `El enlace que abriste está dañado: le falta una parte, o cambió. Por eso este dispositivo puede ${t.watch}, pero no anotar.`,
      refused: `El enlace que abriste no tiene la clave de esta partida, o esa clave se cambió. Por eso este dispositivo puede ${t.watch}, pero no anotar.`,
      "not-league": `Los ${t.phones} que anotaron esta partida no le dieron la clave a la liga, o la cambiaron después; o se cambió la clave de la liga. Por eso solo se puede corregir en la mesa.`,
      checking: "Comprobando la invitación…",
    },
    uncheckedKey: `No hay conexión con el servidor, así que la invitación aún no se ha comprobado. ${t.you("Puedes")} anotar: todo se guarda aquí y se enviará después de comprobarla.`,

    endEarly: "Terminar aquí",
    endEarlyTitle: "¿Terminar la partida aquí?",
    endEarlyText: "El resultado queda como está ahora.",
    endEarlyPool: (f) => `El bote de ${f.pool} se reparte por igual.`,
    endEarlyOdd: (f) => `${t.list(f.names)} ${f.names.length === 1 ? "se lleva" : "se llevan"} ${f.odd} más.`,
    endEarlyYes: "Terminar la partida",

    take: (f) => `Comprarla por ${f.price}`,
    takeFree: "Tomarla",
    decline: "Rechazar",
    offer: (f) => `Cuesta ${f.price}, y ${f.name} vuelve a entrar con ${points(t, f.total)}.`,

    earned: (f) => {
      const [first, ...others] = f.scores;
      if (!first) return "Nadie anotó";
      if (others.length > 0 && others.every(({ value }) => value === first.value))
        return `${t.list(f.scores.map(({ name }) => name))}, ${t.signed(first.value)} cada quien`;
      return f.scores.map(scored).join(", ");
    },
    addedEach: (f) => f.scores.map(scored).join(", "),
    addedBetween: (f) => `${scored(f.best)}, los demás de ${t.signed(f.min)} a ${t.signed(f.max)}`,
    wonMoney: (f) => `${t.list(f.names)} ${f.names.length === 1 ? "gana" : "se reparten"} ${f.money}`,
    savedToast: (f) => `Guardado. ${f.what}`,
    undo: "Deshacer",
    undone: "Deshecho.",
    undoFailed: "Eso no se pudo deshacer.",

    twoVersions: (f) => `${f.round.title}: dos versiones`,
    unsettledTitle: "Por resolver",
    unsettledCounts: "Cuenta ahora",
    unsettledHeld: "No cuenta",
    unsettledTakenBack: "Se pide anularla.",
    enteredOn: {
      here: (f) => `este ${t.phone}, ${f.when}`,
      elsewhere: (f) => `otro ${t.phone}, ${f.when}`,
      unknown: (f) => f.when,
    },
    versionOf: (f) => `${f.what}: ${f.origin}`,
    decide: {
      keep: "No contarla",
      replace: "Contarla, a pesar de todo",
      add: "Pasaron las dos: contar también esta",
    },
    keepVersion: (f) => `Dejar: ${f.name} ${f.value}`,
    takeVersion: (f) => `Usar: ${f.name} ${f.value}`,
    keepCounted: "Dejar la que cuenta",
    useOther: "Usar la otra",
    elsewhere: {
      amend: (f) => `Otro ${t.phone} corrigió ${f.what ? theRound(f.what) : "una anotación"}.`,
      void: (f) => `Otro ${t.phone} anuló ${f.what ? theRound(f.what) : "una anotación"}.`,
      settled: `Se resolvió en otro ${t.phone}.`,
    },
    settled: "Resuelto.",
    openAgain: "Hay que resolverlo otra vez.",
    lastReached: (f) =>
      `Sin conexión con el servidor (último contacto: ${f.when}): lo que anoten otros ${t.phones} se verá cuando vuelva.`,
    neverReached: `Sin conexión con el servidor: lo que anoten otros ${t.phones} se verá cuando vuelva.`,

    won: (f) => {
      if (f.names.length === 1) return `${f.names[0]} gana`;
      return `${t.list(f.names)} ${f.shared ? "comparten la victoria" : "ganan"}`;
    },
    nobodyWon: "No ganó nadie",
    finished: "La partida terminó",
    endedEarly: "Terminó antes",
    balances: "Dinero",
    correct: "Corregir puntos",
    again: "La misma gente, otra partida",
    toLeague: `Ver ${t.theStandings}`,
    leagueLocked: "No cuenta en la liga: la clave de la liga en este dispositivo ya no sirve.",
    toLockedLeague: "Qué hacer",
    countsIn: (f) => `Esta partida cuenta en ${f.league}.`,
    willCountIn: (f) => `Esta partida contará en ${f.league} cuando llegue al servidor.`,
    leagueRefused: (f) => `Esta partida todavía no está en ${f.league}.`,
    leagueRemoved: (f) => `Esta partida se quitó de ${f.league}.`,
    leagueWaits: `Cuenta en ${t.theStandings} cuando llegue al servidor.`,
    toGames: "Volver a tus partidas",

    noIdTitle: "¿Qué partida?",
    noId: `En esta dirección no hay ninguna partida. ${t.you("Elige")} una de las tuyas o ${t.you("empieza")} otra.`,
    missingTitle: "No se encontró la partida",
    missing: `Ni este dispositivo ni el servidor tienen esta partida. Quizá el enlace está incompleto: ${t.you("pídelo")} otra vez.`,
    unreachableTitle: "El servidor no responde",
    unreachable:
      "Esta partida no está en este dispositivo, y no hay conexión con el servidor que la tiene. Seguiremos intentándolo.",
  };
};

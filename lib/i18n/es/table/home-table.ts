import type { SentencesOf } from "../../catalogue";
import type { homeTable as English } from "../../en/table/home-table";
import type { Terms } from "../terms";

/** A night at one table, at home. */
export const homeTable = (t: Terms): SentencesOf<ReturnType<typeof English>> => {
  const games = (count: number): string => `${t.number(count)} ${count === 1 ? "partida" : "partidas"}`;
  return {
    title: t.start(t.evening),
    missingTitle: `No se encontró la ${t.evening}`,
    missing: `El servidor no tiene esta ${t.evening}. Quizá el enlace está incompleto: ${t.you("pídelo")} otra vez.`,
    noId: `En esta dirección no hay ninguna ${t.evening}. ${t.you("Pide")} otra vez el enlace.`,
    unreachable: `Esta ${t.evening} no está en este dispositivo, y no hay conexión con el servidor que la tiene. Seguiremos intentándolo.`,

    tooManyForOne: (f) =>
      `${t.number(f.count)} personas en una mesa: juegan cuatro y las demás esperan su turno.`,
    how: "¿Quién juega después?",
    ways: {
      winners: t.winnersStay,
      pairs: "Mismas parejas, quien gana se queda",
      everybody: "Todos con todos",
    },
    wayTexts: {
      winners: "Quien pierde se levanta y espera al final. Un sorteo decide quién empieza.",
      pairs: "Las parejas son las de la lista. La que pierde se levanta.",
      everybody: "Otra pareja en cada partida; nadie espera más que los demás.",
    },
    pairsOf: (f) => `Las parejas: ${f.pairs.join("; ")}.`,
    more: `Reglas de la ${t.evening}`,
    limit: "Quien gana también se levanta después de tantas partidas ganadas seguidas",
    never: "Nunca",
    split: "Los que ganan se separan",
    splitText: "Se quedan los dos, cada uno con alguien que entra.",
    start: `Empezar la ${t.evening}`,
    toEvening: `Volver a la ${t.evening}`,
    whoPlaysNext: "Seguir con más gente",

    table: "En la mesa",
    next: t.nextGame,
    gameNumber: (f) => `Partida ${t.number(f.round)}`,
    leads: (f) => `Sale ${f.name}`,
    against: "contra",
    stay: (f) => `${f.names.length === 1 ? "Se queda" : "Se quedan"} ${t.list(f.names)}.`,
    sitDown: (f) => `${f.names.length === 1 ? "Entra" : "Entran"} ${t.list(f.names)}.`,
    byHand: "No es lo que dice el sorteo: se cambió a mano, o se corrigió un resultado anterior.",
    order: "Cambiar el orden",
    orderAll: "Juegan los cuatro primeros: 1 y 3 contra 2 y 4. Los demás esperan en este orden.",
    orderWaiting: "Quien está más arriba entra antes. Quien llega durante esta partida espera detrás.",
    orderKeep: "Dejar este orden",
    ordered: "Se cambió el orden.",
    partnersAgain: (f) => `${t.list(f.names)} vuelven a ser pareja (partida ${t.number(f.round)}).`,
    outOfTurn: (f) => `${f.names.length === 1 ? "Le toca" : "Les toca"} jugar a ${t.list(f.names)}.`,
    goesFirst: {
      games: (f) => `${f.names.join(" va antes que ")}: menos partidas.`,
      rest: (f) => `${f.names.join(" va antes que ")}: más tiempo sin descansar.`,
      lot: (f) => `${f.names.join(" va antes que ")}, por sorteo.`,
    },
    play: "Jugar y anotar",
    notThisGame: "Al final no se juega",
    takeBack: "Anular",
    goOn: "Seguir con la partida",
    look: "Ver la partida",
    whoWon: `¿Sin hoja? ${t.you("Toca")} quién ganó.`,
    won: (f) => `${f.names.length === 1 ? "Ganó" : "Ganaron"} ${t.list(f.names)}`,
    saved: (f) => `Guardado: ${f.names.length === 1 ? "ganó" : "ganaron"} ${t.list(f.names)}.`,
    tooFew: `Hacen falta cuatro para la próxima partida. ${t.you("Escribe")} otro nombre abajo, o que alguien vuelva.`,
    over: `La ${t.evening} terminó.`,

    waiting: t.waiting,
    nobodyWaits: "Nadie espera.",
    isNext: "sigue",
    playedOf: (f) => `jugó ${t.number(f.games)} de ${t.number(f.of)}`,
    waitedFor: (f) => (f.count === 0 ? "" : `espera desde hace ${games(f.count)}`),

    tonight: "Hasta ahora",
    player: "Nombre",
    games: "Partidas",
    wins: "Ganadas",
    awayNow: "ya se fue",
    fewGames: "pocas partidas",
    pairs: "Parejas",
    pair: "Pareja",
    shutouts: (f) =>
      `${t.toNil} ${f.games.map(({ winners }) => winners).join("; ")}.${f.countTwice ? " Cada una vale por dos partidas." : ""}`,
    reign: (f) => `${t.longestRun}: ${games(f.games)}, ${t.list(f.names)}.`,

    people: "Quién está",
    tapName: `${t.you("Toca")} un nombre si alguien se va o vuelve, o para corregir cómo se escribe.`,
    newName: "Alguien más",
    add: t.start(t.add),
    goesHome: (f) => `${f.name} se va`,
    comesBack: (f) => `${f.name} volvió`,
    wentHome: (f) => `${f.name} se fue.`,
    cameBack: (f) => `${f.name} volvió.`,
    joined: (f) => `Llegó ${f.name}.`,
    newSpelling: "El nombre",
    rename: "Cambiar el nombre",
    renamed: (f) => `Ahora es ${f.name}.`,

    earlier: "Partidas jugadas",
    beat: (f) =>
      `${t.list(f.winners)} ${f.winners.length === 1 ? "ganó" : "ganaron"} a ${t.list(f.losers)}${f.points === "" ? "" : ` ${f.points}`}`,
    othersWon: (f) => `No, ${f.names.length === 1 ? "ganó" : "ganaron"} ${t.list(f.names)}`,
    changed: (f) => `Corregido: ${f.names.length === 1 ? "ganó" : "ganaron"} ${t.list(f.names)}.`,

    sheetTitle: "La hoja dice otra cosa",
    sheetSays: (f) => `Partida ${t.number(f.round)}. La hoja: ${f.sheet}. Aquí: ${f.here}.`,
    takeSheet: "Usar el resultado de la hoja",

    heldTitle: `Dos ${t.phones} dicen cosas distintas`,
    heldResult: (f) =>
      `Partida ${t.number(f.round)}: aquí dice que ganaron ${t.list(f.counts)}. Otro ${t.phone} dice que ganaron ${t.list(f.other)}.`,
    heldOther: `Otro ${t.phone} lo anotó después, y ya no encaja:`,
    heldGame: (f) =>
      `Partida ${t.number(f.round)}: dos ${t.phones} empezaron una hoja cada uno. Cuenta la primera.`,
    otherSheet: "Contar la otra hoja",
    leaveIt: "Dejarlo como está",

    viewOnly: {
      none: `Este dispositivo puede ${t.watch} pero no anotar: no tiene la clave de la ${t.evening}.`,
      refused: `El enlace que abriste no tiene la clave de esta ${t.evening}, o esa clave se cambió. Por eso este dispositivo puede ${t.watch}, pero no anotar.`,
    },
    inLeague: (f) => `La ${t.evening} en ${f.league}`,
    invite: `Otros ${t.phones}`,
    inviteText: `Quien lea este código ve quién juega, quién espera y cómo va la ${t.evening}.`,
    inviteKeeper: "Quien lea este código puede además decir quién ganó, quién llega y quién se va.",
    follow: `Para ${t.watch}`,
    keep: "Para ayudar",
    end: `Terminar la ${t.evening}`,
    endText: "Los resultados quedan, y todavía se pueden corregir.",
    delete: `Borrar la ${t.evening}`,
  };
};

import type { SentencesOf } from "../../catalogue";
import type { leagueEvenings as English } from "../../en/leagues/league-evenings";
import { games, players, points, rounds } from "../counted";
import type { Terms } from "../terms";

/** What the pages of evenings and seasons, the cross table and the stories of players say in Spanish. */
export const leagueEvenings = (t: Terms): SentencesOf<typeof English> => {
  const evenings = (count: number): string => `${t.number(count)} ${count === 1 ? t.evening : t.evenings}`;
  const times = (count: number): string => `${t.number(count)} ${count === 1 ? "vez" : "veces"}`;
  const seasons = (count: number): string => `${t.number(count)} ${count === 1 ? "temporada" : "temporadas"}`;
  const one = (names: readonly string[], single: string, several: string): string =>
    names.length === 1 ? single : several;
  return {
    evenings: t.start(t.evenings),
    noEvenings: `Las ${t.evenings} aparecen cuando hay partidas terminadas.`,
    earlierEvenings: t.start(`${t.evenings} anteriores`),
    latestEvenings: `Las últimas ${t.evenings}`,
    playedGames: (f) => games(t, f.games),
    playedRounds: (f) => rounds(t, f.rounds),
    gatheredFor: (f) => `${players(t, f.people)}, ${rounds(t, f.rounds)}`,
    eveningOf: (f) => `${t.start(t.evening)} del ${f.when}`,
    toEvening: (f) => `La ${t.evening} del ${f.when}`,
    beside: `Otras ${t.evenings}`,
    previous: (f) => `Anterior: ${f.when}`,
    next: (f) => `Siguiente: ${f.when}`,
    wonBy: (f) =>
      f.isOver
        ? `${t.list(f.names)} ${one(f.names, "ganó", "compartieron")} la ${t.evening}`
        : `${t.list(f.names)} ${one(f.names, "va", "van")} ganando esta ${t.evening}`,
    whoCame: "Quiénes vinieron",
    winnerMeans: `La ${t.evening} es de quien saca más puntos de liga en sus partidas; si hay empate, de quien ganó más.`,
    firstWins: `Gana la ${t.evening} quien queda primero en la clasificación final.`,
    finalStandings: "Clasificación final",
    leaguePoints: "Puntos de liga",
    placePoints:
      "Los puntos de liga son por el puesto, según la tabla de puntos de la liga. Van aparte de los de las partidas y nunca se les suman.",
    withWhom: "Quién jugó con quién",
    partnersWere: (f) => `Parejas: ${t.list(f.names)}`,
    rivalsWere: (f) => `Rivales: ${t.list(f.names)}`,
    metTimes: (f) => `${f.name} (${times(f.times)})`,
    refereed: (f) =>
      `Decisión arbitral: ${t.list([
        ...(f.wins === "" ? [] : [`${f.wins} en ganadas`]),
        ...(f.points === "" ? [] : [`${f.points} en puntos`]),
      ])}`,
    allRounds: "Ronda por ronda",
    pointsOfEvenings: `Puntos de las ${t.evenings}`,
    pointsOfEveningsMean: `Por los puestos en la clasificación final de cada ${t.evening}, según la tabla de puntos de la liga. Van aparte de los puntos de las partidas y nunca se les suman.`,
    eveningsPlaced: (f) =>
      f.won === 0
        ? evenings(f.evenings)
        : `${evenings(f.evenings)}, ${t.number(f.won)} ${f.won === 1 ? "ganada" : "ganadas"}`,
    placedOn: (f) =>
      `${f.when}: ${t.number(f.place)}.º puesto, ${f.points} ${f.points === "1" ? "punto" : "puntos"}`,
    happened: "Lo que pasó",
    gamesPlayed: "Partidas",
    money: "Dinero",
    savePicture: "Guardar como imagen",
    pictureAlt: (f) =>
      `${t.start(t.evening)} del ${f.when}. ${one(f.names, "Ganó", "Ganaron")}: ${t.list(f.names)}.`,

    hallOfFame: "Salón de la fama",
    noSeasonsTitle: "Todavía no hay temporadas",
    noSeasons: "Esta liga no tiene temporadas. Cuando tenga una, aquí estará quien la gane.",
    running: "Hasta ahora",
    champions: (f) =>
      f.names.length === 1 ? `Título: ${t.list(f.names)}` : `Título compartido: ${t.list(f.names)}`,
    leaders: (f) =>
      f.names.length === 1 ? `Va a la cabeza: ${t.list(f.names)}` : `Van a la cabeza: ${t.list(f.names)}`,
    noChampion: "Sin título: nadie jugó bastantes partidas.",
    noLeader: "Todavía nadie ha jugado bastantes partidas.",
    titles: "Temporadas ganadas",
    noTitles: "Todavía no se ha ganado ninguna temporada.",
    titlesWon: (f) => {
      if (f.shared === 0) return seasons(f.won);
      if (f.shared === f.won) return `${seasons(f.won)}, ${f.won === 1 ? "compartida" : "todas compartidas"}`;
      return `${seasons(f.won)}, ${t.number(f.shared)} de ellas ${f.shared === 1 ? "compartida" : "compartidas"}`;
    },
    toSeason: (f) => `${f.name}: título y premios`,
    seasonLasted: (f) => `${games(t, f.games)} en ${evenings(f.evenings)}`,
    closingTable: "Tabla final",
    tableSoFar: "La tabla hasta ahora",
    wholeTable: "La tabla entera",
    awards: "Premios",
    awardsSoFar: "Premios, como están ahora",
    noAwards: "Sin partidas terminadas no hay premios.",
    tooManyGames: (f) =>
      `Una temporada de más de ${games(t, f.max)} no tiene premios: son demasiadas para revisarlas en cada visita.`,
    award: {
      "most-wins": "Más partidas ganadas",
      "best-average": "Mejor promedio",
      comeback: "La remontada de la temporada",
      "closest-game": "La partida más reñida",
      attendance: "Siempre presente",
      "most-seconds": "La peor suerte",
    },
    awardMeans: {
      "most-wins": "Partidas ganadas a solas o en pareja. Los primeros puestos compartidos no cuentan.",
      "best-average":
        "Más puntos de liga por partida, entre quienes jugaron al menos la mitad de partidas que quien más jugó.",
      comeback:
        "Cuántos puntos por detrás iba, después de una mano o ronda, quien ganó al final, comparados con el total más alto de esa partida.",
      "closest-game":
        "La menor diferencia entre quien ganó sin compartir y el segundo puesto, comparada con el total más alto de esa partida.",
      attendance: `Más ${t.evenings} con al menos una partida terminada.`,
      "most-seconds": "Más segundos puestos en partidas de tres o más; una pareja cuenta como uno.",
    },
    awardFor: {
      "most-wins": (f) => `Ganó ${t.number(f.value)} de ${games(t, f.games)}`,
      "best-average": (f) => `${f.text} puntos por partida en ${games(t, f.games)}`,
      comeback: (f) => `Ganó tras ir ${points(t, f.value)} por detrás (total más alto: ${t.number(f.total)})`,
      "closest-game": (f) =>
        `${points(t, f.value)} por delante de ${t.list(f.names)} (total más alto: ${t.number(f.total)})`,
      attendance: (f) => `${t.number(f.value)} de ${evenings(f.evenings)}`,
      "most-seconds": (f) =>
        `${t.number(f.value)} ${f.value === 1 ? "segundo puesto" : "segundos puestos"} en ${games(t, f.games)}`,
    },
    sharedBy: (f) => `Compartido entre ${t.number(f.count)}`,

    attendance: "Quién vino cuándo",
    cameTo: t.start(t.evenings),
    came: "vino",
    latestOf: (f) =>
      `Las últimas ${t.number(f.shown)} de ${t.number(f.total)}. Las demás están en el archivo.`,
    crossTable: "Todos contra todos",
    crossMeans:
      "Cada fila dice cuántas veces terminó esa persona por delante y por detrás de cada una de las demás; los empates van después del =.",
    crossFirst: (f) =>
      `Los primeros ${t.number(f.shown)} de ${players(t, f.total)} en la tabla histórica. Los resultados de los demás están en sus páginas.`,
    crossCell: (f) =>
      `${t.number(f.ahead)} por delante, ${t.number(f.behind)} por detrás${f.tied === 0 ? "" : `, ${t.number(f.tied)} en empate`}`,
    neverMet: "nunca se enfrentaron",
    themselves: "la misma persona",

    story: "En pocas palabras",
    storyPlace: (f) =>
      `Puesto ${f.place} de la tabla histórica; ganó ${t.number(f.won)} de ${games(t, f.games)}.`,
    storyStreak: (f) =>
      f.games === 1 ? "Ganó la última partida." : `Ganó las últimas ${games(t, f.games)}.`,
    storyForm: (f) => {
      const last = f.games === 1 ? "la última partida" : `las últimas ${games(t, f.games)}`;
      return f.won === 0
        ? `Ningún primer puesto en ${last}.`
        : `${t.number(f.won)} ${f.won === 1 ? "primer puesto" : "primeros puestos"} en ${last}.`;
    },
    storyEvening: (f) =>
      `Su mejor ${t.evening}: ganó ${t.number(f.won)} de ${games(t, f.games)} el ${f.when}.`,
    storyRival: (f) =>
      `Su rival más frecuente: ${f.name}; ${games(t, f.games)}, por delante ${times(f.ahead)} y por detrás ${times(f.behind)}.`,
    storyPartner: (f) => `Su mejor pareja: ${f.name}; ganaron ${t.number(f.won)} de ${games(t, f.games)}.`,
    storyLast: (f) => `Jugó por última vez el ${f.when}.`,
  };
};

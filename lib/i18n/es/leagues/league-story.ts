import type { SentencesOf } from "../../catalogue";
import type { leagueStory as English } from "../../en/leagues/league-story";
import { games, players, points } from "../counted";
import type { Terms } from "../terms";

/** What a league's pages say about what happened, in Spanish. */
export const leagueStory = (t: Terms): SentencesOf<typeof English> => {
  const wins = (count: number): string => `${t.number(count)} ${count === 1 ? "victoria" : "victorias"}`;
  const verb = (names: readonly string[], one: string, many: string): string =>
    `${t.list(names)} ${names.length === 1 ? one : many}`;
  return {
    points: (f) => `${f.points} ${f.points === "1" ? "punto" : "puntos"}`,
    perGame: (f) => `${f.points} ${f.points === "1" ? "punto" : "puntos"} por partida`,
    leads: (f) => {
      if (f.names.length > 1)
        return `${t.list(f.names)} ${f.isOver ? "compartieron" : "comparten"} el primer puesto con ${f.points}.`;
      const head = `${t.list(f.names)} ${f.isOver ? "ganó" : "va a la cabeza"} con ${f.points}`;
      if (f.next.length === 0) return `${head}.`;
      return f.by === undefined
        ? `${head}, a la par con ${t.list(f.next)} y por delante en el desempate.`
        : `${head}, ${f.by} por delante de ${t.list(f.next)}.`;
    },

    lastEvening: `La última ${t.evening}`,
    thisEvening: `Esta ${t.evening}, hasta ahora`,
    wholeEvening: `Toda la ${t.evening}`,
    eveningWon: (f) => {
      if (!f.isOver) return `${verb(f.names, "va", "van")} ganando con ${f.points}.`;
      if (f.names.length > 1)
        return `${t.list(f.names)} compartieron la ${t.evening} con ${f.points} por persona.`;
      if (f.onlyGame) return `${t.list(f.names)} ganó la única partida.`;
      return `${t.list(f.names)} ganó la ${t.evening} con ${f.points}: ${wins(f.won)} en ${games(t, f.played)}.`;
    },
    gathered: (f) => `${players(t, f.people)}, ${games(t, f.games)}`,

    facts: {
      lead: (f) =>
        f.from.length === 0
          ? `${verb(f.names, "se puso", "se pusieron")} a la cabeza.`
          : `${verb(f.names, "quitó", "quitaron")} el primer puesto a ${t.list(f.from)}.`,
      "record-streak": (f) =>
        `${verb(f.names, "ganó", "ganaron")} ${games(t, f.value)} ${f.value === 1 ? "seguida" : "seguidas"}, más que nadie hasta ahora (antes: ${t.number(f.before)}).`,
      "record-round": (f) =>
        `${verb(f.names, "hizo", "hicieron")} ${points(t, f.value)} de una vez en ${f.game}, más que nadie hasta ahora (antes: ${t.number(f.before)}).`,
      "record-bad-round": (f) =>
        `${verb(f.names, "se llevó", "se llevaron")} ${points(t, f.value)} de una vez en ${f.game}: nunca habían sido tantos (antes: ${t.number(f.before)}).`,
      "record-comeback": (f) =>
        `${verb(f.names, "ganó", "ganaron")} una partida de ${f.game} tras ir ${points(t, f.value)} por detrás, la mayor remontada hasta ahora (antes: ${t.number(f.before)}).`,
      "all-won": (f) =>
        `${verb(f.names, "ganó todo lo que jugó", "ganaron todo lo que jugaron")}: ${t.number(f.games)} de ${t.number(f.games)}.`,
      "streak-ended": (f) =>
        `${verb(f.names, "cortó", "cortaron")} una racha de ${wins(f.value)} de ${f.whose}.`,
      streak: (f) =>
        `${verb(f.names, "lleva", "llevan")} ${wins(f.value)} ${f.value === 1 ? "seguida" : "seguidas"}.`,
      comeback: (f) =>
        `${verb(f.names, "ganó", "ganaron")} una partida de ${f.game} tras ir ${points(t, f.value)} por detrás.`,
      "first-game": (f) => `${verb(f.names, "jugó", "jugaron")} por primera vez.`,
      close: (f) =>
        `Una partida de ${f.game} se decidió por ${points(t, f.by)}: ${t.list(f.names)} por delante de ${t.list(f.second)}.`,
      missing: (f) => `${f.names.length === 1 ? "Faltó" : "Faltaron"} ${t.list(f.names)}.`,
    },

    withinReach: "Al alcance",
    reach: {
      lead: (f) =>
        f.wins === 1
          ? `A ${f.name} le basta una victoria para ponerse a la cabeza.`
          : `${f.name} necesita ${wins(f.wins)} para ponerse a la cabeza.`,
      streakRecord: (f) =>
        `Con una victoria más, ${f.name} tendría la racha más larga de la historia: ${t.number(f.next)} seguidas.`,
      streakEquals: (f) =>
        `Con una victoria más, ${f.name} igualaría el récord de ${t.number(f.record)} seguidas.`,
      games: (f) => `La próxima partida será la número ${t.number(f.next)} de ${f.name}.`,
      wins: (f) => `La próxima victoria será la número ${t.number(f.next)} de ${f.name}.`,
    },
    leadMeans:
      "Las victorias se cuentan como si en esas partidas quien va a la cabeza quedara en segundo puesto.",

    race: "La carrera",
    raceOf: (f) => `Puntos de los ${t.number(f.players)} primeros puestos, ${t.evening} a ${t.evening}.`,
    raceFrom: (f) =>
      `Puntos de los ${t.number(f.players)} primeros puestos, ${t.evening} a ${t.evening} desde el ${f.from}.`,
    leadChanges: (f) =>
      f.times === 0
        ? "El primer puesto no ha cambiado de manos."
        : `El primer puesto ha cambiado de manos ${t.number(f.times)} ${f.times === 1 ? "vez" : "veces"}.`,
    raceTable: "La carrera, en una tabla",
    evening: t.start(t.evening),
  };
};

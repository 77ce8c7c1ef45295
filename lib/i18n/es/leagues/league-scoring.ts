import type { SentencesOf } from "../../catalogue";
import type { leagueScoring as English } from "../../en/leagues/league-scoring";
import { games, points } from "../counted";
import type { Terms } from "../terms";

/** What games are worth in a league, and what of it counts, in Spanish. */
export const leagueScoring = (t: Terms): SentencesOf<typeof English> => {
  const places = (all: readonly number[]): string =>
    t.list(all.map((each, index) => `${t.number(each)} por el puesto ${t.number(index + 1)}`));
  return {
    counting: {
      total: "Cuentan todos los puntos de las partidas.",
      average: (f) =>
        `Cuentan los puntos por partida. Con menos de ${games(t, f.min)} se va detrás de quienes han jugado bastantes.`,
      best: (f) =>
        f.games === 1
          ? "Cuenta la mejor partida de cada quien."
          : `Cuentan las ${t.number(f.games)} mejores partidas de cada quien.`,
      "best-evenings": (f) =>
        f.evenings === 1
          ? `Cuenta la mejor ${t.evening} de cada quien, con los puntos de todas sus partidas juntas.`
          : `Cuentan las ${t.number(f.evenings)} mejores ${t.evenings} de cada quien, cada una con los puntos de todas sus partidas juntas.`,
      drop: (f) =>
        f.games === 1
          ? "No cuenta la peor partida de cada quien, pero siempre cuenta al menos una."
          : `No cuentan las ${t.number(f.games)} peores partidas de cada quien, pero siempre cuenta al menos una.`,
      "drop-evenings": (f) =>
        `${
          f.evenings === 1
            ? `No cuenta la peor ${t.evening} de cada quien`
            : `No cuentan las ${t.number(f.evenings)} peores ${t.evenings} de cada quien`
        }, pero siempre cuenta al menos una. Cada ${t.evening} vale los puntos de todas sus partidas juntas; la que alguien se perdió no vale nada y es la primera en caer.`,
    },
    table: (f) =>
      `Una partida da ${places(f.points)}. En un empate se reparten los puntos de los puestos empatados.`,
    tableFor: (f) => {
      const sized = f.size === undefined ? "" : ` de ${t.number(f.size)} jugadores o parejas`;
      const which =
        f.game === undefined
          ? `Una partida${sized}`
          : `${f.game}${sized === "" ? "" : `, en partidas${sized},`}`;
      return `${which} da en cambio ${places(f.points)}.`;
    },
    mostExact:
      "Si varios de estos valen para una partida, los de su juego van antes que los del número de jugadores, y los de ambas cosas antes que los demás.",
    partners: {
      each: "Los compañeros comparten el puesto, y cada uno recibe sus puntos.",
      share: "Los compañeros comparten el puesto y lo que da: cada uno recibe una parte igual.",
    },
    draw: (f) =>
      f.points === 0
        ? "Una partida que termina con todos igualados no le da nada a nadie."
        : `Si una partida termina con todos igualados, cada uno recibe ${points(t, f.points)} en lugar de su parte.`,
    near: (f) =>
      `Quien pierde pero termina a ${points(t, f.within)} o menos de quien gana recibe ${points(t, f.points)} más, salvo que se haya ido antes.`,
    shutout: (f) =>
      `Ganar una partida a cero da ${points(t, f.points)} más, en los juegos que lo distinguen.`,
    twice:
      "Donde las reglas del juego cuentan por dos una partida ganada a cero, los puntos del puesto valen el doble para quien gana.",
    coming: (f) =>
      `Cada ${t.evening} en que alguien termina una partida le da ${points(t, f.points)}, cuenten las partidas o ${t.evenings} que cuenten.`,
    handicaps: (f) =>
      `Ventaja en cada partida: ${t.list(f.people.map((each) => `${each.name} ${t.number(each.points)}`))}.`,
    part: {
      place: (f) => `${f.points} por el puesto`,
      draw: (f) => `${f.points} por terminar todos igualados`,
      twice: (f) => `${f.points} otra vez, porque vale por dos`,
      near: (f) => `${f.points} por derrota ajustada`,
      shutout: (f) => `${f.points} por ganar a cero`,
      handicap: (f) => `${f.points} de ventaja`,
    },
    earnedFor: (f) => `${f.earned} (${f.parts.join(", ")})`,
  };
};

import type { SentencesOf } from "../../catalogue";
import type { leagueScoring as English } from "../../en/leagues/league-scoring";
import { counted, ordinal } from "../counted";
import type { Terms } from "../terms";

/** What games are worth in a league, and what of it counts, in Portuguese. */
export const leagueScoring = (t: Terms): SentencesOf<typeof English> => {
  const { games } = counted(t);
  const places = (all: readonly number[]): string =>
    `${t.list(all.map((each, index) => `${t.number(each)} para o ${ordinal(t, index + 1)}`))} lugar`;
  return {
    counting: {
      total: "Contam todos os pontos das partidas.",
      average: (f) =>
        `Contam os pontos por partida. Quem tem menos de ${games(f.min)} fica atrás de quem já jogou o bastante.`,
      best: (f) =>
        f.games === 1
          ? "Conta a melhor partida de cada pessoa."
          : `Contam as ${t.number(f.games)} melhores partidas de cada pessoa.`,
      "best-evenings": (f) =>
        f.evenings === 1
          ? "Conta a melhor noite de cada pessoa, com os pontos de todas as partidas dela juntos."
          : `Contam as ${t.number(f.evenings)} melhores noites de cada pessoa, cada uma com os pontos de todas as partidas juntos.`,
      drop: (f) =>
        f.games === 1
          ? "A pior partida de cada pessoa não conta, mas pelo menos uma sempre conta."
          : `As ${t.number(f.games)} piores partidas de cada pessoa não contam, mas pelo menos uma sempre conta.`,
      "drop-evenings": (f) =>
        `${
          f.evenings === 1
            ? "A pior noite de cada pessoa não conta"
            : `As ${t.number(f.evenings)} piores noites de cada pessoa não contam`
        }, mas pelo menos uma sempre conta. Uma noite vale os pontos de todas as suas partidas juntos; a noite em que alguém faltou não vale nada e é a primeira a sair.`,
    },
    table: (f) =>
      `Uma partida dá ${places(f.points)}. Em caso de empate, dividem-se os pontos das posições ocupadas.`,
    tableFor: (f) => {
      const sized = f.size === undefined ? "" : ` com ${t.number(f.size)} jogadores ou duplas`;
      return `${f.game ?? "Uma partida"}${sized} dá, em vez disso, ${places(f.points)}.`;
    },
    mostExact:
      "Quando vários destes servem para uma partida, os do jogo vêm antes dos do número de jogadores, e os dos dois juntos antes dos demais.",
    partners: {
      each: "Parceiros dividem a posição, e cada um recebe os pontos dela.",
      share: "Parceiros dividem a posição e o que ela dá: cada um recebe uma parte igual.",
    },
    draw: (f) =>
      f.points === 0
        ? "Uma partida que termina com todos iguais não dá nada a ninguém."
        : `Quando uma partida termina com todos iguais, cada um recebe ${t.points(f.points)} em vez de uma parte.`,
    near: (f) =>
      `Quem perde mas termina a no máximo ${t.points(f.within)} de quem ganha recebe mais ${t.points(f.points)}, a não ser que tenha saído antes.`,
    shutout: (f) =>
      `Ganhar uma partida de zero dá mais ${t.points(f.points)}, nos jogos que distinguem isso.`,
    twice:
      "Onde as regras do jogo contam em dobro uma vitória de zero, os pontos da posição valem o dobro para quem ganha.",
    coming: (f) =>
      `Cada noite em que alguém termina uma partida lhe dá ${t.points(f.points)}, quaisquer que sejam as partidas ou noites que contam.`,
    handicaps: (f) =>
      `Vantagem em cada partida: ${t.list(f.people.map((each) => `${each.name} ${t.number(each.points)}`))}.`,
    part: {
      place: (f) => `${f.points} pela posição`,
      draw: (f) => `${f.points} por todos terminarem iguais`,
      twice: (f) => `${f.points} de novo, porque vale por duas`,
      near: (f) => `${f.points} por derrota apertada`,
      shutout: (f) => `${f.points} por ganhar de zero`,
      handicap: (f) => `${f.points} de vantagem`,
    },
    earnedFor: (f) => `${f.earned} (${f.parts.join(", ")})`,
  };
};

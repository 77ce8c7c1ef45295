import type { SentencesOf } from "../../catalogue";
import type { leagueStory as English } from "../../en/leagues/league-story";
import { counted } from "../counted";
import type { Terms } from "../terms";

/** What a league's pages say about what happened, in Portuguese. */
export const leagueStory = (t: Terms): SentencesOf<typeof English> => {
  const { games } = counted(t);
  const wins = (count: number): string =>
    `${t.number(count)} ${t.plural(count) === "one" ? "vitória" : "vitórias"}`;
  const verb = (names: readonly string[], one: string, many: string): string =>
    `${t.list(names)} ${names.length === 1 ? one : many}`;
  return {
    points: (f) => `${f.points} ${f.points === "1" || f.points === "0" ? "ponto" : "pontos"}`,
    perGame: (f) => `${f.points} ${f.points === "1" || f.points === "0" ? "ponto" : "pontos"} por partida`,
    leads: (f) => {
      if (f.names.length > 1)
        return `${t.list(f.names)} ${f.isOver ? "dividiram" : "dividem"} o primeiro lugar com ${f.points}.`;
      const head = `${t.list(f.names)} ${f.isOver ? "venceu" : "está na frente"} com ${f.points}`;
      if (f.next.length === 0) return `${head}.`;
      return f.by === undefined
        ? `${head}, com a mesma pontuação de ${t.list(f.next)} e vantagem no desempate.`
        : `${head}, ${f.by} à frente de ${t.list(f.next)}.`;
    },

    lastEvening: "A última noite",
    thisEvening: "Esta noite, até agora",
    wholeEvening: "A noite inteira",
    eveningWon: (f) => {
      if (!f.isOver) return `${verb(f.names, "lidera", "lideram")} com ${f.points}.`;
      if (f.names.length > 1) return `${t.list(f.names)} dividiram a noite com ${f.points} por pessoa.`;
      if (f.onlyGame) return `${t.list(f.names)} ganhou a única partida.`;
      return `${t.list(f.names)} ganhou a noite com ${f.points}: ${wins(f.won)} em ${games(f.played)}.`;
    },
    gathered: (f) => `${t.people(f.people)}, ${games(f.games)}`,

    facts: {
      lead: (f) =>
        f.from.length === 0
          ? `${verb(f.names, "assumiu", "assumiram")} a liderança.`
          : `${verb(f.names, "tirou", "tiraram")} a liderança de ${t.list(f.from)}.`,
      "record-streak": (f) =>
        `${verb(f.names, "ganhou", "ganharam")} ${games(f.value)} em sequência, mais do que qualquer pessoa até agora (antes: ${t.number(f.before)}).`,
      "record-round": (f) =>
        `${verb(f.names, "fez", "fizeram")} ${t.points(f.value)} em uma rodada de ${f.game}, mais do que qualquer pessoa até agora (antes: ${t.number(f.before)}).`,
      "record-bad-round": (f) =>
        `${verb(f.names, "levou", "levaram")} ${t.points(f.value)} em uma rodada de ${f.game}: nunca tinham sido tantos (antes: ${t.number(f.before)}).`,
      "record-comeback": (f) =>
        `${verb(f.names, "ganhou", "ganharam")} uma partida de ${f.game} depois de estar ${t.points(f.value)} atrás, a maior virada até agora (antes: ${t.number(f.before)}).`,
      "all-won": (f) =>
        `${verb(f.names, "ganhou tudo o que jogou", "ganharam tudo o que jogaram")}: ${t.number(f.games)} de ${t.number(f.games)}.`,
      "streak-ended": (f) =>
        `${verb(f.names, "acabou", "acabaram")} com uma sequência de ${wins(f.value)} de ${f.whose}.`,
      streak: (f) => `${verb(f.names, "tem", "têm")} ${wins(f.value)} em sequência.`,
      comeback: (f) =>
        `${verb(f.names, "ganhou", "ganharam")} uma partida de ${f.game} depois de estar ${t.points(f.value)} atrás.`,
      "first-game": (f) => `${verb(f.names, "jogou", "jogaram")} pela primeira vez.`,
      close: (f) =>
        `Uma partida de ${f.game} foi decidida por ${t.points(f.by)}: ${t.list(f.names)} à frente de ${t.list(f.second)}.`,
      missing: (f) => `${f.names.length === 1 ? "Faltou" : "Faltaram"} ${t.list(f.names)}.`,
    },

    withinReach: "Ao alcance",
    reach: {
      lead: (f) =>
        f.wins === 1
          ? `Uma vitória basta para ${f.name} assumir a liderança.`
          : `${f.name} precisa de ${wins(f.wins)} para assumir a liderança.`,
      streakRecord: (f) =>
        `Com mais uma vitória, ${f.name} terá a maior sequência de todas: ${t.number(f.next)}.`,
      streakEquals: (f) =>
        `Com mais uma vitória, ${f.name} iguala o recorde de ${t.number(f.record)} em sequência.`,
      games: (f) => `A próxima partida será a de número ${t.number(f.next)} de ${f.name}.`,
      wins: (f) => `A próxima vitória será a de número ${t.number(f.next)} de ${f.name}.`,
    },
    leadMeans:
      "As vitórias são contadas como se, nessas partidas, quem está na frente ficasse em segundo lugar.",

    race: "A corrida",
    raceOf: (f) => `Pontos dos ${t.number(f.players)} primeiros lugares, noite a noite.`,
    raceFrom: (f) => `Pontos dos ${t.number(f.players)} primeiros lugares, noite a noite desde ${f.from}.`,
    leadChanges: (f) =>
      f.times === 0
        ? "A liderança não mudou de mãos."
        : `A liderança mudou de mãos ${t.number(f.times)} ${t.plural(f.times) === "one" ? "vez" : "vezes"}.`,
    raceTable: "A corrida em tabela",
    evening: "Noite",
  };
};

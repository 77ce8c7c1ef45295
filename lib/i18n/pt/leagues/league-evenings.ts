import type { SentencesOf } from "../../catalogue";
import type { leagueEvenings as English } from "../../en/leagues/league-evenings";
import { counted, ordinal } from "../counted";
import type { Terms } from "../terms";

/** What the pages of evenings and seasons, the cross table and the stories of players say in Portuguese. */
export const leagueEvenings = (t: Terms): SentencesOf<typeof English> => {
  const { games } = counted(t);
  const counts = (one: string, many: string) => (count: number) =>
    `${t.number(count)} ${t.plural(count) === "one" ? one : many}`;
  const evenings = counts("noite", "noites");
  const people = counts("pessoa", "pessoas");
  const times = counts("vez", "vezes");
  const seasons = counts("temporada", "temporadas");
  const rounds = counts("rodada", "rodadas");
  const one = (names: readonly string[], single: string, several: string): string =>
    names.length === 1 ? single : several;
  return {
    evenings: "Noites",
    noEvenings: "As noites aparecem quando há partidas terminadas.",
    earlierEvenings: "Noites anteriores",
    latestEvenings: "As últimas noites",
    playedGames: (f) => games(f.games),
    playedRounds: (f) => rounds(f.rounds),
    gatheredFor: (f) => `${people(f.people)}, ${rounds(f.rounds)}`,
    eveningOf: (f) => `Noite de ${f.when}`,
    toEvening: (f) => `A noite de ${f.when}`,
    beside: "Outras noites",
    previous: (f) => `Anterior: ${f.when}`,
    next: (f) => `Seguinte: ${f.when}`,
    wonBy: (f) =>
      f.isOver
        ? `${t.list(f.names)} ${one(f.names, "ganhou", "dividiram")} a noite`
        : `${t.list(f.names)} ${one(f.names, "lidera", "lideram")} esta noite`,
    whoCame: "Quem veio",
    winnerMeans:
      "A noite é de quem faz mais pontos da liga nas partidas dela; em caso de empate, de quem ganhou mais partidas.",
    firstWins: "Ganha a noite quem fica em primeiro na classificação final.",
    finalStandings: "Classificação final",
    leaguePoints: "Pontos da liga",
    placePoints:
      "Os pontos da liga são pelo lugar, conforme a tabela de pontos da liga. Ficam à parte dos das partidas e nunca são somados a eles.",
    withWhom: "Quem jogou com quem",
    partnersWere: (f) => `Parceiros: ${t.list(f.names)}`,
    rivalsWere: (f) => `Adversários: ${t.list(f.names)}`,
    metTimes: (f) => `${f.name} (${times(f.times)})`,
    refereed: (f) =>
      `Arbitragem: ${t.list([
        ...(f.wins === "" ? [] : [`${f.wins} em partidas ganhas`]),
        ...(f.points === "" ? [] : [`${f.points} em pontos`]),
      ])}`,
    allRounds: "Rodada por rodada",
    pointsOfEvenings: "Pontos das noites",
    pointsOfEveningsMean:
      "Pelos lugares na classificação final de cada noite, conforme a tabela de pontos da liga. Ficam à parte dos pontos das partidas e nunca são somados a eles.",
    eveningsPlaced: (f) =>
      f.won === 0
        ? evenings(f.evenings)
        : `${evenings(f.evenings)}, ${t.number(f.won)} ${t.plural(f.won) === "one" ? "ganha" : "ganhas"}`,
    placedOn: (f) =>
      `${f.when}: ${ordinal(t, f.place)} lugar, ${f.points} ${f.points === "1" ? "ponto" : "pontos"}`,
    happened: "O que aconteceu",
    gamesPlayed: "Partidas",
    money: "Dinheiro",
    savePicture: "Salvar como imagem",
    pictureAlt: (f) => `Noite de ${f.when}. ${one(f.names, "Ganhou", "Ganharam")}: ${t.list(f.names)}.`,

    hallOfFame: "Galeria de títulos",
    noSeasonsTitle: "Ainda não há temporadas",
    noSeasons: "Esta liga não tem temporadas. Quando tiver uma, quem ganhar aparece aqui.",
    running: "Até agora",
    champions: (f) =>
      f.names.length === 1 ? `Título: ${t.list(f.names)}` : `Título dividido: ${t.list(f.names)}`,
    leaders: (f) =>
      f.names.length === 1 ? `Na liderança: ${t.list(f.names)}` : `Dividem a liderança: ${t.list(f.names)}`,
    noChampion: "Sem título: ninguém jogou partidas suficientes.",
    noLeader: "Ninguém jogou partidas suficientes ainda.",
    titles: "Temporadas ganhas",
    noTitles: "Nenhuma temporada foi ganha ainda.",
    titlesWon: (f) => {
      if (f.shared === 0) return seasons(f.won);
      if (f.shared === f.won) return `${seasons(f.won)}, ${f.won === 1 ? "dividida" : "todas divididas"}`;
      return `${seasons(f.won)}, ${t.number(f.shared)} delas ${f.shared === 1 ? "dividida" : "divididas"}`;
    },
    toSeason: (f) => `${f.name}: título e prêmios`,
    seasonLasted: (f) => `${games(f.games)} em ${evenings(f.evenings)}`,
    closingTable: "Classificação final",
    tableSoFar: "Classificação até agora",
    wholeTable: "A classificação inteira",
    awards: "Prêmios",
    awardsSoFar: "Prêmios, como estão agora",
    noAwards: "Sem partidas terminadas não há prêmios.",
    tooManyGames: (f) =>
      `Uma temporada com mais de ${games(f.max)} não tem prêmios: são partidas demais para examinar a cada visita.`,
    award: {
      "most-wins": "Mais partidas ganhas",
      "best-average": "Melhor média",
      comeback: "Virada da temporada",
      "closest-game": "Partida mais disputada",
      attendance: "Presença garantida",
      "most-seconds": "Mais azar",
    },
    awardMeans: {
      "most-wins": "Partidas ganhas individualmente ou em dupla. Primeiros lugares divididos não contam.",
      "best-average":
        "Mais pontos da liga por partida, entre quem jogou ao menos metade das partidas de quem mais jogou.",
      comeback:
        "Quantos pontos atrás estava, depois de uma rodada, quem ganhou no fim, comparados com o total mais alto da partida.",
      "closest-game":
        "A menor diferença entre quem ganhou sem dividir e o segundo lugar, comparada com o total mais alto da partida.",
      attendance: "Mais noites com ao menos uma partida terminada.",
      "most-seconds": "Mais segundos lugares em partidas de três ou mais; uma dupla conta como um.",
    },
    awardFor: {
      "most-wins": (f) => `Ganhou ${t.number(f.value)} de ${games(f.games)}`,
      "best-average": (f) => `${f.text} pontos por partida em ${games(f.games)}`,
      comeback: (f) =>
        `Ganhou depois de estar ${t.points(f.value)} atrás (total mais alto: ${t.number(f.total)})`,
      "closest-game": (f) =>
        `${t.points(f.value)} à frente de ${t.list(f.names)} (total mais alto: ${t.number(f.total)})`,
      attendance: (f) => `${t.number(f.value)} de ${evenings(f.evenings)}`,
      "most-seconds": (f) =>
        `${t.number(f.value)} ${t.plural(f.value) === "one" ? "segundo lugar" : "segundos lugares"} em ${games(f.games)}`,
    },
    sharedBy: (f) => `Dividido entre ${t.number(f.count)}`,

    attendance: "Quem veio quando",
    cameTo: "Noites",
    came: "veio",
    latestOf: (f) => `As últimas ${t.number(f.shown)} de ${t.number(f.total)}. As outras estão no arquivo.`,
    crossTable: "Todos contra todos",
    crossMeans:
      "Cada linha diz quantas vezes a pessoa terminou à frente e atrás de cada uma das outras; os empates vêm depois do =.",
    crossFirst: (f) =>
      `${t.number(f.shown)} de ${people(f.total)}, as primeiras da classificação geral. Os resultados das outras estão nas páginas delas.`,
    crossCell: (f) =>
      `${t.number(f.ahead)} à frente, ${t.number(f.behind)} atrás${f.tied === 0 ? "" : `, ${t.number(f.tied)} em empate`}`,
    neverMet: "nunca se enfrentaram",
    themselves: "a mesma pessoa",

    story: "Em poucas palavras",
    storyPlace: (f) =>
      `${f.place} lugar na classificação geral; ganhou ${t.number(f.won)} de ${games(f.games)}.`,
    storyStreak: (f) => (f.games === 1 ? "Ganhou a última partida." : `Ganhou as últimas ${games(f.games)}.`),
    storyForm: (f) => {
      const last = f.games === 1 ? "na última partida" : `nas últimas ${games(f.games)}`;
      return f.won === 0
        ? `Nenhum primeiro lugar ${last}.`
        : `${t.number(f.won)} ${f.won === 1 ? "primeiro lugar" : "primeiros lugares"} ${last}.`;
    },
    storyEvening: (f) => `Melhor noite: ganhou ${t.number(f.won)} de ${games(f.games)} em ${f.when}.`,
    storyRival: (f) =>
      `Contra quem mais joga: ${f.name}, ${games(f.games)}, à frente ${times(f.ahead)} e atrás ${times(f.behind)}.`,
    storyPartner: (f) => `Melhor dupla: ${f.name}; ganharam ${t.number(f.won)} de ${games(f.games)}.`,
    storyLast: (f) => `Jogou pela última vez em ${f.when}.`,
  };
};

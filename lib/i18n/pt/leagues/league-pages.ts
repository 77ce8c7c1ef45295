import type { SentencesOf } from "../../catalogue";
import type { leaguePages as English } from "../../en/leagues/league-pages";
import { counted, ordinal } from "../counted";
import type { Terms } from "../terms";
import { first, kitty, owe, to } from "./kitty";
import { leagueScoring } from "./league-scoring";
import { leagueStory } from "./league-story";

/** What the pages of leagues say in Portuguese. */
export const leaguePages = (t: Terms): SentencesOf<typeof English> => {
  const { games, places } = counted(t);
  const nth = (place: number): string => ordinal(t, place);
  const leftTo = (missing: number, one: string, many: string, next: number): string =>
    missing === 1
      ? `falta 1 ${one} para ${t.number(next)}`
      : `faltam ${t.number(missing)} ${many} para ${t.number(next)}`;
  return {
    story: leagueStory(t),
    scoring: leagueScoring(t),
    parts: {
      standings: "Tabela",
      players: "Jogadores",
      games: "Partidas",
      evenings: "Noites",
      records: "Recordes",
      seasons: "Temporadas",
      money: "Dinheiro",
    },
    pages: "Páginas da liga",
    lastSeen: "O servidor não responde. Esta é a página como foi vista pela última vez:",
    here: {
      asOf: (f) => `Isto é o que este aparelho sabe. Últimas notícias do servidor: ${f.when}`,
      unsent: (f) =>
        f.games === 1
          ? "1 partida deste aparelho ainda não foi enviada. Aqui ela conta."
          : `${games(f.games)} deste aparelho ainda não foram enviadas. Aqui elas contam.`,
      unsentChanges: (f) =>
        f.changes === 1
          ? "1 alteração da liga ainda não foi enviada. Aqui ela já aparece."
          : `${t.number(f.changes)} alterações da liga ainda não foram enviadas. Aqui elas já aparecem.`,
      unsentOf: (f) => `${games(f.games)} por enviar`,
      notSent: "Ainda não enviada",
      toServer: "Abrir a página do servidor",
      nothingTitle: "Não está neste aparelho",
      nothing:
        "Este aparelho não tem com que mostrar as páginas desta liga. Abra uma delas e siga a liga enquanto houver sinal; daí em diante elas abrem também sem ele.",
    },
    follow: "Seguir",
    following: "Seguindo",
    share: {
      heading: "Compartilhar esta liga",
      chat: "Para o grupo",
      chatHint: "A classificação, a última noite, a próxima e quem deve a quem, para colar no grupo.",
      hint: "Com o link, qualquer pessoa pode ler estas páginas.",
      code: (f) => `Código das páginas de ${f.name}`,
    },
    league: "Liga",
    toStandings: "Ver a classificação",
    missingTitle: "Esta liga não existe",
    missing:
      "Não há liga neste endereço. Ele pode ter sido digitado errado. Endereços antigos de uma liga continuam funcionando.",
    partMissingTitle: "Não está nesta liga",
    partMissing:
      "A liga não tem nada neste endereço. O que havia pode ter passado para outro nome ou não estar mais na liga.",
    formerPlayer: "Ex-jogador",
    seasons: "Temporada",
    allTime: "Desde o início",
    kinds: "Jogo",
    allKinds: "Todos os jogos",
    spread: (f) => `${f.from} a ${f.to}`,
    asData: "Como dados",
    json: "JSON",
    csv: "CSV",
    search: "Procurar um nome",
    searchKey: "Procurar",
    searchOff: "Mostrar tudo",
    searchNone: (f) => `Ninguém aqui tem “${f.search}” no nome.`,
    searchFound: (f) => `${t.people(f.count)} com “${f.search}” no nome.`,
    pager: "Páginas da lista",
    page: (f) => `Página ${t.number(f.page)} de ${t.number(f.pages)}`,
    earlier: "Anterior",
    later: "Próxima",

    noGamesTitle: "Nenhuma partida terminada ainda",
    noGames: "A tabela começa quando a primeira partida desta liga terminar.",
    noGamesHere: "Nenhuma partida terminada aqui ainda.",
    rules: "Regras da casa da liga",

    ordinal: nth,
    column: {
      place: "Posição",
      player: "Nome",
      points: "Pontos",
      played: "Jogou",
      won: "Ganhou",
      average: "Posição média",
      ahead: "Vantagem por rodada",
      outs: "Bateu",
      best: "Melhor partida",
      worst: "Pior partida",
      money: "Dinheiro",
      form: "Fase",
      rating: "Rating",
      perGame: "Pontos por partida",
    },
    sharedWins: (f) => `${t.number(f.shared)} ${t.plural(f.shared) === "one" ? "dividida" : "divididas"}`,
    wonOf: (f) => `ganhou ${t.number(f.won)} de ${t.number(f.played)}`,
    newcomer: "estreia",
    why: (f) => `${nth(f.place)}, por quê? ${f.name}`,
    whyTitle: (f) => `${f.name}, ${nth(f.place)}`,
    close: "Fechar",
    first: "Ninguém está na frente.",
    sharesPlace: (f) =>
      f.with === undefined
        ? "Divide a posição: empate em tudo o que conta."
        : `Divide a posição com ${f.with}: empate em tudo o que conta.`,
    behind: (f) =>
      f.above === undefined || f.theirs === undefined
        ? `Atrás da posição acima em ${f.by} (${f.own}).`
        : `Atrás de ${f.above} em ${f.by}: ${f.own} contra ${f.theirs}.`,
    equalBefore: (f) => `Há empate em ${t.list(f.names)}.`,
    breakers: {
      games: "número de partidas",
      points: "pontos",
      wins: "vitórias",
      "shared-wins": "primeiros lugares divididos",
      "average-place": "posição média",
      ahead: "vantagem por rodada",
    },
    enoughGames: (f) => `${t.number(f.played)} de pelo menos ${t.number(f.min)}`,
    howCounted: "Como as posições são decididas",
    endedEarly: "Uma partida encerrada antes do fim conta como as outras.",
    tieBreakers: (f) =>
      `Com pontos iguais, decidem ${f.names.join(", depois ")}. Se tudo isso for igual, a posição é dividida.`,
    aheadMeans:
      "“Vantagem por rodada” é quantos pontos as rodadas de alguém foram melhores do que a média das outras pessoas, qualquer que seja a forma de contar do jogo. “Bateu” conta as rodadas em que a pessoa bateu.",
    ratingMeans:
      "O rating (OpenSkill) estima a força de jogo pelas partidas terminadas, em ordem. É provisório até cinco partidas e fica mais seguro a cada partida.",

    trend: {
      up: (f) => `Subiu ${places(f.places)} em uma semana`,
      down: (f) => `Caiu ${places(f.places)} em uma semana`,
      same: "Mesma posição de uma semana atrás",
      fresh: "Entrou na tabela há menos de uma semana",
    },
    formOf: (f) =>
      f.places.length === 1
        ? `Última partida: ${f.places.join(", ")}`
        : `Últimas ${games(f.places.length)}, da mais antiga à mais recente: ${f.places.join(", ")}`,
    formPlace: (f) => (f.tied > 1 ? `${nth(f.place)} dividido` : nth(f.place)),
    milestone: {
      games: (f) => leftTo(f.missing, "partida", "partidas", f.next),
      wins: (f) =>
        f.next === 1 ? "a próxima vitória é a primeira" : leftTo(f.missing, "vitória", "vitórias", f.next),
      points: (f) => leftTo(f.missing, "ponto", "pontos", f.next),
    },
    nextMilestone: "Próximo marco",
    sureness: {
      provisional: "provisório",
      rough: "ainda incerto",
      fair: "quase seguro",
      sure: "seguro",
    },
    ratingIs: (f) =>
      `Cerca de ${t.number(f.about)}, ${f.sureness}: muito provavelmente entre ${t.number(f.low)} e ${t.number(f.high)}`,
    notRated: "Sem rating ainda",

    playersLead: "Todas as pessoas da liga, com a posição de cada uma na classificação geral.",
    notPlayed: "não jogou ainda",
    playedGames: (f) => games(f.games),
    nobody: "Ninguém na liga ainda.",
    streakNow: "Vitórias seguidas agora",
    noStreak: "nenhuma",
    streakLongest: "Mais vitórias seguidas",
    byKind: "Por jogo",
    ratingOverTime: "Rating ao longo do tempo",
    ratingNone: "O rating começa com a primeira partida terminada contra outras pessoas.",
    ratingTable: "Os últimos ratings em tabela",
    ratingPicture: (f) => `O rating foi de ${f.first} (${f.from}) a ${f.last} (${f.to}).`,
    when: "Quando",
    game: "Jogo",
    withPartners: "Em dupla",
    wonWith: "Ganhou",
    lostWith: "Perdeu",
    headToHead: "Contra outras pessoas",
    meetings: "Partidas",
    cameAhead: "À frente",
    cameBehind: "Atrás",
    noMeetings: "Ninguém ainda.",
    allGamesOf: (f) => `Todas as partidas de ${f.name}`,

    gamesOf: (f) => `Partidas de ${f.name}`,
    playing: "Em andamento",
    unfinished: "Não terminadas",
    noEntrySince: (f) => `Sem anotações desde ${f.when}`,
    waitsFor: (f) => `Ainda não conta: a liga não sabe quem é: ${t.list(f.names)}.`,
    watch: (f) => `${f.game}: ${t.list(f.names)}`,
    leftEarly: "saiu antes do fim",
    openGame: (f) => `${f.game}, ${f.when}`,
    pointsEarned: (f) =>
      f.points === "0" ? "sem pontos" : `+${f.points} ${f.points === "1" ? "ponto" : "pontos"}`,
    ratingThen: (f) => (f.by === undefined ? `rating ${f.after}` : `rating ${f.after} (${f.by})`),
    widgetMore: "A liga inteira",
    onPaper: "No papel",
    onPaperMeans: "Desta partida só se conhece o resultado, no papel: não há rodadas.",
    correctedOn: (f) => `Corrigida em ${f.when}`,
    toBoard: "Ver o placar",
    rounds: "As rodadas",
    names: (f) => t.list(f.names),

    bestRounds: "Melhores rodadas",
    worstRounds: "Piores rodadas",
    mostMeans: "Mais pontos em uma rodada.",
    fewestMeans: "Menos pontos em uma rodada. Rodadas sem pontos ficam de fora.",
    mostTakenMeans: "Mais pontos contra alguém em uma rodada.",
    against: (f) => `contra ${t.list(f.names)}`,
    comebacks: "Maiores viradas",
    recordsByKind: "Recordes por jogo",
    ownRecord: { best: "Melhor rodada", worst: "Pior rodada", comeback: "Maior virada" },
    comebackMeans: "Quantos pontos atrás estava, depois de uma rodada, quem ganhou no fim.",
    streaks: "Mais partidas ganhas em sequência",
    inPoints: (f) => t.points(f.points),
    inARow: (f) => `${t.number(f.games)} em sequência`,
    noRecords: "Os recordes aparecem quando há partidas terminadas.",

    noMoneyTitle: "Sem dinheiro ainda",
    noMoney: "Aqui se somam as partidas a dinheiro, as mensalidades e os pagamentos.",
    evening: "Noite",
    wholeSeason: "Todas as noites",
    show: "Mostrar",
    balances: (f) => `Saldos (${f.currency})`,
    amount: "Valor",
    sumIs: (f) => `Soma: ${f.sum}`,
    guestsWithoutPlace: (f) =>
      `${t.list(f.names)} ${f.names.length === 1 ? "vem" : "vêm"} de visita e não ${f.names.length === 1 ? "tem" : "têm"} posição aqui.`,
    settleUp: "Para acertar as contas",
    settled: "Ninguém deve nada a ninguém.",
    pays: (f) => `${first(f.from)} paga ${f.amount} ${to(f.to)}`,
    fewest: "Não é possível com menos pagamentos.",
    nearlyFewest: "Com mais de doze pessoas, talvez seja possível com menos pagamentos.",
    payments: "Pagamentos até agora",
    paid: (f) => `${first(f.from)} deu ${f.amount} ${to(f.to)}`,
    kitty,
    inKitty: (f) => `Na caixinha: ${t.list(f.amounts)}`,
    owed: "Mensalidades e gastos",
    owe: owe(t),

    preview: (f) =>
      f.leaders.length === 0
        ? "Uma liga de dominó. Nenhuma partida terminada ainda."
        : `Uma liga de dominó. Na frente: ${t.list(f.leaders)}.`,
  };
};

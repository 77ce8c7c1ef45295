import type { SentencesOf } from "../catalogue";
import type { newGame as English } from "../en/new-game";
import { counted } from "./counted";
import type { Terms } from "./terms";

/** Beside a number field: the number is another element, and 0 asks for the plural. */
export const newGame = (t: Terms): SentencesOf<typeof English> => {
  const unit =
    (one: string, many: string) =>
    (count: number | undefined): string =>
      count !== undefined && t.plural(count) === "one" ? one : many;
  const seats = (f: { readonly min: number; readonly max: number }): string =>
    f.min === f.max ? t.people(f.max) : `${t.number(f.min)} a ${t.people(f.max)}`;
  return {
    title: "Nova partida",
    chooseGame: "Que jogo vão jogar?",
    findGame: "Procurar um jogo por qualquer nome",
    clearSearch: "Limpar a busca",
    found: (f) => counted(t).kinds(f.games),
    alsoCalled: (f) => `Também se chama “${f.name}”`,
    closest: (f) => `O que há aqui de mais parecido com “${f.name}”`,
    notFound: (f) => `Nenhum jogo aqui se chama “${f.name}”.`,
    notFoundHint: "Tente outro nome, um país, ou só as primeiras letras.",
    showAll: "Mostrar todos os jogos",
    lastPlayed: "Últimos jogados",
    samePeople: "Com as mesmas pessoas",
    earlierTables: (f) => (f.count === 1 ? "1 mesa anterior" : `${t.number(f.count)} mesas anteriores`),
    allGames: "Todos os jogos",
    seats,

    players: "Quem joga?",
    addInOrder: "Inclua cada pessoa na ordem em que se senta, no sentido horário.",
    seatOrder: "Arraste um número ou use as setas para trocar de cadeira.",
    movedOn: "Desde a última partida, cada pessoa avançou um lugar, para a saída ir rodando.",
    partners: (f) => `As duplas se sentam frente a frente: ${f.sides.join(" contra ")}.`,
    range: (f) => `Para ${seats(f)}.`,
    addLabel: "Nome de quem joga",
    add: "Incluir",
    known: "Já jogou antes",
    roster: (f) => `Na liga ${f.league}`,
    moreKnown: (f) =>
      f.more === 1
        ? "E mais 1 nome: digite parte dele."
        : `E mais ${t.number(f.more)} nomes: digite parte de um.`,
    addKnown: (f) => `Incluir ${f.name}`,
    remove: (f) => `Tirar ${f.name}`,
    moveUp: (f) => `Subir ${f.name}`,
    moveDown: (f) => `Descer ${f.name}`,
    seat: (f) => `Cadeira ${t.number(f.seat)}`,
    seated: (f) => `${f.name} está na cadeira ${t.number(f.seat)}`,

    league: "Conta em uma liga?",
    noLeague: "Nenhuma liga",
    leagueHint: "Quem ainda não está na liga entra nela quando a partida começa.",

    options: "Regras da casa",
    usual: (f) => `o usual: ${f.value}`,
    mustSay: (f) =>
      f.min === f.max
        ? `Com tanta gente só pode ser ${f.min}.`
        : `Combinem um número de ${f.min} a ${f.max}.`,
    notANumber: (f) =>
      f.min === f.max ? `Só pode ser ${f.min}.` : `Digite um número de ${f.min} a ${f.max}.`,
    notNumbers: (f) =>
      f.count === 1
        ? `Digite um número de ${f.min} a ${f.max}.`
        : `Digite no máximo ${t.number(f.count)} números de ${f.min} a ${f.max}, separados por vírgulas.`,
    severalNumbers: "Separados por vírgulas: para a primeira rodada, a segunda e assim por diante.",
    savedRules: "Nossas regras",
    saveRules: "Salvar como nossas regras",
    saveRulesHint: "Ficam entre os seus jogos, para a próxima vez e para as suas ligas.",
    forWhom: "Para quem?",
    thisDevice: "Para este aparelho",
    saveForHint: (f) =>
      `Quem anota em ${f.league} encontra estas regras entre os jogos, e qualquer pessoa pode vê-las nas páginas da liga.`,
    areSaved: (f) => `Salvas como “${f.name}”.`,
    areSavedFor: (f) => `Salvas como “${f.name}” para ${f.league}.`,
    saveFor: (f) => `Salvar para ${f.league}`,
    replaceFor: (f) => `Substituir “${f.name}” em ${f.league}`,
    changeInLeague: (f) => `Mudar o nome ou tirar em ${f.league}`,
    rulesUnread:
      "As regras salvas neste aparelho não podem ser lidas agora. Recarregue a página e tente de novo.",
    rulesName: "Como se chamam?",
    replaces: (f) => `Substitui “${f.name}”.`,
    nameTaken: (f) => `Já existem regras da casa com o nome “${f.name}”.`,
    nameMissing: "Dê um nome a elas.",
    save: "Salvar",
    rename: "Mudar o nome",
    moreAbout: (f) => `Mais sobre “${f.name}”`,
    playThese: "Jogar com estas regras",
    shareRules: "Compartilhar por link",
    shareRulesText: "Quem abrir vê estas regras e pode salvá-las ou jogar com elas.",
    deleteRules: "Apagar estas regras",
    deletedRules: (f) => `“${f.name}”: regras apagadas. As partidas jogadas com elas ficam como estão.`,
    notDeletedRules: "O navegador não as apagou. Recarregue a página e tente de novo.",
    undo: "Desfazer",
    sharedRules: "Regras da casa compartilhadas",
    sharedRulesText: (f) => `Regras da casa para ${f.game}, recebidas por um link.`,
    linkTrouble: {
      damaged: {
        title: "O link está danificado",
        text: "Falta uma parte, ou algo mudou. Peça o link de novo e abra-o inteiro.",
      },
      newer: {
        title: "O link é de um Pipkeeper mais novo",
        text: "Recarregue a página para atualizar e abra o link de novo.",
      },
      unfit: {
        title: "Ninguém pode jogar com estas regras",
        text: "Este Pipkeeper não conhece o jogo, ou as regras não combinam assim.",
      },
    },
    nothing: "nada",
    changed: (f) => `${t.number(f.rules)} ${t.plural(f.rules) === "one" ? "alterada" : "alteradas"}`,
    notOffered: (f) => `“${f.choice}” é para ${seats(f)}. Escolha outra opção.`,
    units: {
      pips: unit("ponto", "pontos"),
      points: unit("ponto", "pontos"),
      tiles: unit("pedra", "pedras"),
      players: unit("pessoa", "pessoas"),
      rounds: unit("rodada", "rodadas"),
    },
    cardHint: "Fica guardado com a partida para quem quiser consultar, e não muda nenhum placar.",
    notAgreed: "não combinado",
    agreed: (f) => `${t.number(f.points)} ${t.plural(f.points) === "one" ? "combinado" : "combinados"}`,
    severalTables: "Uma noite em várias mesas",

    toSetup: "Avançar: preparar a mesa",
    setup: "Na mesa",
    takeBox: (f) => `Pegue a caixa do dominó duplo-${t.number(f.highest)}: ${t.tiles(f.tiles)}.`,
    takePipBox: (f) => `Pegue a caixa do Pip: ${t.tiles(f.tiles)}.`,
    takeOut: (f) =>
      `Tire todas as pedras com um número acima de ${t.number(f.highest)}: ${t.tiles(f.tiles)} ${f.tiles === 1 ? "volta" : "voltam"} para a caixa.`,
    each: (f) => (f.tiles === 1 ? "pedra por pessoa" : "pedras por pessoa"),
    boneyard: "no monte",
    asleep: "dormem",
    takenOut: "fora do jogo",
    tilesToTakeOut: "As pedras a tirar",
    people: "À mesa",
    start: "Começar a partida",
    starting: "Começando…",
    payAtStart: (f) => `Cada pessoa põe ${f.stake} no bolo antes da primeira rodada.`,
    payEach: (f) => `Cada pessoa paga ${f.stake} antes de cada rodada.`,
    failed: "Não foi possível criar a partida. Tente de novo.",
    change: "Mudar",
  };
};

import type { SentencesOf } from "../../catalogue";
import type { past as English } from "../../en/leagues/past";
import { counted } from "../counted";
import type { Terms } from "../terms";

/** The Portuguese words for bringing past years into a league. */
export const past = (t: Terms): SentencesOf<typeof English> => {
  const { games } = counted(t);
  const lines = (count: number): string => (count === 1 ? "1 linha" : `${t.number(count)} linhas`);
  return {
    problems: {
      "table-empty": "Não há nada. Cole a tabela ou escolha o arquivo.",
      "table-too-large": (f) =>
        `Uma tabela pode ter até ${t.number(Math.floor(f.most / 1024 / 1024))} MB. Traga um ano de cada vez.`,
      "table-too-long": (f) =>
        `Uma tabela pode ter até ${t.number(f.most)} linhas. Traga um ano de cada vez.`,
      "table-too-wide": (f) =>
        `Uma tabela pode ter até ${t.number(f.most)} colunas. Tire as que não têm resultados.`,
      "table-too-deep":
        "Os resultados estão fundo demais em outras listas. Salve uma tabela com uma linha por partida.",
      "table-workbook":
        "É um arquivo de planilha. Copie as células e cole aqui, ou salve a planilha como CSV e escolha esse arquivo.",
      "table-not-text":
        "Não é uma tabela de texto. Salve os resultados como CSV, ou copie as células e cole aqui.",
      "table-broken-json": "Este JSON está cortado ou danificado. Exporte de novo, ou cole uma tabela.",
      "line-total": (f) => `“${f.value}” é uma soma, não uma partida.`,
      "line-without-result": "Aqui não há resultado. Se for uma nota, não é preciso fazer nada.",
      "line-formula": (f) => `“${f.value}” é uma fórmula, não um nome. Cole só os valores.`,
      "line-name": (f) =>
        `“${f.value}” não pode ser um nome: um nome tem de 1 a ${t.number(f.most)} caracteres.`,
      "line-day-missing": "Falta a data. Informe o dia das partidas sem data, ou diga qual coluna a tem.",
      "line-day": (f) => `“${f.value}” não é uma data. Escreva algo como 2026-11-21.`,
      "line-number": (f) =>
        `“${f.value}” não é um número de pontos. Corrija a célula, ou diga o que a coluna tem.`,
      "line-fraction": (f) =>
        `Pontos são números inteiros, e “${f.value}” não é. Dobre os pontos de todos, ou informe as posições.`,
      "line-money": (f) =>
        `“${f.value}” não é uma quantia de dinheiro como 3,50. Corrija a célula, ou diga o que a coluna tem.`,
      "line-money-partners":
        "Há uma só quantia para duas pessoas, e pode ser de cada uma ou das duas. Escreva o que cada uma ganhou ou perdeu.",
      "line-currencies": "Nesta partida há mais de uma moeda. Informe a partida à parte, ou tire o dinheiro.",
      "line-place": (f) => `“${f.value}” não é uma posição como 1 ou 2º.`,
      "line-outcome": (f) => `“${f.value}” não diz quem ganhou. Escreva V, E ou D.`,
      "line-kind": (f) =>
        `“${f.value}” não é um jogo daqui. Se a coluna diz outra coisa, escolha “Não usada” para ela.`,
      "line-one-player": (f) => `Só aparece ${f.name}, e um resultado tem pelo menos duas pessoas.`,
      "line-too-many-players": (f) => `Em um resultado cabem ${t.number(f.most)} pessoas.`,
      "line-figure-missing": (f) =>
        `Não diz como ${f.name} se saiu. Informe os pontos ou a posição de todos.`,
      "line-name-twice": (f) => `${f.name} aparece duas vezes nesta partida.`,
      "line-winner": (f) =>
        `Diz que ${f.name} ganhou, mas há quem tenha pontos melhores. Veja se ganha quem tem mais ou quem tem menos.`,
      "line-sides": "As duplas jogam em dois lados, e todos estão em um deles.",
    },
    hint: "Cole uma tabela de uma planilha, ou escolha um arquivo: CSV, texto ou o JSON de outro marcador. Uma linha por partida ou por jogador; as pessoas em colunas ou em linhas. Nada muda antes de você ver o resultado.",
    text: "A tabela",
    textHint:
      "Com datas e nomes. De uma só noite: as pessoas para baixo, as partidas para o lado, e o dia abaixo.",
    choose: "Escolher um arquivo",
    read: "Ler a tabela",
    reading: "Lendo…",
    notRead: "Este navegador não conseguiu ler. Recarregue a página e tente de novo.",

    columns: "Como foi entendida",
    columnsHint: (f) => `${lines(f.lines)}. Corrija o que não foi adivinhado certo.`,
    heading: "A primeira linha tem os nomes das colunas",
    column: (f) => (f.heading === "" ? `Coluna ${f.number}` : `Coluna ${f.number}: ${f.heading}`),
    roles: {
      none: "Não usada",
      day: "Data",
      game: "Número da partida",
      kind: "Jogo",
      player: "Nome",
      points: "Pontos",
      money: "Dinheiro ganho ou perdido",
      currency: "Moeda",
      place: "Posição",
      side: "Dupla",
      outcome: "Ganhou, empatou ou perdeu",
      winner: "Nome de quem ganhou",
      next: "Nome da posição seguinte",
      both: "Pontos dos dois, como 5-4",
      scores: "Nome com pontos",
      person: "O que é desta pessoa",
    },
    order: "As datas estão escritas",
    orders: { "day-first": "Dia, mês, ano", "month-first": "Mês, dia, ano" },
    orderNotSure: "As datas podem ser lidas de duas maneiras. Confira.",
    day: "Dia das partidas sem data",
    money: "Dinheiro ganho ou perdido",
    kind: "Jogo",
    kindElse: "Jogo, onde a tabela não diz",

    people: "Quem é quem",
    newPeople: (f) => `Novos na liga: ${f.names.join(", ")}`,
    newcomersAre: "Entram na liga como",
    newcomersHint: "Só às pessoas da liga se pergunta se vêm e se cobram mensalidades.",
    newcomers: { members: "Pessoas da liga", former: "Pessoas que não vêm mais", guests: "Visitas" },
    knownPeople: (f) => `Já estão na liga: ${f.names.join(", ")}`,
    checkPeople: "Nomes parecidos: são as mesmas pessoas?",
    allPeople: "Escolher para cada um",
    person: (f) => `${f.name}, ${games(f.games)}`,
    newPerson: (f) => `Alguém novo: ${f.name}`,

    leftOut: (f) => (f.lines === 1 ? "1 linha fica de fora" : `${t.number(f.lines)} linhas ficam de fora`),
    lineProblem: (f) => `Linha ${t.number(f.line)}: ${f.message}`,
    more: (f) => `E mais ${lines(f.lines)}.`,
    doubles: (f) =>
      f.games === 1
        ? "1 partida já está na liga: mesmo dia, mesmo jogo, mesmo resultado. Fica de fora."
        : `${t.number(f.games)} partidas já estão na liga: mesmo dia, mesmo jogo, mesmo resultado. Ficam de fora.`,
    withDoubles: "São outras partidas: incluir também",

    forMoney: (f) =>
      `O dinheiro ganho e perdido em ${games(f.games)} também entra, e conta em quem deve a quem.`,
    trial: "O que resultaria",
    none: "Não há nenhuma partida que possa ser incluída.",
    span: (f) =>
      f.from === f.to ? `${games(f.games)} de ${f.from}` : `${games(f.games)}, de ${f.from} a ${f.to}`,
    bring: (f) => `Incluir ${games(f.games)}`,
    meanwhile: "A liga mudou nesse meio-tempo, então nada foi incluído ainda. Confira de novo.",
    brought: (f) => `Mais ${games(f.games)} na liga. Tudo salvo.`,
    broughtHere: (f) =>
      `Mais ${games(f.games)}. Tudo salvo neste dispositivo; passa a contar quando estiver no servidor.`,

    evening: {
      hint: "Quem jogou, uma pessoa embaixo da outra, e os números de cada partida. Com Enter passa-se ao próximo. Quem descansou fica com a casa vazia; “Ana & Bo” jogaram em dupla a noite toda.",
      name: (f) => `Nome ${t.number(f.number)}`,
      game: (f) => `Partida ${t.number(f.number)}`,
      cell: (f) => `${f.name}, partida ${t.number(f.game)}`,
      minus: "Menos −",
      winner: "Ganhou *",
      check: "Conferir a noite",
      nameless: (f) => `A linha ${t.number(f.number)} tem números e nenhum nome.`,
      nothing: "Faltam pelo menos dois nomes e como foram.",
      problem: (f) => `Partida ${t.number(f.game)}: ${f.message}`,
    },

    batches: "O que entrou junto",
    batchesHint: "Cada grupo pode ser retirado inteiro.",
    takeBack: "Retirar da liga",
    tookBack: (f) => `Fora da liga: ${f.line}`,
  };
};

import type { SentencesOf } from "../../i18n/catalogue";
import { eveningText } from "../../i18n/evening-text";
import type { Terms } from "../../i18n/pt/terms";
import type { en } from "./en";

/** What the server says in Portuguese. */
export const pt = (t: Terms): SentencesOf<typeof en> => ({
  theRequest: "o pedido",

  bodyTooLarge: (f) => `O corpo tem mais de ${t.number(f.max)} bytes.`,
  bodyCutShort: "A conexão terminou antes do corpo.",
  notUtf8: "O corpo não é texto UTF-8.",
  notJson: (f) => `O corpo não é JSON: ${f.why}`,
  tooDeep: (f) => `Os valores aqui estão aninhados em mais de ${t.number(f.max)} níveis.`,

  tooMuchToReplay:
    "Esta súmula tem mais correções de anotações antigas, ou mãos mais difíceis de conferir, do que é possível refazer aqui.",

  gameTooLarge: (f) =>
    `As anotações desta partida ocupam mais de ${t.number(f.max)} bytes, demais para serem lidas aqui. Nenhuma se perdeu.`,
  gameIdTaken: "Outra partida já tem este id.",
  behind: (f) =>
    `A última anotação do registro é a número ${t.number(f.head)}, não a ${t.number(f.base)}. Nada foi gravado; inclua as anotações desta resposta e envie de novo.`,
  entryIdTaken: (f) => `Outra anotação, com conteúdo diferente, tem o id ${f.id}.`,
  noKey: 'Para gravar é preciso a chave de quem anota na partida, como "Authorization: Bearer CHAVE".',
  wrongKey: "Esta partida não aceita esta chave para isso.",
  notOfTable: (f) => `Esta chave só vale para o que se diz na mesa ${f.table}.`,
  notOfPerson: "Esta chave só vale para dizer se o dono dela está presente, até a noite acabar.",
  tooManyKeys: (f) =>
    `Já existem ${t.number(f.max)} chaves para quem joga. Envie com "only" para que só esta seja válida.`,
  roundOver: (f) =>
    `O número de rodadas fechadas agora é ${t.number(f.rounds)}, e não ${t.number(f.round)} como quando esta mão foi enviada.`,
  noSuchGame: (f) => `Não há partida com o id ${f.id}.`,
  noSuchLeague: (f) => `Não há liga “${f.id}”.`,
  noLeagueKey:
    'Para mudar uma liga é preciso a chave de quem a administra, como "Authorization: Bearer CHAVE".',
  wrongLeagueKey: "Esta não é a chave de quem administra a liga.",
  noSuchSeason: (f) => `Esta liga não tem temporada “${f.id}”.`,
  noSuchPlayer: (f) => `Ninguém nesta liga tem o id “${f.id}”.`,
  noSuchPlayedEvening: (f) => `Nenhuma partida desta liga terminou na noite “${f.id}”.`,
  noSuchLeagueGame: (f) => `Nenhuma partida terminada desta liga tem o id “${f.id}”.`,
  wrongLink: "Este link não é válido ou foi substituído. Peça um novo a quem administra a liga.",
  notPlanned: "A liga não marcou esta noite, ou a desmarcou.",
  eveningOver: "Esta noite já passou.",
  notAPushService: "Os avisos só são enviados aos serviços dos navegadores, por https.",
  badPushKeys: "Com estas chaves não é possível cifrar nada.",
  tooManySubscriptions: "Esta liga já tem todas as inscrições que pode ter.",
  notAPage: (f) => `“${f.field}” deve ser um número inteiro de 1 a ${t.number(f.max)}.`,
  notADay: (f) => `“${f.field}” deve ser um dia, como 2026-11-21.`,
  noSuchField: (f) => `Uma consulta não tem o campo “${f.field}”. Os campos são: ${f.fields.join(", ")}.`,
  noSuchRuleset: (f) => `Não existe o jogo “${f.rulesetId}”. Os jogos são: ${f.rulesetIds.join(", ")}.`,
  notAFormat: '"format" deve ser json ou csv.',
  deletedUntil: (f) => `Foi apagada. Quem tem a chave pode recuperá-la até ${f.day}.`,
  deletedForGood: "Foi apagada e não existe mais.",
  formerPlayer: "Ex-jogador",
  noSuchAddress: (f) => `Não há nada em ${f.path}.`,
  wrongMethod: (f) => `Este endereço aceita apenas ${f.allowed.join(", ")}.`,
  notASince: '"since" deve ser o número de sequência de uma anotação, ou 0.',
  notAVersion: '"after" deve ser uma versão da liga.',
  notIds: (f) => `"ids" deve ter de 1 a ${t.number(f.max)} ids de partidas, separados por vírgulas.`,
  badAddress: "O caminho deste endereço não está na forma simples.",
  wrongHost: (f) =>
    `Este servidor não atende pelo nome ${f.host}. Se deveria, inclua o nome em ALLOWED_HOSTS no servidor.`,
  notHttp: "Isto não é HTTP válido.",
  tooSlow: "O pedido não chegou a tempo. Envie de novo.",
  crossSite:
    "Páginas de outros sites não podem gravar aqui. Abra a página deste servidor, ou envie sem um navegador.",
  tooManyRequests: (f) =>
    `Pedidos demais de uma vez. Este não foi executado; envie de novo em ${t.number(f.seconds)} s.`,
  databaseUnreadable: "O banco de dados não pode ser lido.",
  migrationsMissing: (f) =>
    f.missing === 1
      ? "1 migração desta versão não foi aplicada ao banco de dados. Inicie o servidor de novo."
      : `${t.number(f.missing)} migrações desta versão não foram aplicadas ao banco de dados. Inicie o servidor de novo.`,
  diskFull: (f) =>
    `Só há ${t.number(f.free)} bytes livres no disco do banco de dados. Abaixo de ${t.number(f.min)}, novas anotações podem deixar de ser gravadas em breve. Libere espaço.`,
  serverFault: "Algo deu errado no servidor. Nada do que você enviou se perdeu do seu lado; tente de novo.",

  storeBusy:
    "Outro programa está usando o banco de dados do servidor e o bloqueou. Nada foi gravado; envie de novo.",
  storeGone:
    "O banco de dados do servidor foi apagado, renomeado, trocado ou danificado durante o uso. Nada foi gravado; guarde o que tem e envie de novo mais tarde. Para resolver, ponha o arquivo de volta ou reinicie o servidor.",
  storeUnreachable:
    "O servidor não consegue acessar o banco de dados. Guarde o que tem e envie de novo mais tarde.",
  storeFull: "O disco do servidor está cheio. Nada foi gravado; guarde o que tem e envie de novo mais tarde.",
  storeUnwritable:
    "O servidor não consegue gravar no disco. Nada foi gravado; guarde o que tem e envie de novo mais tarde.",

  csv: {
    kitty: "a caixinha",
    columns: {
      place: "lugar",
      player: "id de jogador",
      name: "nome",
      played: "jogadas",
      won: "ganhas",
      shared: "divididas",
      points: "pontos",
      averagePlace: "lugar médio",
      ahead: "vantagem por rodada",
      best: "melhor partida",
      worst: "pior partida",
      rounds: "rodadas",
      outs: "vezes que bateu",
      form: "últimos lugares",
      rating: "rating",
      giveOrTake: "mais ou menos",
      moneyWon: "dinheiro ganho",
      moneyLost: "dinheiro perdido",
      money: "dinheiro",
      with: "com",
      wonWith: "ganhas com",
      lostWith: "perdidas com",
      against: "contra",
      aheadOf: "à frente de",
      behind: "atrás de",
      game: "id da partida",
      kind: "jogo",
      finishedAt: "terminada em",
      day: "dia",
      total: "total",
      balance: "saldo",
      currency: "moeda",
      paper: "no papel",
      comment: "comentário",
      side: "dupla",
      record: "recorde",
      value: "valor",
      season: "id da temporada",
      seasonName: "temporada",
      from: "de (data)",
      to: "até",
      award: "prêmio",
      of: "de",
      opponent: "id do adversário",
      evenings: "noites",
      opponentName: "nome do adversário",
    },
    awards: {
      "most-wins": "mais partidas ganhas",
      "best-average": "melhor média",
      comeback: "maior virada",
      "closest-game": "partida mais disputada",
      attendance: "mais noites",
      "most-seconds": "mais segundos lugares",
    },
    records: {
      low: "rodada mais baixa",
      high: "rodada mais alta",
      comeback: "virada",
      streak: "partidas ganhas seguidas",
    },
    inCurrency: (f) => `${f.column} (${f.currency})`,
  },

  calendar: {
    name: (f) => `${f.league}: noites`,
    evening: (f) => `Dominó: ${f.league}`,
    answers: {
      coming: (f) => `Vão: ${f.names.join(", ")}`,
      maybe: (f) => `Talvez: ${f.names.join(", ")}`,
      not: (f) => `Não vão: ${f.names.join(", ")}`,
    },
  },
  results: {
    title: (f) => `${f.league}: resultados`,
    won: (f) => `Vitória de ${t.list(f.names)} (${f.game})`,
    place: (f) =>
      `${t.number(f.place)}. ${t.list(f.names)}${f.total === undefined ? "" : ` (${t.number(f.total)})`}`,
  },

  push: {
    planned: (f) => `Próxima noite: ${f.league}`,
    moved: (f) => `A noite mudou: ${f.league}`,
    today: (f) => `Hoje: ${f.league}`,
    evening: (f) => (f.place === "" ? eveningText("pt-BR", f) : `${eveningText("pt-BR", f)} · ${f.place}`),
    resultsTitle: (f) => `Como foi: ${f.league}`,
    eveningWon: (f) => `${t.list(f.names)} ${f.names.length === 1 ? "ganhou" : "dividiram"} a noite.`,
    results: (f) =>
      f.games === 1
        ? `Vitória de ${t.list(f.names)}.`
        : `${t.number(f.games)} partidas. Mais vitórias: ${t.list(f.names)} (${t.number(f.max)}).`,
  },

  titles: {
    "bad-body": "O corpo não pôde ser lido",
    "bad-request": "O pedido não é válido",
    "bad-address": "O endereço não pode ser lido",
    "not-http": "Não é HTTP",
    "too-slow": "Lento demais",
    "too-large": "O corpo é grande demais",
    "game-too-large": "A partida é grande demais",
    "no-key": "Falta a chave de quem anota",
    "wrong-key": "A chave não é a de quem anota",
    "wrong-link": "O link não é válido",
    "cross-site": "Enviado de outro site",
    "wrong-host": "Não é um dos nomes deste servidor",
    "no-such-game": "Esta partida não existe",
    "no-such-league": "Esta liga não existe",
    "no-such-part": "A liga não tem essa pessoa, partida ou noite",
    "game-deleted": "A partida foi apagada",
    "league-deleted": "A liga foi apagada",
    "no-such-address": "Este endereço não existe",
    "wrong-method": "Método errado",
    "game-id-taken": "O id da partida já está em uso",
    behind: "O registro tem novas anotações",
    "too-many-keys": "Chaves demais",
    "not-a-push-service": "Não é um serviço de avisos",
    "too-many-subscriptions": "Inscrições demais",
    "evening-over": "A noite já passou",
    "id-taken": "O id de uma anotação já está em uso",
    "league-id-taken": "O id da liga já está em uso",
    "slug-taken": "O endereço da liga já está em uso",
    "change-taken": "O id de uma mudança já está em uso",
    "changes-missing": "Faltam mudanças",
    unfit: "Uma anotação não é possível",
    "unfit-change": "Uma mudança não pode ser feita",
    "too-many-requests": "Pedidos demais",
    "server-fault": "Falha do servidor",
    "not-ready": "Ainda não está pronto",
    "store-busy": "O banco de dados está bloqueado",
    "store-gone": "O banco de dados sumiu",
    "store-unreachable": "O banco de dados não pode ser acessado",
    "store-full": "O servidor está sem espaço",
    "store-unwritable": "O servidor não consegue gravar",
  },
});

import type { SentencesOf } from "../../catalogue";
import type { leagueKeeping as English } from "../../en/leagues/league-keeping";
import { counted } from "../counted";
import type { Terms } from "../terms";
import { changeTexts } from "./change-texts";
import { first, kitty, owe, to } from "./kitty";
import { pointsForm } from "./points-form";

/** The Portuguese words where a league is created and managed. */
export const leagueKeeping = (t: Terms): SentencesOf<typeof English> => ({
  newTitle: "Nova liga",
  newLead:
    "Uma liga acompanha as mesmas pessoas por muitas partidas: classificação, rating, recordes e quem deve a quem. Quem tem o endereço pode ler; só quem tem a chave pode mudar.",
  name: "Nome da liga",
  nameHint: "Vira o endereço na internet.",
  players: "Quem joga",
  playersHint:
    "Um nome por linha ou separados por vírgulas; pelo menos dois. Depois é possível incluir mais.",
  currency: "Moeda",
  currencyHint: "Três letras, como BRL. Deixe em branco se não jogam a dinheiro.",
  timeZone: "Fuso horário",
  timeZoneHint: "Escreve-se como America/Sao_Paulo. Os dias, as noites e os avisos seguem o relógio dele.",
  create: "Criar a liga",
  line: (f) => `${f.name}: ${f.message}`,

  keepTitle: "Administrar a liga",
  noLeagueTitle: "Sem chave desta liga",
  noLeague:
    "Este aparelho não tem a chave da liga. Abra o link de convite de quem a administra, ou cole o link aqui.",
  offline: "O servidor não responde",
  offlineInvite: "Só o servidor sabe se este link tem a chave da liga. Tente de novo quando ele responder.",
  startGame: "Começar uma partida",
  seePage: "Ver as páginas da liga",
  onServer: "Tudo está neste aparelho e no servidor.",
  lost: (f) =>
    f.count === 0
      ? "O servidor perdeu esta liga. Este aparelho está enviando tudo de novo."
      : `O servidor perdeu parte desta liga. Este aparelho está enviando de novo: ${f.count === 1 ? "falta" : "faltam"} ${counted(t).changes(f.count)}.`,
  notOnServer: "A liga está neste aparelho. Vai para o servidor assim que ele responder.",
  waiting: (f) =>
    f.count === 1
      ? "1 mudança está neste aparelho e vai ser enviada quando o servidor responder."
      : `${counted(t).changes(f.count)} estão neste aparelho e vão ser enviadas quando o servidor responder.`,
  stuck: (f) => {
    if (f.count === 0) return "O servidor não aceita esta liga. Ela está só neste aparelho.";
    return f.count === 1
      ? "1 mudança deste aparelho não pode ser enviada."
      : `${counted(t).changes(f.count)} deste aparelho não podem ser enviadas.`;
  },
  refused: (f) => `O servidor não aceitou isto: ${f.line}`,
  sendAgain: "Tentar de novo",
  isSamePerson: (f) => `${f.name} é a mesma pessoa?`,
  samePerson: (f) =>
    `Outro celular já tinha posto ${f.name} em ${f.league}. As partidas deste celular agora contam para essa pessoa.`,
  onePerson: "Sim, é a mesma pessoa",
  twoPeople: "São duas pessoas",
  ownName: (f) =>
    `Em ${f.league}, ${f.name}, deste celular, agora se chama ${f.now}, e as partidas deste celular contam para ${f.now}. O nome pode ser mudado onde a liga é administrada.`,
  seen: "Entendi",
  restored: (f) => `Restaurado: ${f.line}`,
  restoredHere: (f) => `Restaurado: ${f.line}. Salvo neste aparelho; conta quando chegar ao servidor.`,
  notRestored: (f) => `Não restaurado: ${f.line}. ${f.message}`,

  lockedTitle: "Este aparelho não pode mudar a liga",
  locked:
    "O servidor não aceita a chave deste aparelho: ela foi trocada, ou o link de onde veio estava errado. Aqui é possível ver a liga, mas não mudá-la. Um novo link de convite de quem a administra resolve isso.",
  wrongKey:
    "O link aberto não tem a chave da liga, ou a chave foi trocada. É possível ver a liga; para mudá-la, peça um novo link de convite a quem a administra.",
  damagedTitle: "O link está danificado",
  damagedLink:
    "Falta uma parte, ou algo mudou, por isso este aparelho não tem a chave da liga. Peça o link de novo, ou cole-o inteiro aqui.",
  newKey: "Novo link de convite",
  newKeyHint: "Abra neste aparelho, ou cole aqui.",
  useKey: "Usar",
  notTaken: {
    "not-an-invite": "Este link não é um convite para administrar esta liga.",
    damaged: "Este link está danificado: falta uma parte, ou algo mudou. Peça-o de novo.",
    "wrong-key": "A chave deste link não é a da liga, ou foi trocada.",
    missing: "O servidor não tem esta liga.",
    unreachable: "O servidor não responde. Tente de novo quando responder.",
  },
  unsent: (f) =>
    f.count === 1
      ? "1 mudança que não pode ser enviada"
      : `${counted(t).changes(f.count)} que não podem ser enviadas`,
  unsentHint:
    "Estão só neste aparelho. Com a chave certa podem ser enviadas; salvas em um arquivo, podem ser importadas em um aparelho que a tenha.",
  saveUnsent: "Salvar em um arquivo",
  dropUnsent: "Descartar",
  dropTitle: (f) =>
    f.count === 1
      ? "Descartar a mudança que não foi enviada?"
      : `Descartar as ${counted(t).changes(f.count)} que não foram enviadas?`,
  dropText: "Não existem em nenhum outro lugar.",
  formerPlayer: "Ex-jogador",
  eraseName: "Remover o nome",
  eraseNameTitle: (f) => `Remover o nome ${f.name} da liga?`,
  eraseNameText: (f) =>
    `Os resultados e o dinheiro ficam, como “Ex-jogador”. Dá para recuperar o nome aqui até ${f.day}; depois disso, ele some da liga.`,
  eraseNameGames:
    "As partidas continuam mostrando o nome a quem as abrir. Para removê-lo também de lá, apague essas partidas.",
  nameUntil: (f) => `Dá para recuperar o nome até ${f.day}.`,
  nameGone: "O nome não existe mais e não pode ser recuperado.",
  restoreName: "Recuperar o nome",

  deleteLeague: "Apagar a liga para todos",
  deleteLeagueTitle: (f) => `Apagar ${f.name} para todos?`,
  deleteLeagueText: (f) =>
    `Ninguém mais poderá ler nem mudar a liga. As partidas ficam. Dá para recuperá-la aqui até ${f.day}; depois disso, ela some do servidor.`,
  leagueDeletedTitle: "Esta liga foi apagada",
  leagueUntil: (f) => `Dá para recuperá-la até ${f.day}.`,
  leagueGone: "Ela não está mais no servidor e não pode ser recuperada.",
  bringLeagueBack: "Recuperar",
  notChanged: {
    unreachable: "Sem conexão com o servidor. Nada mudou.",
    refused: "O servidor não aceita a chave deste aparelho. Nada mudou.",
  },

  removal: "Tirar ou apagar",
  removalSummary: "Deste aparelho, ou para todos",
  removeHere: "Tirar deste aparelho",
  removeHereTitle: (f) => `Tirar ${f.name} deste aparelho?`,
  removeHereUnmade: "Está só neste aparelho e vai se perder para sempre.",
  removeHereUnsent: (f) =>
    f.count === 1
      ? "1 mudança não foi enviada e vai se perder."
      : `${counted(t).changes(f.count)} não foram enviadas e vão se perder.`,
  removeHereStays: "A liga e suas páginas ficam no servidor, para quem tem o endereço.",
  removeHereKey:
    "A chave deste aparelho vai junto. Se ninguém mais tiver a chave, ninguém mais vai poder mudar a liga: antes, salve tudo em um arquivo, com chaves, nos ajustes.",
  notRemoved: "O navegador não tirou a liga. Recarregue a página e tente de novo.",
  changes: changeTexts(t),

  comments: {
    heading: "Comentários",
    hint: "Uma linha sobre uma partida ou uma noite, para as páginas da liga",
    about: "Sobre",
    evening: "Uma noite",
    day: "A noite de",
    text: "Comentário",
    textHint: "Deixe em branco para retirar o comentário.",
    nothing: "Primeiro escreva o comentário.",
    done: (f) => (f.text === "" ? `Comentário retirado: ${f.about}` : `Comentado: ${f.about}`),
  },
  paperEvening: "Uma noite inteira em papel",
  paperEveningSummary: "Várias partidas de uma noite de uma vez",
  past: "Anos passados",
  pastSummary: "Trazer resultados anotados em outro lugar",
  paper: {
    heading: "Um resultado no papel",
    summary: "De uma partida não anotada no Pipkeeper",
    hint: "Informe quem jogou, em que dia e como terminou. Conta na classificação e no rating; não tem rodadas nem recordes.",
    kind: "Jogo",
    day: "Dia",
    rankedBy: "O que se sabe",
    places: "As posições",
    most: "Os pontos: ganha quem tem mais",
    fewest: "Os pontos: ganha quem tem menos",
    sides: "Jogaram em duas duplas",
    forMoney: "Valeu dinheiro",
    seat: (f) => `Jogador ${f.seat}`,
    place: "Posição",
    points: "Pontos",
    pointsToo: "Pontos, se souber",
    side: "Dupla",
    won: (f) => `Ganho ou perdido, ${f.currency}`,
    wonHint: "Com sinal de menos se perdeu. Tudo junto soma 0.",
    more: "Mais um jogador",
    send: "Incluir o resultado",
    tooFew: "Escolha pelo menos dois jogadores.",
    notANumber: "Posições e pontos são números inteiros.",
  },

  pages: "Compartilhar a liga",
  pagesSummary: "Link e código para todos",
  pagesHint: "Neste endereço qualquer pessoa vê as páginas da liga. Com ele ninguém muda nada.",
  pagesCode: "Código das páginas da liga",
  embed: {
    heading: "A classificação em outro site",
    hint: "Ponha isto na página do seu clube. Se quiser, acrescente ?lang=pt ou ?theme=dark ao endereço.",
    label: "HTML para outro site",
    exported: "A liga inteira em um arquivo (JSON)",
  },
  invite: "Dividir a administração",
  inviteSummary: "Um link para quem também pode fazer mudanças",
  inviteHint: "Quem abre este link pode mudar a liga. Dê só a quem tem a sua confiança.",
  replaceKey: "Cancelar os links já enviados",
  replaceKeyHint:
    "Cria uma nova chave. As outras pessoas que administram a liga, ou anotam nela, precisam de um novo link; as páginas da liga ficam como estão.",
  replaceKeyTitle: "Criar uma nova chave?",
  replaceKeyKey: "Criar uma nova chave",
  keyReplaced: "Pronto. Agora só o link acima funciona.",
  keyWaits:
    "O servidor não respondeu. A chave antiga vale até que ele responda; este aparelho tenta de novo sempre que suas partidas forem abertas.",
  scorers: {
    heading: "Para quem anota",
    hint: "Quem abrir este link pode acrescentar partidas, resultados em papel e gente nova. Não pode mudar nem tirar nada.",
    make: "Criar um link para quem anota",
    link: "O link para quem anota",
    another: "Criar outro link",
    anotherHint: "O link anterior deixa de funcionar.",
    takeBack: "Anular o link",
    earlier: "Há um link feito com uma chave anterior. Não é possível mostrá-lo aqui.",
    here: "Neste aparelho é possível começar partidas desta liga e acrescentar resultados em papel.",
    removeHere:
      "O link para quem anota vai junto. Para voltar a acrescentar resultados deste aparelho, abra o link outra vez.",
    byThem: "quem anota",
  },
  inviteLink: "O link com a chave",
  copy: "Copiar o link",
  copied: "Copiado.",
  notCopied: "O navegador não copiou. Selecione o link e copie à mão.",
  saved: "Salvo.",
  savedHere: "Salvo neste aparelho.",
  save: "Salvar",

  roster: "Jogadores da liga",
  people: (f) => t.players(f.count),
  add: "Incluir alguém",
  addKey: "Incluir",
  playerName: "Nome",
  rename: "Mudar o nome",
  merge: "É a mesma pessoa que",
  mergeKey: "Juntar",
  mergeHint: "Todas as partidas e pagamentos passam para o outro nome. É possível desfazer.",
  unmerge: "Desfazer: são duas pessoas",
  remove: "Tirar da liga",
  choose: "Escolher",
  chooseFirst: "Escolha alguém antes.",

  seasons: "Temporadas",
  noSeasons: "Sem temporadas, tudo conta em uma só tabela.",
  newSeason: "Incluir uma temporada",
  reallyOn: (f) => `É mesmo em ${f.when}?`,
  dateMissing: "Escolha uma data.",
  seasonName: "Nome da temporada",
  from: "Primeiro dia",
  to: "Último dia",
  counts: "O que conta",
  counting: {
    total: "Todos os pontos",
    average: "Pontos por partida",
    best: "As melhores partidas de cada pessoa",
    drop: "Todas menos as piores partidas de cada pessoa",
    "best-evenings": "As melhores noites de cada pessoa",
    "drop-evenings": "Todas menos as piores noites de cada pessoa",
  },
  countingNumber: {
    average: "Quantas partidas",
    best: "Quantas partidas",
    drop: "Quantas partidas",
    "best-evenings": "Quantas noites",
    "drop-evenings": "Quantas noites",
  },
  countingHint: {
    average: "Quantas partidas são necessárias.",
    best: "Quantas partidas contam.",
    drop: "Quantas partidas não contam.",
    "best-evenings": "Quantas noites contam.",
    "drop-evenings": "Quantas noites não contam. A noite em que alguém faltou é a primeira a sair.",
  },
  notGames: ({ max }) => `Digite quantas: um número inteiro de 1 a ${t.number(max)}.`,
  seasonPoints: "Pontos por posição nesta temporada",
  seasonPointsHint: "Em branco, valem os pontos da liga, com tudo o que vem com eles.",
  removeSeason: "Apagar a temporada",

  rules: "Regras da casa",
  noRulesYet: "Ainda nenhuma",
  rulesSaved: "Salvas para a liga",
  noRules: "Nenhuma ainda. Ao preparar uma partida, salve as regras da casa para esta liga.",
  rulesHint:
    "Qualquer pessoa pode jogar com elas: estão entre os jogos deste aparelho e nas páginas da liga.",
  rulesName: "Nome destas regras",
  rulesLine: (f) => `${f.name} (${f.game})`,
  removeRules: "Tirar",

  scoring: pointsForm(t),
  points: "Pontos por posição",
  pointsHint: "Para o primeiro lugar, o segundo, o terceiro e assim por diante, separados por vírgulas.",
  notPoints: "Digite números inteiros separados por vírgulas, como 5, 3, 2, 1.",

  guest: "de visita",
  guestHint:
    "A quem vem de visita não se pergunta se vem, e o nome fica no fim das listas. As partidas contam.",
  makeGuest: "Vem de visita",
  makeFormer: "Não vem mais",
  former: "não vem mais",
  formerHint:
    "A quem não vem mais não se pergunta nada, nem se propõe uma mesa. As partidas, posições e pagamentos ficam.",
  makeMember: "Volta a ser da liga",
  guestPlaces: "Visitas nas tabelas",
  guestsRanked: "Têm posição",
  guestsUnranked: "Não têm posição",

  money: "Dinheiro",
  payment: "Anotar um pagamento",
  payer: "De",
  receiver: "Para",
  amount: "Valor",
  day: "Data",
  notAnAmount: `Digite um valor, como ${t.money(350)}.`,
  noCurrency: "Escolha uma moeda antes; depois é possível anotar pagamentos.",

  kitty,
  inKitty: (f) => `Na caixinha: ${t.list(f.amounts)}`,
  owe: owe(t),
  dues: {
    heading: "Mensalidades",
    hint: "O que as pessoas da liga, ou quem veio numa noite, devem à caixinha: a mensalidade ou a taxa da noite, por exemplo. O que se deve aparece acima, onde um toque anota que foi pago.",
    send: "Anotar a cobrança",
    who: "Quem deve",
    members: (f) => `Todas as pessoas da liga (${t.number(f.count)})`,
    came: (f) => `Quem veio em ${f.when} (${t.number(f.count)})`,
    amount: "Valor por pessoa",
    what: "Para quê",
    noReason: "Escreva para que é.",
    again: (f) => `${f.line}. Anotar o mesmo outra vez?`,
    spent: "Gasto para a liga",
    spentHint: "A caixinha passa a dever o valor a quem gastou.",
    spentBy: "Quem gastou",
    spentSend: "Anotar o gasto",
    all: "Mensalidades e gastos até agora",
    each: "Uma por uma",
  },

  settleUp: "Para acertar as contas",
  settleHint: "Pagou? Um toque anota, com a data de hoje.",
  owes: (f) => `${first(f.from)} paga ${f.amount} ${to(f.to)}`,
  paidKey: "Pago",
  settledNow: (f) => `Anotado como pago: ${f.line}`,

  payments: "Pagamentos até agora",
  noPayments: "Nenhum pagamento ainda.",
  correct: "Corrigir",
  correctPayment: (f) => `Corrigir: ${f.line}`,
  takeBack: "Anular",
  tookBack: (f) => `Anulado: ${f.line}`,
  notRead: "O servidor não responde; só aparecem as mudanças que esperam neste aparelho.",

  log: "O que mudou",
  logHint: "Quando, e se foi por este aparelho",
  logNotRead: "O servidor não responde: não dá para ler o que mudou.",
  logEmpty: "Nada mudou desde que a liga foi criada.",
  fromHere: "por este aparelho",
  laterChanges: "Mudanças posteriores",
  earlierChanges: "Mudanças anteriores",

  nameAndAddress: "Nome e endereço",
  sign: {
    heading: "O sinal da liga",
    first: "Primeira metade",
    second: "Segunda metade",
    colour: "Cor",
    save: "Salvar o sinal",
    remove: "Tirar o sinal",
    colours: {
      brass: "Latão",
      felt: "Verde feltro",
      sea: "Azul mar",
      rose: "Rosa",
      ruby: "Vermelho rubi",
      plum: "Ameixa",
    },
  },
  address: "Endereço",
  addressHint: "Letras minúsculas sem acento, algarismos e hifens. Endereços antigos continuam funcionando.",

  games: "Partidas",
  gamesSummary: "Incluir ou tirar partidas",
  addGame: "Incluir uma partida jogada fora da liga",
  addGameHint:
    "Uma partida que já acabou ou uma noite também pode ser incluída: a noite que começou com uma versão anterior dá pontos depois disso. Procure aqui e depois diga quem é cada pessoa na liga.",
  whichGame: "Uma partida deste aparelho",
  byLink: "Uma partida de outro aparelho",
  byLinkHint: "Cole um link dela, como o de assistir. A partida precisa estar no servidor.",
  findKey: "Procurar",
  notFound: {
    "no-link": "Não há partida neste link. No aparelho que tem a partida, copie o link para assistir.",
    unknown: "O servidor não tem esta partida. Abra-a uma vez, com conexão, no aparelho que a tem.",
    unreachable: "O servidor não responde. Tente de novo quando responder.",
  },
  whoIsWho: "Quem é quem",
  newOnRoster: (f) => `Nome novo: ${f.name}`,
  seat: (f) => `${f.name}, à mesa, é`,
  addGameKey: "Incluir na liga",
  inLeague: "Partidas da liga",
  inLeagueHint: "Uma partida tirada daqui não se apaga; só deixa de contar.",
  noneInLeague: "Nenhuma partida conta aqui ainda.",
  beingPlayed: "Em andamento",
  noEntrySince: (f) => `Sem anotações desde ${f.when}`,
  notCounted: "Ainda não conta",
  waitsFor: (f) => `Conta quando a liga souber quem é: ${f.names.join(", ")}.`,
  seatThem: "Dizer quem é quem",
  gamesNotRead: "Só o servidor sabe quais partidas contam, e ele não responde.",
  earlierGames: "Partidas anteriores",
  laterGames: "Partidas posteriores",
  takeOutKey: "Tirar da liga",
  takenOut: (f) => `Tirada: ${f.line}`,
  seeGame: "Ver a partida",
  eveningName: "Noite",
  eveningsInLeague: "Noites da liga",
  eveningsInLeagueHint:
    "Os lugares da classificação final delas dão pontos. A noite que você tirar não é apagada, e as partidas dela ficam.",
  gameLine: (f) => `${f.when}: ${f.game}, ${f.names.join(", ")}`,
});

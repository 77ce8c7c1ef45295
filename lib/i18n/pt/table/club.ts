import type { SentencesOf } from "../../catalogue";
import type { club as English } from "../../en/table/club";
import type { Terms } from "../terms";

interface Range {
  readonly least: number;
  readonly most: number;
}

interface Seating {
  readonly sizes: readonly number[];
  readonly rest: number;
}

/** Uma noite em várias mesas. */
export const club = (t: Terms): SentencesOf<ReturnType<typeof English>> => {
  const between = ({ least, most }: Range): string =>
    least === most
      ? t.number(least)
      : most === least + 1
        ? `${t.number(least)} ou ${t.number(most)}`
        : `de ${t.number(least)} a ${t.number(most)}`;
  const times = (range: Range): string =>
    `${between(range)} ${t.plural(range.most) === "one" ? "vez" : "vezes"}`;
  const rounds = (count: number): string =>
    `${t.number(count)} ${t.plural(count) === "one" ? "rodada" : "rodadas"}`;
  const tables = (numbers: readonly number[]): string =>
    `${numbers.length === 1 ? "mesa" : "mesas"} ${t.list(numbers.map(t.number))}`;
  const tableCount = ({ sizes }: Seating): string =>
    `${t.number(sizes.length)} ${sizes.length === 1 ? "mesa" : "mesas"}`;
  const resting = ({ rest }: Seating): string => `${t.number(rest)} ${rest === 1 ? "descansa" : "descansam"}`;
  return {
    how: "Quem joga com quem?",
    ways: {
      "partners/mix": "Outra dupla a cada rodada",
      "partners/swiss": "Outra dupla, iguais com iguais",
      "partners/ladder": "Quem ganha sobe uma mesa",
      "partners/whist": "Com cada um uma vez, contra cada um duas",
      "pairs/swiss": "Duplas fixas, iguais com iguais",
      "pairs/round-robin": "Duplas fixas, todas contra todas",
      "alone/mix": "Todos com todos",
      "alone/swiss": "Os melhores com os melhores",
      "alone/climb": "Os três melhores sobem uma mesa",
      "alone/stay": "Cada mesa continua igual",
    },
    wayTexts: {
      "partners/mix": "Ninguém repete a dupla tão cedo.",
      "partners/swiss": "Sentam juntos os que ganharam o mesmo.",
      "partners/ladder": "Quem perde desce; os dois que chegam juntos se separam.",
      "partners/whist":
        "Para 5, 8, 9, 12, 13, 16, 17, 20, 21 ou 24 pessoas que ficam até o fim; senão, outra dupla a cada rodada.",
      "pairs/swiss": "Jogam duplas que ganharam o mesmo, e nenhuma repete a adversária.",
      "pairs/round-robin": "Enquanto todas as duplas ficarem; senão, iguais com iguais.",
      "alone/mix": "Sentam juntos os que menos se encontraram.",
      "alone/swiss": "Os primeiros da classificação na mesa 1, e assim por diante.",
      "alone/climb": "E os três piores descem.",
      "alone/stay": "As mesmas pessoas na mesma mesa a noite toda.",
    },
    tables: "Mesas disponíveis",
    tablesAny: "Quantas forem precisas",
    chairs: "Cadeiras por mesa",
    missedLabel: "Uma rodada a que alguém chegou atrasado",
    missed: { "per-game": "Não conta para essa pessoa", worst: "Conta como a pior daquela rodada" },
    spare: "Quem completa",
    spareText: "Joga só quando falta alguém, e não tem lugar na classificação.",
    noSpare: "Ninguém",
    minutes: "Uma rodada dura",
    noClock: "O tempo que for preciso",
    minutesLong: (f) => `${t.number(f.minutes)} minutos`,
    warn: "Aviso antes do fim",
    noWarning: "Sem aviso",
    atTimeLabel: "Quando o tempo acaba",
    atTimes: {
      "finish-hand": "A mão em jogo é a última",
      "one-more": "Essa mão e mais uma",
      stop: "Para na hora",
    },
    confirmLabel: "O resultado de uma mesa",
    confirms: {
      "other-side": "O outro lado confirma",
      none: "Vale como foi marcado",
    },
    oddOne: (f) => `${f.name} está sem dupla. Adicione outro nome, ou tire este.`,
    others: "Quem chegar depois entra na página da noite.",
    start: "Abrir a noite",

    people: "Quem está",
    hereNow: (f) => `${t.people(f.count)} aqui.`,
    pairsNow: (f) => `${t.number(f.count)} ${t.plural(f.count) === "one" ? "dupla" : "duplas"} aqui.`,
    tablesNow: {
      partners: (f) => `${tableCount(f)}${f.rest > 0 ? `, ${resting(f)}` : ""}.`,
      pairs: (f) => `${tableCount(f)}${f.rest > 0 ? `, ${resting(f)}` : ""}.`,
      alone: (f) =>
        `${f.sizes.length === 1 ? "Uma mesa" : "Mesas"} de ${t.list(f.sizes.map(t.number))}${f.rest > 0 ? `; ${resting(f)}` : ""}.`,
    },
    checkIn: "Toque em quem está aqui.",
    pairUp: "Toque nas duas pessoas de cada dupla.",
    withWhom: (f) => `Quem joga com ${f.name}?`,
    newName: "Mais alguém",
    add: "Adicionar",
    arrived: (f) => `${f.name} está aqui.`,
    goesHome: "Vai embora",
    wentHome: (f) => `${f.name} foi embora.`,
    youAreHere: "presente",
    iAmHere: "Já cheguei",
    iGoHome: "Vou para casa",
    letMeRest: "Quero descansar na próxima rodada",
    ownLink: "O link da pessoa",
    ownLinkText:
      "Quem abre diz se está presente, se vai embora ou se quer descansar, e nada mais, até a noite acabar.",
    ownLinkOf: (f) => `Link de ${f.name}`,
    rests: "Descansa na próxima rodada",
    willRest: (f) => `${f.name} descansa na próxima rodada.`,
    asked: "descansa na próxima",
    away: "foi embora",

    draw: (f) => `Sortear a rodada ${t.number(f.round)}`,
    tooFew: {
      partners: "São precisas quatro pessoas.",
      pairs: "São precisas duas duplas.",
      alone: "São precisas três pessoas.",
    },
    outdated: "Algo mudou desde o sorteio: sorteie de novo.",
    proposal: (f) => `Rodada ${t.number(f.round)}, como saiu no sorteio`,
    byHand: (f) => `Rodada ${t.number(f.round)}, mudada à mão`,
    swapHint: "Para trocar duas pessoas, toque nas duas.",
    swapWith: (f) => `Toque em quem troca de lugar com ${f.name}.`,
    drawAgain: "Sortear de novo",
    drawn: (f) => `Sorteada ${t.number(f.times)} vezes`,
    sit: (f) => `Começar a rodada ${t.number(f.round)}`,
    seated: (f) => `Começa a rodada ${t.number(f.round)}.`,
    table: (f) => `Mesa ${t.number(f.table)}`,
    leads: (f) => `${f.name} começa`,
    against: "contra",
    resting: "Descansam",
    nobodyRests: "Ninguém descansa.",
    why: {
      asked: "pediu",
      fewest: "descansou menos",
      longest: "descansou há mais tempo",
      last: "no fim da classificação",
      lot: "por sorteio",
      plan: "pela tabela para este número",
      spare: "completa",
      "by-hand": "mudança à mão",
    },
    nothingAgain: "Ninguém se repete cedo demais.",
    says: {
      "partners-again": (f) => `${t.list(f.names)} são dupla de novo (rodada ${t.number(f.round)})`,
      "rivals-again": (f) => `${t.list(f.names)} são adversários de novo (rodada ${t.number(f.round)})`,
      "met-again": (f) => `${t.list(f.names)} se enfrentam de novo (rodada ${t.number(f.round)})`,
      "rest-out-of-turn": (f) =>
        `Pelo sorteio, ${t.list(f.names)} não ${f.names.length === 1 ? "descansaria" : "descansariam"}`,
    },

    round: (f) => `Rodada ${t.number(f.round)}`,
    waitingFor: (f) => `Ainda sem resultado: ${tables(f.tables)}.`,
    lateNow: "continua jogando",
    left: (f) => (f.minutes === 1 ? "Último minuto" : `Faltam ${t.number(f.minutes)} minutos`),
    lastHands: (f) =>
      `Últimas mãos: ${f.minutes === 1 ? "falta um minuto" : `faltam ${t.number(f.minutes)} minutos`}`,
    atTime: {
      "finish-hand": "Tempo! A mão em jogo é a última.",
      "one-more": "Tempo! Esta mão e mais uma.",
      stop: "Tempo! Ninguém joga mais.",
    },
    retire: "Vão para casa; a mesa fecha",
    retired: (f) => `Mesa ${t.number(f.table)} fechada. Sem resultado, ninguém perde por isso.`,
    pointsOf: (f) => `Pontos de ${t.list(f.names)}, mesa ${t.number(f.table)}`,
    save: (f) => `Salvar a mesa ${t.number(f.table)}`,
    saved: (f) => `Mesa ${t.number(f.table)} salva.`,
    notANumber: "Um número inteiro, por favor.",
    level: "Empate. Quem ganhou?",
    won: (f) => `${t.list(f.names)} ${f.names.length === 1 ? "ganhou" : "ganharam"}`,
    nobodyWon: "Ninguém: empate",
    ended: (f) => `A partida diz ${f.points}: salvar`,
    more: (f) => `Mais sobre a mesa ${t.number(f.table)}`,
    keepScore: "Marcar neste celular",
    goOn: "Voltar à partida",
    look: "Ver a partida",
    late: "Continuam jogando; sortear os outros",
    isLate: (f) => `A mesa ${t.number(f.table)} continua jogando.`,
    absent: (f) => `${f.names.length === 1 ? "Falta" : "Faltam"} ${t.list(f.names)}`,
    bothAbsent: "Faltam os dois lados",
    takeBackRound: "Anular esta rodada",
    roundTakenBack: (f) => `Rodada ${t.number(f.round)} anulada.`,

    correct: (f) => `Corrigir a mesa ${t.number(f.table)}`,
    correctTitle: (f) => `Rodada ${t.number(f.round)}, mesa ${t.number(f.table)}`,
    correctText: "A classificação acompanha. O que foi sorteado depois fica como está.",
    corrected: (f) => `Mesa ${t.number(f.table)} corrigida.`,
    redrawn: (f) =>
      f.rounds.length === 1
        ? `A rodada ${t.list(f.rounds.map(t.number))} seria sorteada agora de outro jeito.`
        : `As rodadas ${t.list(f.rounds.map(t.number))} seriam sorteadas agora de outro jeito.`,
    noResult: "sem resultado",
    wasAbsent: "faltou um lado",

    sayPoints: "Marcar o resultado",
    sayPointsText: "Quem marca diz por qual lado; depois se pergunta ao outro.",
    saySo: (f) => `Quem diz: ${t.list(f.names)}`,
    said: (f) => `Mesa ${t.number(f.table)}: resultado marcado.`,
    isRight: (f) => `${t.choice(f.names)}: está certo?`,
    handOver: (f) =>
      `Passe o celular para ${t.choice(f.names)}. Se ninguém contestar, vale a partir do próximo sorteio.`,
    agree: "De acordo",
    agrees: (f) => `${f.name} concorda`,
    agreed: (f) => `Mesa ${t.number(f.table)}: de acordo.`,
    notSo: "Não é assim",
    notSoText: "Marque os pontos certos ou diga por que está errado. Quem organiza vê os dois e decide.",
    objects: (f) => `${f.name} diz que está errado`,
    whyNot: "Por que está errado",
    object: "Dizer que está errado",
    objected: (f) => `Mesa ${t.number(f.table)}: quem organiza decide.`,
    notAnswered: (f) => `${t.list(f.names)} ainda não ${f.names.length === 1 ? "respondeu" : "responderam"}.`,
    unanswered: (f) => `Sem resposta: ${tables(f.tables)}.`,
    undecided: (f) => `Sem acordo: ${tables(f.tables)}.`,
    silence: (f) =>
      `Sem resposta: ${tables(f.tables)}. Quem não diz nada até o próximo sorteio está de acordo.`,
    disputed: "Não estão de acordo. Quem organiza decide.",
    decide: "Não estão de acordo. A decisão é de quem organiza.",
    saysPoints: (f) => `${t.list(f.names)}: ${f.points}`,
    count: (f) => `Vale ${f.points}`,
    samePhone: "De acordo no mesmo celular que marcou.",
    heldTitle: (f) => `Rodada ${t.number(f.round)}, mesa ${t.number(f.table)}: outro resultado`,
    heldText: (f) => `Vale ${f.counts}. Depois chegou ${f.other}.`,
    heldObjection: (f) =>
      `Vale ${f.counts}. ${t.list(f.names)} ${f.names.length === 1 ? "diz" : "dizem"} que está errado.`,
    leave: (f) => `Deixar ${f.points}`,

    showHost: "Mostrar o resultado a quem organiza",
    showHostText: "Quem organiza aponta a câmera para este código; não precisa de rede.",
    showsHands: "O código leva também as mãos.",
    showsPoints: "As mãos não cabem em um código: ele leva só os pontos. Elas chegam quando houver rede.",
    readPicture: "Ler o código de uma mesa",
    readHint: "O código do celular da mesa precisa aparecer inteiro aqui.",
    readOther: "Este código não é um resultado desta noite.",
    cameraSees: "O que a câmera vê",
    noCamera: {
      denied:
        "O navegador não permite usar a câmera aqui. Dá para permitir nas configurações dele, ler o código com a câmera do próprio celular ou marcar os pontos.",
      none: "Esta página não encontra nenhuma câmera. Dá para ler o código com a câmera do próprio celular ou marcar os pontos.",
    },
    typeInstead: "Marcar os pontos",
    carriedHands: {
      new: "Com as mãos.",
      here: "As mãos estão neste celular.",
      unfit: "As mãos não chegaram inteiras: só os pontos são usados.",
    },
    saveHands: "Salvar as mãos",
    carried: {
      new: "Um celular da mesa mostra este resultado.",
      same: "Este resultado está salvo.",
      other: "Para esta mesa há outra coisa salva.",
      stranger: "Esta noite não tem essa mesa. Peça o código de novo.",
    },
    carriedStranger: "Qual resultado?",
    notThis: "Deixar como está",
    readCard: {
      title: "Ler o código de uma mesa",
      hint: "Sem rede: quem organiza abre “Códigos das mesas”; o código da mesa precisa aparecer inteiro aqui.",
      other: "Este código não é de nenhuma mesa desta noite.",
      noCamera: {
        denied:
          "O navegador não permite usar a câmera aqui. Dá para permitir nas configurações dele ou ler o código com a câmera do próprio celular.",
        none: "Esta página não encontra nenhuma câmera. Dá para ler o código com a câmera do próprio celular.",
      },
    },
    ahead:
      "Como o celular de quem organiza mostrou. O resultado chega lá como código, ou sozinho quando houver rede.",
    cards: "Códigos das mesas",
    cardText: "Quem ler o código de uma mesa vê quem joga ali agora e pode marcar. É o mesmo a noite toda.",
    cardSeats: (f) => `Aqui ele leva também a rodada ${t.number(f.round)} a um celular sem rede.`,
    atTable: (f) => `Mesa ${t.number(f.table)}: a sua`,
    noRoundYet: "Espere aqui: ninguém foi sorteado ainda para esta mesa.",

    chat: "Texto para o grupo",
    roundsPlayed: (f) => rounds(f.rounds),
    wall: "Telão para o salão",
    wallBefore: "Falta sortear a primeira rodada",
    callTime: "Avisar que o tempo acabou",
    silent: "Sem aviso",
    wallTime: "Tempo!",
    wallNext: (f) => `Página ${t.number(f.page)} de ${t.number(f.count)}`,
    wallBlack: "Apagar",
    wallLight: "Mostrar o telão de novo",

    standings: "Classificação",
    place: "Lugar",
    name: "Nome",
    pair: "Dupla",
    games: "Partidas",
    wins: "Ganhas",
    difference: "+/−",
    average: "Média",
    eachGame: "por partida",
    perGame: "Por pontos por partida, porque nem todos jogaram o mesmo número.",
    perGameWon: "Pelo que cada um ganhou por partida.",
    noPlace: { least: "sem lugar: poucas partidas", spare: "completa, sem lugar" },
    parted: (f) =>
      ({
        wins: `ganhas: ${f.one} contra ${f.other}`,
        difference: `ganharam o mesmo; saldo ${f.one} contra ${f.other}`,
        for: `iguais até aí; pontos ${f.one} contra ${f.other}`,
        opponents: `iguais até aí; vitórias dos adversários ${f.one} contra ${f.other}`,
        points: `pontos ${f.one} contra ${f.other}`,
        places: `superou: ${f.one} contra ${f.other}`,
        "head-to-head": "iguais até aí; pelas partidas entre si",
        lot: "iguais em tudo; por sorteio",
      })[f.by],
    adjust: "Decisão da arbitragem",
    adjustPoints: "Pontos a mais ou a menos",
    adjustWins: "Partidas ganhas",
    asTheyAre: "Como estão",
    adjustWhy: "Por quê",
    adjustWrong: "Pontos de −1.000 a 1.000 ou uma partida ganha, e um motivo.",
    adjustSave: "Salvar a decisão",
    adjusted: (f) => `Decisão sobre ${f.name} salva.`,
    adjustment: (f) =>
      `Arbitragem: ${t.list([
        ...(f.wins === "" ? [] : [`${f.wins} em partidas ganhas`]),
        ...(f.points === "" ? [] : [`${f.points} em pontos`]),
      ])} (${f.why})`,
    print: "No papel",
    points: "Pontos",
    signature: "Assinatura",
    wallCall: "Chamar as mesas",
    calledTable: (f) => `Mesa ${t.number(f.table)}: ${f.sides.map(t.list).join(" contra ")}.`,
    calledRest: (f) => `${f.names.length === 1 ? "Descansa" : "Descansam"} ${t.list(f.names)}.`,
    trace: (f) => `A noite de ${f.name}`,
    beat: (f) =>
      `${f.partner.length === 0 ? "" : `com ${t.list(f.partner)} `}contra ${t.list(f.rivals)}: ${f.points}`,
    rested: "descansou",
    fairness: {
      seated: (f) => `cada um jogou ${between(f)} ${t.plural(f.most) === "one" ? "rodada" : "rodadas"}`,
      rests: (f) => `descansou ${times(f)}`,
      partnersAgain: (f) =>
        f.count === 0 ? "ninguém repetiu a dupla" : `duplas repetidas: ${t.number(f.count)}`,
      rivals: (f) => `duas pessoas foram adversárias ${times(f)}`,
      met: (f) => `dois se encontraram ${times(f)}`,
      neverMet: (f) =>
        f.count === 0
          ? "todos se encontraram"
          : `nunca se encontraram: ${t.number(f.count)} pares de pessoas`,
    },
    fairnessOf: "Entre os que ficaram o tempo todo:",
    over: "A noite acabou.",
    winners: (f) =>
      `${t.list(f.names)} ${f.names.length === 1 ? "ganhou" : "ganharam"} a noite, em ${rounds(f.played)}.`,

    endText: (f) =>
      f.open.length === 0
        ? "Os resultados ficam, e ainda podem ser corrigidos."
        : `Sem resultado: ${tables(f.open)}. Ninguém perde por isso; conta quando tiver.`,
  };
};

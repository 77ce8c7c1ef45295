import type { SentencesOf } from "../../catalogue";
import type { table as English } from "../../en/table/table";
import { capital, counted, ordinal } from "../counted";
import type { Terms } from "../terms";

export const table = (t: Terms): SentencesOf<typeof English> => {
  const scored = ({ name, value }: { readonly name: string; readonly value: number }): string =>
    `${name} ${t.signed(value)}`;
  return {
    title: "A mesa",
    standings: "Classificação",
    place: (f) => `${ordinal(t, f.rank)} lugar`,
    sharedPlace: (f) => `${ordinal(t, f.rank)} lugar dividido`,
    last: "última",
    pool: "No bolo",
    pot: "Em jogo",
    payNow: (f) => `Cada pessoa põe ${f.stake} no bolo agora.`,
    raceTo: (f) =>
      `${t.number(f.total)} de ${t.number(f.target)}, ${counted(t).missing(Math.max(0, f.target - f.total))}`,
    pegs: (f) => `${f.race}; o pino de trás está em ${t.number(f.back)}`,
    lastHands: "Últimas rodadas",
    handSummary: (f) => `Rodada ${t.number(f.hand)}. ${f.text}`,
    actionsOf: (f) => `Mais para ${f.name}`,
    scoreFor: (f) => `Pontos de ${f.name}`,
    scores: (f) => `${f.name} marca ${t.number(f.points)}`,
    does: (f) => `${f.name}: ${f.what}`,
    twoEnds: "Toque nas duas pontas",
    takeBackEnd: (f) => `Tirar o ${t.number(f.end)}`,
    endsOf: (f) => `As duas pontas que ${f.name} fez`,
    endPlain: (f) => `Uma ponta de ${t.number(f.end)}`,
    endDouble: (f) => `${capital(t.doubleOf(f.number))} na ponta: ${t.number(f.end)}`,
    endsPlain: "Número na ponta",
    endsDouble: `${capital(t.double)} na ponta`,
    saved: "Salvo neste aparelho e no servidor",
    notLasting:
      "Este navegador não guarda nada: o que ainda não está no servidor se perde quando a página for fechada.",
    unsavedTitle: "Não foi salvo neste aparelho",
    unsaved: {
      full: "Este aparelho não conseguiu salvar: o armazenamento está cheio ou desativado.",
      closed: "Este navegador não guarda nada desta página, ou há uma versão mais nova aberta em outra aba.",
      changed: "Outra página deste navegador acabou de mudar a partida.",
    },
    unsavedLast: "Sua última anotação não foi salva.",
    unsavedEntered:
      "Salve a partida em um arquivo agora: nele estão a partida inteira e o que você acabou de anotar. Importe-o nos ajustes, aqui ou em outro celular, em vez de anotar de novo.",
    unsavedKey: "O arquivo tem a chave desta partida. Não o passe adiante.",
    saveFile: "Salvar a partida em um arquivo",
    trouble: {
      "other-version": "O servidor tem outra versão do Pipkeeper. Recarregue a página; nada se perde.",
      "wrong-key":
        "O servidor não aceita a chave deste celular para esta partida: ela foi trocada. O que você anotar fica aqui e vai ser enviado quando você abrir um novo convite.",
      "server-full":
        "O servidor está sem espaço. O que você anota está seguro neste aparelho e vai ser enviado quando houver espaço.",
      refused: "O servidor não aceita o que foi anotado. Fica neste aparelho; vamos continuar tentando.",
    },
    saving: "Salvo neste aparelho, a caminho do servidor",
    onlyHere: "Só neste aparelho: a partida foi apagada no servidor.",
    waiting: (f) =>
      f.waiting === 0
        ? "Salvo neste aparelho, mas ainda não no servidor."
        : `Salvo neste aparelho. ${t.entries(f.waiting)} ${f.waiting === 1 ? "aguarda" : "aguardam"} o servidor.`,
    course: "Totais ao longo da partida",
    courseMoney: (f) =>
      f.currency === "" ? "Dinheiro ao longo da partida" : `Dinheiro ao longo da partida (${f.currency})`,
    people: "Quem joga",
    players: "Quem joga",
    invite: "Convidar",
    inviteTitle: "Convidar outras pessoas",
    more: "Mais",
    rulesOf: (f) => `Regras: ${f.game}`,
    menu: "Menu",
    byRank: "Placar por colocação",
    boardMode: "Mostrar o placar em tamanho grande",
    deal: (f) => {
      const each = `${t.tiles(f.each)} por pessoa`;
      if (f.boneyard === 0) return `${each}, e não sobra nenhuma`;
      const one = f.boneyard === 1;
      return f.drawn
        ? `${each}; ${one ? "fica" : "ficam"} ${t.number(f.boneyard)} no monte`
        : `${each}; ${one ? "dorme" : "dormem"} ${t.number(f.boneyard)}`;
    },
    viewOnly: {
      none: "Este aparelho pode assistir, mas não anotar: não tem a chave da partida.",
      damaged:
        "O link que você abriu está danificado: falta uma parte, ou algo mudou. Por isso este aparelho pode assistir, mas não anotar.",
      refused:
        "O link que você abriu não tem a chave desta partida, ou essa chave foi trocada. Por isso este aparelho pode assistir, mas não anotar.",
      "not-league":
        "Os celulares que anotaram esta partida não deram a chave à liga, ou a trocaram depois; ou a chave da liga foi trocada. Por isso ela só pode ser corrigida na mesa.",
      checking: "Verificando o convite…",
    },
    uncheckedKey:
      "O servidor não responde, por isso o convite ainda não foi verificado. Você pode anotar: tudo fica guardado aqui e vai ser enviado depois da verificação.",

    endEarly: "Encerrar aqui",
    endEarlyTitle: "Encerrar a partida aqui?",
    endEarlyText: "A classificação de agora passa a ser a final.",
    endEarlyPool: (f) => `Os ${f.pool} do bolo são divididos por igual.`,
    endEarlyOdd: (f) => `${t.list(f.names)} ${f.names.length === 1 ? "fica" : "ficam"} com ${f.odd} a mais.`,
    endEarlyYes: "Encerrar a partida",

    take: (f) => `Comprar por ${f.price}`,
    takeFree: "Aceitar",
    decline: "Recusar",
    offer: (f) => `Custa ${f.price}, e ${f.name} volta à partida com ${t.number(f.total)}.`,

    earned: (f) => {
      const [first, ...others] = f.scores;
      if (!first) return "Ninguém marcou";
      if (others.length > 0 && others.every(({ value }) => value === first.value))
        return `${t.list(f.scores.map(({ name }) => name))} ${t.signed(first.value)} cada`;
      return f.scores.map(scored).join(", ");
    },
    addedEach: (f) => f.scores.map(scored).join(", "),
    addedBetween: (f) => `${scored(f.best)}, o resto da mesa de ${t.signed(f.min)} a ${t.signed(f.max)}`,
    wonMoney: (f) => `${t.list(f.names)} ${f.names.length === 1 ? "ganha" : "dividem"} ${f.money}`,
    savedToast: (f) => `Salvo. ${f.what}`,
    undo: "Desfazer",
    undone: "Desfeito.",
    undoFailed: "Não foi possível desfazer.",

    twoVersions: (f) => `${f.round.title}: duas versões`,
    unsettledTitle: "A resolver",
    unsettledCounts: "Conta agora",
    unsettledHeld: "Não conta",
    unsettledTakenBack: "O pedido é de anulação.",
    enteredOn: {
      here: (f) => `este celular, ${f.when}`,
      elsewhere: (f) => `outro celular, ${f.when}`,
      unknown: (f) => f.when,
    },
    versionOf: (f) => `${f.what}: ${f.origin}`,
    decide: {
      keep: "Não contar",
      replace: "Contar mesmo assim",
      add: "As duas aconteceram: contar esta também",
    },
    keepVersion: (f) => `Manter: ${f.name} ${f.value}`,
    takeVersion: (f) => `Usar: ${f.name} ${f.value}`,
    keepCounted: "Manter a que conta",
    useOther: "Usar a outra",
    elsewhere: {
      amend: (f) => `${f.what?.title ?? "Anotação"}: correção feita em outro celular.`,
      void: (f) => `${f.what?.title ?? "Anotação"}: anulada em outro celular.`,
      settled: "Resolvido em outro celular.",
    },
    settled: "Resolvido.",
    openAgain: "Precisa ser resolvido de novo.",
    lastReached: (f) =>
      `Sem conexão com o servidor (último contato: ${f.when}): o que outros celulares anotam só aparece quando ela voltar.`,
    neverReached: "Sem conexão com o servidor: o que outros celulares anotam só aparece quando ela voltar.",

    won: (f) => {
      if (f.names.length === 1) return `${f.names[0]} ganha`;
      return `${t.list(f.names)} ${f.shared ? "dividem a vitória" : "ganham"}`;
    },
    nobodyWon: "Ninguém ganhou",
    finished: "A partida acabou",
    endedEarly: "Encerrada antes do fim",
    balances: "Dinheiro",
    correct: "Corrigir pontos",
    again: "Mesmas pessoas, nova partida",
    toLeague: "Ver a classificação",
    leagueLocked: "Não conta na liga: a chave da liga neste aparelho não funciona mais.",
    toLockedLeague: "O que fazer",
    countsIn: (f) => `Esta partida conta em ${f.league}.`,
    willCountIn: (f) => `Esta partida vai contar em ${f.league} quando chegar ao servidor.`,
    leagueRefused: (f) => `Esta partida ainda não está em ${f.league}.`,
    leagueRemoved: (f) => `Esta partida foi tirada de ${f.league}.`,
    leagueWaits: "Conta na classificação quando chegar ao servidor.",
    toGames: "Voltar às suas partidas",

    noIdTitle: "Qual partida?",
    noId: "Este endereço não traz nenhuma partida. Escolha uma das suas, ou comece outra.",
    missingTitle: "Partida não encontrada",
    missing:
      "Nem este aparelho nem o servidor têm esta partida. O link pode estar incompleto: peça-o de novo.",
    unreachableTitle: "O servidor não responde",
    unreachable:
      "Esta partida não está neste aparelho, e o servidor que a tem não responde. Vamos continuar tentando.",
  };
};

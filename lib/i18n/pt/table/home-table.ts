import type { SentencesOf } from "../../catalogue";
import type { homeTable as English } from "../../en/table/home-table";
import type { Terms } from "../terms";

/** A night at one table, at home. */
export const homeTable = (t: Terms): SentencesOf<ReturnType<typeof English>> => {
  const games = (count: number): string =>
    `${t.number(count)} ${t.plural(count) === "one" ? "partida" : "partidas"}`;
  return {
    title: "Noite",
    missingTitle: "Noite não encontrada",
    missing: "O servidor não tem esta noite. Talvez o link esteja incompleto: peça de novo.",
    noId: "Este endereço não tem nenhuma noite. Peça o link de novo.",
    unreachable:
      "Esta noite não está neste aparelho, e o servidor que a tem não responde. Vamos continuar tentando.",

    tooManyForOne: (f) => `${t.people(f.count)} em uma mesa: quatro jogam e as outras esperam a vez.`,
    how: "Quem joga depois?",
    ways: {
      winners: "Quem perde sai",
      pairs: "Mesmas duplas, quem perde sai",
      everybody: "Todos com todos",
    },
    wayTexts: {
      winners: "Quem perde levanta e espera no fim da fila. Um sorteio decide quem começa.",
      pairs: "As duplas são as da lista. A dupla que perde levanta.",
      everybody: "Outra dupla a cada partida; ninguém espera mais que os outros.",
    },
    pairsOf: (f) => `As duplas: ${f.pairs.join("; ")}.`,
    more: "Regras da noite",
    limit: "Quem ganha também levanta depois de tantas vitórias seguidas",
    never: "Nunca",
    split: "Quem ganha se separa",
    splitText: "Os dois ficam, cada um com alguém que entra.",
    start: "Começar a noite",
    toEvening: "Voltar para a noite",
    whoPlaysNext: "Continuar com mais gente",

    table: "Na mesa",
    next: "Próxima partida",
    gameNumber: (f) => `Partida ${t.number(f.round)}`,
    leads: (f) => `${f.name} começa`,
    against: "contra",
    stay: (f) => `${f.names.length === 1 ? "Fica" : "Ficam"} ${t.list(f.names)}.`,
    sitDown: (f) => `${f.names.length === 1 ? "Entra" : "Entram"} ${t.list(f.names)}.`,
    byHand: "Não é como no sorteio: foi mudado à mão, ou um resultado anterior foi corrigido.",
    order: "Mudar a ordem",
    orderAll: "Os quatro primeiros jogam: 1 e 3 contra 2 e 4. Os outros esperam nesta ordem.",
    orderWaiting: "Quem está mais acima entra antes. Quem chegar durante esta partida espera atrás.",
    orderKeep: "Deixar esta ordem",
    ordered: "A ordem foi mudada.",
    partnersAgain: (f) => `${t.list(f.names)} jogam juntos de novo (partida ${t.number(f.round)}).`,
    outOfTurn: (f) => `É a vez de ${t.list(f.names)} jogar.`,
    goesFirst: {
      games: (f) => `${f.names.join(" vem antes de ")}: menos partidas.`,
      rest: (f) => `${f.names.join(" vem antes de ")}: mais tempo sem descansar.`,
      lot: (f) => `${f.names.join(" vem antes de ")}, por sorteio.`,
    },
    play: "Jogar e marcar",
    notThisGame: "Esta partida não vai ser jogada",
    takeBack: "Anular",
    goOn: "Voltar à partida",
    look: "Ver a partida",
    whoWon: "Sem súmula? Toque em quem ganhou.",
    won: (f) => `${t.list(f.names)} ${f.names.length === 1 ? "ganhou" : "ganharam"}`,
    saved: (f) => `Salvo: ${t.list(f.names)} ${f.names.length === 1 ? "ganhou" : "ganharam"}.`,
    tooFew:
      "É preciso haver quatro pessoas para a próxima partida. Escreva outro nome abaixo, ou traga alguém de volta.",
    over: "A noite acabou.",

    waiting: "Na fila",
    nobodyWaits: "Ninguém espera.",
    isNext: "entra",
    playedOf: (f) => `jogou ${t.number(f.games)} de ${t.number(f.of)}`,
    waitedFor: (f) => (f.count === 0 ? "" : `espera há ${games(f.count)}`),

    tonight: "Até agora",
    player: "Nome",
    games: "Partidas",
    wins: "Ganhas",
    awayNow: "foi embora",
    fewGames: "poucas partidas",
    pairs: "Duplas",
    pair: "Dupla",
    shutouts: (f) =>
      `${t.toNil} ${f.games.map(({ winners }) => winners).join("; ")}.${f.countTwice ? " Cada uma vale por duas partidas." : ""}`,
    reign: (f) => `Maior sequência: ${games(f.games)}, ${t.list(f.names)}.`,

    people: "Quem está",
    tapName: "Toque em um nome se alguém vai embora ou volta, ou para corrigir como se escreve.",
    newName: "Mais alguém",
    add: "Adicionar",
    goesHome: (f) => `${f.name} vai embora`,
    comesBack: (f) => `${f.name} voltou`,
    wentHome: (f) => `${f.name} foi embora.`,
    cameBack: (f) => `${f.name} voltou.`,
    joined: (f) => `${f.name} chegou.`,
    newSpelling: "O nome",
    rename: "Mudar o nome",
    renamed: (f) => `Agora é ${f.name}.`,

    earlier: "Partidas jogadas",
    beat: (f) =>
      `${t.list(f.winners)} ${f.winners.length === 1 ? "ganhou" : "ganharam"} de ${t.list(f.losers)}${f.points === "" ? "" : ` ${f.points}`}`,
    othersWon: (f) => `Não, ${t.list(f.names)} ${f.names.length === 1 ? "ganhou" : "ganharam"}`,
    changed: (f) => `Corrigido: ${t.list(f.names)} ${f.names.length === 1 ? "ganhou" : "ganharam"}.`,

    sheetTitle: "A súmula diz outra coisa",
    sheetSays: (f) => `Partida ${t.number(f.round)}. A súmula: ${f.sheet}. Aqui: ${f.here}.`,
    takeSheet: "Usar o resultado da súmula",

    heldTitle: "Dois celulares dizem coisas diferentes",
    heldResult: (f) =>
      `Partida ${t.number(f.round)}: aqui consta que ${t.list(f.counts)} ganharam. Outro celular diz que ${t.list(f.other)} ganharam.`,
    heldOther: "Outro celular anotou isto depois, e já não encaixa:",
    heldGame: (f) =>
      `Partida ${t.number(f.round)}: dois celulares abriram uma súmula cada um. Vale a primeira.`,
    otherSheet: "Contar a outra súmula",
    leaveIt: "Deixar como está",

    viewOnly: {
      none: "Este aparelho pode assistir, mas não anotar: não tem a chave da noite.",
      refused:
        "O link que você abriu não tem a chave desta noite, ou essa chave foi trocada. Por isso este aparelho pode assistir, mas não anotar.",
    },
    inLeague: (f) => `A noite em ${f.league}`,
    invite: "Outros celulares",
    inviteText: "Quem ler este código vê quem joga, quem espera e como vai a noite.",
    inviteKeeper: "Quem ler este código também pode dizer quem ganhou, quem chega e quem vai embora.",
    follow: "Para acompanhar",
    keep: "Para ajudar",
    end: "Encerrar a noite",
    endText: "Os resultados ficam, e ainda podem ser corrigidos.",
    delete: "Apagar a noite",
  };
};

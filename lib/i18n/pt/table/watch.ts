import type { SentencesOf } from "../../catalogue";
import type { watch as English } from "../../en/table/watch";
import type { Terms } from "../terms";

/** The board that others look at. */
export const watch = (t: Terms): SentencesOf<typeof English> => ({
  title: "O placar",
  toLeague: "Ver a liga",
  notBegun: "Nada anotado ainda",
  leads: (f) => {
    if (f.names.length === 1) return `${f.names[0]} na frente`;
    return f.shared ? `Empate na frente: ${t.list(f.names)}` : `${t.list(f.names)} na frente`;
  },
  allEqual: "Tudo igual",
  lastRound: (f) => `última ${f.score}`,
  latest: "Últimas anotações",
  inPool: (f) => `${f.money} no bolo`,
  toBeWon: (f) => `${f.money} em jogo`,
  live: "Ao vivo: mostra cada anotação assim que é salva",
  connecting: "Procurando o servidor…",
  lastSeen: (f) =>
    `Último contato: ${f.when}. O servidor não responde; o placar continua quando ele responder.`,
  fullScreen: "Tela cheia",
  keepScore: "Voltar à mesa",

  noIdTitle: "Qual partida?",
  noId: "Este endereço não traz nenhuma partida. Peça à mesa o link ou o código do placar.",
  missingTitle: "Partida não encontrada",
  missing: "O servidor não tem esta partida. O link pode estar incompleto: peça-o de novo à mesa.",
  unreachableTitle: "O servidor não responde",
  unreachable:
    "Este aparelho ainda não viu a partida, e o servidor que a tem não responde. Vamos continuar tentando.",
});

import type { SentencesOf } from "../../catalogue";
import type { finish as English } from "../../en/table/finish";
import type { Terms } from "../terms";

type Values = Parameters<SentencesOf<typeof English>["recordTexts"]["comeback"]>[0];

const each = ({ shared }: Values): string => (shared ? ", cada vez" : "");
const inRound = ({ round }: Values): string => (round === undefined ? "" : ` na ${round.inText}`);

export const finish = (t: Terms): SentencesOf<typeof English> => ({
  cameLate: "entrou depois",
  came: (f) => `entrou depois da ${f.round.inText}`,
  leftEarly: "deixou a partida",
  left: (f) => `deixou a partida depois da ${f.round.inText}`,
  fell: (f) => `ficou fora na ${f.round.inText}`,
  soMany: (f) => t.people(f.players),
  list: t.list,
  records: "Destaques",
  recordNames: {
    "best-round": "Maior batida",
    "worst-hand": "Mão mais pesada",
    "most-out": "Mais batidas",
    "longest-run": "Maior sequência",
    comeback: "Maior virada",
  },
  recordTexts: {
    "best-round": (f) =>
      `${f.shared ? "bateram" : "bateu"}${inRound(f)} com ${f.amount} pontos nas outras mãos${each(f)}`,
    "worst-hand": (f) =>
      f.shared
        ? `tinham ${f.amount} pontos em cada mão${inRound(f)}`
        : `tinha ${f.amount} pontos na mão${inRound(f)}`,
    "most-out": (f) => (f.shared ? `bateram em ${f.rounds}, cada` : `bateu em ${f.rounds}`),
    "longest-run": (f) =>
      f.shared
        ? `bateram ${t.number(f.value)} vezes seguidas, cada`
        : `bateu ${t.number(f.value)} vezes seguidas`,
    comeback: (f) =>
      `${f.shared ? "ganharam" : "ganhou"} depois de estar ${f.amount} atrás${f.round === undefined ? "" : ` após a ${f.round.inText}`}`,
  },
  settle: "Acertar as contas",
  pays: (f) => `${f.from} paga a ${f.to}`,
  share: "Compartilhar como imagem",
  shared: "Imagem salva.",
  notShared: "Este navegador não conseguiu fazer ou salvar a imagem.",
});

import type { Said } from "../../catalogue";
import type { finish as English } from "../../en/table/finish";
import type { Terms } from "../terms";

type Told = Parameters<Said<typeof English>["recordTold"]["comeback"]>[0];

const each = ({ shared }: Told): string => (shared ? ", cada vez" : "");
const inRound = ({ round }: Told): string => (round === undefined ? "" : ` na ${round.inText}`);

export const finish = (t: Terms): Said<typeof English> => ({
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
  recordTold: {
    "best-round": (told) =>
      `${told.shared ? "bateram" : "bateu"}${inRound(told)} com ${told.amount} pontos nas outras mãos${each(told)}`,
    "worst-hand": (told) =>
      told.shared
        ? `tinham ${told.amount} pontos em cada mão${inRound(told)}`
        : `tinha ${told.amount} pontos na mão${inRound(told)}`,
    "most-out": (told) => (told.shared ? `bateram em ${told.rounds}, cada` : `bateu em ${told.rounds}`),
    "longest-run": (told) =>
      told.shared
        ? `bateram ${t.number(told.value)} vezes seguidas, cada`
        : `bateu ${t.number(told.value)} vezes seguidas`,
    comeback: (told) =>
      `${told.shared ? "ganharam" : "ganhou"} depois de ${told.shared ? "estarem" : "estar"} ${told.amount} atrás${told.round === undefined ? "" : `, após a ${told.round.inText}`}`,
  },
  settle: "Acertar as contas",
  pays: (f) => `${f.from} paga a ${f.to}`,
  share: "Compartilhar como imagem",
  shared: "Imagem salva.",
  notShared: "Este navegador não conseguiu fazer ou salvar a imagem.",
});

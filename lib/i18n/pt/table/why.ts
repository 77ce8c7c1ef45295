import type { SentencesOf } from "../../catalogue";
import type { why as English } from "../../en/table/why";
import type { Terms } from "../terms";

/** How a number came about. */
export const why = (t: Terms): SentencesOf<typeof English> => ({
  signed: (f) => t.signed(f.value),
  scores: "O que somou",
  howTotal: (f) => `${f.total}: de onde vem o total de ${f.name}`,
  howAfter: (f) => `${f.total}: de onde vem o total de ${f.name} depois da ${f.round.inText}`,
  howLine: (f) => `${f.name} ${f.amounts}: de onde vem`,
  titleTotal: (f) => `De onde vem o total de ${f.name}`,
  titleAfter: (f) => `${f.name} depois da ${f.round.inText}`,
  titleLine: (f) => (f.what === undefined ? f.name : `${f.name}, ${f.what.inText}`),
  nothing: "Nada foi somado ainda.",
  parts: { points: "Pontos", money: "Dinheiro" },
  together: "Total",
  start: "No início",
  after: (f) => `Depois da ${f.round.inText}`,
});

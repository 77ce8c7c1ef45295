import type { SentencesOf } from "../../catalogue";
import type { moved as English } from "../../en/table/moved";
import type { Terms } from "../terms";

/** What is half-typed, and what was entered meanwhile. */
export const moved = (t: Terms): SentencesOf<typeof English> => ({
  saved: (f) =>
    `${t.list(f.rounds.map(({ title }) => title))} ${f.rounds.length === 1 ? "já está salva" : "já estão salvas"}`,
  savedOn: {
    here: (f) => `Salvo neste celular (${f.when}), enquanto você digitava.`,
    elsewhere: (f) => `Salvo em outro celular (${f.when}), enquanto você digitava.`,
    unknown: (f) => `Salvo (${f.when}), enquanto você digitava.`,
  },
  corrected: "Isto foi corrigido enquanto você digitava",
  correctedWhen: (f) => `Corrigido: ${f.when}.`,
  takenBack: "Uma anotação foi anulada enquanto você digitava",
  followed: "Outra foi salva antes de você desfazer esta.",
  people: "Quem joga mudou enquanto você digitava",
  came: (f) => `${t.list(f.names)} ${f.names.length === 1 ? "entrou" : "entraram"}.`,
  left: (f) => `${t.list(f.names)} ${f.names.length === 1 ? "deixou" : "deixaram"} a partida.`,
  halfTyped: "Sem terminar",
  halfTypedRound: (f) => `${f.round.title} está sem terminar`,
  typedFor: (f) => `Digitado aqui para a ${f.round.inText}, sem salvar`,
  leftOver: (f) => `Sobrou da ${f.round.inText}, que já está salva`,
  halfTypedCorrection: (f) =>
    f.what === undefined ? "Sem terminar: uma correção" : `Sem terminar: uma correção da ${f.what.inText}`,
  halfTypedPeople: "Sem terminar: uma mudança em quem joga",
  earlier: "Você digitou isto há algum tempo. Ainda vale aqui?",
  same: "O que você digitou é igual.",
  theirs: "Salvo",
  mine: "Digitado aqui",
  differs: "diferente",
  restSame: "O resto é igual.",
  notTyped: "–",

  dropSame: "É igual: descartar o meu",
  drop: "Descartar o que digitei",
  goOnAs: (f) => `A minha é outra: continuar como ${f.round.inText}`,
  inPlace: "Salvar onde estava",
  correct: "A minha está certa: corrigir a salva",
  keepCorrection: "Manter o que está salvo",
  useMine: "Continuar com o meu",
  goOn: "Continuar",
  startAfresh: "Começar de novo",
  thrownAway: "O que estava sem terminar foi descartado.",
  clear: "Limpar",
});

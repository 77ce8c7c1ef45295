import type { SentencesOf } from "../../catalogue";
import type { why as English } from "../../en/table/why";
import { theRound } from "../counted";
import type { Terms } from "../terms";

/** How a number came about. */
export const why = (t: Terms): SentencesOf<typeof English> => ({
  signed: (f) => t.signed(f.value),
  scores: "Lo que sumó",
  howTotal: (f) => `${f.total}: de dónde sale el total de ${f.name}`,
  howAfter: (f) => `${f.total}: de dónde sale el total de ${f.name} tras ${theRound(f.round)}`,
  howLine: (f) => `${f.name} ${f.amounts}: de dónde sale`,
  titleTotal: (f) => `De dónde sale el total de ${f.name}`,
  titleAfter: (f) => `${f.name} tras ${theRound(f.round)}`,
  titleLine: (f) => (f.what === undefined ? f.name : `${f.name}, ${f.what.inText}`),
  nothing: "Todavía no se ha sumado nada.",
  parts: { points: "Puntos", money: "Dinero" },
  together: "Total",
  start: "Al empezar",
  after: (f) => `Tras ${theRound(f.round)}`,
});

import type { SentencesOf } from "../../catalogue";
import type { moved as English } from "../../en/table/moved";
import { theRound } from "../counted";
import type { Terms } from "../terms";

/** What is half-typed, and what was entered meanwhile. */
export const moved = (t: Terms): SentencesOf<typeof English> => ({
  saved: (f) =>
    `${t.start(t.list(f.rounds.map(theRound)))} ${f.rounds.length === 1 ? "ya está guardada" : "ya están guardadas"}`,
  savedOn: {
    here: (f) => `Se guardó en este ${t.phone} mientras escribías (${f.when}).`,
    elsewhere: (f) => `Se guardó en otro ${t.phone} mientras escribías (${f.when}).`,
    unknown: (f) => `Se guardó mientras escribías (${f.when}).`,
  },
  corrected: "Esto se corrigió mientras escribías",
  correctedWhen: (f) => `Corregido: ${f.when}`,
  takenBack: "Se anuló una anotación mientras escribías",
  followed: "Antes de que deshicieras esta, se guardó otra.",
  people: "Cambiaron los jugadores mientras escribías",
  came: (f) => `${f.names.length === 1 ? "Entró" : "Entraron"} ${t.list(f.names)}.`,
  left: (f) => `${f.names.length === 1 ? "Se fue" : "Se fueron"} ${t.list(f.names)}.`,
  halfTyped: "Sin terminar",
  halfTypedRound: (f) => `${f.round.title}, sin terminar`,
  typedFor: (f) => `Escrito aquí para ${theRound(f.round)}, sin guardar`,
  leftOver: (f) => `Quedó de ${theRound(f.round)}, que ya está guardada`,
  halfTypedCorrection: (f) =>
    `Sin terminar: una corrección${f.what === undefined ? "" : ` de ${theRound(f.what)}`}`,
  halfTypedPeople: "Sin terminar: un cambio de jugadores",
  earlier: "Escribiste esto hace un tiempo. ¿Todavía va aquí?",
  same: "Lo que escribiste es lo mismo.",
  theirs: "Guardado",
  mine: "Escrito aquí",
  differs: "distinto",
  restSame: "Lo demás es igual.",
  notTyped: "–",

  dropSame: "Es lo mismo: descartar lo mío",
  drop: "Descartar lo que escribí",
  goOnAs: (f) => `La mía es otra: seguir como ${f.round.inText}`,
  inPlace: "Guardarla donde estaba",
  correct: "La buena es la mía: corregir la guardada",
  keepCorrection: "Dejar lo guardado",
  useMine: "Seguir con lo mío",
  goOn: "Continuar",
  startAfresh: "Empezar de nuevo",
  thrownAway: "Se descartó lo que estaba sin terminar.",
  clear: "Limpiar",
});

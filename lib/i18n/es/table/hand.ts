import type { SentencesOf } from "../../catalogue";
import type { hand as English } from "../../en/table/hand";
import type { Terms } from "../terms";

/** The page by which a player sends what they hold. */
export const hand = (t: Terms): SentencesOf<typeof English> => ({
  title: "Tu mano",
  who: `¿Quién ${t.you("eres")}?`,
  notYou: "Otra persona",
  you: (f) => `${f.name}, ¿qué te queda en la mano?`,
  send: "Enviar",
  sending: "Enviando…",
  sent: (f) => `Enviado: ${f.hand}. Cuenta en cuanto lo acepte quien anota.`,
  change: "Cambiarlo",
  nothing: "Por ahora no hay nada que enviar.",
  holdsNothing: (f) => `${f.name} no tiene ${t.tiles} en esta ${t.hand}.`,
  noKeyTitle: "Falta el código para jugadores",
  noKey: `Este dispositivo todavía no puede enviar manos. ${t.you("Escanea")} el código para jugadores: en la mesa, en Invitar, “Enviar su mano”.`,
  linkTrouble: {
    damaged: "El enlace que abriste está dañado: le falta una parte, o cambió.",
    refused: "El código para jugadores se cambió: con este enlace ya no se pueden enviar manos.",
  },
  reported: (f) => `${f.name} dice ${f.hand}`,
  pips: (f) => (f.tiles.length === 0 ? t.number(f.pips) : `${t.number(f.pips)} (${f.tiles.join(", ")})`),
  take: "Aceptar",
  taken: "aceptado",
  cameIn: (f) =>
    f.names.length === 1 ? `${f.names[0]} envió su mano.` : `${t.list(f.names)} enviaron sus manos.`,
  closed: "Esto se anotó en la mesa mientras escribías",
  closedText: (f) => `Habías escrito ${f.hand}. No se envió.`,
  iWentOut: `No me quedan ${t.tiles}`,
  quoted: (f) => `“${f.text}”`,
  stillMine: "Es mi mano de ahora: usarla",
});

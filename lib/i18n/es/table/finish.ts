import type { GameRecord } from "@/lib/rules/score/records";
import type { SentencesOf } from "../../catalogue";
import type { finish as English } from "../../en/table/finish";
import type { RoundName } from "../../round-name";
import { players, theRound } from "../counted";
import type { Terms } from "../terms";

interface Values {
  /** The record's number as it is read: pips, or money. */
  readonly amount: string;
  readonly value: number;
  /** So many hands or rounds, as the game calls them. */
  readonly rounds: string;
  /** Which one it was: "Mano 3". */
  readonly round: RoundName | undefined;
  /** Whether several share the record. */
  readonly shared: boolean;
}

const inRound = ({ round }: Values): string => (round === undefined ? "" : ` en ${theRound(round)}`);

const recordTexts = (t: Terms): Readonly<Record<GameRecord["record"], (f: Values) => string>> => {
  const wentOut = ({ shared }: Values) => (shared ? `${t.wentOutMany}, cada quien,` : t.wentOut);
  return {
    "best-round": (f) => `${wentOut(f)}${inRound(f)} con ${f.amount} puntos en las manos de los demás`,
    "worst-hand": (f) =>
      `${f.shared ? "se quedaron, cada quien, con" : "se quedó con"} ${f.amount} puntos${inRound(f)}`,
    "most-out": (f) => `${wentOut(f)} en ${f.rounds}`,
    "longest-run": (f) => `${wentOut(f)} ${f.value === 2 ? "dos" : t.number(f.value)} veces seguidas`,
    comeback: (f) => {
      const from = f.round === undefined ? "" : ` tras ${theRound(f.round)}`;
      return f.shared ? `perdían por ${f.amount}${from} y ganaron` : `perdía por ${f.amount}${from} y ganó`;
    },
  };
};

export const finish = (t: Terms): SentencesOf<typeof English> => ({
  cameLate: "llegó tarde",
  came: (f) => `entró tras ${theRound(f.round)}`,
  leftEarly: "dejó la partida",
  left: (f) => `se fue tras ${theRound(f.round)}`,
  fell: (f) => `quedó fuera en ${theRound(f.round)}`,
  soMany: (f) => players(t, f.players),
  list: (names) => t.list(names),
  records: "Lo más destacado",
  recordNames: {
    "best-round": "Mayor ganancia",
    "worst-hand": "Mano más cargada",
    "most-out": `Quien más veces ${t.wentOut}`,
    "longest-run": "Racha más larga",
    comeback: "Mayor remontada",
  },
  recordTexts: recordTexts(t),
  settle: "Arreglar cuentas",
  pays: (f) => `${f.from} le paga a ${f.to}`,
  share: "Compartir como imagen",
  shared: "Imagen guardada.",
  notShared: "Este navegador no pudo crear o guardar la imagen.",
});

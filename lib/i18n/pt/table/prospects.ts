import type { SentencesOf } from "../../catalogue";
import type { prospects as English } from "../../en/table/prospects";
import type { Terms } from "../terms";

/** One player, or partners, of whom it is said together. */
type Names = readonly string[];

const wins = (names: Names): string => (names.length > 1 ? "ganham" : "ganha");

/** What is certain about the hand to come. */
export const prospects = (t: Terms): SentencesOf<typeof English> => {
  const orMore = (text: string, exactly: boolean): string =>
    exactly ? `exatamente ${text}` : `${text} ou mais`;
  /** "Ana ganha", or "Ana e Cy ganham". */
  const win = (names: Names): string => `${t.list(names)} ${wins(names)}`;
  /** "Se Ana ou Cy bater, ganham". */
  const ifOut = (names: Names): string => `Se ${t.choice(names)} bater, ${wins(names)}`;
  const holds = (max: number): string =>
    max === 0 ? "só tenha brancos" : `tenha ${t.number(max)} ou menos na mão`;
  return {
    title: "O que decide",
    "out-wins": (f) =>
      f.unless.length === 0
        ? `${win(f.names)} batendo.`
        : `${ifOut(f.names)}, a não ser que ${t.choice(f.unless.map(({ name, atMost }) => `${name} ${holds(atMost)}`))}.`,
    "out-wins-with": (f) => {
      const [holder, ...more] = f.holders;
      const inOne = `${orMore(t.number(f.others), f.exactly)} na mão de ${holder}`;
      const inSome = `${orMore(t.points(f.others), f.exactly)} ${f.ofAll ? "em todas as mãos" : "nas outras mãos"}`;
      const aside = f.extrasAside ? ", sem contar os extras" : "";
      return `${ifOut(f.names)} com ${more.length === 0 ? inOne : inSome}${aside}.`;
    },
    "score-wins": (f) =>
      `${win(f.names)} se ${f.names.length > 1 ? "marcarem" : "marcar"} ${orMore(t.number(f.points), f.exactly)}.`,
    "last-tile-wins": (f) =>
      `${win(f.names)} batendo se a última pedra ${f.points === 0 ? "não marcar nada" : `marcar ${orMore(t.number(f.points), f.exactly)}`}.`,
    "hand-wins": (f) =>
      f.any
        ? `${win(f.names)} a partida se ${f.names.length > 1 ? "ganharem" : "ganhar"} esta rodada.`
        : `${t.list(f.names)} ${f.names.length > 1 ? "fecham" : "fecha"} a partida com uma rodada de ${t.points(f.worth)} ou mais.`,
    "breaks-run": (f) =>
      `Se ${t.list(f.names)} ${f.names.length > 1 ? "ganharem" : "ganhar"} a rodada, a sequência é quebrada.`,
    "falls-with": (f) => `${f.name} fica fora com ${t.points(f.pips)} ou mais na mão.`,
    "cannot-win": (f) => `${f.name} não pode mais ganhar.`,
    behind: (f) => `${f.gap} atrás`,
  };
};

import type { SentencesOf } from "../../catalogue";
import type { prospects as English } from "../../en/table/prospects";
import { points } from "../counted";
import type { Terms } from "../terms";

/** One player, or partners, of whom it is said together. */
type Names = readonly string[];

const orMore = (text: string, exactly: boolean): string =>
  exactly ? `exactamente ${text}` : `${text} o más`;

/** What is certain about the hand to come. */
export const prospects = (t: Terms): SentencesOf<typeof English> => {
  const orLess = (max: number): string => (max === 0 ? "solo blancas" : `${t.number(max)} o menos`);
  const win = (names: Names): string => (names.length > 1 ? "ganan" : "gana");
  const goOut = (names: Names): string => (names.length > 1 ? t.goOutMany : t.goesOut);
  const ifOut = (names: Names): string => `Si ${t.choice(names)} ${t.goesOut}, ${win(names)}`;
  return {
    title: "Lo que decide",
    "out-wins": (f) =>
      f.unless.length === 0
        ? `${t.list(f.names)} ${win(f.names)} si ${goOut(f.names)}.`
        : `${ifOut(f.names)}, salvo que ${t.choice(f.unless.map(({ name, atMost }) => `${name} tenga ${orLess(atMost)}`))}.`,
    "out-wins-with": (f) => {
      const [holder, ...more] = f.holders;
      const inOne = `${orMore(t.number(f.others), f.exactly)} en la mano de ${holder}`;
      const inSome = `${orMore(points(t, f.others), f.exactly)} en ${f.ofAll ? `todas las ${t.tiles} que queden` : `las ${t.tiles} de los demás`}`;
      return `${ifOut(f.names)} con ${more.length === 0 ? inOne : inSome}${f.extrasAside ? ", sin contar extras" : ""}.`;
    },
    "score-wins": (f) =>
      `${t.list(f.names)} ${win(f.names)} si ${f.names.length > 1 ? "anotan" : "anota"} ${orMore(t.number(f.points), f.exactly)}.`,
    "last-tile-wins": (f) =>
      `${t.list(f.names)} ${win(f.names)} si ${goOut(f.names)} y la última ${t.tile} ${f.points === 0 ? "no anota nada" : `anota ${orMore(t.number(f.points), f.exactly)}`}.`,
    "hand-wins": (f) =>
      `${t.list(f.names)} ${win(f.names)} la partida si ${win(f.names)} ${f.any ? `esta ${t.hand}` : `una ${t.hand} de ${t.number(f.worth)} o más`}.`,
    "breaks-run": (f) => `Si ${t.list(f.names)} ${win(f.names)} la ${t.hand}, se corta la racha.`,
    "falls-with": (f) => `${f.name} queda fuera con ${points(t, f.pips)} o más en la mano.`,
    "cannot-win": (f) => `${f.name} ya no puede ganar.`,
    behind: (f) => `${f.gap} por detrás`,
  };
};

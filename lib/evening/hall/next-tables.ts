import { DrawContext } from "../draw/context";
import { whoPlays } from "../draw/draw";
import type { EveningLog } from "../log";

/** How those who are here would sit in the next round: so many at each table, and so many units rest; undefined if nobody fits. */
export function nextTables({ position: { setup, state } }: EveningLog) {
  const fit = whoPlays(new DrawContext(setup, state, 0));
  if (!fit) return undefined;
  const { size, larger, tables } = fit.sizes;
  const sizes = Array.from({ length: tables }, (_, table) => (table < larger ? size + 1 : size));
  return { sizes, rest: fit.rest.length };
}

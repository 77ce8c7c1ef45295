import type { Setup } from "../setup";
import { type EveningState, type Index, unitAt } from "../state";

/** FNV-1a, 32 bits, over UTF-8. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** Mulberry32: whole numbers below 2³², the same on every machine. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

export const seedOf = ({ id }: Pick<Setup, "id">, round: number | "end", lot: number): number =>
  fnv1a(`${id}:${round}:${lot}`);

/** Puts a list in random order, from the last place down. */
export function shuffle<T>(list: T[], next: () => number): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor((next() * (last + 1)) / 2 ** 32);
    [list[last], list[other]] = [list[other] as T, list[last] as T];
  }
  return list;
}

/** These units in the order of a lot, which does not depend on when they came. Ids are ASCII. */
export function lotOrder(
  setup: Pick<Setup, "id">,
  state: Pick<EveningState, "units">,
  round: number | "end",
  lot: number,
  units: readonly Index[],
): Index[] {
  const idOf = (unit: Index): string => unitAt(state, unit).id;
  const byId = units.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : idOf(a) > idOf(b) ? 1 : 0));
  return shuffle(byId, generator(seedOf(setup, round, lot)));
}

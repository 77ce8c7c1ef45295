import type { Settings } from "../setup";

/** So many tables of `size`, the first `larger` of which have one more. */
export interface Sizes {
  readonly size: number;
  readonly larger: number;
}

const smallest = 3;

/** How so many people sit in form `alone`: as near to the size asked for as possible; undefined if they do not fit. */
export function sizesFor(
  people: number,
  free: number,
  { size, max }: Pick<Settings, "size" | "max">,
): Sizes | undefined {
  let best: number | undefined;
  // |people / tables - size|, compared as fractions; of equals more tables.
  const off = (tables: number): number => Math.abs(people - size * tables);
  for (let tables = 1; tables <= free; tables++) {
    if (Math.floor(people / tables) < smallest || Math.ceil(people / tables) > max) continue;
    if (best === undefined || off(tables) * best <= off(best) * tables) best = tables;
  }
  return best === undefined ? undefined : { size: Math.floor(people / best), larger: people % best };
}

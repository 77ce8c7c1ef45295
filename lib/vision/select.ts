import type { Found } from "./find";
import { noHalf } from "./networks";
import { area, type Quad, shared } from "./plane";

/** A tile with what its two halves may show: for each number of pips and for "not a half" how likely it is. */
export interface Candidate extends Found {
  readonly chances: readonly [readonly number[], readonly number[]];
}

/** Tiles that lie over one another by more than this share of the smaller are one tile, or one is none. */
const mostShared = 0.3;

/** Of tiles that lie over one another the likelier. */
export function apart<T extends Found>(found: readonly T[]): T[] {
  const kept: T[] = [];
  for (const one of [...found].sort((a, b) => b.chance - a.chance)) {
    const over = kept.some(
      ({ box }) => shared(one.box, box) > mostShared * Math.min(sizeOf(one.box), sizeOf(box)),
    );
    if (!over) kept.push(one);
  }
  return kept;
}

const sizeOf = (box: Quad): number => Math.abs(area(box));

/**
 * The candidates that are tiles: all three networks must think so together. One half may be hidden, if there is no
 * doubt about the other. What is far larger or smaller than the sure tiles of the photo is something else.
 */
export function tilesAmong<T extends Candidate>(candidates: readonly T[]): T[] {
  const judged = candidates.map((candidate) => ({ candidate, belief: beliefIn(candidate) }));
  const sure = judged.filter(({ belief }) => belief > 0.8).map(({ candidate }) => sizeOf(candidate.box));
  const usual = sure.sort((a, b) => a - b)[sure.length >> 1];
  return judged
    .filter(({ candidate, belief }) => {
      const ratio = usual === undefined ? 1 : Math.sqrt(sizeOf(candidate.box) / usual);
      const odd = Math.max(ratio, 1 / ratio);
      return odd < 1.5 ? belief > 0.4 : odd < 2.2 && belief > 0.9;
    })
    .map(({ candidate }) => candidate);
}

function beliefIn({ chance, chances: [one, other] }: Candidate): number {
  const a = 1 - (one[noHalf] ?? 1);
  const b = 1 - (other[noHalf] ?? 1);
  const oneHidden = Math.max(a, b) > 0.95 && chance > 0.9 ? 0.5 : 0;
  return Math.max(chance * a * b, oneHidden);
}

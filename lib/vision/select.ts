import { alike, type Body } from "./body";
import type { Found } from "./find";
import { noHalf } from "./networks/networks";
import { area, type Quad, shared } from "./pixels/plane";
import { longOf, metricOf } from "./pixels/tilt";

/** A tile with what its two halves may show: for each number of pips and for "not a half" how likely it is. */
export interface Candidate extends Found {
  readonly chances: readonly [readonly number[], readonly number[]];
  readonly body: Body;
}

/** Boxes that have more than this of what both cover in common are the same tile. */
const sameShared = 0.8;
/** Tiles that lie over one another by more than this share of the smaller are not both tiles. */
const maxOverlap = 0.3;
/** Up to so many that hang together all choices are weighed; a photo of tiles has hardly ever more. */
const maxWeighed = 18;

/**
 * Without those that a likelier one is the same tile as. Four tiles that touch can look like one twice as large: that
 * is not the same as any of them, and what is read on it decides.
 */
export function distinctTiles<T extends Found>(found: readonly T[]): T[] {
  const distinct: T[] = [];
  for (const one of [...found].sort((a, b) => b.chance - a.chance)) {
    if (!distinct.some((other) => likeness(one, other) > sameShared)) distinct.push(one);
  }
  return distinct;
}

/** `contested`: other candidates in its place are nearly as likely, as where the bars of four halves cannot be seen. */
export type Chosen<T> = T & { readonly contested: boolean };

interface Judged<T> {
  readonly candidate: T;
  /** 0 to 1: that it is a tile, by all three networks. */
  readonly confidence: number;
}

interface Selected<T> extends Judged<T> {
  readonly contested: boolean;
}

/** A choice this many times as likely as the best without one of its tiles leaves no doubt about that one. */
const clearlyLikelier = 2;

/**
 * Of tiles that lie over one another those that are likelier together. Two halves of neighbours look much like a tile,
 * and may be the likeliest of three: but then the other two are both there, and it is not.
 */
function apart<T extends Found>(judged: readonly Judged<T>[]): Selected<T>[] {
  const sorted = [...judged].sort((a, b) => b.confidence - a.confidence);
  const against = sorted.map((one) =>
    sorted.map((other) => other !== one && overlap(one.candidate, other.candidate) > maxOverlap),
  );
  const weight = (at: number): number => Math.log(1 / (1.0001 - (sorted[at]?.confidence ?? 0)));
  const sum = (all: readonly number[]): number => all.reduce((total, at) => total + weight(at), 0);
  const open = new Set(sorted.keys());
  const chosen: Selected<T>[] = [];
  for (const start of sorted.keys()) {
    if (!open.has(start)) continue;
    const group = [start];
    for (const at of group) {
      open.delete(at);
      for (const other of open) if (against[at]?.[other] && !group.includes(other)) group.push(other);
    }
    // Sorted by belief, so what cannot be weighed is chosen greedily from the likeliest on.
    const few = group.sort((a, b) => a - b).slice(0, maxWeighed);
    const best = bestOf(few, against, sum);
    const min = sum(best) - Math.log(clearlyLikelier);
    const contested = best.filter(
      (at) => few.length > best.length && sum(bestOf(without(few, at), against, sum)) > min,
    );
    for (const at of group.slice(maxWeighed)) if (!best.some((other) => against[at]?.[other])) best.push(at);
    chosen.push(...best.map((at) => ({ ...(sorted[at] as Judged<T>), contested: contested.includes(at) })));
  }
  return chosen;
}

const without = (group: readonly number[], one: number): number[] => group.filter((at) => at !== one);

/** The members of the group with the greatest sum of weights, of which none is against another. */
function bestOf(
  group: readonly number[],
  against: readonly (readonly boolean[])[],
  sum: (all: readonly number[]) => number,
): number[] {
  const [first, ...rest] = group;
  if (first === undefined) return [];
  const foes = rest.filter((at) => against[first]?.[at]);
  const withFirst = [
    first,
    ...bestOf(
      rest.filter((at) => !against[first]?.[at]),
      against,
      sum,
    ),
  ];
  if (foes.length === 0) return withFirst;
  const withoutFirst = bestOf(rest, against, sum);
  return sum(withFirst) >= sum(withoutFirst) ? withFirst : withoutFirst;
}

const overlap = (a: Found, b: Found): number => shared(a.box, b.box) / Math.min(sizeOf(a.box), sizeOf(b.box));

function likeness(a: Found, b: Found): number {
  const both = shared(a.box, b.box);
  return both / (sizeOf(a.box) + sizeOf(b.box) - both);
}

const sizeOf = (box: Quad): number => Math.abs(area(box));

/** Least belief for a tile of the photo's usual size, and for one of a size that only a steep photo explains. */
const minConfidence = 0.13;
const minConfidenceIfOdd = 0.95;

/** Whether all three networks together do not rule out that it is a tile. */
export const mayBeTile = (candidate: Candidate): boolean => confidenceOf(candidate) > minConfidence;

/**
 * The candidates that are tiles: all three networks must think so together. One half may be hidden, if there is no
 * doubt about the rest. What is far larger or smaller than the sure tiles of the photo is something else.
 */
export function tilesAmong<T extends Candidate>(candidates: readonly T[]): Chosen<T>[] {
  const fits = fitAmong(candidates);
  const judged = apart(
    candidates
      .map((candidate) => ({
        candidate,
        confidence: confidenceOf(candidate) * fits(candidate),
      }))
      .filter(({ confidence }) => confidence > minConfidence),
  );
  const sure = judged
    .filter(({ confidence }) => confidence > 0.9)
    .map(({ candidate }) => sizeOf(candidate.box));
  const usual = sure.sort((a, b) => a - b)[sure.length >> 1];
  return judged
    .filter(({ candidate, confidence }) => {
      const ratio = usual === undefined ? 1 : Math.sqrt(sizeOf(candidate.box) / usual);
      const odd = Math.max(ratio, 1 / ratio);
      return odd < 1.5 || (odd < 2.2 && confidence > minConfidenceIfOdd);
    })
    .map(({ candidate, contested }) => ({ ...candidate, contested }));
}

/** How well a candidate looks like the certain ones among all, 0 to 1. */
function fitAmong(candidates: readonly Candidate[]): (candidate: Candidate) => number {
  const certain = candidates.filter((one) => confidenceOf(one) > 0.9);
  const [shape, colour] = [shapeOf(certain), colourOf(certain)];
  return (candidate) => shape(candidate) * colour(candidate);
}

/** So many certain tiles are needed to say what shape the others have. */
const fewestCertain = 3;
/** By so much, as a logarithm, tiles of one photo differ in how long they are for their width. */
const shapeDeviation = 0.12;

/**
 * How well a candidate has the shape of the photo's certain tiles, 0 to 1. A frame that slipped, or that holds a tile
 * and a half, is too long or too short for its width.
 */
function shapeOf(certain: readonly Candidate[]): (candidate: Candidate) => number {
  const boxes = certain.map(({ box }) => box);
  const metric = certain.length < fewestCertain ? undefined : metricOf(boxes);
  if (!metric) return () => 1;
  const longs = boxes.map((box) => longOf(box, metric)).sort((a, b) => a - b);
  const usual = longs[longs.length >> 1] as number;
  return ({ box }) => Math.exp(-((Math.log(longOf(box, metric) / usual) / shapeDeviation) ** 2) / 2);
}

/** What a blank candidate counts where no certain tile shows what colour it should have. */
const colourUnknown = 0.25;

/**
 * How well a blank candidate has the colour of some certain tile, 0 to 1: nothing but its colour distinguishes a double
 * blank without a bar from a square of a board. What shows pips may have any colour.
 */
function colourOf(certain: readonly Candidate[]): (candidate: Candidate) => number {
  const bodies = certain.filter((one) => !isBlank(one)).map(({ body }) => body);
  return (candidate) => {
    if (!isBlank(candidate)) return 1;
    return bodies.length === 0
      ? colourUnknown
      : Math.max(...bodies.map((body) => alike(body, candidate.body)));
  };
}

const isBlank = ({ chances }: Candidate): boolean =>
  chances.every((half) => half.slice(1, noHalf).every((chance) => chance < (half[0] as number)));

/** Least belief for what a person is asked about: in it as a tile, in one of its halves, and in its look beside the others. */
const minSuspicion = 0.5;

/** The candidates that look like tiles beside those that were read, and are none for want of what can be read. */
export function unreadAmong<T extends Candidate>(candidates: readonly T[], tiles: readonly T[]): T[] {
  const usual = tiles.map(({ box }) => sizeOf(box)).sort((a, b) => a - b)[tiles.length >> 1];
  const fits = fitAmong(candidates);
  const kept: T[] = [];
  for (const one of [...candidates].sort((a, b) => b.chance - a.chance)) {
    const half = 1 - Math.min(one.chances[0][noHalf] ?? 1, one.chances[1][noHalf] ?? 1);
    if (one.chance < minSuspicion || half < minSuspicion || fits(one) < minSuspicion) continue;
    const ratio = usual === undefined ? 1 : Math.sqrt(sizeOf(one.box) / usual);
    if (Math.max(ratio, 1 / ratio) > 1.5) continue;
    if (![...tiles, ...kept].some((other) => overlap(one, other) > maxOverlap)) kept.push(one);
  }
  return kept;
}

function confidenceOf({ chance, chances: [one, other] }: Candidate): number {
  const a = 1 - (one[noHalf] ?? 1);
  const b = 1 - (other[noHalf] ?? 1);
  const oneHidden = Math.max(a, b) > 0.97 && chance > 0.97 ? 0.75 : 0;
  return Math.max(chance * a * b, oneHidden);
}

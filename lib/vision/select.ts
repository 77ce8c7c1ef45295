import { alike, type Body } from "./body";
import { choose } from "./choose";
import type { Found, Place } from "./find";
import { noHalf } from "./networks/networks";
import { chanceAt, logOdds } from "./odds";
import { area, type Quad, shared, through, turned } from "./pixels/plane";
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

/** Whether two boxes cannot both be tiles. */
export const excludes = (a: Quad, b: Quad): boolean =>
  shared(a, b) > maxOverlap * Math.min(sizeOf(a), sizeOf(b));

function likeness(a: Found, b: Found): number {
  const both = shared(a.box, b.box);
  return both / (sizeOf(a.box) + sizeOf(b.box) - both);
}

const sizeOf = (box: Quad): number => Math.abs(area(box));

/** Least belief for a tile. Low, because what is doubtful is marked, and what is missed is not. */
const minConfidence = 0.09;

/** Whether all three networks together do not rule out that it is a tile. */
export const mayBeTile = (candidate: Candidate): boolean => chanceAt(oddsOf(candidate)) > minConfidence;

/** `certainty`, 0 to 1: that a tile with these numbers lies here, and not another one of the candidates. */
export type Chosen<T> = T & { readonly certainty: number };

/** The candidates that are tiles, by all three networks and their likeness to the certain tiles of the photo. */
export function tilesAmong<T extends Candidate>(candidates: readonly T[]): Chosen<T>[] {
  const { confidence } = looksAmong(candidates);
  const judged = candidates
    .map((candidate) => ({ candidate, chance: confidence(candidate) }))
    .filter(({ chance }) => chance > minConfidence);
  const tiles = judged.map(({ candidate }) => candidate);
  const boxes = tiles.map(({ box }) => box);
  const verdicts = choose(
    judged.map(({ chance }) => chance / (1 - chance)),
    (one, other) => excludes(boxes[one] as Quad, boxes[other] as Quad),
  );
  return tiles.flatMap((tile, i) => {
    if (!verdicts[i]?.chosen) return [];
    // Frames that differ a little exclude each other, and yet say the same.
    const alsoSo = verdicts.filter((_, other) => other === i || saysTheSame(tile, tiles[other] as T));
    return [{ ...tile, certainty: alsoSo.reduce((sum, { certainty }) => sum + certainty, 0) }];
  });
}

/** Two boxes with more than this of what both cover in common lie on the same tile. */
const onSameTile = 0.5;

const saysTheSame = (one: Candidate, other: Candidate): boolean =>
  likeness(one, other) > onSameTile && numbersOf(one) === numbersOf(other);

const numbersOf = ({ chances }: Candidate): string =>
  chances
    .map((half) => half.indexOf(Math.max(...half.slice(0, noHalf))))
    .sort((a, b) => a - b)
    .join();

/**
 * What the three networks say together, as the logarithm of the odds: half of what the framer says, and of what the
 * reader says of the halves two thirds for the one that looks more like one and a third for the other, which may be
 * hidden, or blank without a bar to see. Weights and base were fitted to what lay on tiles of rendered scenes.
 */
export function oddsOf({ chance, chances: [one, other] }: Pick<Candidate, "chance" | "chances">): number {
  const [less = 0, more = 0] = [one, other]
    .map((half) => evidenceOf(1 - (half[noHalf] ?? 1)))
    .sort((a, b) => a - b);
  return evidenceOf(chance) / 2 + (2 * more + less) / 3 - 3;
}

/** Even where they are surest, the networks are wrong about one time in a thousand. */
const evidenceOf = (chance: number): number => logOdds(chance, 1e-3);

/** So likely by themselves are tiles that show what the others look like. */
const certain = 0.9;

type Look = (candidate: Candidate) => number;

/**
 * How a candidate looks beside the certain ones: its form, which is its size and shape, as the logarithm of odds, 0 if
 * just like theirs; its colour, 0 to 1; and with all of this how likely it is a tile, 0 to 1.
 */
function looksAmong(candidates: readonly Candidate[]): Record<"form" | "colour" | "confidence", Look> {
  const known = candidates.filter((one) => chanceAt(oddsOf(one)) > certain);
  const [size, shape, colour] = [sizesLike(known), shapesLike(known), coloursLike(known)];
  const form: Look = (candidate) => size(candidate) + shape(candidate);
  const confidence: Look = (candidate) => chanceAt(oddsOf(candidate) + form(candidate)) * colour(candidate);
  return { form, colour, confidence };
}

/** By so much, as a logarithm, the widths of tiles on one photo differ: what is nearer is larger. */
const sizeDeviation = 0.22;

/** What is far larger or smaller is something else. */
function sizesLike(known: readonly Candidate[]): Look {
  const usual = medianOf(known.map(({ box }) => sizeOf(box)));
  return ({ box }) =>
    usual === undefined ? 0 : -((Math.log(sizeOf(box) / usual) / 2 / sizeDeviation) ** 2) / 2;
}

/** So many certain tiles are needed to say what shape the others have. */
const fewestKnown = 3;
/** By so much, as a logarithm, tiles of one photo differ in how long they are for their width. */
const shapeDeviation = 0.12;
/** No shape counts worse than this: what stands among lying tiles is seen from another side. */
const leastShape = -3;

/** A frame that slipped, or that holds a tile and a half, is too long or too short for its width. */
function shapesLike(known: readonly Candidate[]): Look {
  const boxes = known.map(({ box }) => box);
  const metric = known.length < fewestKnown ? undefined : metricOf(boxes);
  if (!metric) return () => 0;
  const usual = medianOf(boxes.map((box) => longOf(box, metric))) as number;
  return ({ box }) =>
    Math.max(leastShape, -((Math.log(longOf(box, metric) / usual) / shapeDeviation) ** 2) / 2);
}

/** What a blank candidate counts where no certain tile shows what colour it should have. */
const colourUnknown = 0.25;

/**
 * Nothing but its colour distinguishes a double blank without a bar from a square of a board, so it must have that of
 * some certain tile. What shows pips may have any colour.
 */
function coloursLike(known: readonly Candidate[]): Look {
  const bodies = known.filter((one) => !isBlank(one)).map(({ body }) => body);
  return (candidate) => {
    if (!isBlank(candidate)) return 1;
    return bodies.length === 0
      ? colourUnknown
      : Math.max(...bodies.map((body) => alike(body, candidate.body)));
  };
}

const medianOf = (values: readonly number[]): number | undefined =>
  [...values].sort((a, b) => a - b)[values.length >> 1];

const isBlank = ({ chances }: Candidate): boolean =>
  chances.every((half) => half.slice(1, noHalf).every((chance) => chance < (half[0] as number)));

/** Least belief for what a person is asked about: in it as a tile, in one of its halves, and in its look beside the others. */
const minSuspicion = 0.5;

/** The candidates that look like tiles beside those that were read, and are none for want of what can be read. */
export function unreadAmong<T extends Candidate>(candidates: readonly T[], tiles: readonly T[]): T[] {
  const { form, colour } = looksAmong(candidates);
  const kept: T[] = [];
  for (const one of [...candidates].sort((a, b) => b.chance - a.chance)) {
    const half = 1 - Math.min(one.chances[0][noHalf] ?? 1, one.chances[1][noHalf] ?? 1);
    if (Math.min(one.chance, half, Math.exp(form(one)) * colour(one)) < minSuspicion) continue;
    if (![...tiles, ...kept].some((other) => excludes(one.box, other.box))) kept.push(one);
  }
  return kept;
}

/** So sure is the reader of one half, and that the other is none, where something lies on it. */
const surelyCovered = 0.9;

/** Whether one half is plain to see, and the other is none. */
export function isHalfCovered({ chances }: Pick<Candidate, "chances">): boolean {
  const [less = 0, more = 0] = chances.map((half) => half[noHalf] ?? 1).sort((a, b) => a - b);
  return less < 1 - surelyCovered && more > surelyCovered;
}

/** From so sure a finder on, a place is asked about even if framer and reader make nothing of it. */
const minPlace = 0.8;
/** By no more than this factor the size of such a place differs from the usual tile's. */
const maxSize = 1.5;

/**
 * Places that look like a tile, of the size that tiles have on this photo, where none of the boxes lies. Tiles that
 * stand, or that are seen from far aside, are seen by the finder and not understood by the others.
 */
export function placesLeft(places: readonly Place[], boxes: readonly Quad[]): Quad[] {
  const usual = medianOf(boxes.map((box) => Math.sqrt(sizeOf(box) / 8)));
  if (usual === undefined) return [];
  const left: Quad[] = [];
  for (const { middle, turn, size, chance } of [...places].sort((a, b) => b.chance - a.chance)) {
    if (chance < minPlace || size > usual * maxSize || size * maxSize < usual) continue;
    const onto = turned(middle, turn, size);
    const box: Quad = [
      through(onto, -1, -2),
      through(onto, 1, -2),
      through(onto, 1, 2),
      through(onto, -1, 2),
    ];
    if (![...boxes, ...left].some((other) => excludes(box, other))) left.push(box);
  }
  return left;
}

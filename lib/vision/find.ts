import { normalized, run, type Tensor } from "./networks/network";
import { framerWindow, type Networks } from "./networks/networks";
import { chanceAt, logOdds } from "./odds";
import { cropOf } from "./pixels/crop";
import {
  after,
  area,
  type Mapping,
  ontoQuad,
  type Point,
  type Quad,
  stretched,
  through,
  turned,
} from "./pixels/plane";
import { type Level, partOf } from "./pixels/pyramid";

/** Where a tile may lie: middle, direction across it in radians, half of its width, pixels of the photo. */
export interface Place {
  readonly middle: Point;
  readonly turn: number;
  readonly size: number;
  /** 0 to 1. */
  readonly chance: number;
}

/** A tile's top face: corners, the first two at one short end, and how sure that it is a tile. */
export interface Found {
  readonly box: Quad;
  readonly chance: number;
}

/** Low, because all three networks must agree in the end, and a doubtful tile is marked where a missed one is not. */
const likelyPlace = 0.15;
const likelyTile = 0.05;
const maxPlaces = 150;
const hopeless = 0.015;
const cell = 4;

/** All places of one copy of the photo where the finder sees the middle of a tile, at least so likely. */
export function placesOn(level: Level, networks: Networks, min = likelyPlace): Place[] {
  const out = run(networks.finder, normalized(level.rgb, level.width, level.height));
  const places: Place[] = [];
  for (let y = 0; y < out.height; y++) {
    for (let x = 0; x < out.width; x++) {
      const p = (y * out.width + x) * out.channels;
      const score = out.data[p] as number;
      const chance = chanceAt(score);
      if (chance < min || !highest(out, x, y, score)) continue;
      const [dx = 0, dy = 0, large = 0, cos = 1, sin = 0] = out.data.subarray(p + 1, p + 6);
      places.push({
        middle: { x: (x + 0.5 + dx) * cell * level.scale, y: (y + 0.5 + dy) * cell * level.scale },
        size: 10 * Math.exp(large) * level.scale,
        turn: Math.atan2(sin, cos) / 2 - Math.PI / 2,
        chance,
      });
    }
  }
  return places;
}

/** A part of the photo at its finest: pixels of that level. */
interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Up to so wide are tiles, in pixels of the finest level, beside which even smaller ones may have been overlooked. */
const small = 40;
/** How far around small tiles more are looked for, in widths of one. */
const around = 6;

/**
 * Where a second look at the photo's full size is worth its time: about small tiles, or everywhere if nothing was
 * found that can be read. The finder knows tiles of half of that size no more.
 */
export function partWithSmall(readable: readonly Found[], fine: Level): Part | undefined {
  const { width, height, scale } = fine;
  const boxes = readable.map(({ box }) => box);
  const widths = boxes.map((box) => Math.sqrt(Math.abs(area(box)) / 2) / scale).sort((a, b) => a - b);
  const usual = widths[widths.length >> 2];
  if (usual === undefined) return { left: 0, top: 0, width, height };
  if (usual > small) return undefined;
  const reach = around * usual;
  const corners = boxes.flat();
  const low = (values: number[], max: number): number =>
    Math.max(0, Math.min(max - 1, Math.floor(Math.min(...values) / scale - reach)));
  const high = (values: number[], max: number): number =>
    Math.min(max, Math.ceil(Math.max(...values) / scale + reach));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [low(xs, width), low(ys, height)];
  return {
    left,
    top,
    width: Math.max(1, high(xs, width) - left),
    height: Math.max(1, high(ys, height) - top),
  };
}

/** All places of a part of the photo, at its full size. */
export function placesIn(part: Part, fine: Level, networks: Networks): Place[] {
  const { left, top, width, height } = part;
  return placesOn(partOf(fine, left, top, width, height), networks).map((place) => ({
    ...place,
    middle: { x: place.middle.x + left * fine.scale, y: place.middle.y + top * fine.scale },
  }));
}

function highest({ data, width, height, channels }: Tensor, x: number, y: number, score: number): boolean {
  for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
    for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
      if ((data[(v * width + u) * channels] as number) > score) return false;
    }
  }
  return true;
}

/** Without the places that a likelier one of another copy also tells of. */
export function distinct(places: readonly Place[]): Place[] {
  const likeliest: Place[] = [];
  for (const place of [...places].sort((a, b) => b.chance - a.chance)) {
    const known = likeliest.some(({ middle, size }) => {
      const apart = Math.hypot(middle.x - place.middle.x, middle.y - place.middle.y);
      return apart < 0.5 * size && place.size < 1.5 * size && size < 1.5 * place.size;
    });
    if (!known && likeliest.length < maxPlaces) likeliest.push(place);
  }
  return likeliest;
}

/**
 * The tile at a place. Each look starts from where the last one put the corners, so that a place of the wrong size or
 * direction still comes right; a place that looks like nothing at all is given up at once. The last two looks say
 * together how likely it is. `space`: from the plane in which the place is given to the photo.
 */
export function tileAt(
  place: Place,
  levels: readonly Level[],
  networks: Networks,
  looks: number,
  again: Again = uprightOn,
  space?: Mapping,
): Found | undefined {
  const look = (onto: Mapping): Found => framed(onto, levels, networks, space);
  let last = look(turned(place.middle, place.turn, place.size));
  let before = last;
  for (let i = 1; i < looks; i++) {
    if (last.chance < hopeless) return undefined;
    before = last;
    last = look(again(turnedOver(last.box)));
  }
  const chance = chanceAt((oddsOf(before.chance) + oddsOf(last.chance)) / 2);
  return chance > likelyTile ? { box: space ? throughAll(space, last.box) : last.box, chance } : undefined;
}

/** Seen from far aside, a table is about this much shorter in one direction; looks come right from there. */
const slant = 2.2;
/** As many directions are tried, all around. */
const slantWays = 4;
/** So many of the shapes that look most like a tile are looked at again. */
const likeliestSlants = 2;

/**
 * The tiles that a place may hold if it is seen from far aside: what the framer never saw in that shape is drawn out
 * until it has the one that it knows.
 */
export function slantedAt(place: Place, levels: readonly Level[], networks: Networks): Found[] {
  return Array.from({ length: slantWays }, (_, way) => {
    const direction = (way * Math.PI) / slantWays;
    const space = stretched(direction, 1 / slant);
    const drawn = drawnOut(place, direction, slant);
    const { chance } = framed(turned(drawn.middle, drawn.turn, drawn.size), levels, networks, space);
    return { drawn, space, chance };
  })
    .sort((a, b) => b.chance - a.chance)
    .slice(0, likeliestSlants)
    .flatMap(({ drawn, space }) => tileAt(drawn, levels, networks, 3, asFromAbove, space) ?? []);
}

/** The same place on a photo that is made `by` times as long in a direction. */
function drawnOut(place: Place, direction: number, by: number): Place {
  const onto = stretched(direction, by);
  const tip = through(onto, -Math.sin(place.turn), Math.cos(place.turn));
  return {
    ...place,
    middle: through(onto, place.middle.x, place.middle.y),
    turn: Math.atan2(tip.y, tip.x) - Math.PI / 2,
    size: place.size * Math.sqrt(by),
  };
}

const throughAll = (space: Mapping, [a, b, c, d]: Quad): Quad => [
  through(space, a.x, a.y),
  through(space, b.x, b.y),
  through(space, c.x, c.y),
  through(space, d.x, d.y),
];

/** A box as it is, with how likely it is a tile: the framer looks at it from both ends, and moves no corner. */
export function foundAt(
  box: Quad,
  levels: readonly Level[],
  networks: Networks,
  again: Again = uprightOn,
): Found {
  const [one = 0, other = 0] = [box, turnedOver(box)].map((way) =>
    oddsOf(framed(again(way), levels, networks).chance),
  );
  return { box, chance: chanceAt((one + other) / 2) };
}

/** The same box from its other end: the framer's two opinions of one tile differ, and their mean is the better one. */
const turnedOver = ([a, b, c, d]: Quad): Quad => [c, d, a, b];

/** So rarely is the framer wrong where it is surest. */
const oddsOf = (chance: number): number => logOdds(chance, 1e-6);

/** The plane on which the framer looks at a box again. */
type Again = (box: Quad) => Mapping;

/** The plane of a box without its perspective, as the framer was trained to see it. */
export const uprightOn: Again = (box) =>
  turned(through(ontoQuad(box), 0, 0), turnOf(box), Math.sqrt(Math.abs(area(box)) / 8));

/** The plane on which a box is a tile twice as long as wide, with right angles: as it would be seen from above. */
export const asFromAbove: Again = (box) => {
  const [a, b, c, d] = box;
  const { x, y } = through(ontoQuad(box), 0, 0);
  const across = { x: (b.x - a.x + c.x - d.x) / 4, y: (b.y - a.y + c.y - d.y) / 4 };
  const along = { x: (d.x - a.x + c.x - b.x) / 8, y: (d.y - a.y + c.y - b.y) / 8 };
  return [across.x, along.x, x, across.y, along.y, y, 0, 0, 1];
};

/** The direction across a box, in radians. */
export const turnOf = ([a, b, c, d]: Quad): number =>
  Math.atan2(d.y + c.y - a.y - b.y, d.x + c.x - a.x - b.x) - Math.PI / 2;

/** What the framer says of an upright plane; `space`: from that plane to the photo, if it is not the photo's own. */
export function framed(onto: Mapping, levels: readonly Level[], networks: Networks, space?: Mapping): Found {
  const crop = cropOf(levels, space ? after(space, onto) : onto, framerWindow);
  const { data } = run(networks.framer, normalized(crop, framerWindow.width, framerWindow.height));
  const corner = (i: number): Point => through(onto, data[1 + 2 * i] as number, data[2 + 2 * i] as number);
  // The training scenes show their tables as a mirror does, so the corners come against the clock.
  const box: Quad = [corner(1), corner(0), corner(3), corner(2)];
  return { box, chance: chanceAt(data[0] as number) };
}

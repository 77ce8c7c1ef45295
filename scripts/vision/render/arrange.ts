import type { Placed } from "./camera";
import type { LaidTile } from "./paint-tile";
import type { Random } from "./random";
import { fan, hand, heaped } from "./stand";
import type { TileSet } from "./tile-set";

interface Place extends Placed {
  /** In a game: the half of an earlier tile (by its index) that this one was played to, and its own half there. */
  readonly joins?: { readonly tile: number; readonly theirs: 0 | 1; readonly own: 0 | 1 } | undefined;
  /** In a game: a double, laid across. */
  readonly crosses?: boolean;
}

type Way = (random: Random, set: TileSet, count: number, reach: readonly [number, number]) => Place[];

/**
 * Puts `count` tiles on a table as people do. `reach` is how far from the middle they may lie (x and y), `blanks` how
 * many times as often as by chance a half is blank. With `facing`, as somebody sees them from a seat: see stand.ts.
 */
export function arrange(
  random: Random,
  set: TileSet,
  count: number,
  reach: readonly [number, number],
  blanks = 1,
  facing?: number,
): LaidTile[] {
  const way = random.pick(set.relief ? waysOfMoulded : ways);
  const places =
    facing === undefined || random.chance(0.4)
      ? way(random, set, count, reach)
      : seen(random, set, count, reach, facing, way);
  const deck = shuffledDeck(random, set.largest, blanks);
  const glare = random.chance(0.5) ? 1 : 0.3;
  const values = dealt(places, deck);
  return places.map(({ joins: _, crosses: __, ...place }, i) => ({
    ...place,
    values: values[i] as [number, number],
    faceDown: random.chance(0.03),
    glare: glare * random.range(0.2, 1),
    tint: random.range(0.95, 1.05),
  }));
}

/** A hand that stands, or a fan or a heap, and often tiles that lie behind it or about it. */
function seen(
  random: Random,
  set: TileSet,
  count: number,
  reach: readonly [number, number],
  facing: number,
  way: Way,
): Place[] {
  const how = random.next();
  if (how < 0.2) {
    const lying = way(random, set, Math.ceil(count * 0.6), [reach[0] * 0.6, reach[1] * 0.6]);
    return [...lying, ...heaped(random, set, lying, Math.ceil(count * 0.4))];
  }
  const held = random.chance(0.6) ? count : Math.ceil(count / 2);
  const places = (how < 0.35 ? fan : hand)(random, set, held, Math.min(...reach), facing);
  const front = (place: Placed): number => Math.cos(facing) * place.y - Math.sin(facing) * place.x;
  const first = Math.min(...places.map(front)) - set.long - 1;
  const lying = way(random, set, count - places.length, reach).filter((place) => front(place) < first);
  // What a place was played to may have gone.
  return [...places, ...lying.map(({ joins: _, ...place }) => place)];
}

/** A tile for each place; in a game one that shows the number it was played to, if there is such a tile. */
function dealt(places: readonly Place[], deck: readonly [number, number][]): [number, number][] {
  const values: [number, number][] = [];
  let left = [...deck];
  for (const { joins, crosses } of places) {
    if (left.length === 0) left = [...deck];
    const number = joins && values[joins.tile]?.[joins.theirs];
    const fits = ([a, b]: readonly [number, number]): boolean =>
      number === undefined || (crosses ? a === number && b === number : a === number || b === number);
    const [pair] = left.splice(Math.max(0, left.findIndex(fits)), 1);
    if (!pair) throw new Error("a deck without tiles");
    const turned = joins && pair[joins.own] !== number;
    values.push(turned ? [pair[1], pair[0]] : pair);
  }
  return values;
}

/**
 * Every tile of the set once, in any order. High numbers, of which only the largest sets have any, come early: a
 * network sees as many of them as of the low ones.
 */
function shuffledDeck(random: Random, largest: number, blanks: number): [number, number][] {
  const deck: { pair: [number, number]; order: number }[] = [];
  for (let a = 0; a <= largest; a++) {
    for (let b = a; b <= largest; b++) {
      const high = largest > 9 ? 1 + (1.5 * (a + b)) / largest : 1;
      const weight = high * (a === 0 ? blanks : 1) * (b === 0 ? blanks : 1);
      deck.push({ pair: random.chance(0.5) ? [a, b] : [b, a], order: random.next() ** (1 / weight) });
    }
  }
  return deck.sort((a, b) => b.order - a.order).map(({ pair }) => pair);
}

function scattered(
  random: Random,
  set: TileSet,
  count: number,
  [rx, ry]: readonly [number, number],
): Place[] {
  const places: Place[] = [];
  const gap = random.chance(0.4) ? 0.02 : random.range(0, 0.6);
  const straight = random.chance(0.2) ? random.angle() : undefined;
  for (let tries = 0; tries < count * 30 && places.length < count; tries++) {
    const place = {
      x: random.range(-rx, rx),
      y: random.range(-ry, ry),
      angle:
        straight === undefined
          ? random.angle()
          : straight + random.normal() * 0.1 + (random.int(4) * Math.PI) / 2,
      up: 0,
    };
    if (places.every((other) => apart(place, other, set.long, gap))) places.push(place);
  }
  return places;
}

function rows(random: Random, set: TileSet, count: number, [rx, ry]: readonly [number, number]): Place[] {
  const lying = random.chance(0.5);
  const touching = random.chance(0.5);
  const gapX = touching ? random.range(0.01, 0.06) : random.range(0.1, 1);
  const gapY = touching ? random.range(0.01, 0.06) : random.range(0.1, 1);
  const [w, h] = lying ? [2 * set.long + gapX, 2 + gapY] : [2 + gapX, 2 * set.long + gapY];
  const across = Math.max(1, Math.min(count, Math.floor((2 * rx) / w)));
  const down = Math.max(1, Math.min(Math.ceil(count / across), Math.floor((2 * ry) / h)));
  const jitter = touching ? 0.015 : random.range(0, 0.1);
  const roll = random.normal() * 0.15;
  const [c, s] = [Math.cos(roll), Math.sin(roll)];
  const places: Place[] = [];
  for (let i = 0; i < Math.min(count, across * down); i++) {
    const x = ((i % across) - (across - 1) / 2) * w + random.normal() * jitter;
    const y = (Math.floor(i / across) - (down - 1) / 2) * h + random.normal() * jitter;
    places.push({
      x: c * x - s * y,
      y: s * x + c * y,
      angle: roll + (lying ? Math.PI / 2 : 0) + random.normal() * jitter * 0.3,
      up: 0,
    });
  }
  return places;
}

/** How people lay one game. */
interface ChainStyle {
  readonly gap: number;
  readonly loose: boolean;
  /** Whether equal numbers touch. */
  readonly matches: boolean;
  /** How likely a tile turns a corner, and lies across. */
  readonly corners: number;
  readonly doubles: number;
}

/** Where a chain can go on: a point on the rim of one of its tiles, the way out, and the half that shows the number. */
interface OpenEnd {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly half?: { readonly tile: number; readonly of: 0 | 1 };
}

interface Played {
  readonly place: Place;
  readonly lies: "straight" | "corner" | "across";
  /** To which side a corner turns. */
  readonly side: number;
  /** How far its middle is to the side of the end it was played to. */
  readonly aside: number;
  /** Its half away from that end. */
  readonly far: 0 | 1;
  readonly heading: number;
}

function chainStyleOf(random: Random): ChainStyle {
  return {
    gap: random.chance(0.5) ? random.range(0.01, 0.05) : random.range(0.03, 0.15),
    loose: random.chance(0.3),
    matches: random.chance(0.8),
    corners: random.chance(0.3) ? 0 : random.range(0.1, 0.5),
    doubles: random.range(0, 0.25),
  };
}

/** A game: straight on, round corners, across with doubles, and from the sides of those and of other tiles. */
function chain(
  random: Random,
  { long }: TileSet,
  count: number,
  [rx, ry]: readonly [number, number],
): Place[] {
  const places: Place[] = [];
  const style = chainStyleOf(random);
  const grid = random.angle();
  const start = (): OpenEnd => ({
    x: random.range(-rx, rx) * 0.9,
    y: random.range(-ry, ry) * 0.9,
    heading: grid + (random.int(4) * Math.PI) / 2,
  });
  let ends = [start()];
  for (let tries = 0; tries < count * 12 && places.length < count; tries++) {
    const end = (random.chance(0.7) ? ends.at(-1) : random.pick(ends)) ?? start();
    const played = playedTo(random, long, style, end);
    const { place } = played;
    const fits =
      Math.abs(place.x) < rx &&
      Math.abs(place.y) < ry &&
      places.every((other) => apart(place, other, long, 0));
    if (fits || random.chance(0.4)) ends = ends.filter((other) => other !== end);
    if (!fits) continue;
    ends.push(...endsOf(random, long, style, end, played, places.length));
    places.push(place);
  }
  return places;
}

/** From an end of a chain, a point so far outwards and to one side. */
const pointFrom = ({ x, y }: OpenEnd, heading: number, ahead: number, aside: number) => ({
  x: x + Math.cos(heading) * ahead - Math.sin(heading) * aside,
  y: y + Math.sin(heading) * ahead + Math.cos(heading) * aside,
});

function playedTo(
  random: Random,
  long: number,
  { gap, loose, matches, corners, doubles }: ChainStyle,
  end: OpenEnd,
): Played {
  const how = random.next();
  const lies = how < doubles ? "across" : how < doubles + corners ? "corner" : "straight";
  const side = random.pick([-1, 1]);
  const heading = end.heading + random.normal() * (loose ? 0.05 : 0.012);
  const aside = random.normal() * (loose ? 0.12 : 0.02) + (lies === "corner" ? side * (long - 1) : 0);
  const straight = lies === "straight";
  // The second half lies towards the last tile when straight, to the positive side when across.
  const far = straight ? 0 : side > 0 ? 1 : 0;
  const own = far === 0 ? 1 : 0;
  const place = {
    ...pointFrom(end, heading, gap + (straight ? long : 1), aside),
    angle: heading + (straight ? Math.PI / 2 : 0),
    up: 0,
    crosses: lies === "across",
    joins: matches && end.half ? ({ tile: end.half.tile, theirs: end.half.of, own } as const) : undefined,
  };
  return { place, lies, side, aside, far, heading };
}

/** Where the chain can go on from a tile that was played to `end`. */
function endsOf(
  random: Random,
  long: number,
  { gap, corners }: ChainStyle,
  end: OpenEnd,
  { lies, side, aside, far, heading }: Played,
  tile: number,
): OpenEnd[] {
  const quarter = Math.PI / 2;
  const open = (ahead: number, beside: number, turn: number, of: 0 | 1): OpenEnd => ({
    ...pointFrom(end, heading, ahead, beside),
    heading: heading + turn,
    half: { tile, of },
  });
  switch (lies) {
    case "across": {
      const sides = [open(gap + 1, aside + long, quarter, 1), open(gap + 1, aside - long, -quarter, 0)];
      return [...(random.chance(0.4) ? sides : []), open(gap + 2, aside, 0, 0)];
    }
    case "corner":
      return random.chance(0.5)
        ? [open(gap + 1, aside + side * long, side * quarter, far)]
        : [open(gap + 2, aside + side * (long - 1), 0, far)];
    case "straight": {
      const sides = [side, -side].map((to) => open(gap + 2 * long - 1, aside + to, to * quarter, 0));
      const on = open(gap + 2 * long, aside, 0, 0);
      if (!random.chance(corners / 2)) return [on];
      return random.chance(0.5) ? sides.slice(0, 1) : [...sides, on];
    }
  }
}

/** Scattered, with some lying on others: what is covered there cannot be read. */
function pile(random: Random, set: TileSet, count: number, reach: readonly [number, number]): Place[] {
  const below = scattered(random, set, Math.ceil(count * 0.75), reach);
  const above = Array.from({ length: Math.min(4, Math.max(0, count - below.length)) }, () => {
    const on = random.pick(below.length > 0 ? below : [{ x: 0, y: 0, angle: 0, up: 0 }]);
    return {
      x: on.x + random.normal() * 1.2,
      y: on.y + random.normal() * 1.2,
      angle: random.angle(),
      up: set.thickness,
    };
  });
  const kept: Place[] = [];
  for (const place of above) if (kept.every((other) => apart(place, other, set.long, 0))) kept.push(place);
  return [...below, ...kept];
}

/** Whether two tiles leave `gap` between them: no side of one separates them otherwise. */
function apart(a: Place, b: Place, long: number, gap: number): boolean {
  if (Math.hypot(a.x - b.x, a.y - b.y) > 2 * Math.hypot(1, long) + gap) return true;
  return separates(a, b, long, gap) || separates(b, a, long, gap);
}

function separates(a: Place, b: Place, long: number, gap: number): boolean {
  const c = Math.cos(a.angle);
  const s = Math.sin(a.angle);
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const x = Math.abs(c * dx + s * dy);
  const y = Math.abs(-s * dx + c * dy);
  const cc = Math.abs(Math.cos(b.angle - a.angle));
  const ss = Math.abs(Math.sin(b.angle - a.angle));
  return x > 1 + cc + long * ss + gap || y > long + ss + long * cc + gap;
}

const ways: readonly Way[] = [scattered, scattered, scattered, rows, rows, chain, pile];
/** Without a bar to see, only the ends of a row say where its tiles begin. */
const waysOfMoulded: readonly Way[] = [scattered, scattered, rows, rows, chain, chain, chain, pile];

import type { LaidTile } from "./paint-tile";
import type { Random } from "./random";
import type { TileSet } from "./tile-set";

type Place = Pick<LaidTile, "x" | "y" | "angle" | "up">;

type Way = (random: Random, set: TileSet, count: number, reach: readonly [number, number]) => Place[];

/**
 * Puts `count` tiles on a table as people do. `reach` is how far from the middle they may lie (x and y), `blanks` how
 * many times as often as by chance a half is blank.
 */
export function arrange(
  random: Random,
  set: TileSet,
  count: number,
  reach: readonly [number, number],
  blanks = 1,
): LaidTile[] {
  const way = random.pick(set.relief ? waysOfMoulded : ways);
  const places = way(random, set, count, reach);
  const deck = shuffledDeck(random, set.largest, blanks);
  const glare = random.chance(0.5) ? 1 : 0.3;
  return places.map((place, i) => ({
    ...place,
    values: deck[i % deck.length] as [number, number],
    faceDown: random.chance(0.03),
    glare: glare * random.range(0.2, 1),
    tint: random.range(0.95, 1.05),
  }));
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

/** A line of play with corners and crossing doubles. */
function chain(random: Random, set: TileSet, count: number, [rx, ry]: readonly [number, number]): Place[] {
  const places: Place[] = [];
  const gap = random.range(0.01, 0.12);
  let heading = (random.int(4) * Math.PI) / 2 + random.normal() * 0.1;
  let x = random.range(-rx, rx) * 0.8;
  let y = random.range(-ry, ry) * 0.8;
  for (let tries = 0; tries < count * 8 && places.length < count; tries++) {
    const crossing = random.chance(0.2);
    const half = crossing ? 1 : set.long;
    const place = {
      x: x + Math.cos(heading) * half,
      y: y + Math.sin(heading) * half,
      angle: heading + (crossing ? 0 : Math.PI / 2) + random.normal() * 0.02,
      up: 0,
    };
    const inside = Math.abs(place.x) < rx && Math.abs(place.y) < ry;
    if (inside && places.every((other) => apart(place, other, set.long, -0.02))) {
      places.push(place);
      x += Math.cos(heading) * (2 * half + gap);
      y += Math.sin(heading) * (2 * half + gap);
      if (random.chance(0.2)) heading += random.pick([-1, 1]) * (Math.PI / 2);
    } else {
      heading += random.pick([-1, 1]) * (Math.PI / 2);
      x += random.normal();
      y += random.normal();
    }
  }
  return places;
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

import { anyColour, type Colour, contrast, grey, hsv, mix, times } from "./colour";
import { layoutsOf, type Spot } from "./layouts";
import type { Random } from "./random";

/** How a box of tiles looks. Lengths in half-widths of a tile: a tile is 2 wide. */
export interface TileSet {
  readonly largest: number;
  /** Half of its length. */
  readonly long: number;
  readonly thickness: number;
  readonly round: number;
  readonly bevel: number;
  readonly body: Colour;
  readonly side: Colour;
  /** 0 plain to 1 strongly marbled, and what with. */
  readonly marbling: number;
  readonly vein: Colour;
  readonly gloss: number;
  readonly pips: readonly {
    readonly spots: readonly Spot[];
    readonly colour: Colour;
    readonly radius: number;
    readonly reach: number;
  }[];
  /** How hollow the pips are: shading of their rims. */
  readonly hollow: number;
  readonly shine: number;
  /** A dark or pale rim around each pip, as share of its radius; 0 is none. */
  readonly rim: number;
  readonly rimColour: Colour;
  readonly bar: {
    readonly length: number;
    readonly thickness: number;
    readonly colour: Colour;
    readonly roundEnds: boolean;
    readonly groove: number;
  };
  readonly pin: { readonly radius: number; readonly colour: Colour } | undefined;
}

export function tileSetOf(random: Random): TileSet {
  const largest = random.pick([6, 6, 9, 9, 12, 12, 12, 15, 15, 18, 18, 18, 18]);
  const body = bodyOf(random);
  const manyColours = largest > 6 ? random.chance(0.75) : random.chance(0.4);
  const oneColour = pipColour(random, body, 60);
  const barColour = random.chance(0.6)
    ? inkOn(random, body)
    : random.chance(0.5)
      ? oneColour
      : pipColour(random, body, 22);
  const size = random.range(0.85, 1.12);
  return {
    largest,
    long: random.chance(0.75) ? random.range(1.94, 2.08) : random.range(1.75, 2.25),
    thickness: random.range(0.25, 0.95),
    round: random.range(0.03, 0.32),
    bevel: random.range(0.02, 0.2),
    body,
    side: random.chance(0.2) ? times(anyColour(random), 0.9) : times(body, random.range(0.55, 1)),
    marbling: random.chance(0.2) ? random.range(0.1, 0.8) : 0,
    vein: mix(body, anyColour(random), random.range(0.1, 0.5)),
    gloss: random.next(),
    pips: layoutsOf(random, largest).map((spots, value) => {
      const reach = reachOf(random, value);
      const radius = Math.min(size * radiusOf(random, value), 0.44 * reach * nearest(spots), 0.98 - reach);
      return { spots, colour: manyColours ? pipColour(random, body, 28) : oneColour, radius, reach };
    }),
    hollow: random.chance(0.6) ? random.range(0, 0.6) : 0,
    shine: random.chance(0.4) ? random.range(0.1, 0.9) : 0,
    rim: random.chance(0.15) ? random.range(0.15, 0.45) : 0,
    rimColour: random.chance(0.5) ? inkOn(random, body) : times(body, random.range(0.7, 0.9)),
    bar: {
      length: random.range(0.55, 0.97),
      thickness: random.chance(0.8) ? random.range(0.04, 0.16) : random.range(0.02, 0.05),
      colour: barColour,
      roundEnds: random.chance(0.4),
      groove: random.chance(0.4) ? random.range(0.1, 0.6) : 0,
    },
    pin: random.chance(0.3) ? { radius: random.range(0.07, 0.2), colour: pinColour(random) } : undefined,
  };
}

function bodyOf(random: Random): Colour {
  const kind = random.next();
  if (kind < 0.3) return grey(random.range(215, 252));
  if (kind < 0.52) return hsv(random.range(0.08, 0.16), random.range(0.05, 0.35), random.range(0.8, 0.98));
  if (kind < 0.7) return hsv(random.next(), random.range(0, 0.3), random.range(0.05, 0.2));
  if (kind < 0.86) return hsv(random.next(), random.range(0.4, 1), random.range(0.3, 0.95));
  if (kind < 0.93) return hsv(random.next(), random.range(0.1, 0.4), random.range(0.7, 0.95));
  return hsv(random.range(0.05, 0.12), random.range(0.3, 0.7), random.range(0.35, 0.85));
}

const lightness = (c: Colour): number => 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2];

const inkOn = (random: Random, body: Colour): Colour =>
  lightness(body) > 130 ? grey(random.range(8, 60)) : grey(random.range(200, 250));

function pipColour(random: Random, body: Colour, least: number): Colour {
  if (random.chance(0.3)) return inkOn(random, body);
  for (let tries = 0; tries < 20; tries++) {
    const colour = random.chance(0.8)
      ? hsv(random.next(), random.range(0.5, 1), random.range(0.3, 1))
      : hsv(random.next(), random.range(0, 0.4), random.range(0.1, 0.95));
    if (contrast(colour, body) > least) return colour;
  }
  return inkOn(random, body);
}

const pinColour = (random: Random): Colour =>
  random.chance(0.7)
    ? hsv(random.range(0.09, 0.14), random.range(0.3, 0.7), random.range(0.5, 0.95))
    : grey(random.range(120, 220));

const radiusOf = (random: Random, value: number): number =>
  (value <= 6 ? 0.19 : value <= 9 ? 0.165 : value <= 12 ? 0.14 : 0.115) * random.range(0.85, 1.15);

const reachOf = (random: Random, value: number): number =>
  value <= 9 ? random.range(0.48, 0.64) : random.range(0.6, 0.74);

/** The least distance between two pips. */
const nearest = (spots: readonly Spot[]): number =>
  Math.min(2, ...spots.flatMap((a, i) => spots.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));

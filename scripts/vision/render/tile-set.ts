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
  readonly relief: Relief | undefined;
}

/** What a mould leaves on a tile, in its own colour: only light shows it. */
export interface Relief {
  /** How much lighter or darker slopes are, of 255. */
  readonly depth: number;
  /** Empty hollows wherever a pip might be: their radius as a share of a pip's, 0 for none, and the width of their rims. */
  readonly hollows: number;
  readonly rim: number;
  /** How much lighter or darker those are, of 255. */
  readonly hollowDepth: number;
  /** A line along the edges, so far within; 0 for none. */
  readonly frame: number;
  /** Fine unevenness: bumps for each half-width of a tile, 0 for none. */
  readonly grain: number;
  /** How light bevelled edges are, of 255. */
  readonly sheen: number;
}

interface Given {
  readonly largest?: number | undefined;
  readonly body?: Colour;
}

/** Whether the bar differs from the tile by more than a groove of its own colour does. */
export const hasVisibleBar = ({ bar, body }: TileSet): boolean =>
  bar.thickness > 0 && contrast(bar.colour, body) >= 40;

/** A set with printed or inlaid bars and pips. What is `given` is not drawn. */
export function tileSetOf(random: Random, given: Given = {}): TileSet {
  const largest = given.largest ?? random.pick([6, 6, 9, 9, 12, 12, 12, 15, 15, 18, 18, 18, 18]);
  const body = given.body ?? bodyOf(random);
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
    relief: undefined,
  };
}

/**
 * A set out of a mould or of plain wood: mostly black, coloured or marbled, with a groove of its own colour for a bar,
 * or none, and empty hollows; some bound in shiny film, some with large pins.
 */
export function mouldedSetOf(random: Random, given: Pick<Given, "largest"> = {}): TileSet {
  const largest = given.largest ?? random.pick([6, 6, 6, 6, 6, 6, 9, 9, 12, 12, 15, 18]);
  const kind = random.next();
  const body = kind < 0.6 ? blackOf(random) : kind < 0.8 ? bodyOf(random) : colouredOf(random);
  const set = tileSetOf(random, { largest, body });
  const depth = random.chance(0.7) ? random.range(2, 14) : random.range(14, 60);
  const lit = random.chance(0.5) ? depth : -depth;
  const bar = random.next();
  const groove = {
    length: random.range(0.8, 1),
    thickness: random.range(0.02, 0.09),
    colour: body.map((channel) => Math.max(0, channel + lit * random.range(0.5, 1.5))) as unknown as Colour,
    roundEnds: false,
    groove: random.range(0, 0.6),
  };
  const marbled = kind >= 0.8 && random.chance(0.6);
  const ink = random.chance(0.6) ? inkOn(random, body) : undefined;
  return {
    ...set,
    pips: ink ? set.pips.map((pip) => ({ ...pip, colour: ink })) : set.pips,
    round: random.chance(0.6) ? random.range(0.03, 0.14) : set.round,
    gloss: random.chance(0.2) ? 1.6 : set.gloss,
    marbling: marbled ? random.range(0.3, 1) : set.marbling,
    vein: marbled ? mix(body, anyColour(random), random.range(0.2, 0.6)) : set.vein,
    bar: bar < 0.6 ? groove : bar < 0.75 ? { ...groove, thickness: 0 } : set.bar,
    pin: random.chance(0.2) ? { radius: random.range(0.1, 0.26), colour: pinColour(random) } : undefined,
    relief: {
      depth,
      hollows: largest <= 9 && random.chance(0.6) ? random.range(0.8, 1.5) : 0,
      rim: random.range(0.15, 0.5),
      hollowDepth: random.chance(0.5) ? depth : random.range(10, 60),
      frame: random.chance(0.25) ? random.range(0.06, 0.16) : 0,
      grain: random.chance(0.5) ? random.range(3, 14) : 0,
      sheen: random.range(0, 45),
    },
  };
}

const blackOf = (random: Random): Colour =>
  random.chance(0.7)
    ? hsv(random.next(), random.range(0, 0.25), random.range(0.04, 0.22))
    : hsv(random.next(), random.range(0.1, 0.6), random.range(0.1, 0.3));

const colouredOf = (random: Random): Colour =>
  hsv(random.next(), random.range(0.3, 1), random.range(0.2, 0.9));

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

function pipColour(random: Random, body: Colour, minContrast: number): Colour {
  if (random.chance(0.3)) return inkOn(random, body);
  for (let tries = 0; tries < 20; tries++) {
    const colour = random.chance(0.8)
      ? hsv(random.next(), random.range(0.5, 1), random.range(0.3, 1))
      : hsv(random.next(), random.range(0, 0.4), random.range(0.1, 0.95));
    if (contrast(colour, body) > minContrast) return colour;
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

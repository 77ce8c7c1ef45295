import { anyColour, type Colour, grey, hsv, mix, times } from "./colour";
import { noise } from "./noise";
import type { Random } from "./random";

/** The colour of a table at a point, in half-widths of a tile. */
export type Surface = (x: number, y: number) => Colour;

export interface Table {
  readonly surface: Surface;
  readonly gloss: number;
}

export function tableOf(random: Random): Table {
  const make = random.pick([
    plain,
    plain,
    wood,
    wood,
    felt,
    cloth,
    checked,
    dotted,
    carpet,
    carpet,
    board,
    knit,
  ]);
  return { surface: make(random), gloss: random.chance(0.4) ? random.next() * 0.8 : 0.1 };
}

function plain(random: Random): Surface {
  const kind = random.next();
  const colour =
    kind < 0.3 ? grey(random.range(5, 50)) : kind < 0.6 ? grey(random.range(190, 250)) : anyColour(random);
  const n = noise(random);
  const depth = random.range(0, 0.12);
  const scale = random.range(0.1, 2);
  return (x, y) => times(colour, 1 + depth * (n(x * scale, y * scale) - 0.5));
}

function wood(random: Random): Surface {
  const light = hsv(random.range(0.03, 0.12), random.range(0.15, 0.75), random.range(0.25, 0.95));
  const dark = times(light, random.range(0.45, 0.9));
  const n = noise(random);
  const fine = noise(random);
  const angle = random.angle();
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const plank = random.chance(0.5) ? random.range(2, 9) : Number.POSITIVE_INFINITY;
  const grain = random.range(1, 5);
  return (x, y) => {
    const u = c * x + s * y;
    const v = -s * x + c * y;
    const which = plank === Number.POSITIVE_INFINITY ? 0 : Math.floor(v / plank);
    const inside = plank === Number.POSITIVE_INFINITY ? 1 : v / plank - which;
    const rings =
      n(u * 0.15 + which * 17, v * grain + which * 5) * 3 + fine(u * 0.8 + which * 7, v * grain * 6) * 0.5;
    const t = rings - Math.floor(rings);
    const colour = mix(light, dark, t * t * 0.9);
    return inside < 0.012 ? times(dark, 0.35) : times(colour, 0.92 + 0.16 * n(which * 3.7, 0));
  };
}

function felt(random: Random): Surface {
  const colour = hsv(
    random.pick([0.33, 0.38, 0.6, 0.97, random.next()]),
    random.range(0.4, 0.95),
    random.range(0.12, 0.6),
  );
  const n = noise(random);
  const depth = random.range(0.1, 0.5);
  return (x, y) => times(colour, 1 + depth * (n(x * 14, y * 14) - 0.5) + 0.15 * (n(x * 1.5, y * 1.5) - 0.5));
}

/** Woven cloth seen close up. */
function cloth(random: Random): Surface {
  const a = anyColour(random);
  const b = random.chance(0.6) ? times(a, random.range(0.4, 0.8)) : anyColour(random);
  const thread = random.range(0.06, 0.4);
  const angle = random.angle();
  const [c, s] = [Math.cos(angle) / thread, Math.sin(angle) / thread];
  const n = noise(random);
  const twill = random.chance(0.5) ? 1 : 0;
  return (x, y) => {
    const u = c * x + s * y;
    const v = -s * x + c * y;
    const weave = Math.sin((u + twill * v) * Math.PI) * Math.sin(v * Math.PI);
    return mix(a, b, 0.5 + 0.35 * weave + 0.5 * (n(u * 0.7, v * 0.7) - 0.5));
  };
}

/** Tablecloths with stripes and checks, tiled floors. */
function checked(random: Random): Surface {
  const a = anyColour(random);
  const b = random.chance(0.5) ? grey(random.range(200, 250)) : anyColour(random);
  const [p, q] = [random.range(0.6, 6), random.range(0.6, 6)];
  const line = random.range(0.03, 0.5);
  const angle = random.angle();
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const stripes = random.chance(0.4);
  const n = noise(random);
  return (x, y) => {
    const u = (c * x + s * y) / p;
    const v = (-s * x + c * y) / q;
    const t = (u - Math.floor(u) < line ? 0.5 : 0) + (!stripes && v - Math.floor(v) < line ? 0.5 : 0);
    return times(mix(a, b, t), 0.95 + 0.1 * n(x * 3, y * 3));
  };
}

/** Dots on a plain ground: in rows, or strewn about and of different sizes. */
function dotted(random: Random): Surface {
  const ground = random.chance(0.5) ? grey(random.range(5, 250)) : anyColour(random);
  const colours = Array.from({ length: 1 + random.int(3) }, () => anyColour(random));
  const apart = random.range(0.35, 2);
  const radius = random.range(0.12, 0.4);
  const strewn = random.chance(0.5) ? 1 : 0;
  const missing = strewn * random.range(0, 0.5);
  const angle = random.angle();
  const [c, s] = [Math.cos(angle) / apart, Math.sin(angle) / apart];
  const n = noise(random);
  return (x, y) => {
    const v = c * y - s * x;
    const row = Math.floor(v);
    const u = c * x + s * y + (row % 2) / 2;
    const column = Math.floor(u);
    const drawn = (which: number): number => n(column + which * 131, row);
    const limit = radius * (1 - strewn * 0.6 * drawn(0));
    const room = strewn * Math.max(0, 1 - 2 * limit);
    const dx = u - column - 0.5 + room * (drawn(1) - 0.5);
    const dy = v - row - 0.5 + room * (drawn(2) - 0.5);
    const isDot = dx * dx + dy * dy < limit * limit && drawn(3) >= missing;
    const colour = isDot ? (colours[Math.floor(drawn(4) * 97) % colours.length] as Colour) : ground;
    return times(colour, 0.92 + 0.16 * n(x * 3, y * 3));
  };
}

/** Carpets: blotches, curls and dots in some colours. */
function carpet(random: Random): Surface {
  const colours = Array.from({ length: 5 }, () => times(anyColour(random), random.range(0.4, 1)));
  const n = noise(random);
  const m = noise(random);
  const scale = random.range(0.3, 1.6);
  const pile = random.range(0.1, 0.6);
  return (x, y) => {
    const bend = 2 * m(x * scale, y * scale);
    const h = n(x * scale + bend, y * scale - bend) * 0.7 + n(x * scale * 3, y * scale * 3) * 0.3;
    const colour = colours[Math.min(4, Math.floor(h * 6.5) % 5)] as Colour;
    return times(colour, 1 - pile / 2 + pile * m(x * 17, y * 17));
  };
}

/** A printed board: a grid of lines, with stars, discs and bars in some of its squares. */
function board(random: Random): Surface {
  const ground = anyColour(random);
  const line = random.chance(0.5) ? grey(random.range(10, 60)) : anyColour(random);
  const marks = Array.from({ length: 4 }, () => anyColour(random));
  const cell = random.range(1.2, 3);
  const width = random.range(0.01, 0.05);
  const n = noise(random);
  return (x, y) => {
    const i = Math.floor(x / cell);
    const j = Math.floor(y / cell);
    const u = x / cell - i - 0.5;
    const v = y / cell - j - 0.5;
    if (0.5 - Math.abs(u) < width || 0.5 - Math.abs(v) < width) return line;
    const what = n(i * 7.31, j * 3.77) * 12;
    const mark = marks[Math.floor(what * 7) % 4] as Colour;
    const shape =
      what < 4
        ? Math.abs(u) + Math.abs(v) < 0.36 + 0.1 * Math.sin(20 * (u + v))
        : what < 5.2
          ? u * u + v * v < 0.06
          : what < 6
            ? Math.abs(u) < 0.35 && Math.abs(v) < 0.06
            : what < 6.6 && Math.abs(v) < 0.35 && Math.abs(Math.sin(u * 18)) < 0.5;
    return times(shape ? mark : ground, 0.9 + 0.2 * n(x * 9, y * 9));
  };
}

/** Ribs of a knitted cloth or the slats of a mat. */
function knit(random: Random): Surface {
  const a = anyColour(random);
  const b = times(a, random.range(0.2, 0.7));
  const p = random.range(0.08, 0.8);
  const angle = random.angle();
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const n = noise(random);
  return (x, y) => {
    const bend = 0.4 * n(x * 0.5, y * 0.5);
    const u = (c * x + s * y) / p + bend;
    const v = (-s * x + c * y) / p;
    const rib = u - Math.floor(u);
    return times(mix(a, b, Math.abs(2 * rib - 1)), 0.8 + 0.4 * n(u * 2, v * 1.3));
  };
}

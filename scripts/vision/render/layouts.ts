import type { Random } from "./random";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Where makers put the pips of a number, on a square from -1 to 1 (the divider lies below). Up to nine all agree but
 * for the turn of 2, 3 and 6; from ten on each maker has its own: three columns of up to six (10 = 3-4-3, 13 = 4-5-4,
 * 18 = 6-6-6), four columns (14 = 4-3-3-4, 16 = 4-4-4-4), five (17 = 4-3-3-3-4), each upright or turned, short columns
 * spread out, centred, staggered or with a gap in the middle. So a set's layouts are drawn from that whole family.
 */
export function layoutsOf(random: Random, largest: number): Spot[][] {
  const turned = random.chance(0.5);
  const flip = random.chance(0.5);
  return Array.from({ length: largest + 1 }, (_, value) => {
    const upright = columnsOf(random, value);
    const turn = value === 6 ? random.chance(0.35) : value >= 10 ? random.chance(0.35) : turned;
    return upright.map(({ x, y }) => {
      const sx = flip ? -x : x;
      return turn ? { x: y, y: sx } : { x: sx, y };
    });
  });
}

function columnsOf(random: Random, value: number): Spot[] {
  if (value === 0) return [];
  if (value === 1) return [{ x: 0, y: 0 }];
  if (value === 2) return random.chance(0.85) ? diagonal(2) : [column(0, 2, 0.9)].flat();
  if (value === 3) return random.chance(0.9) ? diagonal(3) : column(0, 3, 1);
  if (value <= 9) {
    const side = Math.min(3, value >> 1);
    const counts = [side, value - 2 * side, side];
    if (value === 8 && random.chance(0.3)) return ring();
    return spread(counts, () => 1, "gap");
  }
  const fill = random.pick(["full", "full", "inset", "gap"] as const);
  return spread(random.pick(partitions(value)), () => random.range(0.97, 1), fill);
}

const diagonal = (n: number): Spot[] =>
  Array.from({ length: n }, (_, i) => ({ x: (2 * i) / (n - 1) - 1, y: (2 * i) / (n - 1) - 1 }));

const ring = (): Spot[] => spread([3, 2, 3], () => 1, "full");

/** All ways to split a number into symmetric columns of no more than six, that differ by no more than two. */
function partitions(value: number): number[][] {
  const found: number[][] = [];
  for (let a = 2; a <= 6; a++) {
    const three = value - 2 * a;
    if (three >= 1 && three <= 6 && Math.abs(three - a) <= 2) found.push([a, three, a], [a, three, a]);
    for (let b = 2; b <= 5; b++) {
      if (2 * a + 2 * b === value && Math.abs(a - b) <= 1 && a <= 5) found.push([a, b, b, a]);
      const five = value - 2 * a - 2 * b;
      if (a <= 4 && b <= 4 && five >= 2 && five <= 4 && Math.abs(a - b) <= 1) found.push([a, b, five, b, a]);
    }
  }
  return found;
}

function spread(counts: readonly number[], extent: () => number, fill: "full" | "inset" | "gap"): Spot[] {
  const max = Math.max(...counts);
  return counts.flatMap((count, i) => {
    const x = counts.length === 1 ? 0 : (2 * i) / (counts.length - 1) - 1;
    if (fill === "gap" && count === 2 && max >= 3) {
      return max >= 5 ? column(x, 2, 0.5) : column(x, 2, 1);
    }
    if (fill === "inset" || count === max - 1) {
      return column(x, count, fill === "full" ? extent() : (count - 1) / Math.max(1, max - 1));
    }
    return column(x, count, extent());
  });
}

function column(x: number, count: number, reach: number): Spot[] {
  if (count === 1) return [{ x, y: 0 }];
  return Array.from({ length: count }, (_, i) => ({ x, y: ((2 * i) / (count - 1) - 1) * reach }));
}

import type { Placed } from "./camera";
import type { Random } from "./random";
import type { TileSet } from "./tile-set";

/*
 * What somebody sees from a seat: tiles that stand on an edge, lean in a rack, are held as a fan or lie on a heap.
 * `facing` is the angle of a line that the camera looks at straight: what stands turns its face about there.
 */

/** One or two rows of standing tiles, on short or long edges, each turned a little for itself. */
export function hand(
  random: Random,
  { long, thickness }: TileSet,
  count: number,
  reach: number,
  facing: number,
): Placed[] {
  const onLong = random.chance(0.35);
  const [broad, high] = onLong ? [long, 1] : [1, long];
  const lean = random.chance(0.6) ? Math.PI / 2 : random.range(1, 1.5);
  const turn = facing + (random.chance(0.5) ? random.range(-0.25, 0.25) : random.range(-0.85, 0.85));
  const loose = random.chance(0.5) ? 0.02 : 0.15;
  const gap = random.chance(0.5) ? random.range(0.02, 0.1) : random.range(0.1, 1.2);
  const inRow = Math.max(1, Math.min(count, Math.floor((1.6 * reach) / (2 * broad + gap))));
  const bend = random.range(-0.04, 0.04);
  const from = random.range(-0.4, 0.6) * reach;
  const apart = random.range(thickness + 0.3, 2.5);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return Array.from({ length: Math.min(count, 2 * inRow) }, (_, i) => {
    const beside = ((i % inRow) - (inRow - 1) / 2) * (2 * broad + gap) + random.normal() * 0.3 * gap;
    const near = from - Math.floor(i / inRow) * apart + bend * beside * beside + random.normal() * loose;
    return {
      x: cos * beside - sin * near,
      y: sin * beside + cos * near,
      up: high * Math.sin(lean),
      angle: turn + 2 * bend * beside + random.normal() * loose,
      lean,
      spin: (onLong ? Math.PI / 2 : 0) + (random.chance(0.5) ? Math.PI : 0),
    };
  });
}

/** Some tiles held in a hand, each over part of the next. */
export function fan(
  random: Random,
  { long }: TileSet,
  count: number,
  reach: number,
  facing: number,
): Placed[] {
  const lean = random.range(0.9, Math.PI / 2);
  const turn = facing + random.range(-0.5, 0.5);
  const [step, opening] = [random.range(1.7, 2.3), random.range(0, 0.3)];
  const n = Math.min(count, 7, Math.max(1, Math.floor((1.8 * reach) / step)));
  const near = random.range(-0.4, 0.4) * reach;
  return Array.from({ length: n }, (_, i) => {
    const at = i - (n - 1) / 2;
    const beside = at * step;
    return {
      x: Math.cos(turn) * beside - Math.sin(turn) * (near + 0.03 * i),
      y: Math.sin(turn) * beside + Math.cos(turn) * (near + 0.03 * i),
      up: (long - 0.25 * opening * step * at * at) * Math.sin(lean),
      angle: turn,
      lean,
      spin: at * opening + random.normal() * 0.05,
    };
  });
}

/** On lying tiles some more, tipped this way and that: what is covered there cannot be read. */
export function heaped(
  random: Random,
  { thickness }: TileSet,
  lying: readonly Placed[],
  count: number,
): Placed[] {
  return Array.from({ length: Math.min(count, lying.length) }, () => {
    const on = random.pick(lying);
    const lean = random.chance(0.4) ? 0 : random.range(0.05, 0.5);
    return {
      x: on.x + random.normal() * 1.4,
      y: on.y + random.normal() * 1.4,
      up: thickness + 1.5 * Math.sin(lean),
      angle: random.angle(),
      lean,
      spin: random.angle(),
    };
  });
}

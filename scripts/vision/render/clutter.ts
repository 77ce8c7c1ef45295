import type { Camera, Placed } from "./camera";
import { type Canvas, covered, roundedBox } from "./canvas";
import { anyColour, grey, mix, times } from "./colour";
import type { Random } from "./random";

/** Things that lie about and are no tiles: pens, cards, coins, paper with lines, dice, boxes with stripes. */
export function paintClutter(
  canvas: Canvas,
  camera: Camera,
  random: Random,
  reach: readonly [number, number],
): void {
  const count = random.pick([0, 0, 1, 2, 4, 8]);
  for (let i = 0; i < count; i++) {
    const place = {
      x: random.range(-reach[0], reach[0]) * 1.1,
      y: random.range(-reach[1], reach[1]) * 1.1,
      up: 0,
      angle: random.angle(),
    };
    random.pick([paintBox, paintBox, paintPaper, paintCoin, paintDie])(canvas, camera, random, place);
  }
}

type Thing = (canvas: Canvas, camera: Camera, random: Random, place: Placed) => void;

/** A pen, a ruler, a phone, a card: a rectangle, sometimes with a stripe or two across. */
const paintBox: Thing = (canvas, camera, random, place) => {
  const wide = random.chance(0.4) ? random.range(0.05, 0.3) : random.range(0.4, 3);
  const high = random.range(0.4, 6);
  const colour = random.chance(0.4) ? grey(random.range(200, 250)) : anyColour(random);
  const stripe = anyColour(random);
  const [from, width] = [random.range(-high, high), random.chance(0.5) ? random.range(0.05, 0.6) : 0];
  const every = random.chance(0.3) ? random.range(0.2, 1) : 99;
  const round = random.range(0, Math.min(wide, 0.4));
  canvas.over(camera, place, wide, high, (at, x, y, size) => {
    const cover = covered(roundedBox(x, y, wide, high, round), size);
    if (cover === 0) return;
    const along = (((y - from) % every) + every) % every;
    canvas.lay(at, mix(colour, stripe, along < width && Math.abs(x) < wide * 0.9 ? 1 : 0), cover);
  });
};

/** Paper with lines of writing. */
const paintPaper: Thing = (canvas, camera, random, place) => {
  const [wide, high] = [random.range(1.5, 6), random.range(1.5, 6)];
  const paper = grey(random.range(190, 250));
  const ink = random.chance(0.6) ? grey(random.range(10, 90)) : anyColour(random);
  const spacing = random.range(0.2, 0.8);
  const seed = random.range(1, 90);
  canvas.over(camera, place, wide, high, (at, x, y, size) => {
    const cover = covered(roundedBox(x, y, wide, high, 0.05), size);
    if (cover === 0) return;
    const row = Math.floor(y / spacing);
    const word = Math.sin(x * 9 + row * seed) + Math.sin(x * 23 + row * 7) > -0.3;
    const written = y / spacing - row < 0.4 && word && Math.abs(x) < wide * 0.85;
    canvas.lay(at, written ? ink : paper, cover);
  });
};

const paintCoin: Thing = (canvas, camera, random, place) => {
  const radius = random.range(0.3, 1.2);
  const colour = random.chance(0.6) ? mix([190, 150, 90], [190, 190, 190], random.next()) : anyColour(random);
  canvas.over(camera, place, radius, radius, (at, x, y, size) => {
    const r = Math.hypot(x, y);
    const cover = covered(r - radius, size);
    if (cover === 0) return;
    const ring = Math.abs(r / radius - 0.85) < 0.06 ? 0.7 : 0.9 + 0.2 * Math.sin(9 * x) * Math.sin(8 * y);
    canvas.lay(at, times(colour, ring), cover);
  });
};

/** A die, or a box with a few dots: pips, but no divider. */
const paintDie: Thing = (canvas, camera, random, place) => {
  const side = random.range(0.5, 1.1);
  const body = random.chance(0.5) ? grey(random.range(200, 250)) : anyColour(random);
  const dot = random.chance(0.5) ? grey(random.range(5, 60)) : anyColour(random);
  const spots = Array.from({ length: 1 + random.int(6) }, (_, i) => [
    (((i * 7) % 3) - 1) * 0.55 * side,
    ((Math.floor(i / 2) % 3) - 1) * 0.55 * side,
  ]);
  canvas.over(camera, place, side, side, (at, x, y, size) => {
    const cover = covered(roundedBox(x, y, side, side, 0.2 * side), size);
    if (cover === 0) return;
    const on = spots.some(([a = 0, b = 0]) => Math.hypot(x - a, y - b) < 0.17 * side);
    canvas.lay(at, on ? dot : body, cover);
  });
};

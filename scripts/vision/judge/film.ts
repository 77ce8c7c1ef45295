import { afterFrame, type Verdict, type Votes } from "../../../app/shared/camera/live/votes";
import { type Networks, type Pixels, pyramidOf, readTiles } from "../../../lib/vision";
import { cropOf } from "../../../lib/vision/pixels/crop";
import { turned } from "../../../lib/vision/pixels/plane";
import type { Level } from "../../../lib/vision/pixels/pyramid";
import type { Random } from "../render/random";

/** How a frame lies on the picture that it is made of: pixels of the frame, and radians. */
interface Hold {
  readonly dx: number;
  readonly dy: number;
  readonly turn: number;
  /** As the camera meters the light. */
  readonly gain: number;
}

/** As a hand that rests holds a phone. */
export const trembling = (random: Random): Hold => ({
  dx: random.range(-1.5, 1.5),
  dy: random.range(-1.5, 1.5),
  turn: random.range(-0.004, 0.004),
  gain: random.range(0.96, 1.04),
});

/** A frame is read and the next one taken in so long, in milliseconds. */
const frameTime = 250;
/** The longer side of a frame, as live view reads it. */
const maxSide = 800;

/** What the frames of a film say one after the other, until the picture is taken. */
export async function film(
  image: Pixels,
  holds: readonly Hold[],
  options: { readonly networks: Networks; readonly largestPip: number },
): Promise<Verdict[]> {
  const levels = pyramidOf(image);
  const verdicts: Verdict[] = [];
  let votes: Votes | undefined;
  for (const hold of holds) {
    const reading = await readTiles(frameOf(levels, image, hold), { ...options, quick: true });
    const verdict = afterFrame(votes, reading, verdicts.length * frameTime);
    verdicts.push(verdict);
    votes = verdict.votes;
    if (verdict.take) break;
  }
  return verdicts;
}

function frameOf(levels: readonly Level[], image: Pixels, { dx, dy, turn, gain }: Hold): Pixels {
  const scale = Math.max(1, Math.max(image.width, image.height) / maxSide);
  const [width, height] = [Math.round(image.width / scale), Math.round(image.height / scale)];
  const middle = { x: image.width / 2 + dx * scale, y: image.height / 2 + dy * scale };
  const window = { width, height, left: -width / 2, top: -height / 2, stepX: 1, stepY: 1 };
  const rgb = cropOf(levels, turned(middle, turn, scale), window);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4)
    for (let c = 0; c < 3; c++) data[to + c] = (rgb[from + c] as number) * gain;
  return { data, width, height };
}

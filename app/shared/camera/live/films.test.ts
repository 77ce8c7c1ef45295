import { expect, it } from "vitest";
import { type Pixels, pyramidOf, type Reading, readTiles } from "@/lib/vision";
import { cropOf } from "@/lib/vision/pixels/crop";
import { turned } from "@/lib/vision/pixels/plane";
import { committedNetworks } from "@/scripts/vision/judge/committed";
import { scoreOfScene } from "@/scripts/vision/judge/scenes";
import { Random } from "@/scripts/vision/render/random";
import { sceneOf } from "@/scripts/vision/render/scene";
import { afterFrame, type Verdict, type Votes } from "./votes";

// Films made of rendered scenes, as a hand holds a phone over them.

const networks = committedNetworks();
const size = { width: 640, height: 480 };
/** A frame is read and the next one taken in so long, in milliseconds. */
const frameTime = 250;

/** How a frame lies on the scene: pixels and radians. */
interface Hold {
  readonly dx: number;
  readonly dy: number;
  readonly turn: number;
  /** As the camera meters the light. */
  readonly gain: number;
}

const trembling = (random: Random): Hold => ({
  dx: random.range(-1.5, 1.5),
  dy: random.range(-1.5, 1.5),
  turn: random.range(-0.004, 0.004),
  gain: random.range(0.96, 1.04),
});

function frameOf(levels: ReturnType<typeof pyramidOf>, { dx, dy, turn, gain }: Hold): Pixels {
  const { width, height } = size;
  const middle = { x: width / 2 + dx, y: height / 2 + dy };
  const window = { width, height, left: -width / 2, top: -height / 2, stepX: 1, stepY: 1 };
  const rgb = cropOf(levels, turned(middle, turn, 1), window);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4)
    for (let c = 0; c < 3; c++) data[to + c] = (rgb[from + c] as number) * gain;
  return { data, width, height };
}

/** What the frames say one after the other, until the picture is taken. */
async function film(image: Pixels, largestPip: number, holds: Iterable<Hold>): Promise<Verdict[]> {
  const levels = pyramidOf(image);
  const verdicts: Verdict[] = [];
  let votes: Votes | undefined;
  for (const hold of holds) {
    const reading = await readTiles(frameOf(levels, hold), { networks, largestPip, quick: true });
    const verdict = afterFrame(votes, reading, verdicts.length * frameTime);
    verdicts.push(verdict);
    votes = verdict.votes;
    if (verdict.take) break;
  }
  return verdicts;
}

/** So many in every run; `FILMS=100` looks at more. */
const films = Number(process.env.FILMS ?? 4);

it("live view takes the picture of nearly all scenes that a photo reads whole, before its patience ends", async () => {
  let whole = 0;
  let byVotes = 0;
  for (let seed = 9_900_000; whole < films; seed++) {
    const scene = sceneOf(seed, { ...size, hard: (seed % 10) / 20, tileWidth: 62, maxTiles: 9 });
    const { largestPip, image } = scene;
    const reading: Reading = await readTiles(image, { networks, largestPip });
    const { right, tiles, read } = scoreOfScene(scene, reading);
    const isCut = reading.tiles.some(({ doubts }) => doubts.includes("cut"));
    if (tiles === 0 || right < tiles || read > tiles || isCut || reading.unread.length > 0) continue;
    whole++;
    const random = new Random(seed);
    const verdicts = await film(
      image,
      largestPip,
      Array.from({ length: 12 }, () => trembling(random)),
    );
    if (verdicts.at(-1)?.take) byVotes++;
  }
  expect(byVotes / whole).toBeGreaterThanOrEqual(0.75);
}, 120_000);

it("no picture is taken while the phone moves", async () => {
  const { image, largestPip } = sceneOf(9_900_003, { ...size, hard: 0.1, tileWidth: 62, maxTiles: 5 });
  const moving = Array.from({ length: 8 }, (_, at) => ({ dx: at * 14 - 49, dy: 0, turn: 0, gain: 1 }));
  const verdicts = await film(image, largestPip, moving);
  expect(verdicts.map(({ take }) => take)).toEqual(moving.map(() => false));
  expect(verdicts.at(-1)?.obstacle).toBe("moving");
});

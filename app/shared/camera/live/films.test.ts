import { expect, it } from "vitest";
import { type Reading, readTiles } from "@/lib/vision";
import { committedNetworks } from "@/scripts/vision/judge/committed";
import { film, trembling } from "@/scripts/vision/judge/film";
import { scoreOfScene } from "@/scripts/vision/judge/scenes";
import { Random } from "@/scripts/vision/render/random";
import { sceneOf } from "@/scripts/vision/render/scene";

// Films made of rendered scenes, as a hand holds a phone over them.

const networks = committedNetworks();
const size = { width: 640, height: 480 };
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
      Array.from({ length: 12 }, () => trembling(random)),
      { networks, largestPip },
    );
    if (verdicts.at(-1)?.take) byVotes++;
  }
  expect(byVotes / whole).toBeGreaterThanOrEqual(0.75);
}, 120_000);

it("no picture is taken while the phone moves", async () => {
  const { image, largestPip } = sceneOf(9_900_003, { ...size, hard: 0.1, tileWidth: 62, maxTiles: 5 });
  const moving = Array.from({ length: 8 }, (_, at) => ({ dx: at * 14 - 49, dy: 0, turn: 0, gain: 1 }));
  const verdicts = await film(image, moving, { networks, largestPip });
  expect(verdicts.map(({ take }) => take)).toEqual(moving.map(() => false));
  expect(verdicts.at(-1)?.obstacle).toBe("moving");
});

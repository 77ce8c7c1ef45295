import { beforeAll, expect, it } from "vitest";
import { quadOf } from "../../scripts/vision/crops";
import { type SceneSettings, sceneOf } from "../../scripts/vision/render/scene";
import { type Hint, hintsFor } from "./hints";
import { pyramidOf } from "./pixels/pyramid";

const settings: SceneSettings = { width: 320, height: 240, hard: 0.1, tileWidth: 46, maxTiles: 3 };
const scenes = 14;

/** For how many scenes each hint is given; `unclear` is about all of their tiles. */
function hintsOf(spoilt: Partial<SceneSettings>, unclear = true): Partial<Record<Hint, number>> {
  const count: Partial<Record<Hint, number>> = {};
  for (let seed = 600; seed < 600 + scenes; seed++) {
    const { image, tiles } = sceneOf(seed, { ...settings, ...spoilt });
    const boxes = tiles.map((tile) => ({ box: quadOf(tile), unclear }));
    for (const hint of hintsFor(pyramidOf(image), boxes)) count[hint] = (count[hint] ?? 0) + 1;
  }
  return count;
}

let good: Partial<Record<Hint, number>>;
beforeAll(() => {
  good = hintsOf({ blur: 0.4, tilt: 0.1 });
});

it.each<[Hint, Partial<SceneSettings>, number]>([
  ["blur", { blur: 2 }, 0.75],
  ["glare", { lamp: 250 }, 0.5],
  ["tilt", { tilt: 0.7 }, 0.9],
  ["dark", { exposure: 0.15 }, 0.9],
  ["far", { tileWidth: 28 }, 0.9],
])(
  "hintsFor gives the hint %s for photos that need it, and rarely for good photos",
  (hint, spoilt, share) => {
    expect(hintsOf(spoilt)[hint]).toBeGreaterThanOrEqual(share * scenes);
    expect(good[hint] ?? 0).toBeLessThanOrEqual(0.25 * scenes);
  },
);

it("hintsFor gives no hints if all tiles are clear, however bad the photo", () => {
  expect(hintsOf({ blur: 2, exposure: 0.15 }, false)).toEqual({});
});

it("hintsFor explains why a dark photo shows no tiles", () => {
  const { image } = sceneOf(600, { ...settings, exposure: 0.05 });
  expect(hintsFor(pyramidOf(image), [])).toEqual(["not-tiles", "dark"]);
  expect(hintsFor(pyramidOf(sceneOf(600, settings).image), [])).toEqual(["not-tiles"]);
});

it("hintsFor says that a photo is dark, not that a black tile is", () => {
  const [width, height] = [320, 240];
  const data = new Uint8ClampedArray(width * height * 4).fill(200);
  const box = { left: 100, top: 60, right: 160, bottom: 180 };
  for (let y = box.top; y < box.bottom; y++)
    data.fill(20, (y * width + box.left) * 4, (y * width + box.right) * 4);
  const corners = [
    { x: box.left, y: box.top },
    { x: box.right, y: box.top },
    { x: box.right, y: box.bottom },
    { x: box.left, y: box.bottom },
  ] as const;
  const black = [{ box: corners, unclear: true }];
  expect(hintsFor(pyramidOf({ data, width, height }), black)).not.toContain("dark");
  expect(hintsFor(pyramidOf({ data: data.map((value) => value / 5), width, height }), black)).toContain(
    "dark",
  );
});

it("hintsFor says that a photo was taken far too much from the side, even if nothing read on it is in doubt", () => {
  expect(hintsOf({ tilt: 1 }, false).tilt).toBeGreaterThanOrEqual(0.5 * scenes);
  expect(hintsOf({ tilt: 0.1 }, false)).toEqual({});
});

it("hintsFor says that tiles are far too small, even if nothing read on the photo is in doubt", () => {
  const { image } = sceneOf(600, settings);
  const tilesOf = (width: number) =>
    [20, 60, 100].map((x) => ({
      unclear: false,
      box: [
        { x, y: 60 },
        { x: x + width, y: 60 },
        { x: x + width, y: 60 + 2 * width },
        { x, y: 60 + 2 * width },
      ] as const,
    }));
  expect(hintsFor(pyramidOf(image), tilesOf(14))).toEqual(["far"]);
  expect(hintsFor(pyramidOf(image), tilesOf(20))).toEqual([]);
});

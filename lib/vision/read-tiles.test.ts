import { expect, it } from "vitest";
import { committedNetworks } from "../../scripts/vision/judge/committed";
import { scoreOfScene } from "../../scripts/vision/judge/scenes";
import { type SceneSettings, sceneOf } from "../../scripts/vision/render/scene";
import { type Hint, type Pixels, readTiles } from "./index";
import { tiltOf } from "./pixels/tilt";

const networks = committedNetworks();
const [width, height] = [320, 240];
const settings: SceneSettings = { width, height, hard: 0.1, tileWidth: 46, maxTiles: 3 };

/** A rectangle cut out of a picture. */
function part({ data, width }: Pixels, left: number, top: number, wide: number, high: number): Pixels {
  const cut = new Uint8ClampedArray(wide * high * 4);
  for (let y = 0; y < high; y++) {
    const from = ((top + y) * width + left) * 4;
    cut.set(data.subarray(from, from + wide * 4), y * wide * 4);
  }
  return { data: cut, width: wide, height: high };
}

it("readTiles reports progress from 0 to 1 that never goes back", async () => {
  const seen: number[] = [];
  await readTiles(sceneOf(5, settings).image, { networks, onProgress: (done) => seen.push(done) });
  expect(seen.length).toBeGreaterThan(3);
  expect([...seen].sort((a, b) => a - b)).toEqual(seen);
  expect(seen.every((done) => done >= 0 && done <= 1)).toBe(true);
});

it("readTiles stops when it is aborted", async () => {
  const stop = new AbortController();
  const reading = readTiles(sceneOf(5, settings).image, {
    networks,
    signal: stop.signal,
    onProgress: () => stop.abort(new Error("enough")),
  });
  await expect(reading).rejects.toThrow("enough");
});

it("readTiles finds no tiles on a table without tiles", async () => {
  let wrongly = 0;
  for (let seed = 100; seed < 112; seed++) {
    const { tiles, hints } = await readTiles(sceneOf(seed, { ...settings, empty: true }).image, { networks });
    if (tiles.length > 0) wrongly++;
    else expect(hints).toContain("not-tiles");
  }
  expect(wrongly).toBeLessThan(2);
});

it.each([
  [1, 1],
  [2, 2000],
  [2000, 2],
  [37, 41],
])("readTiles finds no tiles in a grey picture of %i × %i pixels", async (width, height) => {
  const image = { data: new Uint8ClampedArray(width * height * 4).fill(128), width, height };
  expect(await readTiles(image, { networks })).toEqual({ tiles: [], unread: [], hints: ["not-tiles"] });
});

it("readTiles gives the hint larger-set for tiles beyond the expected set, and not for the right set", async () => {
  const large = { width: 640, height: 480, hard: 0, tileWidth: 60, maxTiles: 8 };
  let hinted = 0;
  let scenes = 0;
  for (let seed = 300; scenes < 10; seed++) {
    const { image, largestPip, tiles } = sceneOf(seed, large);
    const beyond = tiles.filter(({ values }) => Math.max(...values) > 6);
    if (tiles.length < 4 || beyond.length < 3) continue;
    scenes++;
    const asItIs = await readTiles(image, { networks, largestPip });
    expect(asItIs.hints).not.toContain("larger-set");
    if ((await readTiles(image, { networks, largestPip: 6 })).hints.includes("larger-set")) hinted++;
  }
  expect(hinted).toBeGreaterThan(8);
});

it("readTiles reads no number beyond the expected set", async () => {
  let read = 0;
  for (let seed = 200; seed < 204; seed++) {
    const { tiles } = await readTiles(sceneOf(seed, settings).image, { networks, largestPip: 6 });
    read += tiles.length;
    for (const { halves } of tiles) for (const { value } of halves) expect(value).toBeLessThanOrEqual(6);
  }
  expect(read).toBeGreaterThan(0);
});

it("readTiles marks a tile that is cut by the edge of the picture", async () => {
  let cut = 0;
  let whole = 0;
  for (let seed = 300; seed < 306; seed++) {
    const { image } = sceneOf(seed, { ...settings, hard: 0 });
    const { tiles } = await readTiles(image, { networks });
    const [first] = tiles.filter(({ doubts }) => doubts.length === 0);
    if (!first) continue;
    whole++;
    const left = Math.round(Math.min(...first.box.map(({ x }) => x)));
    const wide = Math.max(...first.box.map(({ x }) => x)) - left;
    const from = Math.max(1, Math.round(left + wide * 0.12));
    const less = await readTiles(part(image, from, 0, width - from, height), { networks });
    if (
      less.tiles.some(({ box, doubts }) => Math.min(...box.map(({ x }) => x)) < 0 && doubts.includes("cut"))
    )
      cut++;
  }
  expect(whole).toBeGreaterThan(2);
  expect(cut / whole).toBeGreaterThan(0.7);
});

it.each<[Hint, Partial<SceneSettings>]>([
  ["blur", { blur: 4 }],
  ["dark", { exposure: 0.1 }],
])("readTiles gives the hint %s or not-tiles when it keeps tiles from being read", async (hint, spoilt) => {
  let hinted = 0;
  for (let seed = 400; seed < 404; seed++) {
    const { tiles, hints } = await readTiles(sceneOf(seed, { ...settings, ...spoilt }).image, { networks });
    if (hints.includes(hint) || (hints.includes("not-tiles") && tiles.length === 0)) hinted++;
  }
  expect(hinted).toBeGreaterThan(1);
});

it("tiltOf finds the tilt of the camera from the shapes of tiles", () => {
  for (const degrees of [0, 20, 40, 55]) {
    const tilts = Array.from({ length: 15 }, (_, seed) => {
      const { tiles } = sceneOf(500 + seed, {
        ...settings,
        tilt: (degrees * Math.PI) / 180,
        width: 320,
        height: 240,
        tileWidth: 24,
      });
      return (
        (tiltOf(tiles.map(({ corners }) => corners.map(([x, y]) => ({ x, y })) as never)) * 180) / Math.PI
      );
    }).sort((a, b) => a - b);
    expect(Math.abs((tilts[7] ?? 0) - degrees)).toBeLessThan(12);
  }
});

it("readTiles reads most tiles that are seen from a seat, from farther aside than any that it was trained on", async () => {
  let [right, all] = [0, 0];
  for (let seed = 700; seed < 712; seed++) {
    const scene = sceneOf(seed, { width: 480, height: 360, hard: 0.2, tileWidth: 60, maxTiles: 5, tilt: 1 });
    const score = scoreOfScene(
      scene,
      await readTiles(scene.image, { networks, largestPip: scene.largestPip }),
    );
    right += score.right;
    all += score.tiles;
  }
  // 29 of 36; 14 if none is looked at as if from above.
  expect(right / all).toBeGreaterThan(0.7);
});

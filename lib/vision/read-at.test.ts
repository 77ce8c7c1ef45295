import { expect, it } from "vitest";
import { quadOf } from "../../scripts/vision/crops";
import { committedNetworks } from "../../scripts/vision/judge/committed";
import { sameTile } from "../../scripts/vision/judge/score";
import { sceneOf } from "../../scripts/vision/render/scene";
import { pyramidOf, readTileAt } from "./index";
import { holds, ontoQuad, type Quad, through } from "./pixels/plane";

const networks = committedNetworks();
const settings = { width: 480, height: 360, hard: 0.4, tileWidth: 46, maxTiles: 5 };

/** Points at every tile of some scenes, on one half and a little beside its middle. */
function* pointed(known: boolean) {
  for (let seed = 200; seed < 212; seed++) {
    const scene = sceneOf(seed, settings);
    const levels = pyramidOf(scene.image);
    const tiles = scene.tiles.filter(({ faceDown, seen }) => !faceDown && Math.min(...seen) > 0.93);
    for (const [index, tile] of tiles.entries()) {
      const box: Quad = quadOf(tile);
      const at = through(ontoQuad(box), 0.3, index % 2 === 0 ? 0.5 : -0.5);
      const others = known ? tiles.filter((other) => other !== tile).map((other) => quadOf(other)) : [];
      const { largestPip } = scene;
      yield { tile, at, there: readTileAt(levels, at, others, { networks, largestPip }) };
    }
  }
}

it.each([
  ["beside others that are known", true],
  ["on a photo where none is known", false],
] as const)("readTileAt reads the tile that somebody points at, %s", (_, known) => {
  let [all, among, first] = [0, 0, 0];
  for (const { tile, at, there } of pointed(known)) {
    all++;
    if (there) expect(holds(there.box, at)).toBe(true);
    if (there?.likely.some((pair) => sameTile(pair, tile.values))) among++;
    if (there?.likely[0] && sameTile(there.likely[0], tile.values)) first++;
  }
  expect(all).toBeGreaterThan(20);
  expect(among / all).toBeGreaterThan(0.9);
  expect(first / all).toBeGreaterThan(0.85);
});

it("readTileAt offers no tile twice, none of a larger set, and none that lies over a known one", () => {
  const scene = sceneOf(204, settings);
  const [tile] = scene.tiles;
  if (!tile) throw new Error("a scene without tiles");
  const [box, levels] = [quadOf(tile), pyramidOf(scene.image)];
  const at = through(ontoQuad(box), 0, 0);
  const { likely = [] } = readTileAt(levels, at, [], { networks, largestPip: 3 }) ?? {};
  expect(likely.length).toBeGreaterThan(0);
  expect(likely.flat().every((pips) => pips <= 3)).toBe(true);
  for (const [index, pair] of likely.entries())
    expect(likely.findIndex((other) => sameTile(other, pair))).toBe(index);
  expect(readTileAt(levels, at, [box], { networks })).toBeUndefined();
});

it("readTileAt says nothing of an even picture", () => {
  const image = { data: new Uint8ClampedArray(200 * 150 * 4).fill(128), width: 200, height: 150 };
  expect(readTileAt(pyramidOf(image), { x: 100, y: 75 }, [], { networks })).toBeUndefined();
});

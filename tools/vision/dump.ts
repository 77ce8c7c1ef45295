import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { pyramidOf } from "../../lib/vision/pyramid";
import { framerSamples, placeOf, quadOf, readerSamples, visibility } from "./crops";
import { Random } from "./render/random";
import { type Scene, sceneOf } from "./render/scene";

/**
 * Training data from seeds: `dump.ts FOLDER FIRST COUNT`. Scenes come in three sizes, so that the finder, which wants
 * tiles 13 to 32 pixels wide, sees them sharp and soft.
 * finder.bin: pictures of 160 × 120; finder.jsonl: for each its tiles; framer.bin, reader.bin: crop, then float32.
 */
const [folder = "", first = "0", count = "0"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const open = (name: string): number => openSync(join(folder, `${name}-${first}`), "w");
const files = {
  finder: open("finder.bin"),
  truth: open("finder.jsonl"),
  framer: open("framer.bin"),
  reader: open("reader.bin"),
};

const finderSize = { width: 160, height: 120 };

for (let seed = Number(first); seed < Number(first) + Number(count); seed++) {
  const random = new Random(seed ^ 0x5eed);
  const shrunk = random.pick([0, 1, 1, 1, 2]);
  const scene = sceneOf(seed, {
    width: finderSize.width << shrunk,
    height: finderSize.height << shrunk,
    hard: random.next(),
    tileWidth: random.range(14, 31) * (1 << shrunk),
    empty: random.chance(0.06),
  });
  const levels = pyramidOf(scene.image);
  const level = levels[shrunk];
  if (!level) throw new Error(`seed ${seed}: no level ${shrunk}`);
  writeSync(files.finder, level.rgb);
  writeSync(files.truth, `${JSON.stringify(finderTruth(scene, level.scale))}\n`);
  if (shrunk === 0) continue;
  for (const { crop, target } of framerSamples(random, levels, scene)) {
    writeSync(files.framer, crop);
    writeSync(files.framer, Float32Array.from(target));
  }
  for (const { crop, target } of readerSamples(random, levels, scene)) {
    writeSync(files.reader, crop);
    writeSync(files.reader, Float32Array.from(target));
  }
}
for (const file of Object.values(files)) closeSync(file);

/** For each tile: clear 1 or hidden 0, middle, half-width, direction along. */
function finderTruth(scene: Scene, scale: number): number[][] {
  return scene.tiles.flatMap((tile) => {
    const seen = visibility(tile);
    if (seen === "none") return [];
    const { middle, size, angle } = placeOf(quadOf(tile));
    return [[seen === "clear" ? 1 : 0, middle.x / scale, middle.y / scale, size / scale, angle]];
  });
}

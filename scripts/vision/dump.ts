import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { fastConvolutions } from "../../lib/vision/networks/fast";
import { networksFrom } from "../../lib/vision/networks/networks";
import { pyramidOf } from "../../lib/vision/pixels/pyramid";
import { framerSamples, placeOf, quadOf, readerSamples, type Sample, secondRound, visibility } from "./crops";
import { Random } from "./render/random";
import { type Scene, sceneOf } from "./render/scene";

/**
 * Training data from seeds: `dump.ts FOLDER FIRST COUNT [WEIGHTS|large]`. Scenes come in three sizes, so that the finder,
 * which wants tiles 12 to 32 pixels wide, sees them sharp and soft.
 * finder.bin: pictures of 160 × 120; finder.jsonl: for each its tiles; framer.bin, reader.bin: crop, then float32.
 * With weights, framer.bin and reader.bin have what these networks find, so that the next round learns from it.
 * With `large`, only reader.bin: mostly printed sets beyond double-nine, whose numbers take the most examples.
 */
const [folder = "", first = "0", count = "0", how] = process.argv.slice(2);
const large = how === "large";
const networks =
  how === undefined || large
    ? undefined
    : networksFrom(new Uint8Array(readFileSync(how)).buffer, fastConvolutions());
mkdirSync(folder, { recursive: true });
const open = (name: string): number => openSync(join(folder, `${name}-${first}`), "w");
const files = {
  finder: open("finder.bin"),
  truth: open("finder.jsonl"),
  framer: open("framer.bin"),
  reader: open("reader.bin"),
};

/** Narrower tiles show no pips that could be learned from; those of large sets must be wider still. */
const minToRead = 14;
const finderSize = { width: 160, height: 120 };

for (let seed = Number(first); seed < Number(first) + Number(count); seed++) {
  const random = new Random(seed ^ 0x5eed);
  const shrunk = random.pick(networks || large ? [1, 1, 1, 2] : [0, 0, 1, 1, 2]);
  const hard = random.next();
  const tileWidth = random.range(12.5, 31) * (1 << shrunk);
  const empty = random.chance(0.06);
  const moulded = random.chance(large ? 0.2 : 0.5);
  const scene = sceneOf(seed, {
    width: finderSize.width << shrunk,
    height: finderSize.height << shrunk,
    hard,
    tileWidth,
    empty,
    moulded,
    // A blank half without a bar looks much like a tile face down, and has to be seen often to be believed.
    blanks: moulded ? 3 : 1.5,
    largestPip: large ? random.pick([12, 15, 15, 18, 18]) : undefined,
    // Steep and dark photos are rare among the scenes of tests, and hard to read.
    ...(random.chance(0.2) ? { tilt: random.range(0.2, 0.8) } : {}),
    ...(random.chance(0.15) ? { exposure: random.range(0.35, 0.75) } : {}),
  });
  const levels = pyramidOf(scene.image);
  if (large) {
    write(files.reader, readerSamples(random, levels, scene));
    continue;
  }
  const level = levels[shrunk];
  if (!level) throw new Error(`seed ${seed}: no level ${shrunk}`);
  writeSync(files.finder, level.rgb);
  writeSync(files.truth, `${JSON.stringify(finderTruth(scene, level.scale))}\n`);
  if (networks) {
    const { framer, reader } = secondRound(levels, scene, networks);
    write(files.framer, framer);
    write(files.reader, reader);
    continue;
  }
  if (tileWidth < minToRead) continue;
  write(files.framer, framerSamples(random, levels, scene));
  if (tileWidth >= minToRead * (scene.largestPip > 9 ? 1.5 : 1)) {
    write(files.reader, readerSamples(random, levels, scene));
  }
}
for (const file of Object.values(files)) closeSync(file);

function write(file: number, samples: readonly Sample[]): void {
  for (const { crop, target } of samples) {
    writeSync(file, crop);
    writeSync(file, Float32Array.from(target));
  }
}

/** For each tile: clear 1 or hidden 0, middle, half-width, direction along. */
function finderTruth(scene: Scene, scale: number): number[][] {
  return scene.tiles.flatMap((tile) => {
    const seen = visibility(tile);
    if (seen === "none") return [];
    const { middle, size, angle } = placeOf(quadOf(tile));
    return [[seen === "clear" ? 1 : 0, middle.x / scale, middle.y / scale, size / scale, angle]];
  });
}

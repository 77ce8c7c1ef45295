import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type Pixels, type Reading, readTiles } from "../../lib/vision";
import { committedNetworks } from "./judge/committed";
import { full, judge, quick, type Suite, sceneIn } from "./judge/scenes";
import { type Pair, type Score, scoreOf, summaryOf } from "./judge/score";

/*
 * npm run vision:eval -- FOLDER [--largest N]
 * Reads the photos that FOLDER/truth.json lists: [{ "file", "tiles": [[a, b], …], "set"?: "double-12 …" }, …].
 * The set being played bounds what can be read, as at the table: it is --largest, or the greatest number after
 * "double-" in "set", or 18.
 *
 * npm run vision:eval -- --scenes quick|full
 * Reads rendered scenes instead.
 *
 * Prints a JSON line for each photo or scene, then the summary with Wilson's 95 % intervals.
 */

interface Labelled {
  readonly file: string;
  readonly tiles: readonly Pair[];
  readonly set?: string;
}

const networks = committedNetworks();
const [what, ...options] = process.argv.slice(2);
if (what === "--scenes") await readScenes(options[0] === "full" ? full : quick);
else if (what !== undefined) await readFolder(what, options);
else {
  console.error("Say which folder, with photos and a truth.json: npm run vision:eval -- FOLDER");
  process.exit(2);
}

async function readFolder(folder: string, options: readonly string[]): Promise<void> {
  const at = options.indexOf("--largest");
  const asked = at >= 0 ? Number(options[at + 1]) : undefined;
  const truth = JSON.parse(readFileSync(join(folder, "truth.json"), "utf8")) as Labelled[];
  const scores: Score[] = [];
  for (const { file, tiles, set } of truth) {
    const image = await pixelsOf(join(folder, file));
    const largestPip = asked ?? largestOf(set);
    const start = process.cpuUsage();
    const reading = await readTiles(image, { networks, largestPip });
    const { user, system } = process.cpuUsage(start);
    const read = reading.tiles.map(({ halves: [a, b], doubts }) => ({
      pair: [a.value, b.value] as const,
      flagged: doubts.length > 0,
    }));
    const score = scoreOf(tiles, read);
    scores.push(score);
    const cpuMs = Math.round((user + system) / 1000);
    console.log(JSON.stringify({ file, largestPip, ...score, cpuMs, ...told(reading) }));
  }
  console.log(JSON.stringify(summaryOf(scores)));
}

async function readScenes(suite: Suite): Promise<void> {
  const scores: Score[] = [];
  for (let index = 0; index < suite.count; index++) {
    const scene = sceneIn(suite, index);
    const { score, reading } = await judge(scene, networks);
    scores.push(score);
    console.log(JSON.stringify({ seed: suite.first + index, ...score, ...told(reading) }));
  }
  console.log(JSON.stringify(summaryOf(scores)));
}

function told({ tiles, hints }: Reading): object {
  return {
    hints,
    boxes: tiles.map(({ box, halves, doubts }) => ({
      read: halves.map(({ value }) => value),
      confidence: halves.map(({ confidence }) => Math.round(confidence * 1000) / 1000),
      doubts,
      box: box.map(({ x, y }) => [Math.round(x), Math.round(y)]),
    })),
  };
}

/** Upright, as the camera's note on orientation says. */
async function pixelsOf(path: string): Promise<Pixels> {
  const { data, info } = await sharp(path).rotate().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

function largestOf(set: string | undefined): number {
  const numbers = (set?.match(/double-([\d/]+)/)?.[1] ?? "")
    .split("/")
    .map(Number)
    .filter((n) => n > 0);
  return numbers.length > 0 ? Math.max(...numbers) : 18;
}

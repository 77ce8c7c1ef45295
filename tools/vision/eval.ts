import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type Pixels, readTiles } from "../../lib/vision";
import { committedNetworks } from "./judge/committed";
import { type Pair, type Score, scoreOf, summaryOf } from "./judge/score";

/*
 * npm run vision:eval -- FOLDER [--largest N]
 * Reads the photos that FOLDER/truth.json lists: [{ "file", "tiles": [[a, b], …], "set"?: "double-12 …" }, …].
 * Prints a JSON line for each photo, then the summary. The set being played bounds what can be read, as at the table:
 * it is --largest, or the greatest number after "double-" in "set", or 18.
 */

interface Labelled {
  readonly file: string;
  readonly tiles: readonly Pair[];
  readonly set?: string;
}

const [folder, ...options] = process.argv.slice(2);
if (folder === undefined) {
  console.error(
    "vision:eval: say which folder: npm run vision:eval -- FOLDER (with photos and a truth.json)",
  );
  process.exit(2);
}
const at = options.indexOf("--largest");
const asked = at >= 0 ? Number(options[at + 1]) : undefined;
const networks = committedNetworks();
const scores: Score[] = [];
for (const { file, tiles, set } of JSON.parse(
  readFileSync(join(folder, "truth.json"), "utf8"),
) as Labelled[]) {
  const image = await pixelsOf(join(folder, file));
  const largestPip = asked ?? largestOf(set);
  const start = process.cpuUsage();
  const { tiles: read, hints } = await readTiles(image, { networks, largestPip });
  const { user, system } = process.cpuUsage(start);
  const score = scoreOf(
    tiles,
    read.map(({ halves: [a, b], doubts }) => ({ pair: [a.value, b.value], flagged: doubts.length > 0 })),
  );
  scores.push(score);
  console.log(
    JSON.stringify({
      file,
      largestPip,
      ...score,
      hints,
      cpuMs: Math.round((user + system) / 1000),
      boxes: read.map(({ box, halves, doubts }) => ({
        box: box.map(({ x, y }) => [Math.round(x), Math.round(y)]),
        read: halves.map(({ value }) => value),
        confidence: halves.map(({ confidence }) => Math.round(confidence * 1000) / 1000),
        doubts,
      })),
    }),
  );
}
console.log(JSON.stringify(summaryOf(scores)));

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

import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type Pixels, type Reading, readTiles } from "../../lib/vision";
import { committedNetworks } from "./judge/committed";
import { film, trembling } from "./judge/film";
import {
  full,
  judge,
  moulded,
  onTwoTiles,
  quick,
  type Suite,
  sceneIn,
  seat,
  standing,
  tileWidthIn,
} from "./judge/scenes";
import {
  byNumber,
  type Pair,
  type Score,
  sameTile,
  scoreOf,
  summaryOf,
  wilson,
  withoutOptional,
} from "./judge/score";
import { type Told, toldOf, toldSummaryOf, viewOf } from "./judge/told";
import { Random } from "./render/random";
import { hasVisibleBar, type TileSet } from "./render/tile-set";

/*
 * npm run vision:eval -- FOLDER [--largest N]
 * Reads the photos that FOLDER/truth.json lists: [{ "file", "tiles": [[a, b], …], "set"?: "double-12 …", "colour"?,
 * "source"?, "notes"?, "view"?, "optional_tiles"? }, …]. It does not say where tiles lie, so they are compared as bags.
 * The set being played bounds what can be read, as at the table: it is --largest, or the greatest number after
 * "double-" in "set", or 18.
 *
 * npm run vision:eval -- FOLDER --films
 * Makes a film of each photo that is read whole, of frames as a hand holds them, and counts those of which live view
 * takes the picture by its votes, before its patience ends.
 *
 * npm run vision:eval -- --scenes quick|full|moulded|seat|standing
 * Reads rendered scenes instead. A tile counts where its box lies on it.
 *
 * Prints a JSON line for each photo or scene, then summaries with Wilson's 95 % intervals: by view, colour, divider,
 * size, source or set; how many halves of each number lie on tiles that were read right; and of all, with what was
 * told of tiles that were missed.
 */

interface Labelled {
  readonly file: string;
  readonly tiles: readonly Pair[];
  readonly set?: string;
  readonly colour?: string;
  readonly source?: string;
  readonly notes?: string;
  readonly view?: string;
  /** Cut or covered in part: right or flagged, they do not count. */
  readonly optional_tiles?: readonly Pair[];
}

const networks = committedNetworks();
/** So many frames take less than the patience of live view. */
const frames = 12;
const [what, ...options] = process.argv.slice(2);
if (what === "--scenes")
  await readScenes({ quick, full, moulded, seat, standing }[options[0] ?? ""] ?? quick);
else if (what !== undefined && options.includes("--films")) await filmFolder(what);
else if (what !== undefined) await readFolder(what, options);
else {
  console.error("Say which folder, with photos and a truth.json: npm run vision:eval -- FOLDER");
  process.exit(2);
}

async function readFolder(folder: string, options: readonly string[]): Promise<void> {
  const at = options.indexOf("--largest");
  const asked = at >= 0 ? Number(options[at + 1]) : undefined;
  const truth = JSON.parse(readFileSync(join(folder, "truth.json"), "utf8")) as Labelled[];
  const judged: Judged[] = [];
  for (const labelled of truth) {
    const { file, tiles, set, colour, source, notes, optional_tiles: optional = [] } = labelled;
    const image = await pixelsOf(join(folder, file));
    const largestPip = asked ?? largestOf(set);
    const start = process.cpuUsage();
    const reading = await readTiles(image, { networks, largestPip });
    const { user, system } = process.cpuUsage(start);
    const pairs = reading.tiles.map(({ halves: [a, b] }) => [a.value, b.value] as const);
    // What the screen asks about besides doubts: a hand cannot have a tile twice. A photo that shows one twice is none.
    const isHand = !tiles.some((tile, i) => isTwice(tile, tiles, i));
    const read = reading.tiles.map(({ doubts }, i) => {
      const pair = pairs[i] as Pair;
      return { pair, flagged: doubts.length > 0 || (isHand && isTwice(pair, pairs, i)) };
    });
    const score = scoreOf(tiles, withoutOptional(tiles, optional, read));
    const told = toldOf(score, Math.max(0, reading.unread.length - optional.length), reading.hints);
    const kinds = {
      view: viewOf(labelled),
      colour: colour ?? (/black tiles/i.test(set ?? "") ? "black" : "white"),
      divider: /groove|no bar/.test(notes ?? "") ? "groove" : /pin/.test(`${set} ${notes}`) ? "pin" : "bar",
      size: sizeOf(reading.tiles.map(({ box: [a, b] }) => Math.hypot(b.x - a.x, b.y - a.y))),
      source: source ?? "",
    };
    judged.push({ score, told, kinds });
    const cpuMs = Math.round((user + system) / 1000);
    console.log(
      JSON.stringify({ file, view: kinds.view, largestPip, ...score, ...told, cpuMs, ...reported(reading) }),
    );
  }
  sumUp(judged);
}

async function filmFolder(folder: string): Promise<void> {
  let [taken, whole] = [0, 0];
  for (const { file, tiles, set } of JSON.parse(
    readFileSync(join(folder, "truth.json"), "utf8"),
  ) as Labelled[]) {
    const image = await pixelsOf(join(folder, file));
    const options = { networks, largestPip: largestOf(set) };
    const reading = await readTiles(image, options);
    const read = reading.tiles.map(({ halves: [a, b] }) => ({
      pair: [a.value, b.value] as const,
      flagged: false,
    }));
    if (scoreOf(tiles, read).right < tiles.length || read.length > tiles.length) continue;
    const random = new Random(whole++);
    const verdicts = await film(
      image,
      Array.from({ length: frames }, () => trembling(random)),
      options,
    );
    const last = verdicts.at(-1);
    if (last?.take) taken++;
    console.log(
      JSON.stringify({ file, frames: verdicts.length, taken: last?.take, obstacle: last?.obstacle }),
    );
  }
  console.log(JSON.stringify({ films: wilson(taken, whole) }));
}

async function readScenes(suite: Suite): Promise<void> {
  const judged: Judged[] = [];
  for (let index = 0; index < suite.count; index++) {
    const scene = sceneIn(suite, index);
    const { score, reading } = await judge(scene, networks);
    const kinds = {
      ...kindsOf(scene.set),
      size: sizeOf([tileWidthIn(suite, index)]),
      set: `${scene.largestPip}`,
    };
    const told = toldOf(score, reading.unread.length, reading.hints);
    judged.push({ score, told, kinds });
    const acrossTwo = onTwoTiles(scene, reading).length;
    console.log(
      JSON.stringify({ seed: suite.first + index, ...score, ...told, acrossTwo, ...reported(reading) }),
    );
  }
  sumUp(judged);
}

interface Judged {
  readonly score: Score;
  readonly told: Told;
  /** What kind of photo it is, in each respect. */
  readonly kinds: Readonly<Record<string, string>>;
}

function isTwice(pair: Pair, among: readonly Pair[], at: number): boolean {
  return among.some((other, i) => i !== at && sameTile(other, pair));
}

/** All together, then kind by kind and number by number. */
function sumUp(judged: readonly Judged[]): void {
  for (const by of Object.keys(judged[0]?.kinds ?? {})) {
    for (const kind of new Set(judged.map(({ kinds }) => kinds[by]))) {
      const some = judged.filter(({ kinds }) => kinds[by] === kind);
      console.log(JSON.stringify({ by, kind, ...summaryOfAll(some) }));
    }
  }
  const scores = judged.map(({ score }) => score);
  console.log(JSON.stringify({ by: "number", ...byNumber(scores) }));
  console.log(JSON.stringify(summaryOfAll(judged)));
}

function summaryOfAll(judged: readonly Judged[]): object {
  return {
    ...summaryOf(judged.map(({ score }) => score)),
    ...toldSummaryOf(judged.map(({ told }) => told)),
  };
}

function kindsOf(set: TileSet): { colour: string; divider: string } {
  const { body, pin, marbling } = set;
  const [max, min] = [Math.max(...body), Math.min(...body)];
  const plain = max < 70 ? "black" : min > 150 ? "white" : "coloured";
  return {
    colour: marbling > 0.3 ? "marbled" : plain,
    divider: !hasVisibleBar(set) ? "groove" : pin ? "pin" : "bar",
  };
}

/** Of tiles so wide, in pixels; without any it cannot be told. */
function sizeOf(widths: readonly number[]): string {
  const middle = [...widths].sort((a, b) => a - b)[widths.length >> 1];
  if (middle === undefined) return "none found";
  return middle < 40 ? "under 40" : middle < 80 ? "40 to 80" : "80 and more";
}

function reported({ tiles, unread, hints }: Reading): object {
  return {
    hints,
    unread: unread.map((box) => box.map(({ x, y }) => [Math.round(x), Math.round(y)])),
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

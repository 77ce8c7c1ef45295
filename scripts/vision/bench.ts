import { type Pixels, readTiles } from "../../lib/vision";
import { networksFrom } from "../../lib/vision/networks/networks";
import { committedBytes, committedNetworks } from "./judge/committed";
import { sceneOf } from "./render/scene";

/*
 * npm run vision:bench
 * How long a photo of 1600 × 1200 and a live frame of 800 × 600 take, each of fifteen tiles: processor time in
 * milliseconds, the middle of nine, and that times four, for a phone so much slower. First as the browser runs them,
 * then in plain code.
 */

const tiles = 15;

function sceneWith(width: number, height: number): Pixels {
  for (let seed = 42; ; seed++) {
    const scene = sceneOf(seed, { width, height, hard: 0.2, tileWidth: width / 16, maxTiles: tiles });
    if (scene.tiles.length === tiles) return scene.image;
  }
}

async function time(read: () => Promise<unknown>): Promise<{ ms: number; slowedByFour: number }> {
  await read();
  const times: number[] = [];
  for (let i = 0; i < 9; i++) {
    const start = process.cpuUsage();
    await read();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  const ms = Math.round(times.sort((a, b) => a - b)[4] as number);
  return { ms, slowedByFour: 4 * ms };
}

const photo = sceneWith(1600, 1200);
const frame = sceneWith(800, 600);
for (const [how, networks] of [
  ["simd", committedNetworks()],
  ["plain", networksFrom(committedBytes())],
] as const) {
  if (!networks) throw new Error("The weights file has the wrong length");
  const largestPip = 18;
  const what = {
    photo: await time(() => readTiles(photo, { networks, largestPip })),
    frame: await time(() => readTiles(frame, { networks, largestPip, quick: true })),
  };
  console.log(JSON.stringify({ how, ...what }));
}

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "../../lib/vision/networks/weights";

/*
 * npm run vision:make [FOLDER]
 * Makes the weights file from nothing but seeds: renders the training scenes, trains the three networks, packs them.
 * FOLDER keeps what is made on the way; without one it is a temporary folder.
 */

const parts = [0, 1, 2, 3, 4, 5];
const epochs = { reader: 3, finder: 8, framer: 8 };
const moreEpochs = { reader: 8, framer: 8, finder: 12 };
const python = process.env.PYTHON ?? "/usr/bin/python3";
const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), "vision-"));
const second = join(folder, "second");
const large = join(folder, "large");
const weights = "public/vision.bin";
const vectors = "lib/vision/networks/network.fixture.json";
const dump = ["npx", "tsx", "scripts/vision/dump.ts"];
const train = [python, "scripts/vision/train.py", folder];

mkdirSync(second, { recursive: true });
await twoAtATime(parts.map((part) => [...dump, folder, `${1_000_000 + part * 100_000}`, "1800"]));
await twoAtATime(Object.entries(epochs).map(([name, count]) => [...train, name, `${count}`]));
// The second round learns from what the networks of the first find.
const first = join(folder, "first.bin");
await twoAtATime([[...train, "pack", first, join(folder, "first.json")]]);
await twoAtATime(parts.map((part) => [...dump, second, `${3_000_000 + part * 100_000}`, "1100", first]));
await twoAtATime(["4000000", "4100000"].map((seed) => [...dump, large, seed, "1000", "large"]));
await twoAtATime(Object.entries(moreEpochs).map(([name, count]) => [...train, name, `${count}`, "second"]));
await twoAtATime([[...train, "pack", weights, vectors]]);

const bytes = readFileSync(weights);
const sha256 = createHash("sha256").update(bytes).digest("hex");
const mark = { path: "/vision.bin", bytes: bytes.length, crc32: crc32(new Uint8Array(bytes)), sha256 };
writeFileSync("lib/vision/networks/weights.json", `${JSON.stringify(mark, null, 2)}\n`);
console.log(mark);

async function twoAtATime(commands: readonly (readonly string[])[]): Promise<void> {
  const waiting = [...commands];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await done(next);
  };
  await Promise.all([worker(), worker()]);
}

function done([command = "", ...args]: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit" });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(" ")}: exit ${code}`)),
    );
  });
}

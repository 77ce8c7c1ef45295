import { readFileSync, writeFileSync } from "node:fs";
import wabt from "wabt";

/*
 * npm run vision:simd
 * Assembles convolve.wat for lib/vision. A test says when that was forgotten.
 */

/** WebAssembly of convolve.wat. */
export async function assembled(): Promise<Uint8Array> {
  const { parseWat } = await wabt();
  const features = { simd: true, bulk_memory: true };
  const parsed = parseWat("convolve.wat", readFileSync("scripts/vision/convolve.wat", "utf8"), features);
  parsed.validate();
  return parsed.toBinary({}).buffer;
}

if (process.argv[1]?.endsWith("simd.ts")) {
  const wasm = Buffer.from(await assembled()).toString("base64");
  writeFileSync("lib/vision/networks/convolve.json", `${JSON.stringify({ wasm }, null, 2)}\n`);
}

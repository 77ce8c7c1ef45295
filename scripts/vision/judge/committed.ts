import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Networks, networksOf, weightsFile } from "../../../lib/vision";

/** The weights as they are shipped. */
export function committedBytes(): ArrayBuffer {
  const path = fileURLToPath(new URL(`../../../public${weightsFile.path}`, import.meta.url));
  const bytes = readFileSync(path);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}

/** The networks as they are shipped. */
export const committedNetworks = (): Networks => networksOf(committedBytes());

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Networks, networksOf, weightsFile } from "../../../lib/vision";

/** The networks as they are shipped. */
export function committedNetworks(): Networks {
  const path = fileURLToPath(new URL(`../../../public${weightsFile.path}`, import.meta.url));
  const bytes = readFileSync(path);
  return networksOf(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

import { fastConvolutions } from "./fast";
import { type Networks, networksFrom } from "./networks";
import mark from "./weights.json";

/** The file of the networks' weights, as the program's server and its offline cache have it. */
export const weightsFile: {
  readonly path: string;
  readonly bytes: number;
  readonly crc32: number;
  readonly sha256: string;
} = mark;

/** The networks from the bytes of `weightsFile`. Throws when these are not that file, whole and unchanged. */
export function networksOf(file: ArrayBuffer): Networks {
  const right = file.byteLength === mark.bytes && crc32(new Uint8Array(file)) === mark.crc32;
  const networks = right ? networksFrom(file, fastConvolutions()) : undefined;
  if (!networks) throw new Error("The weights file is damaged, or of another version: load it again");
  return networks;
}

/** The checksum of zip and PNG: needs no secure page, as the browser's own hashes do. */
export function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let i = 0; i < 8; i++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { inlineScripts } from "../../lib/server/listener/inline-scripts";
import { root } from "../root";
import { builtDocuments, builtFiles, builtPayloads } from "./build-files";

const folder = join(root, ".next/encoded");

/** File types worth compressing. */
const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".rsc": "text/x-component",
  ".svg": "image/svg+xml",
};

/** Files are served compressed only if that makes them smaller than this part of their size. */
const worthwhile = 0.95;

/**
 * Compresses every file and document of the build once, as small as possible, for
 * `lib/server/listener/static-files.ts` to serve: Next would compress every answer again, and only with gzip. The list
 * of them is `.next/encoded/list.json`.
 */
export function encodeFiles(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const list = [...builtDocuments(), ...builtPayloads(), ...builtFiles()].flatMap(([address, file]) => {
    const type = types[extname(file)];
    if (type === undefined) return [];
    const content = readFileSync(join(root, file));
    const hash = createHash("sha256").update(content).digest("hex").slice(0, 32);
    const options = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    const encoded = {
      br: brotliCompressSync(content, { params: options }),
      gzip: gzipSync(content, { level: 9 }),
    };
    const encodings = Object.entries(encoded).filter(
      ([, { length }]) => length < content.length * worthwhile,
    );
    for (const [encoding, bytes] of encodings) writeFileSync(join(folder, `${hash}.${encoding}`), bytes);
    // Nobody else reads these, and the file that is installed is to be small.
    if (address.startsWith("/_next/static/") && encodings.length > 0) rmSync(join(root, file));
    const scripts = extname(file) === ".html" ? inlineScripts(content.toString()) : [];
    return [[address, { file, type, hash, scripts, encodings: encodings.map(([encoding]) => encoding) }]];
  });
  writeFileSync(join(folder, "list.json"), JSON.stringify(Object.fromEntries(list)));
}

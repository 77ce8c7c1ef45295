import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { fileHeaders } from "../../lib/server/listener/file-headers";
import { inlineScripts } from "../../lib/server/listener/inline-scripts";
import type { ListedFile } from "../../lib/server/listener/static-files";
import { root } from "../root";
import { builtDocuments, builtFiles, builtPayloads, packAddress } from "./build-files";

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
  const pack: string[] = [];
  const list = [...builtDocuments(), ...builtPayloads(), ...builtFiles()].flatMap(([address, file]) => {
    const type = types[extname(file)];
    if (type === undefined) return [];
    const content = readFileSync(join(root, file));
    const hash = hashOf(content);
    const encoded = { br: brotli(content, 11), gzip: gzipSync(content, { level: 9 }) };
    const encodings = (["br", "gzip"] as const).filter(
      (encoding) => encoded[encoding].length < content.length * worthwhile,
    );
    for (const encoding of encodings) writeFileSync(join(folder, `${hash}.${encoding}`), encoded[encoding]);
    // Nobody else reads these, and the file that is installed is to be small.
    if (address.startsWith("/_next/static/") && encodings.length > 0) rmSync(join(root, file));
    const isDocument = extname(file) === ".html";
    const scripts = isDocument ? inlineScripts(content.toString()) : [];
    const preloads = isDocument ? neededToPaint(content.toString()) : undefined;
    const listed: ListedFile = { file, type, hash, scripts, preloads, encodings };
    pack.push(JSON.stringify([address, fileHeaders(address, listed), content.toString()]));
    return [[address, listed] as const];
  });
  const listed = Object.fromEntries([...list, [packAddress, encodePack(pack)]]);
  writeFileSync(join(folder, "list.json"), JSON.stringify(listed));
}

/** The styles and the script without which a document is not painted, as its head links them. */
function neededToPaint(html: string): string[] {
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)];
  return [
    '</look.js>; rel="preload"; as="script"',
    ...styles.map(([, href]) => `<${href}>; rel="preload"; as="style"`),
  ];
}

/**
 * All of them in one file, for the service worker's installation: a line each, with its address, headers and text. They
 * have much in common, the same page in three languages or the same module in several scripts, so that together they are
 * less than a third of what they are one by one.
 */
function encodePack(lines: readonly string[]): ListedFile {
  const content = Buffer.from(lines.join("\n"));
  const hash = hashOf(content);
  // As small as possible takes a minute for 4 % less.
  writeFileSync(join(folder, `${hash}.br`), brotli(content, 9, constants.BROTLI_MAX_WINDOW_BITS));
  return { type: "application/jsonl; charset=utf-8", hash, scripts: [], encodings: ["br"] };
}

const hashOf = (content: Buffer): string => createHash("sha256").update(content).digest("hex").slice(0, 32);

/** `window`: how far back it looks for what was there before, as a power of two. */
const brotli = (content: Buffer, quality: number, window: number = constants.BROTLI_DEFAULT_WINDOW): Buffer =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: window,
    },
  });

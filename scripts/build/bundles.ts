import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { build, type Plugin, rolldown } from "rolldown";
import { root } from "../root";

/** Prisma's query compilers are WebAssembly in a text. Compressed first, the text takes a quarter of the room. */
const compressedCompilers: Plugin = {
  name: "compressed-compilers",
  transform(code, id) {
    if (!id.endsWith(".wasm-base64.mjs")) return null;
    const [, text] = /"([\w+/=]{1000,})"/.exec(code) ?? [];
    if (text === undefined) throw new Error(`There is no WebAssembly in ${id}.`);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    const compressed = brotliCompressSync(Buffer.from(text, "base64"), { params }).toString("base64");
    return `import { brotliDecompressSync } from "node:zlib";
export const wasm = brotliDecompressSync(Buffer.from("${compressed}", "base64")).toString("base64");`;
  },
};

/**
 * Bundles what runs in production, the server and the commands, into `.next/bin`: Node 20 cannot run TypeScript, and an
 * installed package has neither a compiler nor the sources. Returns the packages that are in them.
 */
export async function writeBundles(): Promise<string[]> {
  const bundle = await rolldown({
    input: Object.fromEntries(
      ["start", "command", "pipkeeper"].map((name) => [name, join(root, `scripts/${name}.ts`)]),
    ),
    cwd: root,
    platform: "node",
    plugins: [compressedCompilers],
    tsconfig: join(root, "tsconfig.json"),
    external: ["better-sqlite3", "next", "pg"],
    // This option and `minify` would remove calls made only to see whether they throw, such as
    // `decodeURIComponent(path)`.
    treeshake: false,
  });
  const { output } = await bundle.write({
    dir: join(root, ".next/bin"),
    format: "es",
    minify: false,
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
  });
  await bundle.close();
  const modules = output.flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []));
  return modules.flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []);
}

/** Bundles what `lib/rules/zod.ts` uses of zod, for browsers. `next.config.js` gives Next this bundle. */
export async function bundleSchemas(): Promise<void> {
  await build({
    input: join(root, "lib/rules/zod.ts"),
    tsconfig: join(root, "tsconfig.json"),
    output: { file: join(root, "generated/zod.js"), banner: "// @ts-nocheck" },
  });
}

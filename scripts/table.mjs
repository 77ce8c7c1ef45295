import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { root } from "./build-files.mjs";

const entry = "app/play/main.tsx";
const address = "/_next/static/table";
const document = join(root, ".next/server/app/play.html");

/** The browsers that Next builds for. */
const target = ["chrome111", "edge111", "firefox111", "safari16.4"];

/** Nothing of Next's client runs on the table: a module of it would wait for a router that is not there. */
const withoutNext = {
  name: "without-next",
  /** @param {import("esbuild").PluginBuild} build */
  setup(build) {
    build.onResolve({ filter: /^next\/link$/ }, () => ({ path: join(root, "app/play/plain-link.tsx") }));
    build.onResolve({ filter: /^next(?:\/|$)/ }, ({ path, importer }) => ({
      errors: [{ text: `The table runs without Next, but ${importer.slice(root.length)} imports ${path}.` }],
    }));
  },
};

/** Where the worker that reads photos is started, and the worker as it is named there. */
const starter = join(root, "app/play/camera/read-photo.ts");
const worker = "./reading-worker.ts";

/**
 * Bundles that worker, a script of its own, and puts the name it got where it is started.
 * @param {import("esbuild").BuildOptions} options
 * @returns {Promise<import("esbuild").Plugin>}
 */
async function withReadingWorker({ splitting: _, ...options }) {
  const entryPoint = join(root, "app/play/camera", worker);
  const { metafile } = await build({ ...options, entryPoints: [entryPoint], format: "iife", metafile: true });
  const name = basename(Object.keys(metafile.outputs)[0] ?? "");
  const code = readFileSync(starter, "utf8").replace(`"${worker}"`, `"./${name}"`);
  if (!code.includes(name)) throw new Error(`${starter} does not start ${worker}.`);
  return {
    name: "with-reading-worker",
    setup: (build) =>
      build.onLoad({ filter: /\/read-photo\.ts$/ }, ({ path }) =>
        path === starter ? { contents: code, loader: "ts" } : undefined,
      ),
  };
}

/**
 * Gives the table's document scripts of its own in the place of Next's: docs/decisions/0065-… says why. To be called
 * after `next build`, and before the build's files are listed.
 */
export async function writeTable() {
  const outdir = join(root, ".next/static/table");
  rmSync(outdir, { recursive: true, force: true });
  /** @type {import("esbuild").BuildOptions} */
  const options = {
    outdir,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    absWorkingDir: root,
    tsconfig: join(root, "tsconfig.json"),
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    legalComments: "none",
    jsx: "automatic",
    target,
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "warning",
  };
  const { metafile } = await build({
    ...options,
    entryPoints: [join(root, entry)],
    plugins: [withoutNext, await withReadingWorker(options)],
    metafile: true,
  });
  const [main] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry) ?? [];
  if (!main) throw new Error(`${entry} came to nothing.`);
  writeFileSync(document, ownDocument(readFileSync(document, "utf8"), main, metafile.outputs));
}

/**
 * The document that Next prerendered, with the table's scripts and none of Next's.
 * @param {string} html
 * @param {string} main
 * @param {import("esbuild").Metafile["outputs"]} outputs
 */
function ownDocument(html, main, outputs) {
  const bare = html
    .replace(/<script(?! src="\/look\.js")[^>]*>.*?<\/script>/gs, "")
    .replace(/<link rel="preload" as="script"[^>]*>/g, "")
    .replace(/<!--(?!.*?DOCTYPE).*?-->/gs, "");
  if (!bare.includes('id="table"') || bare.includes("__next_f"))
    throw new Error("play.html is not as expected.");
  const [first = "", ...others] = [main, ...importedBy(main, outputs)].map(
    (file) => `${address}/${file.slice(file.lastIndexOf("/") + 1)}`,
  );
  const scripts = [
    `<script type="module" src="${first}"></script>`,
    ...others.map((other) => `<link rel="modulepreload" href="${other}"/>`),
  ];
  return bare.replace("</head>", `${scripts.join("")}</head>`);
}

/**
 * What a script imports before it runs, and what that imports.
 * @param {string} file
 * @param {import("esbuild").Metafile["outputs"]} outputs
 * @param {Set<string>} found
 * @returns {Set<string>}
 */
function importedBy(file, outputs, found = new Set()) {
  for (const { path, kind } of outputs[file]?.imports ?? []) {
    if (kind !== "import-statement" || found.has(path)) continue;
    found.add(path);
    importedBy(path, outputs, found);
  }
  return found;
}

import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type OutputChunk, type Plugin, rolldown } from "rolldown";
import { root } from "./root";

const address = "/_next/static/table";
const folder = join(root, ".next/static/table");
const document = join(root, ".next/server/app/play.html");

/** The browsers that Next builds for. */
const target = ["chrome111", "edge111", "firefox111", "safari16.4"];

/** Nothing of Next's client runs on the table: a module of it would wait for a router that is not there. */
const withoutNext: Plugin = {
  name: "without-next",
  resolveId(id, importer = "") {
    if (id === "next/link") return join(root, "app/play/plain-link.tsx");
    if (!/^next(?:\/|$)/.test(id)) return undefined;
    this.error(`The table runs without Next, but ${importer.slice(root.length)} imports ${id}.`);
  },
};

/** A module of which one place is written otherwise in the table's bundle. */
function rewritten(file: string, was: string, is: string): Plugin {
  const path = join(root, file);
  const code = readFileSync(path, "utf8");
  if (!code.includes(was)) throw new Error(`${file} has no ${was}.`);
  return { name: `rewritten ${file}`, load: (id) => (id === path ? code.replace(was, () => is) : null) };
}

/** A file of every game's folder is a chunk of its own: the bundler wants to see each import. */
function ofEveryGame(importer: string, path: (folder: string) => string): Plugin {
  const folders = readdirSync(join(root, "lib/games"), { withFileTypes: true }).filter((file) =>
    file.isDirectory(),
  );
  const imports = folders.map(({ name }) => `"${name}": () => import("${path(name)}")`);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the source text that is replaced
  const was = `import(\`${path("${id}")}\`)`;
  return rewritten(importer, was, `({ ${imports.join(", ")} })[id]()`);
}

/** Bundles an entry into the table's folder, and gives what came of it. The modules of `together` get into one file. */
async function bundled(
  entry: string,
  plugins: Plugin[],
  format: "es" | "iife",
  together: ReadonlySet<string> = new Set(),
): Promise<OutputChunk[]> {
  const bundle = await rolldown({
    input: join(root, entry),
    cwd: root,
    platform: "browser",
    tsconfig: join(root, "tsconfig.json"),
    transform: { target, define: { "process.env.NODE_ENV": '"production"' } },
    plugins,
    // "use client" says something to Next only.
    onLog(level, log) {
      if (log.code !== "MODULE_LEVEL_DIRECTIVE") console.warn(`${level}: ${log.message}`);
    },
  });
  const names = "[name]-[hash].js";
  const { output } = await bundle.write({
    dir: folder,
    format,
    minify: true,
    comments: false,
    entryFileNames: names,
    chunkFileNames: names,
    ...(together.size > 0 && {
      codeSplitting: { groups: [{ name: "first", test: (id: string) => together.has(id) }] },
    }),
  });
  await bundle.close();
  return output.filter((file) => file.type === "chunk");
}

/**
 * Gives the table's document scripts of its own in the place of Next's: docs/decisions/0065-… says why. To be called
 * after `next build`, and before the build's files are listed.
 */
export async function writeTable(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  // The worker that reads photos is a script of its own, started by the name it got.
  const [worker] = await bundled("app/shared/camera/reading/reading-worker.ts", [], "iife");
  if (!worker) throw new Error("The worker that reads photos could not be built.");
  const starting = rewritten(
    "app/shared/camera/reading/read-photo.ts",
    '"./reading-worker.ts"',
    `"./${worker.fileName}"`,
  );
  const plugins = [
    withoutNext,
    ofEveryGame("lib/games/load.ts", (folder) => `./${folder}/index.ts`),
    ofEveryGame("lib/i18n/game-words.ts", (folder) => `../games/${folder}/words.en.ts`),
    starting,
  ];
  const apart = await bundled("app/play/main.tsx", plugins, "es");
  for (const { fileName } of apart) rmSync(join(folder, fileName));
  const chunks = await bundled("app/play/main.tsx", plugins, "es", loadedByAll(apart));
  writeFileSync(document, ownDocument(readFileSync(document, "utf8"), chunks));
}

/**
 * The modules that every table loads, whatever is played there, but for those of the entry itself: bundled by who
 * shares what they would be many files, each with a head of its own.
 */
function loadedByAll(chunks: readonly OutputChunk[]): Set<string> {
  const entry = chunks.find(({ isEntry }) => isEntry);
  const games = chunks.filter(({ facadeModuleId }) =>
    /\/lib\/games\/[^/]+\/index\.ts$/.test(facadeModuleId ?? ""),
  );
  const byGames = games.map(({ fileName }) => importedBy(fileName, chunks));
  const files = new Set(importedBy(entry?.fileName ?? "", chunks));
  for (const file of byGames[0] ?? []) if (byGames.every((each) => each.has(file))) files.add(file);
  files.delete(entry?.fileName ?? "");
  return new Set(chunks.filter(({ fileName }) => files.has(fileName)).flatMap(({ moduleIds }) => moduleIds));
}

/** The document that Next prerendered, with the table's scripts and none of Next's. */
function ownDocument(html: string, chunks: readonly OutputChunk[]): string {
  const bare = html
    .replace(/<script(?! src="\/look\.js")[^>]*>.*?<\/script>/gs, "")
    .replace(/<link rel="preload" as="script"[^>]*>/g, "")
    .replace(/<!--(?!.*?DOCTYPE).*?-->/gs, "");
  if (!bare.includes('id="table"') || bare.includes("__next_f"))
    throw new Error("play.html is not as expected.");
  const first = chunks.find(({ isEntry }) => isEntry)?.fileName ?? "";
  const others = [...importedBy(first, chunks)];
  const scripts = [
    `<script type="module" src="${address}/${first}"></script>`,
    ...others.map((other) => `<link rel="modulepreload" href="${address}/${other}"/>`),
  ];
  return bare.replace("</head>", `${scripts.join("")}</head>`);
}

/** What a script imports before it runs, and what that imports. */
function importedBy(
  file: string,
  chunks: readonly OutputChunk[],
  found: Set<string> = new Set(),
): Set<string> {
  for (const name of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) {
    if (found.has(name)) continue;
    found.add(name);
    importedBy(name, chunks, found);
  }
  return found;
}

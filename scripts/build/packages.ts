import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../root";
import { writeChoice } from "./native-code";

interface Tracing {
  nodeFileTrace(
    files: readonly string[],
    options: { base: string; mixedModules: boolean; ignore(path: string): boolean },
  ): Promise<{ readonly fileList: ReadonlySet<string>; readonly esmFileList: ReadonlySet<string> }>;
}

const require = createRequire(import.meta.url);

/** What Next finds with it which files its own server loads. */
const { nodeFileTrace }: Tracing = require("next/dist/compiled/@vercel/nft");

const modules = join(root, "node_modules");
const placed = join(root, ".next/node_modules");

/**
 * What production never loads: Next's tools for development and for building, its servers for what was built in other
 * ways or runs at other hosts, the code that makes pictures smaller (next.config.js turns it off), and SQLite's, which is
 * not found by reading but placed by name.
 */
const unused = new RegExp(
  [
    "^/(?!node_modules/|\\.next/bin/)",
    "^/node_modules/(?:@img|better-sqlite3|bindings|caniuse-lite|file-uri-to-path|sharp|typescript)/",
    "/next/dist/(?:docs|experimental/testmode)/",
    "/next/dist/compiled/(?:@edge-runtime/primitives|@mswjs|babel|edge-runtime|next-devtools|ora|tar)/",
    "/next/dist/server/dev/(?:hot-reloader-(?:rspack|turbopack|webpack)|next-dev-server|on-demand-entry-handler)\\.",
    "/next/dist/compiled/(?:next-server/app-(?:page|route)\\.runtime|webpack/bundle5)",
    "/next/dist/server/(?:capsize-font-metrics|font-utils|lib/router-utils/setup-dev-bundler)\\.",
    "/next/dist/compiled/@vercel/og/index\\.edge\\.js$",
    "/next/dist/compiled/next-server/.+(?:-experimental\\..+|\\.dev)\\.js$",
    "/node_modules/react(?:-dom)?/.+(?:\\.development|-server(?:-legacy)?\\.(?:browser|edge|bun)\\.production)\\.js$",
    "\\.(?:d\\.ts|map)$",
  ].join("|"),
);

/**
 * Copies what the build loads of packages in production into `.next/node_modules`, where it is found first. So the
 * build runs without the packages it was made with, and `npm pack` packs what every test ran on.
 */
export async function placePackages(): Promise<void> {
  const links = linksIn(placed);
  for (const file of [...(await tracedFromBundles()), ...tracedByNext()]) {
    if (!file.startsWith("node_modules/") || unused.test(`/${file}`)) continue;
    copy(join(root, file), join(placed, file.slice("node_modules/".length)));
  }
  for (const file of namedByNext()) copy(file, join(placed, relative(modules, file)));
  placeNativeCode();
  // npm packs no links.
  for (const [link, target] of links) {
    rmSync(link);
    const source = join(placed, relative(modules, target));
    if (existsSync(source)) cpSync(source, link, { recursive: true });
  }
}

/** Links to packages, by which the chunks of Next's build require them, and where they lead. */
function linksIn(folder: string): (readonly [link: string, target: string])[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((link) => [link, join(dirname(link), readlinkSync(link))]);
}

/** What the packages load that the bundles import, beside what Next has listed. */
async function tracedFromBundles(): Promise<string[]> {
  const entries = ["next", "pg"].map((name) => fileURLToPath(import.meta.resolve(name)));
  const { fileList, esmFileList } = await nodeFileTrace(entries, {
    base: root,
    mixedModules: true,
    ignore: (path) => unused.test(`/${path}`),
  });
  return [...fileList, ...esmFileList];
}

/** What pages load, as Next's build lists it beside each. The API and what starts it run in Next only with `npm run dev`. */
function tracedByNext(): string[] {
  const server = join(root, ".next/server/app");
  const lists = readdirSync(server, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".nft.json") && !name.startsWith("api"))
    .map((name) => join(server, name));
  return [join(root, ".next/next-server.js.nft.json"), ...lists].flatMap((list) => {
    const { files }: { files: readonly string[] } = JSON.parse(readFileSync(list, "utf8"));
    return files.map((file) => relative(root, join(dirname(list), file)).replaceAll("\\", "/"));
  });
}

/** What Next resolves by name when it reads its configuration, for a build, and does not load in production. */
function namedByNext(): string[] {
  const naming = readFileSync(require.resolve("next/dist/server/config-utils"), "utf8");
  return [...naming.matchAll(/'(next\/dist\/[^']{1,200})'/g)].map(([, name = ""]) => require.resolve(name));
}

/** Systems that would make the file larger than they are worth. Windows on ARM also has a Node for x64. */
const leftOut = /^(?:linuxmusl-|win32-arm64)/;

/** Both versions of SQLite's code as far as they are here: 12 is compiled only on Node 20. */
function placeNativeCode(): void {
  writeChoice(join(placed, "better-sqlite3"));
  for (const name of readdirSync(modules).filter((found) => /^better-sqlite3(?:-1\d)?$/.test(found))) {
    const folder = join(modules, name);
    const compiled = join("build/Release/better_sqlite3.node");
    const code = ["prebuilds", compiled].find((part) => existsSync(join(folder, part)));
    if (code === undefined) continue;
    const place = join(placed, code === compiled ? "better-sqlite3-12" : "better-sqlite3-13");
    for (const part of ["package.json", "lib", code]) copy(join(folder, part), join(place, part));
    if (code === "prebuilds") {
      for (const file of readdirSync(join(place, code)).filter((found) => leftOut.test(found)))
        rmSync(join(place, code, file));
      continue;
    }
    for (const name of ["bindings", "file-uri-to-path"]) copy(join(modules, name), join(placed, name));
  }
}

/** What is inside the bundles for browsers, beside the packages of the server's. */
const forBrowsers = ["@noble/hashes", "idb", "react", "react-dom", "scheduler"];

/** The licences of everything that the build contains of others ask to be with every copy. */
export function placeLicences(bundled: readonly string[]): void {
  const copied = readdirSync(placed, { recursive: true, encoding: "utf8" })
    .filter((name) => basename(name) === "package.json")
    .map(dirname);
  for (const name of new Set([...copied, ...bundled, ...forBrowsers])) {
    const folder = join(modules, name);
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder).filter((found) => /^licen[cs]e(?:\.|$)/i.test(found)))
      copy(join(folder, file), join(root, ".next/licences", name, file));
  }
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, dereference: true });
}

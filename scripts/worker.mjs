import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import typescript from "typescript";

const root = fileURLToPath(new URL("..", import.meta.url));

/** @param {string | Buffer} content */
const hashOf = (content) => `sha256-${createHash("sha256").update(content).digest("base64")}`;

/**
 * Every file below a directory: its address and its hash.
 * @param {string} directory
 * @param {string} address
 * @returns {[string, string][]}
 */
function filesBelow(directory, address) {
  return readdirSync(join(root, directory), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [
      address + file.slice(join(root, directory).length).split(sep).join("/"),
      hashOf(readFileSync(file)),
    ]);
}

/** What Next prerendered of one kind: `page`, or `route` for icons and the manifest. */
function prerendered(kind, ending) {
  const { routes } = JSON.parse(readFileSync(join(root, ".next/prerender-manifest.json"), "utf8"));
  return Object.entries(routes)
    .filter(
      ([path, { routeType, compute }]) =>
        routeType === kind && compute === "static" && !path.startsWith("/_"),
    )
    .map(([path]) => {
      const file = join(root, ".next/server/app", `${path === "/" ? "/index" : path}${ending}`);
      return [path, hashOf(readFileSync(file))];
    });
}

/**
 * Writes the service worker of the build that was just made to `.next/sw.js`: the list of its pages and files, then
 * worker/sw.ts. The same build always gives the same worker, another build another one.
 */
export function writeWorker() {
  const documents = Object.fromEntries(prerendered("page", ".html"));
  const files = Object.fromEntries([
    ...prerendered("route", ".body"),
    ...filesBelow(".next/static", "/_next/static"),
    ...filesBelow("public", ""),
  ]);
  const code = typescript.transpileModule(readFileSync(join(root, "worker/sw.ts"), "utf8"), {
    compilerOptions: { target: typescript.ScriptTarget.ES2022, module: typescript.ModuleKind.None },
  }).outputText;
  const version = createHash("sha256")
    .update(JSON.stringify([documents, files, code]))
    .digest("hex")
    .slice(0, 16);
  const shell = JSON.stringify({ version, documents, files }, null, 1);
  writeFileSync(join(root, ".next/sw.js"), `"use strict";\nconst shell = ${shell};\n${code}`);
}

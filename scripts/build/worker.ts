import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import typescript from "typescript";
import { root } from "../root";
import {
  type Built,
  builtDocuments,
  builtFiles,
  builtManifest,
  builtPayloads,
  packAddress,
} from "./build-files";

const hashOf = (content: string | Buffer) =>
  `sha256-${createHash("sha256").update(content).digest("base64")}`;

/** Each file's address, and its hash. */
const hashed = (files: readonly Built[]) =>
  Object.fromEntries(files.map(([address, file]) => [address, hashOf(readFileSync(join(root, file)))]));

/**
 * Writes the service worker of the current build to `.next/sw.js`: the list of its pages and files, then
 * app/sw.js/worker/sw.ts. The same build always gives the same worker, another build another one.
 */
export function writeWorker(): void {
  const documents = hashed(builtDocuments());
  const files = hashed([...builtManifest(), ...builtPayloads(), ...builtFiles()]);
  const code = typescript.transpileModule(readFileSync(join(root, "app/sw.js/worker/sw.ts"), "utf8"), {
    compilerOptions: { target: typescript.ScriptTarget.ES2022, module: typescript.ModuleKind.None },
  }).outputText;
  const version = createHash("sha256")
    .update(JSON.stringify([documents, files, code]))
    .digest("hex")
    .slice(0, 16);
  const shell = JSON.stringify({ version, pack: packAddress, documents, files }, null, 1);
  writeFileSync(join(root, ".next/sw.js"), `"use strict";\nconst shell = ${shell};\n${code}`);
}

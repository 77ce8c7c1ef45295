import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { root } from "../root";

/** An address and its file, as a path from the root. */
export type Built = readonly [address: string, file: string];

/** Every file below a directory, served below an address. */
function filesBelow(directory: string, address: string): Built[] {
  return readdirSync(join(root, directory), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .map((file) => [address + file.slice(directory.length).split(sep).join("/"), file]);
}

/** What Next prerendered of one kind: `page`, or `route` for the manifest. */
function prerendered(kind: "page" | "route", ending: string): Built[] {
  const { routes } = JSON.parse(readFileSync(join(root, ".next/prerender-manifest.json"), "utf8")) as {
    routes: Record<string, { routeType: string; compute: string }>;
  };
  return Object.entries(routes)
    .filter(
      ([path, { routeType, compute }]) =>
        routeType === kind && compute === "static" && !path.startsWith("/_"),
    )
    .map(([path]) => [path, `.next/server/app${path}${ending}`]);
}

/** The pages of the build: one document per address and language, `/es/play`, whatever the query. */
export const builtDocuments = (): Built[] => prerendered("page", ".html");

/** What Next's router requests instead of a document, each at its own address: `/es/play.rsc`. */
export const builtPayloads = (): Built[] =>
  prerendered("page", ".rsc").map(([path, file]) => [`${path}.rsc`, file]);

/**
 * Scripts, styles, and the files in `public/`; not Next's scripts for browsers without modules, which have no service
 * workers either: those it serves itself.
 */
export function builtFiles(): Built[] {
  const { polyfillFiles } = JSON.parse(readFileSync(join(root, ".next/build-manifest.json"), "utf8")) as {
    polyfillFiles: string[];
  };
  const scripts = filesBelow(".next/static", "/_next/static");
  return [
    ...scripts.filter(([address]) => !polyfillFiles.includes(address.slice("/_next/".length))),
    ...filesBelow("public", ""),
  ];
}

/** What installing the app requests. */
export const builtManifest = (): Built[] => prerendered("route", ".body");

/** Where the service worker gets all of it in one answer (encode.ts). */
export const packAddress = "/program.jsonl";

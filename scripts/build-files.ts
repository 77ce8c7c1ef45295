import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { root } from "./root";

/** Where something is served, and its file: a path from the root on. */
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

/** The pages of the build that was made: one document each and language, `/es/play`, whatever the query. */
export const builtDocuments = (): Built[] => prerendered("page", ".html");

/** What Next's router asks for instead of a document, each at an address of its own: `/es/play.rsc`. */
export const builtPayloads = (): Built[] =>
  prerendered("page", ".rsc").map(([path, file]) => [`${path}.rsc`, file]);

/** Scripts, styles, and what lies in `public/`. */
export const builtFiles = (): Built[] => [
  ...filesBelow(".next/static", "/_next/static"),
  ...filesBelow("public", ""),
];

/** What installing the program asks for. */
export const builtManifest = (): Built[] => prerendered("route", ".body");

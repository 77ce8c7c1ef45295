import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder, with a slash at the end. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Every file below a directory.
 * @param {string} directory
 * @param {string} address where it is served
 * @returns {[address: string, file: string][]} paths of files from the root on
 */
function filesBelow(directory, address) {
  return readdirSync(join(root, directory), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .map((file) => [address + file.slice(directory.length).split(sep).join("/"), file]);
}

/**
 * What Next prerendered of one kind: `page`, or `route` for the manifest.
 * @param {"page" | "route"} kind
 * @param {string} ending
 * @returns {[address: string, file: string][]}
 */
function prerendered(kind, ending) {
  const { routes } = JSON.parse(readFileSync(join(root, ".next/prerender-manifest.json"), "utf8"));
  return Object.entries(routes)
    .filter(
      ([path, { routeType, compute }]) =>
        routeType === kind && compute === "static" && !path.startsWith("/_"),
    )
    .map(([path]) => [path, `.next/server/app${path === "/" ? "/index" : path}${ending}`]);
}

/** The pages of the build that was made: one document each, whatever the query. */
export const builtDocuments = () => prerendered("page", ".html");

/** Scripts, styles, and what lies in `public/`. */
export const builtFiles = () => [...filesBelow(".next/static", "/_next/static"), ...filesBelow("public", "")];

/** What installing the program asks for. */
export const builtManifest = () => prerendered("route", ".body");

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/**
 * Names the route of a path as the code does, `/api/games/[id]`: what is told of a request without telling of which
 * game or league. "other" where no route has it.
 * @returns {(path: string) => string}
 */
export function routeNames() {
  const known = routes().map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  return (path) => known.find(({ regex }) => regex.test(path))?.page ?? "other";
}

/**
 * All routes of the build.
 * @returns {{ page: string, regex: string }[]}
 */
export function routes() {
  const { staticRoutes, dynamicRoutes } = JSON.parse(
    readFileSync(join(root, ".next/routes-manifest.json"), "utf8"),
  );
  return [...staticRoutes, ...dynamicRoutes];
}

import { readFileSync } from "node:fs";

interface PageRoute {
  /** As the code names it: `/l/[slug]/games/[game]`. */
  readonly page: string;
  readonly regex: string;
}

/** All routes that Next built. */
export function pageRoutes(): readonly PageRoute[] {
  const { staticRoutes, dynamicRoutes } = JSON.parse(
    readFileSync(".next/routes-manifest.json", "utf8"),
  ) as Record<"staticRoutes" | "dynamicRoutes", PageRoute[]>;
  return [...staticRoutes, ...dynamicRoutes];
}

/** Names the route of a path, so that a log need not say which game or league. "other" where no route has it. */
export function pageNames(): (path: string) => string {
  const known = pageRoutes().map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  return (path) => known.find(({ regex }) => regex.test(path))?.page ?? "other";
}

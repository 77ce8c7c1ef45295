import { readFileSync } from "node:fs";
import { inLanguage } from "./page-language";

interface PageRoute {
  /** As the code names it: `/[lang]/l/[slug]/games/[game]`. */
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

/** The language is not part of an address. */
const withoutLanguage = (page: string): string => page.replace(/^\/\[lang\]/, "") || "/";

/** Names the route of a path, so that a log need not say which game or league. "other" if no route has it. */
export function pageNames(): (path: string) => string {
  const known = pageRoutes()
    .filter(({ page }) => !page.includes("[...rest]"))
    .map(({ page, regex }) => ({ name: withoutLanguage(page), regex: new RegExp(regex) }));
  return (path) =>
    known.find(({ regex }) => regex.test(path) || regex.test(inLanguage(path, "en")))?.name ?? "other";
}

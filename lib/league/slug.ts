import type { Problem } from "../rules/problem";
import { leagueProblem } from "./texts";

/** The slug in a league's address, `/l/SLUG`. */
const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const minSlugLength = 3;
export const maxSlugLength = 40;

/** Words that the program's own addresses use or may use. */
const reserved = new Set([
  "api",
  "app",
  "admin",
  "new",
  "edit",
  "join",
  "play",
  "watch",
  "rules",
  "settings",
  "sheet",
  "sheets",
  "league",
  "leagues",
  "player",
  "players",
  "game",
  "games",
  "record",
  "records",
  "money",
  "standings",
  "season",
  "seasons",
  "table",
  "tables",
  "search",
  "help",
  "about",
  "static",
  "public",
  "index",
]);

/** A slug that looks like an id would be taken for the league with that id. */
const isId = (slug: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(slug);

/** Why a text cannot be a slug, apart from being taken. */
export function slugProblems(slug: string): Problem[] {
  if (!slugShape.test(slug) || slug.length < minSlugLength || slug.length > maxSlugLength)
    return [leagueProblem("slug-shape", "")];
  if (!reserved.has(slug) && !isId(slug)) return [];
  return [leagueProblem("slug-reserved", "", { slug })];
}

/** The slug for a league's name: "Dominoes & Bö" becomes `dominoes-bo`. `league` if nothing is left of the name. */
export function slugOf(name: string): string {
  const words =
    name
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const plain = words
    .join("-")
    .slice(0, maxSlugLength - 5)
    .replace(/-$/, "");
  const slug = plain.length < minSlugLength ? `league-${plain}`.replace(/-$/, "") : plain;
  return slugProblems(slug).length === 0 ? slug : `${slug}-league`;
}

/** The first of `slug`, `slug-2`, `slug-3`, … that is not taken. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  const base = slug.slice(0, maxSlugLength - 5).replace(/-$/, "");
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${base}-${number}`;
    if (!isTaken(candidate) && slugProblems(candidate).length === 0) return candidate;
  }
}

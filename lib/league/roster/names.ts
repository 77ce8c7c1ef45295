import type { Problem } from "../../rules/problem";
import { leagueProblem } from "../texts";

export const maxNameLength = 60;

/** A name as it is stored: trimmed and composed. */
export const normalizedName = (name: string): string => name.trim().normalize("NFC");

/** Invisible characters, such as a zero-width space. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/** Names are the same if they are equal in lower case and without invisible characters. */
export const nameKey = (name: string): string => normalizedName(name.replace(unseen, "")).toLowerCase();

/** This name with the lowest number that makes it nobody else's. */
export function numberedName(name: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(nameKey));
  for (let number = 2; ; number++) {
    const end = ` ${number}`;
    const numbered = [...normalizedName(name)].slice(0, maxNameLength - end.length).join("") + end;
    if (!keys.has(nameKey(numbered))) return numbered;
  }
}

/** Why a text cannot be the name of a league, season, player or house rules; paths from the name on. */
export function nameProblems(name: string, max = maxNameLength): Problem[] {
  const length = [...normalizedName(name)].length;
  if (nameKey(name) !== "" && length <= max) return [];
  return [leagueProblem("name", "", { most: max })];
}

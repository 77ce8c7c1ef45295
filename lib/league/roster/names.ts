import type { Problem } from "../../rules/problem";
import { leagueProblem } from "../texts";

export const maxNameLength = 60;

/** A name as it is stored: trimmed and composed. */
export const normalizedName = (name: string): string => name.trim().normalize("NFC");

/** What nobody sees, such as a space of no width. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/** Names are the same when they are the same in lower case and without what nobody sees. */
export const nameKey = (name: string): string => normalizedName(name.replace(unseen, "")).toLowerCase();

/** What keeps a text from being the name of a league, a season, a player or house rules; paths from the name on. */
export function nameProblems(name: string, max = maxNameLength): Problem[] {
  const length = [...normalizedName(name)].length;
  if (nameKey(name) !== "" && length <= max) return [];
  return [leagueProblem("name", "", { most: max })];
}

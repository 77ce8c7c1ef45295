import type { Problem } from "../../rules/problem";
import { leagueProblem } from "../texts";
import type { ChangeOf, LeagueChange } from "../wire";

export const maxComment = 280;

/** A comment as it is stored: one line, composed, without spaces around it. */
export const normalizedComment = (text: string): string => text.normalize("NFC").replace(/\s+/gu, " ").trim();

/** Why a text cannot be a comment; paths from the change's root. An empty text deletes the comment. */
export function commentTextProblems({ text }: Pick<ChangeOf<"comment">, "text">): Problem[] {
  if ([...normalizedComment(text)].length <= maxComment) return [];
  return [leagueProblem("long-comment", "/text", { most: maxComment })];
}

/** A league's comments after these changes, by what they are about. */
export const commentsAfter = (
  comments: ReadonlyMap<string, string>,
  changes: readonly LeagueChange[],
): ReadonlyMap<string, string> =>
  changes.reduce((before, change) => {
    if (change.change !== "comment") return before;
    const after = new Map(before);
    const text = normalizedComment(change.text);
    if (text === "") after.delete(change.about);
    else after.set(change.about, text);
    return after;
  }, comments);

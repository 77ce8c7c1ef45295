import type { Problem } from "../../rules/problem";
import { leagueProblem } from "../texts";
import type { ChangeOf, LeagueChange } from "../wire";

export const maxComment = 280;

/** A comment as it is kept: one line, composed, without spaces around it. */
export const normalizedComment = (text: string): string => text.normalize("NFC").replace(/\s+/gu, " ").trim();

/** What keeps a text from being a comment; paths from the change on. Nothing at all takes a comment back. */
export function commentTextProblems({ text }: Pick<ChangeOf<"comment">, "text">): Problem[] {
  if ([...normalizedComment(text)].length <= maxComment) return [];
  return [leagueProblem("long-comment", "/text", { most: maxComment })];
}

/** The comments of a league by what they are about, once these changes are made. */
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

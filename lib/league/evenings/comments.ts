import type { Problem } from "../../rules/problem";
import { leagueProblem } from "../texts";

export const maxComment = 280;

/** A comment as it is stored: one line, composed, without spaces around it. */
export const normalizedComment = (text: string): string => text.normalize("NFC").replace(/\s+/gu, " ").trim();

/** Why a text cannot be a comment; paths from the change's root. An empty text deletes the comment. */
export const commentTextProblems = (text: string): Problem[] =>
  [...normalizedComment(text)].length <= maxComment
    ? []
    : [leagueProblem("long-comment", "/text", { most: maxComment })];

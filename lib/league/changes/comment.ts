import { changeKind } from "../change/kind";
import { commentTextProblems, normalizedComment } from "../evenings/comments";
import { isDay } from "../season";
import { leagueProblem } from "../texts";

/** Whether the league has the game that it is about. */
interface Facts {
  readonly isThere: boolean;
}

/** A one-line comment on a game (its id) or on an evening (the day on which it began). An empty text deletes it. */
export const comment = changeKind({
  schema: (f) => f.change("comment", { about: f.gameOrDay, text: f.text(2_000) }),
  problems: (_, { about, text }, { isThere }: Facts = { isThere: true }) => {
    const problems = commentTextProblems(text);
    if (isThere || isDay(about)) return problems;
    return [...problems, leagueProblem("not-in-league", "/about", { id: about })];
  },
  comments: (comments, { about, text }) => {
    const others = [...comments].filter(([each]) => each !== about);
    const written = normalizedComment(text);
    return new Map(written === "" ? others : [...others, [about, written]]);
  },
  text: ({ text }) => ({ line: text }),
});

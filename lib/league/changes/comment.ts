import { changeKind } from "../change/kind";
import { isDay } from "../season";
import { leagueProblem } from "../texts";

export const maxComment = 280;

/** A comment as it is stored: one line, composed, without spaces around it. */
export const normalizedComment = (text: string): string => text.normalize("NFC").replace(/\s+/gu, " ").trim();

/** Whether the league has the game that it is about. */
interface Facts {
  readonly isThere: boolean;
}

/** A one-line comment on a game (its id) or on an evening (the day on which it began). An empty text deletes it. */
export const comment = changeKind({
  schema: (f) => f.change("comment", { about: f.gameOrDay, text: f.text(2_000) }),
  problems: (_, { about, text }, { isThere }: Facts = { isThere: true }) => [
    ...([...normalizedComment(text)].length > maxComment
      ? [leagueProblem("long-comment", "/text", { most: maxComment })]
      : []),
    ...(isThere || isDay(about) ? [] : [leagueProblem("not-in-league", "/about", { id: about })]),
  ],
  beside: ({ comments }, { about, text }) => {
    const others = [...comments].filter(([each]) => each !== about);
    const written = normalizedComment(text);
    return { comments: new Map(written === "" ? others : [...others, [about, written]]) };
  },
  text: ({ text }) => ({ line: text }),
});

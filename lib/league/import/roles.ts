/** What a column of a table says about a game or somebody in it. */
export const roles = [
  "none",
  "day",
  "game",
  "kind",
  /** A name, to which the figures after it belong. */
  "player",
  "points",
  "money",
  "currency",
  "place",
  "side",
  "outcome",
  "winner",
  /** Who has the next place after those before. */
  "next",
  /** The points of both who play: `5-4`. */
  "both",
  /** A name with points: `Ana 10`. */
  "scores",
  /** The figures of the person in its heading. */
  "person",
] as const;
export type Role = (typeof roles)[number];

/** What a column seems to have by itself; a number or a sum may be the points of the name before it. */
export type Guess = Role | "number" | "total";

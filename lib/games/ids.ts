/** The ids of all games, each the name of its folder. What a server or a file names and this has not is of a later version. */
export const gameIds: readonly string[] = [
  "baneberry",
  "mexican-train",
  "domino-pool",
  "pip",
  "doubles",
  "count",
  "hands",
  "fives",
  "forty-two",
  "chickenfoot",
];

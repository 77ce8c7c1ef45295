/** The ids of all rulesets, each the name of its folder. An id that is not here is of a later version. */
export const rulesetIds: readonly string[] = [
  "count",
  "hands",
  "fives",
  "forty-two",
  "chickenfoot",
  "mexican-train",
  "baneberry",
  "domino-pool",
  "pip",
  "doubles",
];

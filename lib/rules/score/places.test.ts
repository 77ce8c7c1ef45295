import { describe, expect, it } from "vitest";
import { placesBy, type RankKey } from "./places";

const rows: Record<string, [keys: RankKey[], places: [seat: number, rank: number][]]> = {
  nobody: [[], []],
  "one alone": [[[5]], [[0, 1]]],
  "all different": [
    [[3], [1], [2]],
    [
      [1, 1],
      [2, 2],
      [0, 3],
    ],
  ],
  "two at the top": [
    [[1], [1], [2]],
    [
      [0, 1],
      [1, 1],
      [2, 3],
    ],
  ],
  "two in the middle, in seat order": [
    [[2], [3], [2], [1]],
    [
      [3, 1],
      [0, 2],
      [2, 2],
      [1, 4],
    ],
  ],
  "all equal": [
    [[0], [0], [0]],
    [
      [0, 1],
      [1, 1],
      [2, 1],
    ],
  ],
  "the second key decides": [
    [
      [1, 9],
      [1, 2],
    ],
    [
      [1, 1],
      [0, 2],
    ],
  ],
  "the first key goes before the second": [
    [
      [2, 0],
      [1, 9],
    ],
    [
      [1, 1],
      [0, 2],
    ],
  ],
  "a missing key counts as 0": [
    [[1], [1, 0], [1, -1]],
    [
      [2, 1],
      [0, 2],
      [1, 2],
    ],
  ],
  "0 and -0 are equal": [
    [[0], [-0]],
    [
      [0, 1],
      [1, 1],
    ],
  ],
};

describe("places", () => {
  it.each(Object.entries(rows))("%s", (_name, [keys, places]) =>
    expect(placesBy(keys).map(({ seat, rank }) => [seat, rank])).toEqual(places),
  );
});

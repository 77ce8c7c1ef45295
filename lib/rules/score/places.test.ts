import { describe, expect, it } from "vitest";
import { placesBy, type RankKey } from "./places";

const rows: Record<string, [keys: RankKey[], places: [seat: number, rank: number][]]> = {
  nobody: [[], []],
  "one player": [[[5]], [[0, 1]]],
  "different keys": [
    [[3], [1], [2]],
    [
      [1, 1],
      [2, 2],
      [0, 3],
    ],
  ],
  "two tied for first": [
    [[1], [1], [2]],
    [
      [0, 1],
      [1, 1],
      [2, 3],
    ],
  ],
  "two tied in the middle, listed in seat order": [
    [[2], [3], [2], [1]],
    [
      [3, 1],
      [0, 2],
      [2, 2],
      [1, 4],
    ],
  ],
  "everybody tied": [
    [[0], [0], [0]],
    [
      [0, 1],
      [1, 1],
      [2, 1],
    ],
  ],
  "a tie that the second key breaks": [
    [
      [1, 9],
      [1, 2],
    ],
    [
      [1, 1],
      [0, 2],
    ],
  ],
  "a first key that outweighs the second": [
    [
      [2, 0],
      [1, 9],
    ],
    [
      [1, 1],
      [0, 2],
    ],
  ],
  "a missing key, counted as 0": [
    [[1], [1, 0], [1, -1]],
    [
      [2, 1],
      [0, 2],
      [1, 2],
    ],
  ],
  "0 and -0, which are equal": [
    [[0], [-0]],
    [
      [0, 1],
      [1, 1],
    ],
  ],
};

describe("placesBy", () => {
  it.each(Object.entries(rows))("ranks %s", (_name, [keys, places]) =>
    expect(placesBy(keys).map(({ seat, rank }) => [seat, rank])).toEqual(places),
  );
});

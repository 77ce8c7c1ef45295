import { describe, expect, it } from "vitest";
import { nextMilestone } from "./milestones";

describe("nextMilestone", () => {
  it.each([
    [
      { games: 9, wins: 2, points: 13 },
      { of: "games", next: 10, missing: 1 },
    ],
    [
      { games: 51, wins: 24, points: 130 },
      { of: "wins", next: 25, missing: 1 },
    ],
    [
      { games: 240, wins: 30, points: 699 },
      { of: "points", next: 700, missing: 1 },
    ],
  ])("is the relatively nearest one, given %o", (reached, expected) =>
    expect(nextMilestone(reached)).toEqual(expected),
  );
});

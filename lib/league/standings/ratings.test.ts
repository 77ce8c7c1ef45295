import * as fc from "fast-check";
import { rate } from "openskill";
import { expect, it } from "vitest";
import { ratingsAfter, teamsIn } from "./ratings";

const player = fc.record({
  rating: fc.record({
    mu: fc.double({ min: -10, max: 60, noNaN: true }),
    sigma: fc.double({ min: 0.5, max: 9, noNaN: true }),
  }),
  place: fc.integer({ min: 1, max: 4 }),
});

it("ratingsAfter gives what OpenSkill gives to players who play alone, to the last digit", () => {
  fc.assert(
    fc.property(fc.array(player, { minLength: 2, maxLength: 9 }), (players) => {
      const before = players.map(({ rating }) => rating);
      const theirs = rate(
        before.map((each) => [each]),
        { rank: players.map(({ place }) => place) },
      );
      expect(ratingsAfter(before, teamsIn(players))).toEqual(theirs.flat());
    }),
    { numRuns: 300 },
  );
});

it("ratingsAfter gives what OpenSkill gives to partners, whoever sits next to whom", () => {
  const sides = fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 2 }));
  fc.assert(
    fc.property(fc.array(player, { minLength: 4, maxLength: 6 }), sides, (players, places) => {
      const before = players.map(({ rating }) => rating);
      const finished = players.map((_, index) => ({ side: index % 2, place: places[index % 2] ?? 1 }));
      const teamOf = (side: number) => before.filter((_, index) => index % 2 === side);
      const theirs = rate([teamOf(0), teamOf(1)], { rank: places });
      const ours = ratingsAfter(before, teamsIn(finished));
      expect([0, 1].map((side) => ours.filter((_, index) => index % 2 === side))).toEqual(theirs);
    }),
    { numRuns: 300 },
  );
});

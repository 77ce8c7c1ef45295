import fc from "fast-check";
import { expect, it } from "vitest";
import { choose } from "./choose";

/** The indices that are chosen where each excludes its neighbours in the list. */
const chosenIn = (odds: readonly number[]) =>
  choose(odds, (a, b) => Math.abs(a - b) === 1).flatMap(({ chosen }, i) => (chosen ? [i] : []));

it("choose gives each that nothing excludes, with the certainty of its odds", () => {
  expect(choose([3, 1], () => false)).toEqual([
    { chosen: true, certainty: 0.75 },
    { chosen: true, certainty: 0.5 },
  ]);
  expect(choose([], () => true)).toEqual([]);
});

it("choose prefers two to the likelier one between that excludes both", () => {
  expect(chosenIn([9, 15, 9])).toEqual([0, 2]);
  expect(chosenIn([0.5, 15, 0.5])).toEqual([1]);
});

it("choose leaves little certainty between two nearly equal choices", () => {
  const [one, other] = choose([10, 9], () => true);
  expect(one).toEqual({ chosen: true, certainty: 0.5 });
  expect(other).toEqual({ chosen: false, certainty: 0.45 });
});

it("choose chooses along a chain that is too long to weigh every choice", () => {
  expect(chosenIn(Array.from({ length: 80 }, (_, i) => (i % 2 === 0 ? 99 : 9)))).toEqual(
    Array.from({ length: 40 }, (_, i) => 2 * i),
  );
});

it("choose gives the certainties of all choices counted one by one, and never two that exclude each other", () => {
  const few = fc
    .array(fc.double({ min: 0.01, max: 1000, noNaN: true }), { minLength: 1, maxLength: 7 })
    .chain((odds) => fc.tuple(fc.constant(odds), fc.array(fc.boolean(), { minLength: 49, maxLength: 49 })));
  fc.assert(
    fc.property(few, ([odds, pairs]) => {
      const excludes = (a: number, b: number) => pairs[Math.min(a, b) * 7 + Math.max(a, b)] as boolean;
      const members = (set: number) => [...odds.keys()].filter((i) => set & (1 << i));
      const isChoice = (all: readonly number[]) =>
        all.every((a) => all.every((b) => a === b || !excludes(a, b)));
      const choices = Array.from({ length: 2 ** odds.length }, (_, set) => members(set)).filter(isChoice);
      const weight = (all: readonly number[]) => all.reduce((product, i) => product * (odds[i] as number), 1);
      const total = choices.reduce((sum, all) => sum + weight(all), 0);
      const verdicts = choose(odds, excludes);
      for (const [i, { certainty }] of verdicts.entries()) {
        const withIt = choices.filter((all) => all.includes(i)).reduce((sum, all) => sum + weight(all), 0);
        expect(certainty).toBeCloseTo(withIt / total, 9);
      }
      expect(isChoice([...odds.keys()].filter((i) => verdicts[i]?.chosen))).toBe(true);
    }),
  );
});

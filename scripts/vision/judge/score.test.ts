import { expect, it } from "vitest";
import { byNumber, type ReadPair, scoreOf, summaryOf, wilson, withoutOptional } from "./score";

const sure = (a: number, b: number) => ({ pair: [a, b] as const, flagged: false });

it("scoreOf matches tiles either way round, each once", () => {
  const score = scoreOf(
    [
      [1, 2],
      [3, 3],
      [0, 6],
    ],
    [sure(2, 1), sure(3, 3), sure(4, 4)],
  );
  expect(score).toMatchObject({ right: 2, read: 3, wrongUnflagged: 1, countRight: true, totalRight: false });
  expect(score.missing).toEqual([[0, 6]]);
});

it("scoreOf counts a flagged mistake as flagged", () => {
  const score = scoreOf([[1, 2]], [{ pair: [1, 3], flagged: true }]);
  expect(score).toMatchObject({ right: 0, wrongUnflagged: 0, flagged: 1 });
});

it("scoreOf matches a reading only with a tile that it lies on, if it can tell", () => {
  const slipped = scoreOf(
    [
      [4, 4],
      [4, 1],
    ],
    [sure(4, 4), sure(1, 4)],
    (reading, tile) => reading === 1 && tile === 1,
  );
  expect(slipped).toMatchObject({ right: 1, wrongUnflagged: 1, missing: [[4, 4]], found: [[4, 1]] });
});

it("withoutOptional counts no reading of a tile that is cut or covered, if it is right or flagged", () => {
  const truth = [
    [1, 2],
    [3, 4],
  ] as const;
  const flagged: ReadPair = { pair: [5, 6], flagged: true };
  const without = (...read: ReadPair[]) => withoutOptional(truth, [[0, 1]], read);
  expect(without(sure(2, 1), sure(1, 0))).toEqual([sure(2, 1)]);
  expect(without(sure(2, 1), flagged)).toEqual([sure(2, 1)]);
  expect(without(sure(2, 1), sure(5, 6))).toEqual([sure(2, 1), sure(5, 6)]);
  expect(without(sure(1, 0), flagged)).toEqual([flagged]);
  expect(withoutOptional(truth, [[1, 2]], [sure(1, 2)])).toEqual([sure(1, 2)]);
});

it("summaryOf counts flags on tiles that were read right", () => {
  const flagged = scoreOf(
    [
      [1, 2],
      [3, 4],
    ],
    [{ pair: [1, 2], flagged: true }, sure(3, 4)],
  );
  expect(summaryOf([flagged]).rightFlagged).toMatchObject({ of: 1, n: 2 });
});

it("byNumber gives the share of tiles with each number that are read right", () => {
  const scores = [
    scoreOf(
      [
        [1, 2],
        [1, 1],
      ],
      [sure(1, 2)],
    ),
    scoreOf([[2, 9]], [sure(9, 2)]),
  ];
  expect(byNumber(scores)).toMatchObject({ 1: { of: 1, n: 3 }, 2: { of: 2, n: 2 }, 9: { of: 1, n: 1 } });
});

it("summaryOf adds up photos", () => {
  const photos = [scoreOf([[1, 2]], [sure(1, 2)]), scoreOf([[4, 4]], [])];
  expect(summaryOf(photos)).toMatchObject({
    tilesRight: { of: 1, n: 2 },
    precision: { of: 1, n: 1 },
    countRight: { of: 1, n: 2 },
  });
});

/** Textbook figures. */
it("wilson gives Wilson's score interval", () => {
  expect(wilson(8, 10)).toMatchObject({ low: 0.4902, high: 0.9433 });
  expect(wilson(0, 20)).toMatchObject({ low: 0, high: 0.1611 });
  expect(wilson(20, 20)).toMatchObject({ low: 0.8389, high: 1 });
});

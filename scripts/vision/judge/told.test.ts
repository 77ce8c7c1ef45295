import { expect, it } from "vitest";
import { scoreOf } from "./score";
import { toldOf, toldSummaryOf, viewOf } from "./told";

it.each([
  ["above", {}],
  ["above", { view: "phone, from above", notes: "standing lamp" }],
  ["above", { notes: "column, steeper angle" }],
  ["seat", { view: "view 640x480, steep", notes: "hand standing in front" }],
  ["seat", { notes: "hand holding a tile over a layout" }],
  ["standing", { view: "low view of a standing hand" }],
  ["standing", { notes: "rack: seven tiles, steep" }],
  ["standing", { notes: "five tiles fanned in a hand" }],
  ["heap", { notes: "one tile on top of another" }],
] as const)("viewOf says %s of %o", (view, words) => {
  expect(viewOf(words)).toBe(view);
});

const read = (...pairs: (readonly [number, number])[]) =>
  scoreOf(
    [
      [1, 2],
      [3, 4],
      [5, 6],
    ],
    pairs.map((pair) => ({ pair, flagged: true })),
  );

it("toldOf takes a misread tile for no missed one", () => {
  expect(toldOf(read([1, 2], [3, 3]), 1, ["tilt"])).toEqual({ missed: 1, marked: 1, said: true });
  expect(toldOf(read([1, 2], [3, 3], [5, 6]), 0, ["larger-set"])).toEqual({
    missed: 0,
    marked: 0,
    said: false,
  });
});

it("toldSummaryOf counts photos that tell of what they miss, and complete ones that ask for nothing", () => {
  const silent = { missed: 2, marked: 1, said: false };
  const all = [silent, { ...silent, said: true }, { ...silent, marked: 2 }];
  const complete = [
    { missed: 0, marked: 0, said: false },
    { missed: 0, marked: 1, said: false },
  ];
  expect(toldSummaryOf([...all, ...complete])).toMatchObject({
    told: { of: 2, n: 3 },
    marked: { of: 1, n: 3 },
    needless: { of: 1, n: 2 },
    needlesslySaid: { of: 0, n: 2 },
  });
});

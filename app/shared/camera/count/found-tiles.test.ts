import { expect, it } from "vitest";
import type { Quad, Reading } from "@/lib/vision";
import {
  flagsOf,
  foundIn,
  isConflict,
  nextFlagged,
  tileAt,
  withOneMore,
  without,
  withReadThere,
  withTile,
} from "./found-tiles";

const boxAt = (x: number, y: number): Quad => [
  { x, y },
  { x: x + 40, y },
  { x: x + 40, y: y + 80 },
  { x, y: y + 80 },
];
const half = (value: number) => ({ value, confidence: 1, likely: [value] });

const reading: Reading = {
  hints: [],
  unread: [],
  tiles: [
    { box: boxAt(0, 0), halves: [half(2), half(6)], doubts: [] },
    { box: boxAt(100, 0), halves: [half(6), half(2)], doubts: ["unclear"] },
    { box: boxAt(200, 0), halves: [half(0), half(0)], doubts: ["cut"] },
  ],
};
const nothing = new Map<string, string>();
const flagNames = (tiles: Parameters<typeof flagsOf>[0], taken = nothing) =>
  [...flagsOf(tiles, taken).values()].map((flags) => flags.map(({ flag }) => flag));

it("foundIn writes tiles as documents do and keeps each half in its place", () => {
  const tiles = foundIn(reading);
  expect(tiles.map(({ tile }) => tile)).toEqual(["6-2", "6-2", "0-0"]);
  expect(tiles.map(({ halves }) => halves)).toEqual([
    ["2", "6"],
    ["6", "2"],
    ["0", "0"],
  ]);
  expect(flagNames(tiles)).toEqual([["twice"], ["twice", "unclear"], ["cut"]]);
});

it("foundIn gives the likeliest tiles for an unclear one, all with its surer half", () => {
  const [one, other] = [
    { value: 5, confidence: 0.4, likely: [5, 6, 4] },
    { value: 2, confidence: 0.9, likely: [2, 3] },
  ];
  const box = boxAt(0, 0);
  const likelyWith = (doubts: Reading["tiles"][number]["doubts"], halves = [one, other] as const) =>
    foundIn({ hints: [], unread: [], tiles: [{ box, halves, doubts }] })[0]?.likely;
  expect(likelyWith(["unclear"])).toEqual(["5-2", "6-2", "4-2"]);
  expect(likelyWith(["unclear"], [other, one])).toEqual(["5-2", "6-2", "4-2"]);
  expect(likelyWith(["cut"])).toEqual([]);
});

it("withTile and without clear the flags of a corrected tile and of the one that it duplicated", () => {
  const mended = withTile(foundIn(reading), 1, "5-2");
  expect(flagNames(mended)).toEqual([[], [], ["cut"]]);
  // The 2 was in the lower half and stays there.
  expect(mended[1]?.halves).toEqual(["5", "2"]);
  expect(withTile(foundIn(reading), 0, "5-2")[0]?.halves).toEqual(["2", "5"]);
  expect(flagNames(without(foundIn(reading), 0))).toEqual([["unclear"], ["cut"]]);
});

it("flagsOf flags a tile that is known elsewhere, as a conflict", () => {
  const flags = flagsOf(foundIn(reading), new Map([["0-0", "Double 0, Ana holds it"]])).get(2) ?? [];
  expect(flags).toEqual([{ flag: "elsewhere", text: "Double 0, Ana holds it" }, { flag: "cut" }]);
  expect(flags.map(isConflict)).toEqual([true, false]);
});

it("withOneMore adds a tile of the usual size at a point, flagged until somebody enters which it is", () => {
  const { tiles, id } = withOneMore(foundIn(reading), { x: 300, y: 300 }, 1000);
  expect(tiles.at(-1)).toMatchObject({ id: 3, tile: undefined });
  expect(tiles.at(-1)?.box?.[0]).toEqual({ x: 280, y: 260 });
  expect(flagNames(tiles).at(-1)).toEqual(["unread"]);
  expect(withTile(tiles, id, "w-3").at(-1)?.halves).toEqual(["w", "3"]);
  expect(withOneMore([], undefined, 1000).tiles).toMatchObject([{ id: 0, box: undefined }]);
});

it("foundIn adds an unread place as a tile, flagged until somebody enters which it is", () => {
  const tiles = foundIn({ ...reading, unread: [boxAt(300, 0)] });
  expect(tiles.at(-1)).toMatchObject({ id: 3, tile: undefined, unread: true, box: boxAt(300, 0) });
  expect(flagNames(tiles).at(-1)).toEqual(["unread"]);
  expect(tileAt(tiles, { x: 320, y: 40 }, 0)?.id).toBe(3);
  expect(flagNames(withTile(tiles, 3, "5-4")).at(-1)).toEqual([]);
});

it("tileAt finds the tile under a tap, or the nearest within reach", () => {
  const tiles = foundIn(reading);
  expect(tileAt(tiles, { x: 120, y: 40 }, 0)?.id).toBe(1);
  expect(tileAt(tiles, { x: 55, y: 40 }, 20)?.id).toBe(0);
  expect(tileAt(tiles, { x: 70, y: 200 }, 20)).toBeUndefined();
});

it("withReadThere gives an unnamed tile its box and what it may be, and leaves a tile alone that was named meanwhile", () => {
  const { tiles, id } = withOneMore(foundIn(reading), { x: 320, y: 40 }, 600);
  const there = {
    box: boxAt(300, 0),
    likely: [
      [3, 5],
      [3, 4],
    ] as const,
  };
  const read = withReadThere(tiles, id, there).at(-1);
  expect(read).toMatchObject({ box: there.box, likely: ["5-3", "4-3"], tile: undefined });
  const named = withTile(tiles, id, "1-1");
  expect(withReadThere(named, id, there)).toEqual(named);
});

it("nextFlagged leads around through the tiles with a flag, and ends when no other has one", () => {
  const tiles = foundIn(reading);
  const flags = flagsOf(tiles, nothing);
  const next = (after: number | undefined) => nextFlagged(tiles, flags, after)?.id;
  expect([next(undefined), next(0), next(1), next(2)]).toEqual([0, 1, 2, 0]);
  const one = tiles.slice(2);
  expect(nextFlagged(one, flagsOf(one, nothing), 2)).toBeUndefined();
});

it("foundIn takes a doubtful tile that another surely is, or that is taken, for the next likely one, and still asks", () => {
  const [sure, doubtful] = [half(6), { value: 6, confidence: 0.4, likely: [6, 5, 4] }];
  const four = { value: 4, confidence: 0.4, likely: [4, 5] };
  const doubtfulFour = { box: boxAt(0, 0), halves: [four, half(2)], doubts: ["unclear"] } as const;
  const tiles = foundIn({
    ...reading,
    tiles: [
      { box: boxAt(0, 0), halves: [half(2), sure], doubts: [] },
      { box: boxAt(100, 0), halves: [half(5), half(2)], doubts: [] },
      { box: boxAt(200, 0), halves: [doubtful, half(2)], doubts: ["unclear"] },
    ],
  });
  expect(tiles.map(({ tile }) => tile)).toEqual(["6-2", "5-2", "4-2"]);
  expect(tiles[2]?.halves).toEqual(["4", "2"]);
  expect(flagNames(tiles)).toEqual([[], [], ["unclear"]]);
  const elsewhere = new Map([["4-2", "Ana holds it"]]);
  expect(foundIn({ ...reading, tiles: [doubtfulFour] }, elsewhere)[0]?.tile).toBe("5-2");
});

import { expect, it } from "vitest";
import { blockedLine, fitsBothEnds } from "./line-pictures";

const halves = (tile: string) => tile.split("-").map(Number);

it("in the blocked line no tile with the number at its ends is left", () =>
  expect(blockedLine.filter(({ tile }) => halves(tile).includes(2))).toHaveLength(7));

it("the tile that is held has the numbers of the line’s two ends", () => {
  const held = fitsBothEnds.filter((each) => each.held).flatMap(({ tile }) => halves(tile));
  const odd = [0, 1, 2, 3, 4, 5, 6].filter((number) => {
    const laid = fitsBothEnds.filter((each) => !each.held).flatMap(({ tile }) => halves(tile));
    return laid.filter((each) => each === number).length % 2 === 1;
  });
  expect(odd.toSorted()).toEqual(held.toSorted());
});

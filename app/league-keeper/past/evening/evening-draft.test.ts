import { expect, it } from "vitest";
import { draftSlots, forgetDrafts, writeDraft } from "@/lib/client/store/drafts";
import { freshLocalStorage } from "@/tests/support/local-storage";
import {
  emptied,
  forgetEvening,
  marked,
  storedEvening,
  storeEvening,
  type TypedEvening,
  withCell,
  withName,
} from "./evening-draft";

freshLocalStorage();

const league = "5a1f0e8c-7a52-4c3e-9d0b-2f6d8f1c4e11";
const blank = emptied({ day: "2026-11-20", kind: "doubles" });
const typed = withCell(withName(blank, 0, "Ana"), 0, 0, "-12");

it("an evening that is typed is there again on the next page, with its day, its game and all its cells", () => {
  expect(storedEvening(league)).toBeUndefined();
  const chosen: TypedEvening = { ...typed, rankedBy: "fewest" };
  storeEvening(league, chosen);
  expect(storedEvening(league)).toEqual(chosen);
  expect(storedEvening("another league")).toBeUndefined();
});

it("nothing is kept of a grid that was emptied, or was never written in", () => {
  storeEvening(league, { ...blank, day: "2026-11-01" });
  expect(draftSlots(league)).toBe("");
  storeEvening(league, typed);
  storeEvening(league, withCell(withName(typed, 0, " "), 0, 0, ""));
  expect(draftSlots(league)).toBe("");
});

it("a saved evening is forgotten, also one that was taken up again, but not what another page has typed since", () => {
  const chosen: TypedEvening = { ...typed, rankedBy: "most" };
  storeEvening(league, chosen);
  forgetEvening(league, storedEvening(league) ?? blank);
  expect(storedEvening(league)).toBeUndefined();
  const elsewhere = withName(typed, 1, "Bo");
  storeEvening(league, elsewhere);
  forgetEvening(league, typed);
  expect(storedEvening(league)).toEqual(elsewhere);
});

it("it is forgotten with all drafts, and with those of its league", () => {
  for (const doomed of [undefined, league]) {
    storeEvening(league, typed);
    forgetDrafts(doomed);
    expect(storedEvening(league)).toBeUndefined();
  }
});

it("what is no grid is not shown", () => {
  for (const stored of [{}, "text", { ...typed, names: ["Ana"] }, { ...typed, names: [], cells: [] }]) {
    writeDraft(league, "paper-evening", stored);
    expect(storedEvening(league)).toBeUndefined();
  }
});

it("the last row and the last column have another after them, up to 30 people and 40 games, and none goes away", () => {
  let full = blank;
  for (let row = 0; row < 30; row++) full = withName(full, row, `Player ${row}`);
  for (let game = 0; game < 40; game++) full = withCell(full, 29, game, "1");
  expect([full.names.length, ...new Set(full.cells.map(({ length }) => length))]).toEqual([30, 40]);
  expect(withCell(full, 29, 39, "").cells[0]).toHaveLength(40);
  expect(withName(full, 29, "").names).toHaveLength(30);
});

it("a figure gets its minus before it and its star after it, and loses them again", () => {
  expect(marked("", "-")).toBe("-");
  expect(marked("12", "-")).toBe("-12");
  expect(marked("12*", "-")).toBe("-12*");
  expect(marked("−12", "-")).toBe("12");
  expect(marked("12", "*")).toBe("12*");
  expect(marked("-12*", "*")).toBe("-12");
});

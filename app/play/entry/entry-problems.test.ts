import { expect, it } from "vitest";
import { askedAbout, placed } from "./entry-problems";

const about = (path: string) => ({ path, message: `about ${path}` });

it("a question goes to the hand it is about, and one about the whole entry goes nowhere", () => {
  expect(askedAbout(placed([about("/left/c")]))).toEqual({ players: ["c"] });
  expect(askedAbout(placed([about("/out"), about("/left/b")]))).toEqual({ players: ["b"] });
  expect(askedAbout(placed([about("/out")]))).toBeUndefined();
});

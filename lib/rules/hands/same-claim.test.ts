import { describe, expect, it } from "vitest";
import { countSet } from "../tiles/counting";
import { double, doubleSet } from "../tiles/tiles";
import type { HandsClaim } from "./hands";
import { isSameClaim } from "./same-claim";

const claim: HandsClaim = {
  entered: {},
  counted: countSet(doubleSet(9), {}),
  holders: [0, 2],
  onTable: [double(9)],
  maxWhenOut: 48,
  maxWhenBlocked: 54,
  maxEach: 7,
};
const { maxEach: _, ...withoutLimit } = claim;

const others: Record<string, HandsClaim> = {
  "another way of counting": { ...claim, counted: countSet(doubleSet(9), { doubleBlank: 36 }) },
  "another holder": { ...claim, holders: [0, 1] },
  "one holder more": { ...claim, holders: [0, 2, 3] },
  "no holder": { ...claim, holders: [] },
  "another tile on the table": { ...claim, onTable: [double(8)] },
  "nothing on the table": { ...claim, onTable: [] },
  "another limit when somebody is out": { ...claim, maxWhenOut: 47 },
  "another limit after a block": { ...claim, maxWhenBlocked: 53 },
  "another limit of one hand": { ...claim, maxEach: 6 },
  "no limit of one hand": withoutLimit,
};

describe("a claim differs from", () => {
  it.each(Object.entries(others))("%s", (_name, other) => {
    expect(isSameClaim(claim, other)).toBe(false);
    expect(isSameClaim(other, claim)).toBe(false);
  });

  it("no claim", () => expect(isSameClaim(claim, undefined)).toBe(false));
});

describe("a claim equals", () => {
  it("one with the same parts", () =>
    expect(isSameClaim(claim, { ...claim, holders: [0, 2], onTable: [double(9)] })).toBe(true));
  it("no claim, if there is none", () => expect(isSameClaim(undefined, undefined)).toBe(true));
});

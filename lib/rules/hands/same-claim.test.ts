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
  "another counting rule": { ...claim, counted: countSet(doubleSet(9), { doubleBlank: 36 }) },
  "another holder": { ...claim, holders: [0, 1] },
  "an additional holder": { ...claim, holders: [0, 2, 3] },
  "no holders": { ...claim, holders: [] },
  "another tile on the table": { ...claim, onTable: [double(8)] },
  "nothing on the table": { ...claim, onTable: [] },
  "another limit when somebody is out": { ...claim, maxWhenOut: 47 },
  "another limit after a block": { ...claim, maxWhenBlocked: 53 },
  "another limit per hand": { ...claim, maxEach: 6 },
  "no limit per hand": withoutLimit,
};

describe("isSameClaim is false for", () => {
  it.each(Object.entries(others))("%s", (_name, other) => {
    expect(isSameClaim(claim, other)).toBe(false);
    expect(isSameClaim(other, claim)).toBe(false);
  });

  it("a claim and no claim", () => expect(isSameClaim(claim, undefined)).toBe(false));
});

describe("isSameClaim is true for", () => {
  it("claims with equal parts", () =>
    expect(isSameClaim(claim, { ...claim, holders: [0, 2], onTable: [double(9)] })).toBe(true));
  it("two missing claims", () => expect(isSameClaim(undefined, undefined)).toBe(true));
});

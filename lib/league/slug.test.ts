import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { freeSlug, slugOf, slugProblems } from "./slug";

describe("a league's slug", () => {
  it.each([
    ["Friday Dominoes", "friday-dominoes"],
    ["Bö & Ána's  Liga!", "bo-ana-s-liga"],
    ["七", "league-league"],
    ["New", "new-league"],
    ["A", "league-a"],
  ])("made from the name %s is %s", (name, slug) => expect(slugOf(name)).toBe(slug));

  it("made from any name is valid", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        expect(slugProblems(slugOf(name))).toEqual([]);
      }),
    );
  });

  it.each([
    ["ab", "slug-shape"],
    ["Friday", "slug-shape"],
    ["a--b", "slug-shape"],
    ["-abc", "slug-shape"],
    ["new", "slug-reserved"],
    ["players", "slug-reserved"],
    ["019ab000-0000-7000-8000-000000000000", "slug-reserved"],
  ])("%s is refused as %s", (slug, code) => expect(slugProblems(slug)).toMatchObject([{ code }]));

  it("that is taken gets the next free number", () => {
    const taken = new Set(["friday", "friday-2"]);
    expect(freeSlug("friday", (slug) => taken.has(slug))).toBe("friday-3");
    expect(freeSlug("monday", (slug) => taken.has(slug))).toBe("monday");
  });
});

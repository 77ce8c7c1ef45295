import { expect, it } from "vitest";
import { nameKey, nameProblems, numberedName } from "./names";

it("nameKey is the same for names that differ only in case, form or invisible characters", () => {
  for (const name of ["Ana", " ana ", "Ana\u200b", "A\u00adna", "\u2060Ana", "An\u200da\ufeff"])
    expect(nameKey(name), JSON.stringify(name)).toBe("ana");
  expect(nameKey("Zoë")).toBe(nameKey("Zoe\u0308"));
  expect(nameKey("Ann")).not.toBe(nameKey("Ana"));
});

it("nameProblems refuses a name without visible characters", () => {
  for (const name of ["", "  ", "\u200b", " \u2060 "])
    expect(nameProblems(name), JSON.stringify(name)).toMatchObject([{ code: "name" }]);
  expect(nameProblems("Ana")).toEqual([]);
});

it("numberedName is free, and no longer than a name may be", () => {
  expect(numberedName("Viola", ["Viola", "VIOLA 2"])).toBe("Viola 3");
  expect(nameProblems(numberedName("V".repeat(60), []))).toEqual([]);
});

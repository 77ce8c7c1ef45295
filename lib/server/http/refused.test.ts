import { expect, it } from "vitest";
import { isRefused, RequestRefused } from "./refused";

it("a refusal is recognised without making its answer, for which a page may have no words loaded", () => {
  const refused = new RequestRefused(() => {
    throw new Error("the answer was made");
  });
  expect([refused, new Error("another"), "text"].map(isRefused)).toEqual([true, false, false]);
});

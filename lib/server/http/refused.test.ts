import { expect, it } from "vitest";
import { isRefused, RequestRefused } from "./refused";

it("isRefused recognises a refusal without making its answer, whose words a page may not have loaded", () => {
  const refused = new RequestRefused(() => {
    throw new Error("the answer was made");
  });
  expect([refused, new Error("another"), "text"].map(isRefused)).toEqual([true, false, false]);
});

import { expect, it } from "vitest";
import { league } from "@/lib/i18n/en/leagues/league";
import { speaker } from "@/lib/i18n/text";
import { storedReason } from "./league-answers";

const reasonOf = (stored: Parameters<typeof storedReason>[0]) =>
  speaker("en", league).problem(storedReason(stored));

it("storedReason gives the sentence of the refusal's code with its params", () => {
  expect(reasonOf({ code: "name-taken", path: "/name", params: { name: "Bo" } })).toMatch(
    /^[^{}]*Bo[^{}]*\.$/,
  );
});

it.each([
  ["a change", { message: "What an earlier version wrote down." }],
  ["a league", "What an earlier version wrote down."],
])("storedReason gives the stored sentence of %s that an earlier version saw refused", (_, stored) => {
  expect(reasonOf(stored)).toBe("What an earlier version wrote down.");
});

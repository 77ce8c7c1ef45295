import { expect, it } from "vitest";
import { league } from "@/lib/i18n/en/leagues/league";
import { speaker } from "@/lib/i18n/text";
import { storedReason } from "./league-answers";

const told = (stored: Parameters<typeof storedReason>[0]) =>
  speaker("en", league).problem(storedReason(stored));

it("a refusal is reported by its code and subject", () => {
  expect(told({ code: "name-taken", path: "/name", params: { name: "Bo" } })).toMatch(/^[^{}]*Bo[^{}]*\.$/);
});

it.each([
  ["a change", { message: "What an earlier version wrote down." }],
  ["a league", "What an earlier version wrote down."],
])("and of %s that an earlier version kept, by its sentence", (_, stored) => {
  expect(told(stored)).toBe("What an earlier version wrote down.");
});

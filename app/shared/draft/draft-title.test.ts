import { expect, it } from "vitest";
import { catalogue } from "@/lib/i18n/catalogues";
import { roundName } from "@/lib/i18n/round-name";
import { roundDraftTitle } from "./draft-title";

const t = catalogue("base", "en").moved;
const named = ({ number }: { number: number }) => roundName("Round", "round", String(number));
const round = named({ number: 7 });
const titleOf = (before: number | undefined, now: number | undefined) =>
  roundDraftTitle({ before, now }, named, t);

it("the draft of a round that another tab or phone has saved is left over, and not unfinished", () => {
  expect(titleOf(6, 6)).toBe(t.halfTypedRound({ round }));
  expect(titleOf(6, 7)).toBe(t.leftOver({ round }));
});

it("the draft of a round is unfinished once the round before it was taken back", () => {
  expect(titleOf(6, 5)).toBe(t.halfTypedRound({ round }));
});

it("a draft of which less is known is not said to be of an unfinished round", () => {
  expect(titleOf(6, undefined)).toBe(t.typedFor({ round }));
  expect(titleOf(undefined, 7)).toBe(t.halfTyped);
});

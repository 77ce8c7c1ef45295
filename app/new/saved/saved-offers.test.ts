import { describe, expect, it } from "vitest";
import { emptySetup } from "@/app/shared/setup/setup-draft";
import { gameCards } from "../choose/game-cards";
import { isPlayable, withChoice } from "../choose/with-choice";
import { savedOffers } from "./saved-offers";

const cards = gameCards("en");
const rules = (id: string, options: object = { preset: "dominican", target: 150 }) => ({
  id,
  name: `Rules ${id}`,
  game: "count",
  options: { ...options },
});
const friday = { id: "f", name: "Friday", rules: [rules("f1")] };
const sunday = { id: "s", name: "Sunday", rules: [rules("s1"), rules("s2")] };
const bare = { id: "b", name: "Bare", rules: [] };
const known = { rules: [rules("own")], leagues: [bare, friday, sunday] };
const offered = (league: string | undefined) =>
  savedOffers(cards, known, league).map(({ rules: { id } }) => id);

describe("savedOffers", () => {
  it("offers the device’s rules and those of the chosen league, or of all leagues if none is chosen", () => {
    expect(offered("s")).toEqual(["own", "s1", "s2"]);
    expect(offered("b")).toEqual(["own"]);
    expect(offered(undefined)).toEqual(["own", "f1", "s1", "s2"]);
    expect(offered("of another device")).toEqual(["own", "f1", "s1", "s2"]);
  });

  it("names the game and the league of the rules", () => {
    const about = savedOffers(cards, known, "f").map((offer) => offer.about);
    expect(about).toEqual([["Dominican"], ["Dominican", "Friday"]]);
  });

  it("leaves out rules of a game or a preset that this version does not know", () => {
    const unknown = [rules("x", { preset: "narnia" }), { ...rules("y"), game: "whist" }];
    expect(savedOffers(cards, { rules: unknown, leagues: [] }, undefined)).toEqual([]);
  });
});

it("isPlayable refuses rules with an option that this version does not know", () => {
  const playable = (more: object) =>
    isPlayable({ game: "count", rules: { options: { preset: "dominican", ...more } } });
  expect(playable({ target: 150 })).toBe(true);
  expect(playable({ target: 150, golden: true })).toBe(false);
  expect(isPlayable({ game: "count", preset: "dominican" })).toBe(true);
});

it("withChoice chooses the league of the chosen rules unless another league is chosen", () => {
  const [, ours] = savedOffers(cards, known, "f");
  if (!ours) throw new Error("no rules of the league");
  const drafted = withChoice(emptySetup, ours.offer.choice);
  expect(drafted).toMatchObject({ game: "count", savedRules: "f1", league: { id: "f", seats: {} } });
  expect(drafted.answers.count).toEqual(rules("f1").options);
  const inSunday = { ...emptySetup, league: { id: "s", seats: { a: "ana" } } };
  expect(withChoice(inSunday, ours.offer.choice).league).toEqual(inSunday.league);
});

import { describe, expect, it } from "vitest";
import type { LeagueChange } from "@/lib/league/changes/registry";
import { leagueReply } from "@/tests/support/league/league-reply";
import type { StoredLeague } from "../../store/device-store";
import { withoutTwin, withTwoPeople } from "./twins";

const known = leagueReply({
  players: [
    { id: "ana", name: "Ana" },
    { id: "theirs", name: "Viola" },
  ],
});
const twin = { player: "ours", as: "theirs", name: "Viola", changes: ["pay", "paper"] };
const league = (more: Partial<StoredLeague>): StoredLeague => {
  return { id: known.id, key: "k", known, waiting: [], refused: [], revision: 0, twins: [twin], ...more };
};
const payment = (id: string, from: string): LeagueChange => {
  return { change: "payment", id, payment: `of ${id}`, from, to: "ana", amount: 5, on: "2026-11-21" };
};
const paper = (player: string): LeagueChange => ({
  change: "paper-result",
  id: "paper",
  game: "p",
  kind: "doubles",
  on: "2026-11-21",
  rankedBy: "places",
  players: [{ player, place: 1 }],
});
const newIds = () => {
  let last = 0;
  return () => `new-${++last}`;
};

describe("withTwoPeople", () => {
  it("adds the newcomer under a name of its own, which takes its place in what was made with it, and in nothing else", () => {
    const waiting = [payment("later", "theirs"), paper("theirs")];
    const after = withTwoPeople(league({ waiting }), "ours", newIds());
    expect(after.waiting).toEqual([
      ...waiting,
      { change: "player", id: expect.any(String), player: "ours", name: "Viola 2" },
      { ...paper("ours"), id: expect.any(String) },
    ]);
    expect(after.waiting[3]?.id).not.toBe("paper");
    expect(after.twins).toEqual([{ ...twin, apart: { name: "Viola 2" } }]);
  });

  it("replaces a payment by one of the newcomer", () => {
    const { waiting } = withTwoPeople(league({ sent: [payment("pay", "theirs")] }), "ours", newIds());
    expect(waiting.slice(1)).toMatchObject([
      { change: "remove-payment", payment: "of pay" },
      { change: "payment", from: "ours", to: "ana", amount: 5 },
    ]);
    expect(waiting[2]).not.toMatchObject({ payment: "of pay" });
  });

  it("happens once", () => {
    const once = withTwoPeople(league({}), "ours", newIds());
    expect(withTwoPeople(once, "ours", newIds())).toBe(once);
    expect(withTwoPeople(withoutTwin(once, "ours"), "ours", newIds()).waiting).toEqual(once.waiting);
  });
});

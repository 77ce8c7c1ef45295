import { describe, expect, it } from "vitest";
import type { LeagueChange } from "@/lib/league/changes/registry";
import { leagueReply } from "@/tests/support/league/league-reply";
import type { StoredLeague } from "../../store/device-store";
import { withSameNewcomers } from "./same-newcomers";

const known = leagueReply({
  players: [
    { id: "ana", name: "Ana" },
    { id: "theirs", name: "Viola" },
  ],
});
const added = (name: string, id = "add"): LeagueChange => ({ change: "player", id, player: "ours", name });
const game = (id: string, viola: string): LeagueChange => {
  return { change: "game", id, game: "g", seats: { a: "ana", v: viola } };
};
const payment = (from: string): LeagueChange => {
  return { change: "payment", id: "pay", payment: "p", from, to: "ana", amount: 5, on: "2026-11-21" };
};
const league = (more: Partial<StoredLeague>): StoredLeague => {
  return { id: known.id, key: "k", known, waiting: [], refused: [], revision: 0, ...more };
};

describe("withSameNewcomers", () => {
  it("puts the player of the same name in a newcomer's place in everything that waits", () => {
    const before = league({ waiting: [added(" viola"), game("1", "ours"), payment("ours")] });
    const after = withSameNewcomers(before);
    expect(after.waiting).toEqual([game("1", "theirs"), payment("theirs")]);
    expect(after.twins).toEqual([{ player: "ours", as: "theirs", name: "Viola", changes: ["1", "pay"] }]);
  });

  it("gives somebody of her own another number, where another phone has taken that name as well", () => {
    const twins = [{ player: "ours", as: "theirs", name: "Viola", changes: [], apart: { name: "Viola 2" } }];
    const players = [...known.players, { id: "third", name: "viola 2" }];
    const before = league({
      known: { ...known, players },
      waiting: [added("Viola 2"), game("1", "ours")],
      twins,
    });
    const after = withSameNewcomers(before);
    expect(after.waiting).toEqual([added("Viola 3"), game("1", "ours")]);
    expect(after.twins).toMatchObject([{ apart: { name: "Viola 3" } }]);
    expect(withSameNewcomers(after)).toBe(after);
  });

  it("sends again what was refused for want of the newcomer, as earlier versions left it", () => {
    const before = league({
      refused: [
        { change: added("Viola"), code: "name-taken", path: "/name", params: { name: "Viola" } },
        { change: game("1", "ours"), code: "no-such-player/league", path: "/seats/v" },
        { change: { change: "name", id: "n", name: " " }, code: "name", path: "/name" },
      ],
    });
    const after = withSameNewcomers(before);
    expect(after.waiting).toEqual([game("1", "theirs")]);
    expect(after.refused.map(({ code }) => code)).toEqual(["name"]);
  });

  it("does not send a game again that somebody has put into the league since", () => {
    const refused = [
      { change: added("Viola"), code: "name-taken" },
      { change: game("1", "ours"), code: "no-such-player/league" },
    ];
    const after = withSameNewcomers(league({ refused, sent: [game("2", "ana")] }));
    expect([after.waiting, after.refused]).toEqual([[], []]);
  });

  it("leaves two people who were given different names, the newcomer under the last one", () => {
    const before = league({ waiting: [added("Viola"), game("1", "ours"), added("Viola B", "rename")] });
    expect(withSameNewcomers(before).waiting).toEqual([added("Viola B", "rename"), game("1", "ours")]);
    const other = league({ waiting: [added("Viola B"), game("1", "ours")] });
    expect(withSameNewcomers(other)).toBe(other);
  });

  it("leaves a name that somebody typed into the roster, which is answered there", () => {
    const before = league({ waiting: [added("Viola")] });
    expect(withSameNewcomers(before)).toBe(before);
  });
});

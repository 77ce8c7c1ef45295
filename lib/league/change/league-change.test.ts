import { expect, it } from "vitest";
import type { LeagueChange } from "../changes/registry";
import { purgedIn, withFormer, withoutNames } from "../roster/erasure";
import type { LeagueSettings } from "../settings";
import { afterChanges, besideAfter, gamesAfter } from "./league-change";

const paid = (payment: string, on: string, currency = "EUR") => ({
  payment,
  from: "ana",
  to: "bo",
  amount: 350,
  on,
  currency,
});
let made = 0;
const changeId = () => `change-${made++}`;
const pays = (payment: ReturnType<typeof paid>): LeagueChange => ({
  change: "payment",
  id: changeId(),
  ...payment,
});
const takesBack = (payment: string): LeagueChange => ({ change: "remove-payment", id: changeId(), payment });
const putsIn = (game: string): LeagueChange => ({ change: "game", id: changeId(), game, seats: {} });
const takesOut = (game: string): LeagueChange => ({ change: "remove-game", id: changeId(), game });

it("besideAfter returns a payment that was removed and added again to its old place", () => {
  const [late, middle, early] = [
    paid("c", "2026-03-03"),
    paid("b", "2026-02-02", "SEK"),
    paid("a", "2026-02-02"),
  ];
  const all = [late, middle, early];
  const after = (...changes: readonly LeagueChange[]) =>
    besideAfter({ payments: all }, changes, "GBP").payments;
  expect(after()).toEqual(all);
  expect(after(takesBack("b"))).toEqual([late, early]);
  expect(after(takesBack("b"), pays(middle))).toEqual(all);
  expect(after(takesBack("b"), pays(middle), takesBack("b"))).toEqual([late, early]);
  // The server's list already has it, but this device does not know yet that its change was applied.
  expect(after(pays(middle))).toEqual(all);
});

it("afterChanges returns house rules that were removed and saved again to their old place", () => {
  const league: LeagueSettings = {
    name: "Friday",
    slug: "friday",
    points: [5, 3],
    currency: "",
    timeZone: "UTC",
    players: [],
    seasons: [],
  };
  const saves = (rules: string, name: string, options = {}): LeagueChange => ({
    change: "rules",
    id: changeId(),
    rules,
    name,
    game: "count",
    options,
  });
  const removes = (rules: string): LeagueChange => ({ change: "remove-rules", id: changeId(), rules });
  const names = (...changes: readonly LeagueChange[]) =>
    afterChanges(league, changes).rules?.map(({ id, name }) => `${id} ${name}`);
  const both = [saves("s", " Sunday "), saves("m", "Monday")];
  expect(names(...both)).toEqual(["m Monday", "s Sunday"]);
  expect(names(...both, removes("m"))).toEqual(["s Sunday"]);
  expect(names(...both, removes("m"), saves("m", "Monday"))).toEqual(["m Monday", "s Sunday"]);
  expect(names(...both, saves("s", "A Sunday"))).toEqual(["s A Sunday", "m Monday"]);
  const changed = afterChanges(league, [...both, saves("m", "Monday", { target: 50 })]);
  expect(changed.rules?.[0]).toEqual({ id: "m", name: "Monday", game: "count", options: { target: 50 } });
});

it("afterChanges erases the names of a player and of those merged with them until the server restores them", () => {
  const players = [
    { id: "a", name: "Ana" },
    { id: "b", name: "Bo" },
    { id: "c", name: "Bob", mergedInto: "b" },
  ];
  const league: LeagueSettings = {
    name: "Friday",
    slug: "friday",
    points: [5, 3],
    currency: "",
    timeZone: "UTC",
    players,
    seasons: [],
  };
  const erased = afterChanges(league, [{ change: "erase-player", id: changeId(), player: "c" }]);
  expect(erased.players).toEqual([
    { id: "a", name: "Ana" },
    { id: "b", name: "" },
    { id: "c", name: "", mergedInto: "b" },
  ]);
  const [ana] = players;
  expect(erased.players[0]).toBe(ana);
  expect(withFormer(erased, "Former").players.map(({ name }) => name)).toEqual(["Ana", "Former", "Former"]);
  const answered = {
    ...erased,
    players: erased.players.map((player) =>
      player.name === "" ? { ...player, erasedUntil: "2026" } : player,
    ),
  };
  const restored = afterChanges(answered, [{ change: "restore-player", id: changeId(), player: "b" }]);
  expect(restored.players.every((player) => !("erasedUntil" in player))).toBe(true);
  const separated = afterChanges(answered, [{ change: "unmerge", id: changeId(), player: "c" }]);
  expect(separated.players[2]).toEqual({ id: "c", name: "", erasedUntil: "2026" });
});

it("withoutNames clears purged names in a change, and purgedIn finds whose names were cleared", () => {
  const ids = new Set(["b"]);
  const renames = { change: "player", id: "x", player: "B", name: "Bo" };
  expect(withoutNames(renames, ids)).toEqual({ ...renames, name: "" });
  expect([...purgedIn(withoutNames(renames, ids))]).toEqual(["b"]);
  const creation = {
    id: "l",
    players: [
      { id: "a", name: "Ana" },
      { id: "B", name: "Bo" },
    ],
  };
  const kept = withoutNames(creation, ids);
  expect(kept).toEqual({
    id: "l",
    players: [
      { id: "a", name: "Ana" },
      { id: "B", name: "" },
    ],
  });
  expect(withoutNames(creation, purgedIn(kept))).toEqual(kept);
  for (const other of [{ change: "name", id: "n", name: "" }, null, [], "b"]) {
    expect(withoutNames(other, ids)).toBe(other);
    expect(purgedIn(other).size).toBe(0);
  }
});

it("besideAfter gives a payment without a currency the league's currency", () => {
  const { currency: _, ...unnamed } = paid("d", "2026-04-04");
  const change: LeagueChange = { change: "payment", id: changeId(), ...unnamed };
  expect(besideAfter({}, [change], "GBP").payments).toEqual([{ ...unnamed, currency: "GBP" }]);
});

it("gamesAfter contains a game unless it was removed after it was last added", () => {
  const there = (...changes: readonly LeagueChange[]) => [...gamesAfter(["x", "y"], changes)];
  expect(there()).toEqual(["x", "y"]);
  expect(there(takesOut("x"), takesOut("y"))).toEqual([]);
  expect(there(takesOut("x"), putsIn("x"), putsIn("z"))).toEqual(["y", "x", "z"]);
  expect(there(takesOut("x"), putsIn("x"), takesOut("x"))).toEqual(["y"]);
});

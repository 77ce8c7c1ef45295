import { describe, expect, it } from "vitest";
import type { LeagueChange } from "@/lib/league/changes/registry";
import { gameHere } from "@/tests/support/league/game-here";
import { leagueReply } from "@/tests/support/league/league-reply";
import type { StoredHeader, StoredLeague } from "../../store/device-store";
import { memoryStore } from "../../store/device-store-memory";
import { seatTwins, withoutTwin, withTwoPeople } from "./twins";

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

describe("seatTwins", () => {
  const seats = { a: "ana", v: "theirs" };
  async function device(more: Partial<StoredLeague>) {
    const store = memoryStore();
    await store.saveLeague(league(more));
    const add = (id: string) =>
      store.saveGame(gameHere(id, { league: { id: known.id, seats } }), { known: [], waiting: [] }, 0);
    const changeHeader = async (id: string, to: (header: StoredHeader) => StoredHeader) => {
      const game = await store.game(id);
      if (game) await store.saveGame(to(game), game.log, game.revision);
    };
    const seat = () => seatTwins(known.id, { store, newId: newIds(), changeHeader });
    const seated = async () =>
      Object.fromEntries((await store.games()).map((game) => [game.id, game.league]));
    return { store, add, seat, seated };
  }
  const apart = { ...twin, apart: { name: "Viola 2" } };
  const ours = { a: "ana", v: "ours" };

  it("seats the newcomer in the games there are, and in none that begin later", async () => {
    const { store, add, seat, seated } = await device({ twins: [apart] });
    await add("before");
    await seat();
    const after = { id: known.id, seats: ours, pending: true };
    expect(await seated()).toEqual({ before: after });
    expect((await store.leagues())[0]?.twins).toEqual([{ ...apart, apart: { name: "Viola 2", done: true } }]);
    await add("later");
    await seat();
    expect(await seated()).toEqual({ before: after, later: { id: known.id, seats } });
  });

  it("does not put a game back that was removed from the league", async () => {
    const sent: LeagueChange[] = [{ change: "remove-game", id: "gone", game: "g" }];
    const { add, seat, seated } = await device({ twins: [apart], sent });
    await add("g");
    await seat();
    expect(await seated()).toEqual({ g: { id: known.id, seats: ours } });
  });

  it("changes nothing before somebody has said that they are two", async () => {
    const { add, seat, seated } = await device({});
    await add("g");
    await seat();
    expect(await seated()).toEqual({ g: { id: known.id, seats } });
  });
});

import { describe, expect, it } from "vitest";
import type { LeagueChange } from "@/lib/league/changes/registry";
import { leagueReply } from "@/tests/support/league/league-reply";
import type { StoredLeague } from "../store/device-store";
import { inLeague, sentTo } from "./in-league";

const known = leagueReply({
  players: [
    { id: "r-ana", name: "Ana" },
    { id: "r-bo", name: "Bo" },
  ],
});
const league = (more: Partial<StoredLeague> = {}): StoredLeague => {
  return { id: known.id, key: "k", known, waiting: [], refused: [], revision: 0, ...more };
};
const players = [
  { id: "a", name: "Ana" },
  { id: "b", name: "Bo" },
];
const seats = { a: "r-ana", b: "r-bo" };
const game = (more = {}) => ({ id: "g", players, league: { id: known.id, seats, ...more } });
const added: LeagueChange = { change: "game", id: "1", game: "g", seats };
const removed: LeagueChange = { change: "remove-game", id: "2", game: "g" };

describe("inLeague", () => {
  it("says that a game is in the league only once the server has it with everybody at the table", () => {
    expect(inLeague(game(), league({ sent: [added] }))).toBe("in");
    expect(inLeague(game(), league({ waiting: [added] }))).toBe("waits");
    expect(inLeague(game(), league({ waiting: [added], locked: true }))).toBe("locked");
    expect(inLeague(game({ pending: true }), league())).toBe("waits");
    expect(inLeague(game({ seats: { a: "r-ana" } }), league())).toBe("waits");
    expect(inLeague(game(), undefined)).toBe("elsewhere");
  });

  it("says that the league did not take a game, also after somebody has seen that", () => {
    const refused = [{ change: added, code: "too-many-leagues", seen: true as const }];
    expect(inLeague(game(), league({ refused }))).toBe("refused");
    expect(inLeague(game(), league({ refused, waiting: [added] }))).toBe("waits");
    expect(inLeague(game({ seats: { ...seats, b: "newcomer" } }), league())).toBe("refused");
  });

  it("says that a game was removed here, until it is added again", () => {
    expect(sentTo(league({ sent: [added, removed] }), "g")).toBe("removed");
    expect(sentTo(league({ sent: [added], waiting: [removed] }), "g")).toBe("removed");
    expect(sentTo(league({ sent: [added, removed, { ...added, id: "3" }] }), "g")).toBe("in");
  });
});

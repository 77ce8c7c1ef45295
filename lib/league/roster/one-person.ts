import type { LeagueChange } from "../wire";

/** The roster player that stands for each of these ids from now on. */
export type InPlaceOf = ReadonlyMap<string, string>;

/** A change that says who played, paid or is whom, about the players who stand in for others; other changes as they are. */
export function aboutOthers(change: LeagueChange, inPlaceOf: InPlaceOf): LeagueChange {
  const now = (player: string): string => inPlaceOf.get(player) ?? player;
  switch (change.change) {
    case "game": {
      const seats = Object.entries(change.seats).map(([seat, player]) => [seat, now(player)]);
      return { ...change, seats: Object.fromEntries(seats) };
    }
    case "paper-result":
      return { ...change, players: change.players.map((each) => ({ ...each, player: now(each.player) })) };
    case "payment":
      return { ...change, from: now(change.from), to: now(change.to) };
    case "merge":
      return { ...change, player: now(change.player), into: now(change.into) };
    default:
      return change;
  }
}

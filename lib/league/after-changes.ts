import { usualCounting } from "./ranking";
import type { LeagueReply } from "./replies";
import type { LeagueChange } from "./wire";

/** A league as it will be once the server has made these changes, as far as its settings tell. */
export const afterChanges = (league: LeagueReply, changes: readonly LeagueChange[]): LeagueReply =>
  changes.reduce(after, league);

function after(league: LeagueReply, change: LeagueChange): LeagueReply {
  const { players, seasons } = league;
  switch (change.change) {
    case "name":
      return { ...league, name: change.name };
    case "slug":
      return { ...league, slug: change.slug };
    case "points":
      return { ...league, points: change.points };
    case "currency":
      return { ...league, currency: change.currency };
    case "player": {
      const others = players.filter(({ id }) => id !== change.player);
      const before = players.find(({ id }) => id === change.player);
      return { ...league, players: byName([...others, { ...before, id: change.player, name: change.name }]) };
    }
    case "remove-player":
      return { ...league, players: players.filter(({ id }) => id !== change.player) };
    case "merge":
      return {
        ...league,
        players: players.map((each) =>
          each.id === change.player ? { ...each, mergedInto: change.into } : each,
        ),
      };
    case "unmerge":
      return {
        ...league,
        players: players.map((each) => (each.id === change.player ? { id: each.id, name: each.name } : each)),
      };
    case "season": {
      const { season: id, name, from, to, counting = usualCounting, points } = change;
      const others = seasons.filter((each) => each.id !== id);
      const season = { id, name, from, to, counting, ...(points && { points }) };
      return { ...league, seasons: [...others, season].sort((a, b) => (a.from < b.from ? -1 : 1)) };
    }
    case "remove-season":
      return { ...league, seasons: seasons.filter(({ id }) => id !== change.season) };
    default:
      return league;
  }
}

const byName = (players: LeagueReply["players"]) => players.sort((a, b) => a.name.localeCompare(b.name));

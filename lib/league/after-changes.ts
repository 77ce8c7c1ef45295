import type { LeagueReply, MoneyReply } from "./replies";
import { usualCounting } from "./standings/ranking";
import type { LeagueChange } from "./wire";

type Payment = MoneyReply["payments"][number];

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

/** The payments of a league once these changes are made, the last first. `currency`: the league's. */
export const paymentsAfter = (
  payments: readonly Payment[],
  changes: readonly LeagueChange[],
  currency: string,
): readonly Payment[] =>
  changes.reduce((before, change) => {
    if (change.change !== "payment" && change.change !== "remove-payment") return before;
    const others = before.filter(({ payment }) => payment !== change.payment);
    if (change.change === "remove-payment") return others;
    const { payment, from, to, amount, on } = change;
    const made = { payment, from, to, amount, on, currency: change.currency ?? currency };
    return [...others, made].sort((a, b) => (`${a.on} ${a.payment}` < `${b.on} ${b.payment}` ? 1 : -1));
  }, payments);

/** The games that these changes take out of a league, and do not put back into it. */
export const gamesTakenOut = (changes: readonly LeagueChange[]): ReadonlySet<string> =>
  changes.reduce((gone, change) => {
    if (change.change === "remove-game") gone.add(change.game);
    if (change.change === "game") gone.delete(change.game);
    return gone;
  }, new Set<string>());

const byName = (players: LeagueReply["players"]) => players.sort((a, b) => a.name.localeCompare(b.name));

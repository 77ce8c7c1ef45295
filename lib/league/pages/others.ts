import type { Pair } from "../counting/state";
import type { LeagueOthersReply } from "../page-replies";

/** A player's opponents and partners, most games first. `pairs`: all that the player is in. */
export function othersIn(
  pairs: readonly Pair[],
  id: string,
  names: ReadonlyMap<string, string>,
): Pick<LeagueOthersReply, "headToHead" | "partners"> {
  const known = pairs.map(({ a, b, ...counts }) => {
    const player = a === id ? b : a;
    return { a, ...counts, named: { player, name: names.get(player) ?? "" } };
  });
  return {
    headToHead: known
      .filter(({ games }) => games > 0)
      .map(({ a, named, games, aAhead, bAhead }) => {
        const [ahead, behind] = a === id ? [aAhead, bAhead] : [bAhead, aAhead];
        return { ...named, games, ahead, behind };
      })
      .sort(byGames),
    partners: known
      .filter(({ together }) => together > 0)
      .map(({ named, together, wonTogether, lostTogether }) => {
        return { ...named, games: together, won: wonTogether, lost: lostTogether };
      })
      .sort(byGames),
  };
}

interface Counted {
  readonly name: string;
  readonly games: number;
}

const byGames = (a: Counted, b: Counted): number => b.games - a.games || (a.name < b.name ? -1 : 1);

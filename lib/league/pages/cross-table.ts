import { compareRanks } from "../standings/ranking";
import type { CrossTableReply } from "../story/story-replies";
import type { LeagueValue } from "../value/value";
import { namedIn } from "./named";
import { rankedIn } from "./standings";

/** As many as fit on a sheet of paper. */
const maxPlayers = 20;

/** How the first players of the all-time table did against each other. */
export function crossTablePage(value: LeagueValue): CrossTableReply {
  const ranked = rankedIn(value, undefined, "").sort(
    (a, b) => compareRanks(a.rank, b.rank) || (a.person < b.person ? -1 : 1),
  );
  const ids = ranked.slice(0, maxPlayers).map(({ person }) => person);
  const sorted = [...ids].sort();
  return {
    league: value.league.id,
    total: ranked.length,
    players: ids.map(namedIn(value.league)),
    pairs: sorted.flatMap((a) => sorted.flatMap((b) => value.pairs.get(a)?.get(b) ?? [])),
  };
}

import type { CrossTableReply } from "@/lib/league/story/story-replies";
import type { Store } from "../../store/store";
import { type LeagueRow, namedIn } from "../league-row";

/** As many as fit on a sheet of paper. */
const maxPlayers = 20;

/** How the first players of the all-time table did against each other. */
export async function readCrossTable(store: Store, league: LeagueRow): Promise<CrossTableReply> {
  const leagueId = league.id;
  const where = { leagueId, season: "", kind: "" };
  const rows = await store.leagueStanding.findMany({
    where,
    select: { personId: true },
    orderBy: [{ rankKey: "asc" }, { personId: "asc" }],
    take: maxPlayers,
  });
  const ids = rows.map(({ personId }) => personId);
  const pairs = await store.leaguePair.findMany({ where: { leagueId, a: { in: ids }, b: { in: ids } } });
  return {
    league: leagueId,
    total: await store.leagueStanding.count({ where }),
    players: ids.map(namedIn(league)),
    pairs: pairs.map(({ leagueId: _, ...pair }) => pair),
  };
}

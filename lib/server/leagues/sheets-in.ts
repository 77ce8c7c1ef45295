import { eveningGame } from "@/lib/evening/evening-game";
import { eveningIn } from "@/lib/league/evenings/calendar";
import type { LeagueGamesReply } from "@/lib/league/replies";
import type { CountedLeague } from "@/lib/league/value/record";
import type { Store } from "../store/store";
import { seatingIn } from "./playing";

/** Of a league that has more, the latest. */
const maxListed = 100;

/** The evening sheets that are in a league, the latest first, over or not; nothing if there are none. */
export async function readSheets(
  store: Store,
  league: CountedLeague,
): Promise<Pick<LeagueGamesReply, "sheets">> {
  const rows = await store.leagueGame.findMany({
    where: { leagueId: league.id, kind: eveningGame, game: { deletedAt: null } },
    orderBy: { gameId: "desc" },
    take: maxListed,
  });
  if (rows.length === 0) return {};
  const seating = seatingIn(league);
  return {
    sheets: rows.map(({ gameId: sheet, finishedAt, ...row }) => ({
      sheet,
      day: finishedAt === null ? null : eveningIn(league.timeZone, finishedAt),
      ...seating(row),
    })),
  };
}

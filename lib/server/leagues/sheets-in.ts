import { eveningGame } from "@/lib/evening/evening-game";
import { eveningIn } from "@/lib/league/evenings/calendar";
import { namedIn } from "@/lib/league/pages/named";
import type { LeagueGamesReply } from "@/lib/league/replies";
import { personIn } from "@/lib/league/roster/roster";
import type { CountedLeague } from "@/lib/league/value/record";
import type { Store } from "../store/store";

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
  const [person, named] = [personIn(league.players), namedIn(league)];
  const sheets = rows.map(({ gameId: sheet, seats: written, finishedAt, waitsFor }) => {
    const seats: Record<string, string> = JSON.parse(written);
    return {
      sheet,
      day: finishedAt === null ? null : eveningIn(league.timeZone, finishedAt),
      seats,
      players: Object.values(seats).map((id) => named(person(id))),
      waitsFor: JSON.parse(waitsFor),
    };
  });
  return { sheets };
}

import { eveningGame } from "@/lib/evening/evening-game";
import { playedBy } from "@/lib/league/pages/games";
import { namedIn } from "@/lib/league/pages/named";
import type { LeagueGamesReply } from "@/lib/league/replies";
import { personIn } from "@/lib/league/roster/roster";
import type { CountedLeague } from "@/lib/league/value/record";
import type { LeagueGame } from "../store/rows";
import { inParts, type Store } from "../store/store";

/** When the last entry of each of these games was stored; those without a log have none. */
export async function lastEntries(
  store: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const entered = await inParts(ids, (some) =>
    store.entry.groupBy({
      by: "gameId",
      where: { gameId: { in: some } },
      orderBy: { gameId: "asc" },
      _max: { createdAt: true },
    }),
  );
  return new Map(
    entered.flatMap(({ gameId, _max }) =>
      _max.createdAt ? [[gameId, _max.createdAt.toISOString()] as const] : [],
    ),
  );
}

/** Who has which seat in a row, by the names of the roster, and who is not on it yet. */
export function seatingIn(league: CountedLeague) {
  const [person, named] = [personIn(league.players), namedIn(league)];
  return ({ seats: written, waitsFor }: Pick<LeagueGame, "seats" | "waitsFor">) => {
    const seats: Record<string, string> = JSON.parse(written);
    const players = Object.values(seats).map((id) => named(person(id)));
    return { seats, players, waitsFor: JSON.parse(waitsFor) };
  };
}

/** The games in progress, the one with the latest entry first. `max`: only so many, those created last. */
export async function readPlaying(
  store: Store,
  league: CountedLeague,
  max?: number,
): Promise<LeagueGamesReply["playing"]> {
  const rows = await store.leagueGame.findMany({
    where: {
      leagueId: league.id,
      finishedAt: null,
      kind: { not: eveningGame },
      game: { deletedAt: null },
    },
    include: { game: { select: { options: true, createdAt: true } } },
    orderBy: { gameId: "desc" },
    ...(max !== undefined && { take: max }),
  });
  const ids = rows.map(({ gameId }) => gameId);
  const entered = await lastEntries(store, ids);
  const seating = seatingIn(league);
  return rows
    .map((row) => {
      const { gameId, kind, currency } = row;
      const lastEntryAt = entered.get(gameId) ?? (row.game?.createdAt ?? new Date(0)).toISOString();
      const options = row.game ? JSON.parse(row.game.options) : undefined;
      const played = playedBy(league, { rulesetId: kind, options });
      return { game: gameId, kind, ...played, lastEntryAt, currency, ...seating(row) };
    })
    .sort((a, b) => Date.parse(b.lastEntryAt) - Date.parse(a.lastEntryAt));
}

import { aboutOthers } from "@/lib/league/change/ids";
import { afterChanges } from "@/lib/league/change/league-change";
import type { LeagueChange } from "@/lib/league/changes/registry";
import { numberedName } from "@/lib/league/roster/names";
import type { StoredLeague, Twin } from "../../store/device-store";
import { sentTo } from "../in-league";
import type { SeatingParts } from "../seat-games";
import { updateLeague } from "./update-league";

/** The league once nothing more is to be asked or said about a newcomer. */
export const withoutTwin = (league: StoredLeague, player: string): StoredLeague => ({
  ...league,
  twins: league.twins?.filter((each) => each.player !== player) ?? [],
});

/**
 * The league once somebody has said that a newcomer is not the player of the same name: the newcomer is added under a
 * name of its own, and takes its place in the payments and results from paper that this device had made with it. Its
 * games follow in `seatTwins`.
 */
export function withTwoPeople(league: StoredLeague, player: string, newId: () => string): StoredLeague {
  const twin = league.twins?.find((each) => each.player === player && !each.apart);
  if (!twin) return league;
  const taken = afterChanges(league.known, league.waiting).players.map((each) => each.name);
  const name = numberedName(twin.name, taken);
  const back = new Map([[twin.as, player]]);
  const made = new Set(twin.changes);
  // What waits may be on its way to the server, so it is followed by another change rather than changed.
  const before = [...(league.sent ?? []), ...league.waiting].filter(({ id }) => made.has(id));
  const again = before.flatMap((change) => insteadOf(aboutOthers(change, back), newId));
  return {
    ...league,
    waiting: [...league.waiting, { change: "player", id: newId(), player, name }, ...again],
    twins: league.twins?.map((each) => (each === twin ? { ...twin, apart: { name } } : each)) ?? [],
  };
}

/** What puts a payment or a result from paper that the league has right. */
function insteadOf(change: LeagueChange, newId: () => string): LeagueChange[] {
  const id = newId();
  switch (change.change) {
    case "payment": {
      const { payment } = change;
      return [
        { change: "remove-payment", id, payment },
        { ...change, id: newId(), payment: newId() },
      ];
    }
    case "paper-result":
      return [{ ...change, id }];
    default:
      return [];
  }
}

/** Gives the newcomers who are people of their own their seats in the games of this device. Doing it twice adds nothing. */
export async function seatTwins(leagueId: string, parts: SeatingParts): Promise<void> {
  const league = (await parts.store.leagues()).find(({ id }) => id === leagueId);
  const twins = league?.twins?.filter(({ apart }) => apart && !apart.done) ?? [];
  if (!league || twins.length === 0) return;
  const own = new Map(twins.map(({ as, player }) => [as, player]));
  for (const game of await parts.store.games()) {
    if (game.league?.id !== leagueId || game.key === undefined) continue;
    if (!Object.values(game.league.seats).some((id) => own.has(id) || isOf(twins, id))) continue;
    const isRemoved = sentTo(league, game.id) === "removed";
    await parts.changeHeader(game.id, (header) => {
      if (header.league?.id !== leagueId) return header;
      const seats = Object.entries(header.league.seats).map(([seat, id]) => [seat, own.get(id) ?? id]);
      const after = { id: leagueId, seats: Object.fromEntries(seats) };
      return { ...header, league: isRemoved ? after : { ...after, pending: true } };
    });
  }
  await updateLeague(parts.store, leagueId, (now) => ({
    ...now,
    twins:
      now.twins?.map((twin) => {
        const isDone = twin.apart && isOf(twins, twin.player);
        return isDone ? { ...twin, apart: { name: twin.apart.name, done: true } } : twin;
      }) ?? [],
  }));
}

const isOf = (twins: readonly Twin[], player: string): boolean =>
  twins.some((twin) => twin.player === player);

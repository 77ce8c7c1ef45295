import type { ChangeOf, FactsOf } from "@/lib/league/changes/registry";
import { personIn } from "@/lib/league/roster/roster";
import type { Store } from "../../store/store";
import { readResult } from "../league-record";
import type { LeagueRow } from "../league-row";

interface Sitting {
  /** Those who have a result, or still play. */
  readonly players: readonly string[];
  /** Those who left without a place, but won or lost money. */
  readonly aside: readonly string[];
}

/** Who sits in each game of a league, or is in each of its evenings, finished or not. */
async function sittings(store: Store, leagueId: string): Promise<Sitting[]> {
  const rows = await store.leagueGame.findMany({
    where: { leagueId },
    select: { seats: true, result: true },
  });
  return rows.map(({ seats: written, result }) => {
    const seats: Readonly<Record<string, string>> = JSON.parse(written);
    const ended = result === null ? undefined : readResult(result);
    if (!ended || "sheet" in ended) return { players: Object.values(seats), aside: [] };
    const at = ({ seat }: { readonly seat: string }): string => seats[seat] ?? "";
    return {
      players: ended.seats.map(at),
      aside: ended.aside.filter(({ balance }) => balance !== 0).map(at),
    };
  });
}

/** How many games, finished or not, and payments a player on the roster has. */
export async function tracesOf(
  store: Store,
  leagueId: string,
  player: string,
): Promise<FactsOf<"remove-player">> {
  const games = (await sittings(store, leagueId)).filter(
    ({ players, aside }) => players.includes(player) || aside.includes(player),
  );
  const own = { leagueId, OR: [{ payer: player }, { receiver: player }] };
  return { games: games.length, payments: await store.leaguePayment.count({ where: own }) };
}

/** Whether two people have played in the same game, finished or not. */
export async function playedTogether(
  store: Store,
  { id: leagueId, players: roster }: LeagueRow,
  { player, into }: ChangeOf<"merge">,
): Promise<boolean> {
  const person = personIn(roster);
  const both = [person(player), person(into)];
  return (await sittings(store, leagueId)).some(({ players }) => {
    const people = players.map(person);
    return both.every((each) => people.includes(each));
  });
}

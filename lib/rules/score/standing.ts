import type { Standing } from "../game";
import { isPlaying, type Party } from "../people/parties";
import { byPlayer, idOf, isAway, playerRecord, type Table } from "../people/table";
import type { Tally } from "../rules";
import { behindFirst, placesBy, type RankKey } from "./places";

/** The current score. `decided`: whether somebody has won by it. */
export function standingOf<Options>(
  table: Table<Options>,
  { totals, purse, keys }: Tally,
  decided: boolean,
  parties: readonly Party[],
): Standing {
  const places = placesBy(behindThoseWhoPlay(table, keys), parties).filter(({ seat }) =>
    hasPlace(table, seat),
  );
  const standings = places.map(({ seat, rank }) => ({ player: idOf(table, seat), rank }));
  return {
    totals: byPlayer(table, totals),
    balances: purse ? byPlayer(table, purse.balances) : playerRecord([]),
    pool: purse?.pool ?? 0,
    standings,
    winners: decided ? standings.filter((place) => place.rank === 1).map((place) => place.player) : [],
  };
}

/** Whether one party is first by itself while every other that plays has 0 or less. */
export function isShutout<Options>(table: Table<Options>, tally: Tally, parties: readonly Party[]): boolean {
  const { winners } = standingOf(table, tally, true, parties);
  const playing = parties.filter((party) => isPlaying(table, party));
  const isFirst = ([seat = 0]: Party) => winners.includes(idOf(table, seat));
  const others = playing.filter((party) => !isFirst(party));
  return others.length === playing.length - 1 && others.every(([seat = 0]) => (tally.totals[seat] ?? 0) <= 0);
}

/** How far everybody who plays is behind the first, if that is a number. */
export function behindOf<Options>(table: Table<Options>, { keys }: Tally): Record<string, number> {
  const gaps = behindFirst(behindThoseWhoPlay(table, keys));
  return playerRecord(
    gaps.flatMap((gap, seat): [string, number][] =>
      gap === undefined || isAway(table, seat) ? [] : [[idOf(table, seat), gap]],
    ),
  );
}

/** Players who left rank behind all who play; among them, later leavers rank higher. Unranked players come last. */
function behindThoseWhoPlay<Options>({ away }: Table<Options>, keys: readonly RankKey[]): readonly RankKey[] {
  if (!away) return keys;
  const left = new Map(away.map((each) => [each.seat, each]));
  return keys.map((key, seat) => {
    const gone = left.get(seat);
    if (!gone) return [0, 0, ...key];
    return [gone.ranked ? 1 : 2, -gone.since, ...key];
  });
}

const hasPlace = <Options>({ away }: Table<Options>, seat: number): boolean =>
  !away?.some((each) => each.seat === seat && !each.ranked);

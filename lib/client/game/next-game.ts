import type { Player } from "@/lib/rules/people/table";
import type { StoredHeader } from "../store/device-store";
import type { GameSetup } from "./games";

/** A game as it was played; times and entries do not matter. */
interface PlayedGame extends Pick<StoredHeader, "game" | "options"> {
  readonly league?: StoredHeader["league"] | undefined;
  /** In seat order, with those who joined. */
  readonly players: readonly Player[];
  /** The ids of those who left. */
  readonly gone: Iterable<string>;
}

/**
 * The next game of the same people, by the same rules and in the same league. Everybody moves on by one seat, so that
 * whoever sat first starts last; partners stay partners.
 */
export function nextGame({ game, options, players, gone, league }: PlayedGame): GameSetup {
  const left = new Set(gone);
  const stayed = players.filter(({ id }) => !left.has(id)).map(({ id, name }) => ({ id, name }));
  return {
    game,
    options,
    players: [...stayed.slice(1), ...stayed.slice(0, 1)],
    movedOn: true,
    ...(league && { league: { id: league.id, seats: league.seats } }),
  };
}

import type { LeagueChange } from "@/lib/league/changes/registry";
import type { ListedGame, StoredLeague } from "../store/device-store";

/**
 * The state of a game in a league. `in`: the server has it there. `elsewhere`: another device manages the league.
 * `locked`: the key here is no longer the league's. `waits`: it will be sent automatically. `refused`: the league did
 * not take it, and a person has to look. `removed`: it was removed from this device.
 */
export type InLeague = "in" | "elsewhere" | "locked" | "waits" | "refused" | "removed";

/** The state of a game that was started in a league; the league is undefined if this device does not manage it. */
export function inLeague(
  game: Pick<ListedGame, "id" | "players"> & { readonly league: ListedGame["league"] | undefined },
  mine: StoredLeague | undefined,
): InLeague {
  if (!mine) return "elsewhere";
  const { league, players } = game;
  const seats = Object.entries(league?.seats ?? {});
  const isSeated = !league?.pending && players.every(({ id }) => seats.some(([seat]) => seat === id));
  const state = sentTo(mine, game.id);
  if (state === "in" && !isSeated) return mine.locked ? "locked" : "waits";
  const isOnRoster = seats.every(([, id]) => mine.known.players.some((player) => player.id === id));
  return state === "in" && !isOnRoster ? "refused" : state;
}

/**
 * Whether this device has put a game into the league. Evenings of earlier versions only handed their league on to their
 * games, and are in none.
 */
export const isPutIn = ({ waiting, sent = [], refused }: StoredLeague, gameId: string): boolean =>
  [...waiting, ...sent, ...refused.map(({ change }) => change)].some(
    (change) => change.change === "game" && change.game === gameId,
  );

/** What became of a game's way from this device into a league. */
export function sentTo(mine: StoredLeague, gameId: string): Exclude<InLeague, "elsewhere"> {
  const isOf = (change: LeagueChange) =>
    (change.change === "game" || change.change === "remove-game") && change.game === gameId;
  const waits =
    mine.create !== undefined || mine.waiting.some((each) => each.change === "game" && isOf(each));
  if (waits) return mine.locked ? "locked" : "waits";
  const last = [...(mine.sent ?? []), ...mine.waiting].findLast(isOf);
  if (last?.change === "remove-game") return "removed";
  return mine.refused.some(({ change }) => change.change === "game" && isOf(change)) ? "refused" : "in";
}

import { isRecord } from "../../rules/record";

/** A roster as a reader is shown it: `called` is what somebody is called whose name was taken off the league. */
export const withFormer = <League extends { readonly players: readonly { readonly name: string }[] }>(
  league: League,
  called: string,
): League => ({
  ...league,
  players: league.players.map((player) => (player.name === "" ? { ...player, name: called } : player)),
});

/**
 * A change as it was sent, or the request that made the league, without what it calls some of the players. Ids are in
 * lower case.
 */
export function withoutNames(sent: unknown, ids: ReadonlySet<string>): unknown {
  if (!isRecord(sent)) return sent;
  const isMeant = (id: unknown) => typeof id === "string" && ids.has(id.toLowerCase());
  if (sent.change === "player") return isMeant(sent.player) ? { ...sent, name: "" } : sent;
  if (!Array.isArray(sent.players)) return sent;
  const players = sent.players.map((player: unknown) =>
    isRecord(player) && isMeant(player.id) ? { ...player, name: "" } : player,
  );
  return { ...sent, players };
}

/** The players whose names were purged from what is kept of a change, or of the request that made the league. */
export function purgedIn(kept: unknown): ReadonlySet<string> {
  if (!isRecord(kept)) return new Set();
  const named: unknown[] =
    kept.change === "player"
      ? [{ id: kept.player, name: kept.name }]
      : Array.isArray(kept.players)
        ? kept.players
        : [];
  return new Set(
    named.flatMap((player) =>
      isRecord(player) && player.name === "" ? [String(player.id).toLowerCase()] : [],
    ),
  );
}

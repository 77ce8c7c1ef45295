import { isRecord } from "../../rules/record";

/** A roster as readers see it: `called` is the name shown for a player whose name was removed. */
export const withFormer = <League extends { readonly players: readonly { readonly name: string }[] }>(
  league: League,
  called: string,
): League => ({
  ...league,
  players: league.players.map((player) => (player.name === "" ? { ...player, name: called } : player)),
});

/**
 * A change as it was sent, or the request that created the league, without the names of some players. Ids are in lower
 * case.
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

/** The players whose names were purged from a stored change, or from the request that created the league. */
export function purgedIn(stored: unknown): ReadonlySet<string> {
  if (!isRecord(stored)) return new Set();
  const named: unknown[] =
    stored.change === "player"
      ? [{ id: stored.player, name: stored.name }]
      : Array.isArray(stored.players)
        ? stored.players
        : [];
  return new Set(
    named.flatMap((player) =>
      isRecord(player) && player.name === "" ? [String(player.id).toLowerCase()] : [],
    ),
  );
}

/** Players who share a place, at least one: the partners of a side, or one player. */
export type Party<Player> = readonly [Player, ...Player[]];

/** The parties of a game, in the order of the first player of each. `sideOf`: a player's side; undefined if alone. */
export function partiesBy<Player extends object>(
  players: readonly Player[],
  sideOf: (player: Player) => number | undefined,
): Party<Player>[] {
  const parties = new Map<number | Player, [Player, ...Player[]]>();
  for (const player of players) {
    const key = sideOf(player) ?? player;
    const party = parties.get(key);
    if (party) party.push(player);
    else parties.set(key, [player]);
  }
  return [...parties.values()];
}

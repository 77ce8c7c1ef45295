import type { Player } from "@/lib/rules/people/table";

/** A player's name as it is shown; "" if nobody has this id. */
export const nameOf = (players: readonly Player[], id: string): string =>
  players.find((player) => player.id === id)?.name.trim() ?? "";

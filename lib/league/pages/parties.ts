import { hasPoints } from "../paper/paper-change";
import type { FinishedGame } from "../replies";
import { type Party, partiesBy } from "../standings/parties";

type Player = FinishedGame["players"][number];

/** By place, then by name; partners stay together in the order of their seats. */
export const byPlace =
  (seats: readonly string[]) =>
  (a: Player, b: Player): number => {
    if (a.place !== b.place) return a.place - b.place;
    if (a.side === undefined || b.side === undefined) return a.name < b.name ? -1 : 1;
    return a.side - b.side || seats.indexOf(a.seat) - seats.indexOf(b.seat);
  };

/** Players who share a place: partners, or one player. */
export const partiesIn = <One extends Player>(players: readonly One[]): Party<One>[] =>
  partiesBy(players, ({ side }) => side);

/** The figure beside a place: a total; a balance if only money was counted; nothing if only places are known. */
export function figureOf({
  players,
  paper,
}: {
  readonly players: readonly Player[];
  readonly paper?: FinishedGame["paper"];
}): "total" | "balance" | undefined {
  if (players.every(({ total, balance }) => total === 0 && balance !== null)) return "balance";
  return paper === "places" && !hasPoints(players) ? undefined : "total";
}

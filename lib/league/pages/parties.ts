import type { FinishedGame } from "../replies";

type Player = FinishedGame["players"][number];

/** Who came in together: partners, or one player. Partners stand one after the other in a game's players. */
export const partiesIn = <One extends Player>(players: readonly One[]): One[][] =>
  players
    .filter(({ side }, index) => side === undefined || players[index - 1]?.side !== side)
    .map((first) => (first.side === undefined ? [first] : players.filter(({ side }) => side === first.side)));

/** Whether nothing was counted but money, so that it is what stands for a total. */
export const isForMoneyAlone = (players: readonly Player[]): boolean =>
  players.every(({ total, balance }) => total === 0 && balance !== null);

import type { Language } from "@/lib/i18n/language";
import type { FinishedGame } from "@/lib/league/replies";
import { partyName } from "@/lib/ui/text/party-name";

type Player = FinishedGame["players"][number];

/** Who came in together: partners, or one player. Partners stand one after the other in a game's players. */
export function partiesOf<One extends Player>(players: readonly One[], language: Language) {
  const isFirst = ({ side }: One, index: number): boolean =>
    side === undefined || players[index - 1]?.side !== side;
  return players.filter(isFirst).map((first) => {
    const party = first.side === undefined ? [first] : players.filter(({ side }) => side === first.side);
    return { first, party, name: partyName(party, language) };
  });
}

/** Whether nothing was counted but money, so that it is what stands for a total. */
export const isForMoneyAlone = (players: readonly Player[]): boolean =>
  players.every(({ total, balance }) => total === 0 && balance !== null);

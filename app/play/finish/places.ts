import { presenceNotes } from "@/app/shared/presence-notes";
import type { GameView } from "@/lib/client/game/games";
import type { RoundsTable } from "@/lib/export/rounds-table";
import type { Words } from "@/lib/i18n/catalogue-names";
import { gameWords } from "@/lib/i18n/game-words";
import type { Language } from "@/lib/i18n/language";
import { numberText } from "@/lib/ui/text/fixed-text";
import { moneyText } from "@/lib/ui/text/money-text";
import { partyName } from "@/lib/ui/text/party-name";

/** The final place of a player or side. */
export interface FinalPlace {
  /** The first of its players. */
  readonly player: string;
  readonly name: string;
  /** Undefined for players who left unranked. */
  readonly rank: number | undefined;
  /** The number on the plate: points, or money if the game is for money alone. */
  readonly score: string;
  /** Money in a game that is won by points. */
  readonly money: string | undefined;
  /** Players who joined late, left or were eliminated, and when. */
  readonly notes: readonly string[];
}

/** All final places, the winner first; players who left unranked come last. */
export function finalPlaces(
  { result, position, game }: GameView,
  table: RoundsTable,
  t: Words["finish"],
  language: Language,
): FinalPlace[] {
  const { roundName } = gameWords(game, language);
  const byMoney = position.about.rankedBy === "money";
  const columns = table.columns.map((players, column) => ({ players, column, rank: table.ranks[column] }));
  const placed = columns.toSorted((a, b) => (a.rank ?? columns.length + 1) - (b.rank ?? columns.length + 1));
  return placed.map(({ players, column, rank }) => {
    const player = players[0]?.id ?? "";
    const balance = result.balances[player];
    const money = balance === undefined ? undefined : moneyText(balance, language, true);
    return {
      player,
      name: partyName(players, language),
      rank,
      score: byMoney ? (money ?? "") : numberText(result.totals[player] ?? 0, language),
      money: byMoney ? undefined : money,
      notes: presenceNotes(table.presence[column], roundName, t),
    };
  });
}

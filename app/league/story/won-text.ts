import type { FrontPage } from "@/lib/league/pages/front-page";
import { eveningWinners } from "@/lib/league/story/evening";
import type { LeagueWords } from "../league-words";
import { isUneven, pointsInShort } from "../standings/figures";

/** Who won the last evening, in a sentence: by its final standings, or else by its games. Undefined if nobody has. */
export function wonText(
  { language, t, texts }: LeagueWords,
  { sheets, table, games, isOver }: NonNullable<FrontPage["last"]>,
  nameOf: (player: string) => string,
): string | undefined {
  if (sheets?.won.length === 0) return undefined;
  if (sheets) return `${texts.wonBy({ names: sheets.won.map(nameOf), isOver: true })}.`;
  const winners = eveningWinners(table);
  const [first] = winners;
  if (!first) return undefined;
  return t.story.eveningWon({
    names: winners.map(({ person }) => nameOf(person)),
    points: t.story.points({ points: pointsInShort(first.points, isUneven(first.points), language) }),
    won: first.won,
    played: first.played,
    onlyGame: games === 1,
    isOver,
  });
}

import type { GameView } from "@/lib/client/game/games";
import { gameWords } from "@/lib/i18n/game-words";
import type { Language } from "@/lib/i18n/language";
import type { RoundName } from "@/lib/i18n/round-name";

/** How many hands or rounds were closed up to and including this line. */
export const roundsUpTo = ({ lines, log }: GameView, line: number): number =>
  lines.slice(0, line + 1).filter((_, index) => log.roundOf(index) !== undefined).length;

/** The name of a line that closed a hand or round: "Round 4"; undefined for other lines. */
export function lineName(game: GameView, line: number, language: Language): RoundName | undefined {
  if (!game.log.roundOf(line)) return undefined;
  return gameWords(game.game, language).roundName({ number: roundsUpTo(game, line) });
}

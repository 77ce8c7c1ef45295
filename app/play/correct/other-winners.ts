import { type Winners, winnersOf } from "@/app/shared/game/winners";
import type { GameView, WouldBe } from "@/lib/client/game/games";

/** Who would win after a correction; undefined if nobody would or the winners stay the same. */
export function otherWinners(
  { result: before }: GameView,
  { result, players }: WouldBe,
): Winners | undefined {
  const isOther = String(before.winners) !== String(result.winners);
  return isOther && result.winners.length > 0 ? winnersOf(players, result) : undefined;
}

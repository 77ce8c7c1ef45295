import type { GameView, WouldBe } from "@/lib/client/game/games";

/** The names of those who would win after a correction; none where it leaves the winners as they are. */
export function otherWinners({ result: before }: GameView, { result, players }: WouldBe): readonly string[] {
  if (String(before.winners) === String(result.winners)) return [];
  return players.filter(({ id }) => result.winners.includes(id)).map(({ name }) => name.trim());
}

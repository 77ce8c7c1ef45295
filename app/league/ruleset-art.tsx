import { GameArt } from "@/app/shared/game/game-art";
import { games } from "@/lib/games/registry";

/** The tiles of a kind of game; nothing if this version does not have it. */
export function rulesetArt(rulesetId: string) {
  const game = games.find(rulesetId);
  return game ? (
    <span className="print:hidden">
      <GameArt game={game} inList />
    </span>
  ) : null;
}

import { GameArt } from "@/app/shared/game/game-art";
import { games } from "@/lib/games/registry";
import { rulesetName } from "./league-query";
import { leagueWords } from "./league-words";

/** The tiles of a kind of game; nothing if this version does not have it. */
export function rulesetArt(rulesetId: string) {
  const game = games.find(rulesetId);
  return game ? (
    <span className="print:hidden">
      <GameArt game={game} inList />
    </span>
  ) : null;
}

/** The heading of a section about one kind of game, with its tiles; its id for labelling the section is `of-KIND`. */
export async function RulesetHeading({ rulesetId }: { readonly rulesetId: string }) {
  const { language } = await leagueWords();
  return (
    <h3 id={`of-${rulesetId}`} className="flex items-center gap-3 text-lead">
      {rulesetArt(rulesetId)}
      {rulesetName(rulesetId, language)}
    </h3>
  );
}

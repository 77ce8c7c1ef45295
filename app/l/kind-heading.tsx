import { GameArt } from "@/app/shared/game-art";
import { games } from "@/lib/games/registry";
import { kindName } from "./league-query";
import { leagueWords } from "./league-words";

/** Heads what is told of one kind of game, with the game's picture; a section may be labelled by it: `of-KIND`. */
export async function KindHeading({ kind }: { readonly kind: string }) {
  const { language } = await leagueWords();
  const game = games.find(kind);
  return (
    <h3 id={`of-${kind}`} className="flex items-center gap-3 text-lead">
      {game && (
        <span className="print:hidden">
          <GameArt game={game} inList />
        </span>
      )}
      {kindName(kind, language)}
    </h3>
  );
}

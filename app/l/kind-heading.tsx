import { GameArt } from "@/app/shared/game/game-art";
import { games } from "@/lib/games/registry";
import { kindName } from "./league-query";
import { leagueWords } from "./league-words";

/** The tiles of a kind of game; nothing of one that this version has not. */
export function KindArt({ kind }: { readonly kind: string }) {
  const game = games.find(kind);
  return game ? (
    <span className="print:hidden">
      <GameArt game={game} inList />
    </span>
  ) : null;
}

/** Heads what is told of one kind of game, with its tiles; a section may be labelled by it: `of-KIND`. */
export async function KindHeading({ kind }: { readonly kind: string }) {
  const { language } = await leagueWords();
  return (
    <h3 id={`of-${kind}`} className="flex items-center gap-3 text-lead">
      <KindArt kind={kind} />
      {kindName(kind, language)}
    </h3>
  );
}

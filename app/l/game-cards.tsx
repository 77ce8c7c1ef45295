import type { FinishedGame } from "@/lib/league/replies";
import { dayForAll } from "@/lib/ui/text/when-text";
import { GameResultList } from "./game-result";
import { leagueWords } from "./league-words";
import { playedName } from "./played-name";

interface GameCardsProps {
  readonly league: { readonly slug: string; readonly timeZone: string };
  readonly games: readonly FinishedGame[];
  /** Leaves out the day: it stands above. */
  readonly ofOneDay?: boolean;
}

/** Finished games, each with how everybody came in. */
export async function GameCards({ league, games, ofOneDay = false }: GameCardsProps) {
  const { language, say } = await leagueWords();
  return (
    <ul className={`grid gap-3 sm:grid-cols-2 ${ofOneDay ? "" : "lg:grid-cols-3"}`}>
      {games.map((game) => {
        const name = playedName(game, language);
        const when = dayForAll(game.finishedAt, league.timeZone, language);
        return (
          <li key={game.game} className="panel p-4 break-inside-avoid">
            <h3 className="text-base">
              <a href={`/l/${league.slug}/games/${game.game}`} className="quiet-link inline-block py-2">
                {ofOneDay ? name : say.openGame({ game: name, when })}
              </a>
            </h3>
            <GameResultList game={game} />
          </li>
        );
      })}
    </ul>
  );
}

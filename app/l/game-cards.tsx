import { Fragment } from "react";
import type { FinishedGame, LeagueGamesReply } from "@/lib/league/replies";
import { dayForAll } from "@/lib/ui/text/when-text";
import { CommentLine } from "./comment-line";
import { GameResultList } from "./game-result";
import { leagueWords } from "./league-words";
import { playedName } from "./played-name";
import { dayText } from "./standings/figures";

interface GameCardsProps {
  readonly league: { readonly slug: string; readonly timeZone: string };
  readonly games: readonly FinishedGame[];
  /** Leaves out the day: it stands above. */
  readonly ofOneDay?: boolean;
  /** Evenings with a comment, which stands before their games. */
  readonly evenings?: LeagueGamesReply["evenings"];
}

/** Finished games, each with how everybody came in. */
export async function GameCards({ league, games, ofOneDay = false, evenings = [] }: GameCardsProps) {
  const { language, say } = await leagueWords();
  return (
    <ul className={`grid gap-3 sm:grid-cols-2 ${ofOneDay ? "" : "lg:grid-cols-3"}`}>
      {games.map((game, index) => {
        const name = playedName(game, language);
        const when = dayForAll(game.finishedAt, league.timeZone, language);
        const begins = game.evening !== games[index - 1]?.evening;
        return (
          <Fragment key={game.game}>
            {evenings
              .filter(({ evening }) => begins && evening === game.evening)
              .map((each) => (
                <EveningComment key={each.evening} {...each} />
              ))}
            <li className="panel p-4 break-inside-avoid">
              <h3 className="text-base">
                <a href={`/l/${league.slug}/games/${game.game}`} className="quiet-link inline-block py-2">
                  {ofOneDay ? name : say.openGame({ game: name, when })}
                </a>
              </h3>
              {game.paper && <p className="text-fine text-ink-soft">{say.onPaper}</p>}
              <GameResultList game={game} />
              {game.comment !== undefined && (
                <div className="mt-2">
                  <CommentLine text={game.comment} />
                </div>
              )}
            </li>
          </Fragment>
        );
      })}
    </ul>
  );
}

/** Before the games of an evening, what is said of it. */
async function EveningComment({ evening, comment }: LeagueGamesReply["evenings"][number]) {
  const { language } = await leagueWords();
  return (
    <li className="col-span-full grid gap-1">
      <h3 className="text-lead">{dayText(evening, language)}</h3>
      <CommentLine text={comment} />
    </li>
  );
}

import { Fragment } from "react";
import { catalogue } from "@/lib/i18n/catalogues";
import type { FinishedGame, LeagueGamesReply } from "@/lib/league/replies";
import { dayForAll } from "@/lib/ui/text/when-text";
import { KindArt } from "../kind-heading";
import { leagueWords } from "../league-words";
import { dayText } from "../standings/figures";
import { CommentLine } from "./comment-line";
import { GameResultList } from "./game-result";
import { playedName } from "./played-name";

interface GameCardsProps {
  readonly league: { readonly slug: string; readonly timeZone: string };
  readonly games: readonly FinishedGame[];
  /** What is said of their evenings: it stands before the first game of each. */
  readonly evenings?: LeagueGamesReply["evenings"];
  /** Leaves out the day: it stands above. */
  readonly ofOneDay?: boolean;
}

/** Finished games, each with how everybody came in. */
export async function GameCards({ league, games, evenings = [], ofOneDay = false }: GameCardsProps) {
  const { language, t } = await leagueWords();
  const { endedEarly } = catalogue("base", language).table;
  return (
    <ul className={`grid gap-3 sm:grid-cols-2 ${ofOneDay ? "" : "lg:grid-cols-3"}`}>
      {games.map((game, index) => {
        const name = playedName(game, language);
        const when = dayForAll(game.finishedAt, league.timeZone, language);
        const isFirst = games[index - 1]?.evening !== game.evening;
        const about = isFirst ? evenings.find(({ evening }) => evening === game.evening) : undefined;
        return (
          <Fragment key={game.game}>
            {about && (
              <li className="col-span-full grid gap-1">
                <a
                  href={`/l/${league.slug}/evenings/${about.evening}`}
                  className="quiet-link tap-target justify-self-start"
                >
                  {dayText(about.evening, language)}
                </a>
                <CommentLine text={about.comment} />
              </li>
            )}
            <li className="panel p-4 break-inside-avoid">
              <div className="mb-2 flex items-center gap-3 border-b border-line pb-2">
                <KindArt kind={game.kind} />
                <h3 className="text-base">
                  <a href={`/l/${league.slug}/games/${game.game}`} className="quiet-link tap-target">
                    {ofOneDay ? name : t.openGame({ game: name, when })}
                  </a>
                </h3>
              </div>
              {game.paper && <p className="text-fine text-ink-soft">{t.onPaper}</p>}
              {game.early && <p className="text-fine text-ink-soft">{endedEarly}</p>}
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

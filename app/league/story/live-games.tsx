import { playedName } from "@/lib/i18n/game-words";
import type { FrontPage } from "@/lib/league/pages/front-page";
import { Icon } from "@/lib/ui/icon";
import type { Drawn } from "../drawn";
import { LiveScores } from "./live-scores";

interface LiveGamesProps extends Pick<FrontPage, "playing"> {
  readonly drawn: Drawn;
}

/** The games being played now, each a small board with a link to the whole one. */
export function LiveGames({ drawn: { words, value }, playing }: LiveGamesProps) {
  const { language, t } = words;
  if (playing.length === 0) return null;
  return (
    <section aria-labelledby="live" className="grid gap-2 print:hidden">
      <h2 id="live" className="text-lead">
        {t.playing}
      </h2>
      <ul
        className={`grid grid-cols-[minmax(0,1fr)] gap-3 ${playing.length > 1 ? "lg:grid-cols-[repeat(2,minmax(0,1fr))]" : ""}`}
      >
        {playing.map(({ game, players, ...played }) => (
          <li
            key={game}
            className="board relative p-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ink"
          >
            <div className="groove flex items-center gap-2 px-1 pb-2">
              <div className="min-w-0 grow">
                <h3 className="text-lead">
                  <a
                    href={`/watch?game=${game}&league=${value.league.slug}`}
                    className="outline-none after:absolute after:inset-0 after:rounded-panel"
                  >
                    {playedName(played, language)}
                  </a>
                </h3>
              </div>
              <Icon icon="forward" className="size-7 shrink-0 text-brass-bright" />
            </div>
            <LiveScores game={game}>{t.names({ names: players.map(({ name }) => name) })}</LiveScores>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { FrontPage } from "@/lib/server/pages";
import { Icon } from "@/lib/ui/icon";
import { playedName } from "../game/played-name";
import { leagueWords } from "../league-words";
import { LiveScores } from "./live-scores";

/** The games that are played now, each a small board that leads to the whole one. */
export async function LiveGames({ playing }: Pick<FrontPage, "playing">) {
  const { language, t } = await leagueWords();
  if (playing.length === 0) return null;
  return (
    <section aria-labelledby="live" className="grid gap-2 print:hidden">
      <h2 id="live" className="text-lead">
        {t.playing}
      </h2>
      <ul className={`grid gap-3 ${playing.length > 1 ? "lg:grid-cols-2" : ""}`}>
        {playing.map(({ game, players, ...played }) => (
          <li
            key={game}
            className="board relative p-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ink"
          >
            <div className="groove flex items-center gap-2 px-1 pb-2">
              <div className="min-w-0 grow">
                <h3 className="text-lead">
                  <a
                    href={`/watch?game=${game}`}
                    className="outline-none after:absolute after:inset-0 after:rounded-panel"
                  >
                    {playedName(played, language)}
                  </a>
                </h3>
                <p className="text-fine text-on-walnut-soft">
                  {t.names({ names: players.map(({ name }) => name) })}
                </p>
              </div>
              <Icon icon="forward" className="size-7 shrink-0 text-brass-bright" />
            </div>
            <LiveScores game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { LeagueSign } from "@/app/shared/league-sign";
import { playedName } from "@/lib/i18n/game-words";
import { finishedGames } from "@/lib/league/pages/games";
import { standingsPage } from "@/lib/league/pages/standings-page";
import type { LeagueValue } from "@/lib/league/value/value";
import { Medal } from "@/lib/ui/pictures/medal";
import { partiesOf } from "../game/parties-of";
import { seasonNow } from "../league-query";
import { leagueWords } from "../league-words";
import { dayText, pointsWriter } from "../standings/figures";

/** How many rows of the table are shown, and how many recent games are searched for the last evening. */
const rows = 10;
const lastGames = 20;

interface LeagueWidgetProps {
  readonly value: LeagueValue;
  /** `light` or `dark`; anything else follows the reader's device. */
  readonly theme: string;
}

/** Who leads, and who won on the last evening, for a frame on another site. Every link opens in a new tab. */
export async function LeagueWidget({ value, theme }: LeagueWidgetProps) {
  const { language, t } = await leagueWords();
  const { league } = value;
  const now = new Date();
  const season = seasonNow(league, now);
  const top = { season, rulesetId: "", page: 1, size: rows, search: "", now: now.toISOString() };
  const standings = standingsPage(value, top);
  const pointsOf = pointsWriter(standings, language);
  const games = finishedGames(value, value.games.slice(-lastGames).reverse());
  const evening = games[0]?.evening;
  const beside = { target: "_blank", rel: "noopener" } as const;
  const path = `/l/${league.slug}`;
  return (
    <main id="content" data-theme={theme} className="min-h-dvh bg-table p-3 text-ink">
      <div className="board mx-auto max-w-xl px-3 py-2">
        <h1 className="flex flex-wrap items-center gap-x-3 py-1 text-lead">
          {league.sign && <LeagueSign sign={league.sign} />}
          <a href={path} {...beside} className="py-2 underline decoration-1 underline-offset-4 wrap-anywhere">
            {league.name}
          </a>
          {season && <span className="text-fine text-on-walnut-soft">{season.name}</span>}
        </h1>
        {standings.rows.length === 0 && <p className="py-3">{t.noGamesTitle}</p>}
        <ol>
          {standings.rows.map(({ player, name, place, points, played, won }) => (
            <li
              key={player}
              className="groove flex min-h-12 items-center gap-3 py-1 last:border-0 last:shadow-none"
            >
              <Medal rank={place} label={t.ordinal(place)} className="size-8 shrink-0" />
              <a
                href={`${path}/players/${player}`}
                {...beside}
                className="min-w-0 grow py-2 leading-tight font-semibold wrap-anywhere"
              >
                {name}
              </a>
              <span className="shrink-0 text-fine text-on-walnut-soft max-[22rem]:hidden">
                {t.wonOf({ won, played })}
              </span>
              <span className="plate grid h-10 min-w-18 shrink-0 place-items-center px-2 text-lead">
                {pointsOf({ points, played })}
              </span>
            </li>
          ))}
        </ol>
      </div>
      {evening !== undefined && (
        <section aria-labelledby="evening" className="mx-auto mt-3 max-w-xl px-1">
          <h2 id="evening" className="text-base">
            <time dateTime={evening}>{dayText(evening, language)}</time>
          </h2>
          <ul className="divide-y divide-line">
            {games
              .filter((game) => game.evening === evening)
              .map((game) => (
                <li key={game.game} className="flex flex-wrap items-center gap-x-3">
                  <a href={`${path}/games/${game.game}`} {...beside} className="quiet-link py-2">
                    {playedName(game, language)}
                  </a>
                  <span className="flex min-w-0 items-center gap-2 wrap-anywhere">
                    <Medal rank={1} label={t.ordinal(1)} className="size-6 shrink-0" />
                    {t.names({
                      names: partiesOf(game.players, language)
                        .filter(({ first }) => first.place === 1)
                        .map(({ name }) => name),
                    })}
                  </span>
                </li>
              ))}
          </ul>
        </section>
      )}
      <p className="mx-auto mt-3 max-w-xl px-1 text-fine text-ink-soft">
        <a href={path} {...beside} className="quiet-link inline-block py-3">
          {t.widgetMore}
        </a>
      </p>
    </main>
  );
}

import { playedName } from "@/lib/i18n/game-words";
import type { LeagueGamesReply } from "@/lib/league/replies";
import { dayForAll } from "@/lib/ui/text/when-text";
import type { Drawn } from "../drawn";

interface GamesInProgressProps {
  readonly drawn: Drawn;
  readonly games: LeagueGamesReply["playing"];
  /** Whether they are being played now; otherwise each says since when it has had no entry. */
  readonly isLive: boolean;
}

/** Games that are not finished, each a link to its board. */
export function GamesInProgress({ drawn: { words, value }, games, isLive }: GamesInProgressProps) {
  const { language, t } = words;
  const { league } = value;
  if (games.length === 0) return null;
  const id = isLive ? "playing" : "unfinished";
  return (
    <section aria-labelledby={id} className="my-6 grid grid-cols-[minmax(0,1fr)] gap-2 break-inside-avoid">
      <h3 id={id} className="text-lead">
        {isLive ? t.playing : t.unfinished}
      </h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {games.map(({ game, players, waitsFor, lastEntryAt, ...played }) => (
          <li
            key={game}
            className="panel relative grid min-h-12 content-center gap-1 px-4 py-3 wrap-anywhere"
          >
            <a
              href={`/watch?game=${game}&league=${league.slug}`}
              className="font-semibold after:absolute after:inset-0 after:rounded-panel"
            >
              {t.watch({ game: playedName(played, language), names: players.map((each) => each.name) })}
            </a>
            {!isLive && (
              <p className="text-fine text-ink-soft">
                {t.noEntrySince({ when: dayForAll(lastEntryAt, league.timeZone, language) })}
              </p>
            )}
            {waitsFor.length > 0 && (
              <p className="text-ink-soft">{t.waitsFor({ names: waitsFor.map((each) => each.name) })}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

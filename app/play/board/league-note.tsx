"use client";

import { TwinsCard } from "@/app/shared/lazy-twins-card";
import type { GameView } from "@/lib/client/game/games";
import { inLeague } from "@/lib/client/leagues/in-league";
import { useMyLeagues } from "@/lib/client/leagues/my-leagues";
import { useWords } from "@/lib/i18n/hooks/use-words";
import { Link } from "@/lib/ui/page/link";

interface LeagueNoteProps {
  readonly game: GameView;
  readonly league: NonNullable<GameView["league"]>;
  /** Whether the server has all of the game. */
  readonly isSaved: boolean;
}

/**
 * Whether the game is in its league: once it is over with a link to the standings, else what has to happen first. Asks
 * about newcomers at the table whom another phone had added too.
 */
export function LeagueNote(props: LeagueNoteProps) {
  const { id, seats } = props.league;
  const leagues = useMyLeagues();
  const mine = leagues?.find(({ stored }) => stored.id === id);
  return (
    <>
      <WhetherIn {...props} leagues={leagues} />
      {mine && (mine.stored.twins ?? []).length > 0 && (
        <TwinsCard mine={mine} players={Object.values(seats)} />
      )}
    </>
  );
}

interface WhetherInProps extends LeagueNoteProps {
  readonly leagues: ReturnType<typeof useMyLeagues>;
}

function WhetherIn({ game, league: { id }, isSaved, leagues }: WhetherInProps) {
  const t = useWords().table;
  const { over } = game.position;
  const mine = leagues?.find(({ stored }) => stored.id === id);
  const state = leagues && (isSaved || !over) ? inLeague(game, mine?.stored) : "waits";
  const league = mine?.league.name;
  const look = "text-ink-soft wrap-anywhere";
  const seePage = (
    <a href={`/l/${id}`} className="key min-h-14">
      {t.toLeague}
    </a>
  );
  switch (state) {
    case "elsewhere":
      return over && seePage;
    case "in":
      return over ? seePage : league !== undefined && <p className={look}>{t.countsIn({ league })}</p>;
    case "waits":
      if (over) return <p className={look}>{t.leagueWaits}</p>;
      return league !== undefined && <p className={look}>{t.willCountIn({ league })}</p>;
    case "removed":
      return league !== undefined && <p className={look}>{t.leagueRemoved({ league })}</p>;
    case "locked":
    case "refused":
      return (
        <p className={look}>
          {state === "locked" || league === undefined ? t.leagueLocked : t.leagueRefused({ league })}{" "}
          <Link href={`/l/edit?league=${id}`} className="quiet-link">
            {t.toLockedLeague}
          </Link>
        </p>
      );
  }
}

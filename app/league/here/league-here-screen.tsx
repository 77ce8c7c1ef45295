"use client";

import type { ReactNode } from "react";
import { type LeagueHere, useLeagueHere } from "@/lib/client/leagues/record/use-league-here";
import { useCatalogue, useLanguage, useLoaded, useWords } from "@/lib/i18n/hooks/use-words";
import { withFormer } from "@/lib/league/roster/erasure";
import { Link } from "@/lib/ui/page/link";
import { LoadingPage } from "@/lib/ui/page/loading-page";
import { Notice } from "@/lib/ui/page/notice";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { longDate, timeText } from "@/lib/ui/text/when-text";
import { useInBrowser } from "@/lib/ui/use-in-browser";
import type { EveningWords } from "../evening/evening-words";
import { LeagueNav, type LeaguePart } from "../league-nav";
import { allTime, chosenOf, type Query, seasonNow } from "../league-query";
import { EveningHere, EveningsHere } from "./evenings-here";
import { GameHere } from "./game-here";
import { GamesHere } from "./games-here";
import { type DrawnHere, notesOf } from "./notes-here";
import { PlayerHere } from "./player-here";
import { PlayersHere } from "./players-here";
import { StandingsHere } from "./standings-here";

const parts = ["standings", "players", "games", "evenings"] as const;
type PartHere = (typeof parts)[number];

/** The page that an address asks for: like that of the server. */
interface Asked {
  readonly slug: string;
  readonly part: PartHere;
  /** The day of an evening, or the id of a player or game. */
  readonly item: string | undefined;
  readonly query: Query;
}

function askedAt(href: string): Asked {
  const { pathname, searchParams } = new URL(href);
  const [, , slug = "", part, item] = pathname.split("/");
  return {
    slug: slug.toLowerCase(),
    part: parts.find((each) => each === part) ?? "standings",
    item,
    query: Object.fromEntries(searchParams),
  };
}

interface LeagueHereScreenProps {
  /** Pictures of games, and whether the most or the fewest points win, by ruleset. */
  readonly art: Readonly<Record<string, ReactNode>>;
  readonly aims: Readonly<Record<string, "many" | "few">>;
}

/** A page of a league, drawn from what this device knows. */
export function LeagueHereScreen({ art, aims }: LeagueHereScreenProps) {
  useLoaded("leaguePages", "leagueEvenings", "games");
  const language = useLanguage();
  const words: EveningWords = {
    language,
    t: useCatalogue("leaguePages"),
    texts: useCatalogue("leagueEvenings"),
  };
  const { t } = words;
  const { shell } = useWords();
  const href = useInBrowser(() => window.location.href, undefined);
  const asked = href === undefined ? undefined : askedAt(href);
  const { here, isReached } = useLeagueHere(asked?.slug);
  const home = { href: "/", label: shell.toGames };
  if (!asked || here === undefined) return <LoadingPage title={t.parts.standings} back={home} />;
  if (here === "nothing")
    return (
      <PageFrame title={t.parts.standings} back={home}>
        <Notice tile="0-0" title={t.here.nothingTitle} text={t.here.nothing}>
          <Link href={home.href} className="action w-full">
            {home.label}
          </Link>
        </Notice>
      </PageFrame>
    );
  const league = withFormer(here.value.league, t.formerPlayer);
  const value = { ...here.value, league };
  const now = new Date();
  const { slug } = here;
  const { part, item, query } = asked;
  const season = part === "standings" ? seasonNow(league, now) : undefined;
  const chosen = chosenOf(query, league, season);
  const drawn: DrawnHere = {
    words,
    value,
    slug,
    query,
    chosen,
    now: now.toISOString(),
    art,
    aims,
    notes: notesOf(here, t),
  };
  const seasonId = item === undefined && isSeasonal(part) ? (chosen.season?.id ?? allTime) : "";
  return (
    <PageFrame
      title={league.name}
      back={part === "standings" ? home : { href: `/l/${slug}`, label: t.toStandings }}
      wide
    >
      <LeagueNav t={t} slug={slug} part={part} season={seasonId} parts={parts} />
      <AsOf here={here} isReached={isReached} words={words} />
      <Part part={part} item={item} drawn={drawn} />
    </PageFrame>
  );
}

interface PartProps extends Pick<Asked, "part" | "item"> {
  readonly drawn: DrawnHere;
}

function Part({ part, item, drawn }: PartProps) {
  switch (part) {
    case "standings":
      return <StandingsHere {...drawn} />;
    case "players":
      return item === undefined ? <PlayersHere {...drawn} /> : <PlayerHere {...drawn} id={item} />;
    case "games":
      return item === undefined ? <GamesHere {...drawn} /> : <GameHere {...drawn} id={item} />;
    case "evenings":
      return item === undefined ? <EveningsHere {...drawn} /> : <EveningHere {...drawn} day={item} />;
  }
}

const isSeasonal = (part: LeaguePart): boolean => part === "standings" || part === "games";

interface AsOfProps {
  readonly here: LeagueHere;
  readonly isReached: boolean;
  readonly words: EveningWords;
}

/** How old the news are, what has not been sent yet, and the way to the server's page once it can be reached. */
function AsOf({ here: { at, value, unsent }, isReached, words: { language, t } }: AsOfProps) {
  const count = value.games.filter(({ gameId }) => unsent.has(gameId)).length;
  return (
    <div role="status" className="panel mb-5 grid justify-items-start gap-2 px-4 py-3 print:hidden">
      <p className="font-semibold text-pretty">
        {t.here.asOf({ when: `${longDate(at, language)}, ${timeText(at, language)}` })}
      </p>
      {count > 0 && <p className="text-pretty">{t.here.unsent({ games: count })}</p>}
      {isReached && (
        <button type="button" className="key" onClick={() => window.location.reload()}>
          {t.here.toServer}
        </button>
      )}
    </div>
  );
}

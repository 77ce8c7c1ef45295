"use client";

import { Fragment, type ReactNode } from "react";
import { type LeagueHere, useLeagueHere } from "@/lib/client/leagues/record/use-league-here";
import { useCatalogue, useLanguage, useLoaded, useWords } from "@/lib/i18n/hooks/use-words";
import { withFormer } from "@/lib/league/roster/erasure";
import { Link } from "@/lib/ui/page/link";
import { LoadingPage } from "@/lib/ui/page/loading-page";
import { Notice } from "@/lib/ui/page/notice";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { longDate, timeText } from "@/lib/ui/text/when-text";
import { useInBrowser } from "@/lib/ui/use-in-browser";
import { drawnFrom } from "../drawn";
import { LeagueNav } from "../league-nav";
import type { LeagueWords } from "../league-words";
import { notesHere } from "./notes-here";
import { pageHere } from "./page-here";

interface LeagueHereScreenProps {
  /** Pictures of games, and whether the most or the fewest points win, by ruleset. */
  readonly art: Readonly<Record<string, ReactNode>>;
  readonly aims: Readonly<Record<string, "many" | "few">>;
}

/** A page of a league, drawn from what this device knows. */
export function LeagueHereScreen({ art, aims }: LeagueHereScreenProps) {
  useLoaded("leaguePages", "leagueEvenings", "games", "club");
  const language = useLanguage();
  const words: LeagueWords = {
    language,
    t: useCatalogue("leaguePages"),
    texts: useCatalogue("leagueEvenings"),
  };
  const { t } = words;
  const { shell } = useWords();
  const href = useInBrowser(() => window.location.href, undefined);
  const { pathname, searchParams } = new URL(href ?? "/l", "http://any.test");
  const [, , slug, path, item] = pathname.split("/");
  const { here, isReached } = useLeagueHere(slug?.toLowerCase());
  const home = { href: "/", label: shell.toGames };
  if (here === undefined) return <LoadingPage title={t.parts.standings} back={home} />;
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
  const drawn = drawnFrom({
    words,
    value: { ...here.value, league },
    query: Object.fromEntries(searchParams),
    now: new Date().toISOString(),
    artOf: (rulesetId) => art[rulesetId],
    aimOf: (rulesetId) => aims[rulesetId] ?? "many",
    notes: notesHere(here, t),
    Once: Fragment,
  });
  const shown = pageHere(drawn, path, item);
  return (
    <PageFrame
      title={league.name}
      back={shown?.title === undefined ? home : { href: `/l/${league.slug}`, label: t.toStandings }}
      wide
    >
      <LeagueNav t={t} slug={league.slug} part={shown?.part} season={shown?.season ?? ""} />
      <AsOf here={here} isReached={isReached} words={words} />
      {shown?.body}
    </PageFrame>
  );
}

interface AsOfProps {
  readonly here: LeagueHere;
  readonly isReached: boolean;
  readonly words: LeagueWords;
}

/** How old the news are, what has not been sent yet, and the way to the server's page once it can be reached. */
function AsOf({ here: { at, value, unsent, changes }, isReached, words: { language, t } }: AsOfProps) {
  const isUnsent = ({ gameId }: { readonly gameId: string }) => unsent.has(gameId);
  const games = value.games.filter(isUnsent).length;
  const others = changes + value.sheets.filter(isUnsent).length;
  return (
    <div role="status" className="panel mb-5 grid justify-items-start gap-2 px-4 py-3 print:hidden">
      <p className="font-semibold text-pretty">
        {t.here.asOf({ when: `${longDate(at, language)}, ${timeText(at, language)}` })}
      </p>
      {games > 0 && <p className="text-pretty">{t.here.unsent({ games })}</p>}
      {others > 0 && <p className="text-pretty">{t.here.unsentChanges({ changes: others })}</p>}
      {isReached && (
        <button type="button" className="key" onClick={() => window.location.reload()}>
          {t.here.toServer}
        </button>
      )}
    </div>
  );
}

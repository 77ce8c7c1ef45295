import type { ReactNode } from "react";
import { LeagueSign, type Sign } from "@/app/shared/league-sign";
import { catalogue } from "@/lib/i18n/catalogues";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { localeForAll } from "@/lib/ui/text/when-text";
import { LeagueNav, type LeaguePart } from "./league-nav";
import { leagueWords } from "./league-words";
import { Once } from "./once/once";
import { FollowKey } from "./share/follow-key";

interface LeagueFrameProps {
  readonly league: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly sign?: Sign | undefined;
  };
  /** The open page, or the one it belongs to; none on a player's own page. */
  readonly part?: LeaguePart;
  /** The id of the selected season, or `allTime`, for links to pages that can show it. */
  readonly season?: string;
  /** Whether more can be done with the page than to read it and to follow its links. */
  readonly isLive?: boolean;
  readonly children: ReactNode;
}

/**
 * Every page of a league: its name on the rail, and links to its other pages. They are documents, so that each is
 * stored for offline use.
 */
export async function LeagueFrame({ league, part, season = "", isLive = false, children }: LeagueFrameProps) {
  const { language, t } = await leagueWords();
  const { id, slug, name, sign } = league;
  return (
    <PageFrame
      title={name}
      back={
        part === "standings"
          ? { href: "/", label: catalogue("base", language).shell.toGames }
          : { href: `/l/${slug}`, label: t.toStandings }
      }
      sign={
        sign && (
          <Once>
            <LeagueSign sign={sign} />
          </Once>
        )
      }
      tools={<FollowKey league={{ id, slug, name }} t={{ follow: t.follow, following: t.following }} />}
      wide
    >
      <Once>
        <LeagueNav t={t} slug={slug} part={part} season={season} />
        <LastSeen />
        {!isLive && children}
      </Once>
      {isLive && children}
    </PageFrame>
  );
}

/**
 * Says that a page is a copy, and from when. The service worker reveals it on copies.
 */
async function LastSeen() {
  const { language, t } = await leagueWords();
  return (
    <p id="last-seen" hidden className="panel mb-5 px-4 py-3 font-semibold">
      {t.lastSeen}{" "}
      <time id="seen-at" lang={localeForAll(language)}>
        –
      </time>
    </p>
  );
}

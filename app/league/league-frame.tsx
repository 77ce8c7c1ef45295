import type { ReactNode } from "react";
import { catalogue } from "@/lib/i18n/catalogues";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { localeForAll } from "@/lib/ui/text/when-text";
import { addressWith, allTime } from "./league-query";
import { leagueWords } from "./league-words";
import { FollowKey } from "./share/follow-key";

const parts = ["standings", "players", "games", "evenings", "records", "seasons", "money"] as const;

/** Phones have one line for the menu; there these are reached from the front page, as before. */
const onWide: ReadonlySet<string> = new Set(["evenings", "seasons"]);
export type LeaguePart = (typeof parts)[number];

interface LeagueFrameProps {
  readonly league: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
  };
  /** The open page, or the one it belongs to; none on a player's own page. */
  readonly part?: LeaguePart;
  /** The id of the selected season, or `allTime`, for links to pages that can show it. */
  readonly season?: string;
  readonly children: ReactNode;
}

/**
 * Every page of a league: its name on the rail, and links to its other pages. They are documents, so that each is
 * stored for offline use.
 */
export async function LeagueFrame({ league, part, season = "", children }: LeagueFrameProps) {
  const { language, t } = await leagueWords();
  const { id, slug, name } = league;
  return (
    <PageFrame
      title={name}
      back={
        part === "standings"
          ? { href: "/", label: catalogue("base", language).shell.toGames }
          : { href: `/l/${slug}`, label: t.toStandings }
      }
      tools={<FollowKey league={{ id, slug, name }} t={{ follow: t.follow, following: t.following }} />}
      wide
    >
      <nav aria-label={t.pages} className="mb-5 print:hidden">
        <ul className="flex flex-wrap gap-1 py-1 max-[389px]:gap-0.5 sm:gap-2">
          {parts.map((each) => (
            <li key={each} className={onWide.has(each) ? "hidden sm:block" : "grow sm:grow-0"}>
              <a
                href={addressOf(slug, each, season)}
                aria-current={each === part ? "page" : undefined}
                className="key w-full max-sm:px-[min(0.5vw,0.5rem)] max-sm:text-[0.8125rem] max-[389px]:text-[0.75rem] aria-[current=page]:border-felt-deep aria-[current=page]:bg-felt aria-[current=page]:text-on-felt"
              >
                {t.parts[each]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <LastSeen />
      {children}
    </PageFrame>
  );
}

/** Only if it differs from the default there, so that a page seen before is found without a network. */
function addressOf(slug: string, part: LeaguePart, season: string): string {
  switch (part) {
    case "standings":
      return addressWith(`/l/${slug}`, { season });
    case "games":
    case "records":
    case "money":
      return addressWith(`/l/${slug}/${part}`, { season: season === allTime ? "" : season });
    default:
      return `/l/${slug}/${part}`;
  }
}

/**
 * Says that a page is a copy, and from when. The service worker reveals it on copies, before any script runs, so React
 * must not change it back.
 */
async function LastSeen() {
  const { language, t } = await leagueWords();
  return (
    <p id="last-seen" hidden suppressHydrationWarning className="panel mb-5 px-4 py-3 font-semibold">
      {t.lastSeen}{" "}
      <time id="seen-at" lang={localeForAll(language)} suppressHydrationWarning>
        –
      </time>
    </p>
  );
}

import { addressWith, allTime } from "./league-query";
import type { LeagueWords } from "./league-words";

const all = ["standings", "players", "games", "evenings", "records", "seasons", "money"] as const;
export type LeaguePart = (typeof all)[number];

/** Phones have one line for the menu; there these are reached from the front page. */
const onWide: ReadonlySet<string> = new Set(["evenings", "seasons"]);

interface LeagueNavProps extends Pick<LeagueWords, "t"> {
  readonly slug: string;
  /** The open page, or the one it belongs to. */
  readonly part: LeaguePart | undefined;
  /** The id of the selected season, or `allTime`, for links to pages that can show it. */
  readonly season: string;
}

/** Links to the pages of a league. */
export function LeagueNav({ t, slug, part, season }: LeagueNavProps) {
  return (
    <nav aria-label={t.pages} className="mb-5 print:hidden">
      <ul className="flex flex-wrap gap-1 py-1 max-[389px]:gap-0.5 sm:gap-2">
        {all.map((each) => (
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

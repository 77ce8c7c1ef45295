"use client";

import { TwinsCard } from "@/app/shared/lazy-twins-card";
import { firstGames } from "@/lib/client/first-games";
import { unfollow, useFollowed } from "@/lib/client/leagues/followed";
import { type MyLeague, useMyLeagues } from "@/lib/client/leagues/my-leagues";
import type { StoredLeague } from "@/lib/client/store/device-store";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { LeagueChange } from "@/lib/league/changes/registry";
import { Link } from "@/lib/ui/page/link";

/** How many games these changes add. */
const gamesOf = (changes: readonly LeagueChange[]): number =>
  new Set(changes.flatMap((change) => (change.change === "game" ? [change.game] : []))).size;

/** How many games the league did not take, and nobody has seen it yet. */
const leftOut = ({ refused }: StoredLeague): number =>
  gamesOf(refused.flatMap(({ change, seen }) => (seen ? [] : [change])));

const hasTwins = ({ stored }: MyLeague): boolean => (stored.twins ?? []).length > 0;

/** The leagues managed or followed on this device, with links to their pages and actions. Nothing if there are none. */
export function MyLeagues() {
  const t = useCatalogue("home");
  const mine = useMyLeagues() ?? [];
  const known = firstGames().leagues;
  const followed = (useFollowed() ?? []).filter(({ id }) =>
    [...mine.map(({ stored }) => stored), ...known].every((each) => each.id !== id),
  );
  if (mine.length === 0 && followed.length === 0) return null;
  return (
    <section aria-labelledby="leagues" className="mb-6 grid gap-3">
      <h2 id="leagues" className="text-title">
        {t.leagues}
      </h2>
      {mine.map((each) => hasTwins(each) && <TwinsCard key={each.stored.id} mine={each} />)}
      <ul className="panel divide-y divide-line">
        {mine.map(({ stored, league: { id, slug, name } }) => (
          <li key={id} className="flex flex-wrap items-center justify-end gap-x-2 py-1 pr-2 pl-4">
            <a
              href={stored.known.slug === "" || stored.deleted ? `/l/edit?league=${id}` : `/l/${slug}`}
              className="grid min-h-12 min-w-0 grow basis-[9rem] content-center leading-tight font-semibold wrap-anywhere"
            >
              {name}
              {stored.deleted && (
                <span className="text-fine font-normal text-ink-soft">{t.leagueDeleted}</span>
              )}
              {stored.locked && <span className="text-fine font-normal text-ink-soft">{t.leagueLocked}</span>}
              {gamesOf(stored.waiting) > 0 && (
                <span className="text-fine font-normal text-ink-soft">
                  {t.gamesWait({ count: gamesOf(stored.waiting) })}
                </span>
              )}
            </a>
            <Link href={`/l/edit?league=${id}`} aria-label={t.keepLeague({ name })} className="key shrink-0">
              {t.keep}
            </Link>
            {leftOut(stored) > 0 && (
              <p className="w-full pb-2 text-fine">
                {t.gamesLeftOut({ count: leftOut(stored) })}{" "}
                <Link href={`/l/edit?league=${id}`} className="quiet-link">
                  {t.seeWhy}
                </Link>
              </p>
            )}
          </li>
        ))}
        {followed.map(({ id, slug, name }) => (
          <li key={id} className="flex flex-wrap items-center justify-end gap-x-2 py-1 pr-2 pl-4">
            <a
              href={`/l/${slug}`}
              className="grid min-h-12 min-w-0 grow basis-[9rem] content-center leading-tight font-semibold wrap-anywhere"
            >
              {name}
            </a>
            <button
              type="button"
              aria-label={t.unfollowLeague({ name })}
              className="key shrink-0"
              onClick={() => unfollow(id)}
            >
              {t.unfollow}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

"use client";

import { useMyLeagues } from "@/lib/client/leagues/my-leagues";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";

/** The way from an evening that is over to the league that it is told in, once that has an address. */
export function LeagueOfEvening({ id }: { readonly id: string }) {
  const t = useCatalogue("homeTable");
  const { league } = (useMyLeagues() ?? []).find(({ stored }) => stored.id === id) ?? {};
  if (!league || league.slug === "") return null;
  return (
    <a href={`/l/${league.slug}/evenings`} className="key gap-2 wrap-anywhere">
      {t.inLeague({ league: league.name })}
    </a>
  );
}

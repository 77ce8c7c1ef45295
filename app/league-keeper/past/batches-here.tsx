"use client";

import { useMemo } from "react";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { batchesIn } from "@/lib/league/import/batches-in";
import { calendarDay } from "@/lib/ui/text/when-text";
import { RemovableRows } from "../form/removable-rows";
import { useLeagueRecord } from "../use-league-value";

/** What was brought in, from any device: each batch can be taken back whole, and that can be undone. */
export function BatchesHere({ mine: { stored, league } }: { readonly mine: MyLeague }) {
  const record = useLeagueRecord(stored);
  const t = useCatalogue("past");
  const language = useLanguage();
  const found = useMemo(() => (record ? batchesIn(record.games) : []), [record]);
  const rows = found.flatMap(({ batch, games, days, parts }) => {
    const [from, to] = days;
    const line = t.span({ games, from: calendarDay(from, language), to: calendarDay(to, language) });
    const [last, ...others] = parts.toReversed();
    if (!last) return [];
    const change = { change: "remove-batch" as const, batch };
    const restoreFirst = others.toReversed();
    return [
      { id: batch, removal: { line, done: t.tookBack({ line }), change, restore: last, restoreFirst } },
    ];
  });
  if (rows.length === 0) return null;
  return (
    <RemovableRows
      leagueId={league.id}
      heading={t.batches}
      hint={t.batchesHint}
      rows={rows}
      send={t.takeBack}
    />
  );
}

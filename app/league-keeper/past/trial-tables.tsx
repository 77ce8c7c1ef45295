"use client";

import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import type { Understood } from "@/lib/league/import/import";
import { calendarDay } from "@/lib/ui/text/when-text";
import { TablesPreview } from "../sections/points/tables-preview";

/** The tables that would come of bringing a table in, with the places before. */
export function TrialTables({
  found: { games, days, tables, players, forMoney },
}: {
  readonly found: Understood;
}) {
  const t = useCatalogue("past");
  const language = useLanguage();
  const [from, to] = days;
  return (
    <section aria-labelledby="past-trial" className="grid min-w-0 gap-2">
      <h3 id="past-trial" className="text-lead">
        {t.trial}
      </h3>
      <p>
        {games === 0
          ? t.none
          : t.span({ games, from: calendarDay(from, language), to: calendarDay(to, language) })}
      </p>
      {forMoney > 0 && <p className="text-pretty">{t.forMoney({ games: forMoney })}</p>}
      <TablesPreview league={{ players }} tables={tables} />
    </section>
  );
}

"use client";

import { Fold } from "@/app/shared/fold";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import type { Understood } from "@/lib/league/import/import";
import type { TrialTable } from "@/lib/league/import/trial";
import { pointsText } from "@/lib/league/standings/points";
import { calendarDay } from "@/lib/ui/text/when-text";

/** The tables that would come of bringing a table in, with the places before. */
export function TrialTables({ found: { games, days, tables } }: { readonly found: Understood }) {
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
      {tables.map((table, at) => (
        <Fold
          key={table.season ?? ""}
          label={table.season === undefined ? t.allTime(table) : t.season({ ...table, season: table.season })}
          open={at === 0}
        >
          <Rows table={table} />
        </Fold>
      ))}
    </section>
  );
}

function Rows({ table: { rows } }: { readonly table: TrialTable }) {
  const t = useCatalogue("past");
  return (
    <div className="max-h-96 overflow-auto">
      <table className="w-full text-fine tabular-nums">
        <thead className="text-ink-soft">
          <tr>
            <th scope="col" className="pr-2 text-right">
              {t.place}
            </th>
            <th scope="col" className="pr-2 text-right">
              {t.before}
            </th>
            <th scope="col" className="pr-2 text-left">
              {t.name}
            </th>
            {[t.points, t.played, t.won].map((heading) => (
              <th key={heading} scope="col" className="pl-2 text-right">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ player, name, place, before, points, played, won }) => (
            <tr key={player} className="border-t border-line">
              <td className="py-1 pr-2 text-right font-semibold">{place}</td>
              <td className="pr-2 text-right text-ink-soft">{before ?? "–"}</td>
              <th scope="row" className="min-w-24 pr-2 text-left font-semibold wrap-anywhere">
                {name}
              </th>
              <td className="pl-2 text-right">{pointsText(points)}</td>
              <td className="pl-2 text-right">{played}</td>
              <td className="pl-2 text-right">{won}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

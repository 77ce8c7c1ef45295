"use client";

import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import type { TableAfter } from "@/lib/league/pages/tables-after";
import { namesOn } from "@/lib/league/roster/roster";
import { pointUnit } from "@/lib/league/standings/points";
import type { LeagueValue } from "@/lib/league/value/value";
import { fixedText } from "@/lib/ui/text/fixed-text";

interface TablesPreviewProps {
  readonly league: Pick<LeagueValue["league"], "players">;
  readonly tables: readonly TableAfter[];
}

/** What a change makes of the league's tables: each row before and after it. */
export function TablesPreview({ league, tables }: TablesPreviewProps) {
  const { scoring: t } = useCatalogue("keeping");
  const language = useLanguage();
  const names = namesOn(league.players);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll long tables
      tabIndex={0}
      aria-label={t.beforeAndAfter}
      className="grid max-h-[50dvh] gap-4 overflow-y-auto"
    >
      {tables.map(({ season, rows }) => {
        const uneven = rows.some((row) =>
          [row.before, row.after].some((each) => each && each.points % pointUnit !== 0),
        );
        const figure = (row: (typeof rows)[number]["after"]) =>
          row
            ? t.placeAndPoints({
                place: row.place,
                points: fixedText(row.points / pointUnit, uneven ? 2 : 0, language),
              })
            : "–";
        return (
          <table key={season?.id ?? ""} className="w-full border-collapse tabular-nums">
            <caption className="pb-1 text-left font-semibold wrap-anywhere">
              {season?.name ?? t.allTime}
            </caption>
            <thead className="text-fine text-ink-soft">
              <tr>
                <th scope="col" className="text-left font-normal">
                  {t.player}
                </th>
                <th scope="col" className="text-right font-normal">
                  {t.before}
                </th>
                <th scope="col" className="text-right font-normal">
                  {t.after}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ person, before, after }) => (
                <tr key={person} className="border-t border-line">
                  <th scope="row" className="py-1 text-left font-normal wrap-anywhere">
                    {names.get(person)}
                  </th>
                  <td className="py-1 pl-4 text-right text-ink-soft">{figure(before)}</td>
                  <td className={`py-1 pl-4 text-right ${before?.place === after?.place ? "" : "font-bold"}`}>
                    {figure(after)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </section>
  );
}

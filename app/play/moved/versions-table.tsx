"use client";

import { useWords } from "@/lib/i18n/hooks/use-words";
import type { VersionRow } from "./version-row";

interface VersionsTableProps {
  readonly rows: readonly VersionRow[];
  /** The headings of the two versions. */
  readonly there: string;
  readonly mine: string;
}

/**
 * Where two versions of one entry are not the same, side by side; differences are marked by a sign, not by colour
 * alone. If there is little room, the label is above its two answers, so that long names have half the width each.
 */
export function VersionsTable({ rows, there, mine }: VersionsTableProps) {
  const t = useWords().moved;
  const unlike = rows.filter((row) => row.there !== row.mine);
  const shown = unlike.length > 0 ? unlike : rows;
  const cell = (text: string | undefined) => text ?? t.notTyped;
  return (
    <div className="@container">
      <table className="w-full border-collapse text-[min(1rem,6vmin)] @max-xs:block">
        <thead className="text-[min(0.875rem,5vmin)] text-ink-soft @max-xs:block">
          <tr className="@max-xs:grid @max-xs:grid-cols-2">
            <td className="@max-xs:hidden" />
            {[there, mine].map((version) => (
              <th key={version} scope="col" className="px-2 pb-1 text-right font-semibold wrap-anywhere">
                {version}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-xs:block">
          {shown.map(({ label, there: a, mine: b, differs }) => (
            <tr
              key={label}
              className={`border-t border-line @max-xs:grid @max-xs:grid-cols-2 @max-xs:py-1 ${differs ? "font-bold" : "text-ink-soft"}`}
            >
              <th
                scope="row"
                className="w-1/2 py-1.5 pr-2 text-left font-normal wrap-anywhere @max-xs:col-span-2 @max-xs:w-auto @max-xs:py-0"
              >
                {differs && (
                  <span aria-hidden="true" className="mr-1.5 font-bold text-alarm">
                    ≠
                  </span>
                )}
                {label}
                {differs && <span className="sr-only"> ({t.differs})</span>}
              </th>
              <td className="px-2 text-right tabular-nums wrap-anywhere">{cell(a)}</td>
              <td className="px-2 text-right tabular-nums wrap-anywhere">{cell(b)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && <p className="pt-1 text-fine text-ink-soft">{t.restSame}</p>}
    </div>
  );
}

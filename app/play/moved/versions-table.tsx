"use client";

import { useWords } from "@/lib/i18n/hooks/use-words";
import type { VersionRow } from "./version-row";

interface VersionsTableProps {
  readonly rows: readonly VersionRow[];
  /** What the two versions are called. */
  readonly there: string;
  readonly mine: string;
}

/** Two versions of one entry, side by side; what differs stands out by a sign, not by colour alone. */
export function VersionsTable({ rows, there, mine }: VersionsTableProps) {
  const t = useWords().moved;
  const cell = (text: string | undefined) => text ?? t.notTyped;
  return (
    <table className="w-full border-collapse text-[min(1rem,4.5vmin)]">
      <thead className="text-[min(0.875rem,4vmin)] text-ink-soft">
        <tr>
          <td />
          <th scope="col" className="px-2 pb-1 text-right font-semibold">
            {there}
          </th>
          <th scope="col" className="px-2 pb-1 text-right font-semibold">
            {mine}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, there: a, mine: b, differs }) => (
          <tr key={label} className={`border-t border-line ${differs ? "font-bold" : "text-ink-soft"}`}>
            <th scope="row" className="w-1/2 py-1.5 pr-2 text-left font-normal wrap-anywhere">
              {differs && (
                <span aria-hidden="true" className="mr-1.5 font-bold text-alarm">
                  ≠
                </span>
              )}
              {label}
              {differs && <span className="sr-only"> ({t.differs})</span>}
            </th>
            <td className="px-2 text-right tabular-nums">{cell(a)}</td>
            <td className="px-2 text-right tabular-nums">{cell(b)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

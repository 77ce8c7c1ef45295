"use client";

import { unitNames } from "@/lib/evening/hall/names";
import { sidesAt } from "@/lib/evening/hall/seat-plan";
import type { EveningLog } from "@/lib/evening/log";
import type { RoundResult } from "@/lib/evening/result/types";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { FeltTable } from "@/lib/ui/pictures/felt-table";

interface AtTableProps {
  readonly log: EveningLog;
  readonly rounds: readonly RoundResult[];
  readonly table: number;
  /** Who sits there in a round that the log does not have yet, in seat order. */
  readonly ahead?: readonly string[] | undefined;
}

/** Who sits at this table now, and who leads: what its card shows. */
export function AtTable({ log, rounds, table, ahead }: AtTableProps) {
  const t = useCatalogue("club");
  const late = rounds.flatMap(({ tables }) => tables.filter((each) => each.table === table && each.late))[0];
  const now = late ?? rounds.at(-1)?.tables.find((each) => each.table === table);
  const sides = now ? sidesAt(now).map((side) => unitNames(log, side)) : [];
  // Partners sit opposite each other: the first of every side, then the second.
  const names = ahead ?? [0, 1].flatMap((seat) => sides.flatMap((side) => side.slice(seat, seat + 1)));
  return (
    <section aria-labelledby="at-table" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="at-table" className="text-title">
        {t.atTable({ table })}
      </h2>
      {names.length > 0 ? (
        <FeltTable label={t.table({ table })} seats={names.map((name) => ({ id: name, name, notes: [] }))}>
          {t.leads({ name: names[0] ?? "" })}
        </FeltTable>
      ) : (
        <p role="status">{t.noRoundYet}</p>
      )}
    </section>
  );
}

import { unitNames } from "@/lib/evening/hall/names";
import { sidesAt } from "@/lib/evening/hall/seat-plan";
import type { EveningLog } from "@/lib/evening/log";
import type { RoundResult } from "@/lib/evening/result/types";
import type { useCatalogue } from "@/lib/i18n/hooks/use-words";

type Words = Pick<ReturnType<typeof useCatalogue<"club">>, "round" | "calledTable" | "calledRest">;

/** A round as it is called out in a hall: each table with its pairs, and who rests. */
export const calledOut = (log: EveningLog, round: RoundResult, t: Words): string =>
  [
    `${t.round(round)}.`,
    ...round.tables.map((table) => {
      const sides = sidesAt(table).map((side) => unitNames(log, side));
      return t.calledTable({ table: table.table, sides: table.sides ? sides : [sides.flat()] });
    }),
    ...(round.rest.length > 0 ? [t.calledRest({ names: unitNames(log, round.rest) })] : []),
  ].join(" ");

import type { RoundResult, TableResult } from "../result/types";
import { sidesAt } from "./seat-plan";

/** A round, as far as it says who sat where. */
interface Round<Table> extends Pick<RoundResult, "round" | "rest"> {
  readonly tables: readonly Table[];
}

type Seats = Pick<TableResult, "table" | "sides" | "seats">;

/** A round of one unit's evening. */
export type Traced<Table = TableResult> =
  | { readonly round: number; readonly type: "rest" }
  | {
      readonly round: number;
      readonly type: "table";
      readonly table: Table;
      /** The side, or in form `alone` the seat. */
      readonly side: number;
      readonly partners: readonly string[];
      readonly rivals: readonly string[];
    };

/** Where a unit sat and with whom, and where it rested: what its place is made of. */
export const traceOf = <Table extends Seats>(rounds: readonly Round<Table>[], who: string): Traced<Table>[] =>
  rounds.flatMap(({ round, rest, tables }): Traced<Table>[] => {
    if (rest.includes(who)) return [{ round, type: "rest" }];
    return tables.flatMap((table): Traced<Table>[] => {
      const sides = sidesAt(table);
      const side = sides.findIndex((each) => each.includes(who));
      if (side < 0) return [];
      const partners = (sides[side] ?? []).filter((id) => id !== who);
      const rivals = sides.flatMap((each, index) => (index === side ? [] : each));
      return [{ round, type: "table", table, side, partners, rivals }];
    });
  });

/** The points of a side, or in form `alone` of a seat; undefined while there is no result. */
export function pointsAt(table: TableResult, side: number): number | undefined {
  const { points } = table;
  if (points === undefined) return undefined;
  if (isList(points)) return points[side];
  return points[sidesAt(table)[side]?.[0] ?? ""];
}

const isList = (points: NonNullable<TableResult["points"]>): points is readonly number[] =>
  Array.isArray(points);

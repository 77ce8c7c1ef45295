import { Prisma } from "@/generated/prisma/client";

/**
 * Statements in SQL that every database knows, in one transaction. Prisma's own calls take several times as long, and
 * some of these are made while a table waits for its entry to be stored.
 */
export interface Sql {
  /** Resolves to how many rows it changed. */
  run(statement: Prisma.Sql): Promise<number>;
  rows<Row>(statement: Prisma.Sql): Promise<Row[]>;
}

export function sqlOf(client: Pick<Prisma.TransactionClient, "$executeRaw" | "$queryRaw">): Sql {
  return {
    run: (statement) => client.$executeRaw(statement),
    rows: async <Row>(statement: Prisma.Sql) => {
      const rows = await client.$queryRaw<Record<string, unknown>[]>(statement);
      return rows.map(plain) as Row[];
    },
  };
}

/** Whole numbers beyond 32 bits come as bigints; none here is beyond what a number holds. */
function plain(row: Record<string, unknown>): Record<string, unknown> {
  for (const [column, value] of Object.entries(row))
    if (typeof value === "bigint") row[column] = Number(value);
  return row;
}

type Value = string | number | Date | null;

/** The most rows that one statement writes: databases take some tens of thousands of values at once. */
const mostRows = 500;

/** `(…), (…)` for `VALUES`, in pieces that one statement can take. */
export function valueLists(rows: readonly (readonly Value[])[]): Prisma.Sql[] {
  const lists: Prisma.Sql[] = [];
  for (let start = 0; start < rows.length; start += mostRows) {
    const some = rows.slice(start, start + mostRows);
    lists.push(Prisma.join(some.map((row) => Prisma.sql`(${Prisma.join([...row])})`)));
  }
  return lists;
}

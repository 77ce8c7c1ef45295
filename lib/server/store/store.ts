import type { Prisma } from "@/generated/prisma/client";

/** What rows are read from and written to: the database, or one transaction of it. */
export type Store = Prisma.TransactionClient;

/** So many ids does one call name: a statement takes only so many values. */
export const maxNamed = 200;

/** Calls `work` with lists that one call can name, one after the other. */
export async function inParts<Item, Row>(
  items: readonly Item[],
  work: (some: Item[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < items.length; start += maxNamed)
    rows.push(...(await work(items.slice(start, start + maxNamed))));
  return rows;
}

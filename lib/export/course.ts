import type { RoundsTable } from "./rounds-table";

/**
 * How everybody's score went, as a chart draws it: for each column its values at the start, after each round, and now;
 * none while somebody was not there. Money in a game that money ranks, points otherwise.
 */
export function courseOf({ columns, rows, presence, byMoney }: RoundsTable): (readonly number[])[][] {
  const start = presence.map(({ came }) => (came === undefined ? { points: 0, money: 0 } : undefined));
  const steps: RoundsTable["rows"][number]["after"][][] = [[start]];
  for (const [index, row] of rows.entries()) {
    if (row.round !== undefined) steps.push([row.after]);
    else if (row.lines.length === 0) steps[0] = [row.after];
    // What answers a round belongs to it: a star's drop, say. What is scored in play shows with the round it leads to.
    else if (!row.inPlay) steps.at(-1)?.push(row.after);
    else if (index === rows.length - 1) steps.push([row.after]);
  }
  return columns.map((_, column) =>
    steps.map((moments) =>
      moments.flatMap((amounts) => {
        const amount = amounts[column];
        return amount ? [byMoney ? amount.money : amount.points] : [];
      }),
    ),
  );
}

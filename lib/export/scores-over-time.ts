import type { RoundsTable } from "./rounds-table";

/**
 * Everybody's score over time, for a chart: for each column its value at the start, after each round, and now; none
 * while somebody was not playing. Money in games ranked by money, points otherwise.
 */
export function scoresOverTime({ columns, rows, presence, byMoney }: RoundsTable): (readonly number[])[][] {
  const start = presence.map(({ came }) => (came === undefined ? { points: 0, money: 0 } : undefined));
  const steps: RoundsTable["rows"][number]["after"][][] = [[start]];
  for (const [index, row] of rows.entries()) {
    if (row.round !== undefined) steps.push([row.after]);
    else if (row.lines.length === 0) steps[0] = [row.after];
    // An entry that answers a round, such as a star, belongs to that round. What is scored during play is shown with
    // the round it leads to.
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

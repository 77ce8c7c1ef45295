import { expect, it } from "vitest";
import { evening } from "@/tests/support/evening/simulate";
import { Dice } from "@/tests/support/simulate/dice";
import { retiredBy } from "./retired";
import { roundEntry, sidesAt } from "./seat-plan";

it("a table that is retired is out of the next draw with its people, and nobody loses by it", () => {
  const { log } = evening(new Dice(1), { form: "partners", settings: { tables: 3 }, people: 12, rounds: 0 });
  const draw = () => {
    const drawn = log.draw();
    if ("problem" in drawn) throw new Error(drawn.problem);
    return drawn;
  };
  const [first] = [draw()];
  expect(log.accept(roundEntry(first))).toEqual([]);
  const [closed] = first.tables;
  if (!closed) throw new Error("nothing was drawn");
  const gone = sidesAt(closed).flat();
  for (const entry of retiredBy(log, { round: 1, table: closed.table }))
    expect(log.accept(entry)).toEqual([]);
  expect(retiredBy(log, { round: 1, table: closed.table })).toEqual([]);
  for (const { table } of first.tables.slice(1))
    expect(log.accept({ kind: "result", round: 1, table, points: [100, 20] })).toEqual([]);
  const next = draw();
  expect(next.tables).toHaveLength(2);
  expect(next.tables.map(({ table }) => table)).not.toContain(closed.table);
  const drawn = [...next.tables.flatMap((table) => sidesAt(table).flat()), ...next.rest];
  expect(drawn.filter((id) => gone.includes(id))).toEqual([]);
  expect(log.accept({ kind: "end" })).toEqual([]);
  const { standings } = log.result([], false);
  for (const { who, games, against } of standings.filter(({ who }) => gone.includes(who)))
    expect([who, games, against]).toEqual([who, 0, 0]);
});

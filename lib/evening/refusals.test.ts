import { expect, it } from "vitest";
import { eveningOf, logOf, problemsOf } from "../../tests/support/evening/sheets";
import { refusals } from "./refusals.fixture";

it.each(Object.entries(refusals))(
  "%s: refused with every problem and its place",
  (_, [sheet, ...expected]) => {
    const told = problemsOf(sheet).map(({ code, path }) => [code, path]);
    expect(told.sort()).toEqual([...expected].sort());
  },
);

it("a round after the sixtieth is refused, at home after the two hundredth", () => {
  const most = { partners: 60, table: 200 };
  for (const [form, rounds] of Object.entries(most)) {
    const log = logOf(eveningOf("abcd", form, {}));
    for (let round = 1; round <= rounds + 1; round++) {
      const tables = [
        {
          table: 1,
          sides: [
            ["a", "b"],
            ["c", "d"],
          ],
        },
      ];
      const problems = log.accept({ kind: "round", round, tables });
      if (round > rounds) expect(problems).toMatchObject([{ code: "too-many", path: "/round" }]);
      else expect(problems).toEqual([]);
      log.accept({ kind: "result", round, table: 1, points: [100, 40] });
    }
  }
});

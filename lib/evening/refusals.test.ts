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

/** Where the contract has each code of its own: every one of these places occurs. */
const places: Readonly<Record<string, readonly RegExp[]>> = {
  "not-an-eveningsheet": [/^\/format$/],
  "not-for-this-form": [/^\/game$/, /^\/options/],
  "too-many": [/^\/person$/, /^\/pair$/, /^\/entries$/],
  "evening-over": [/^$/],
  "is-here": [/^\/who$/],
  "is-away": [/^\/who$/],
  "not-here": [/^\/who$/, /^\/tables\/\d+\/sides\/\d\/\d$/, /^\/rest\/\d+$/],
  "wrong-round": [/^\/round$/],
  "round-open": [/^$/],
  "no-such-round": [/^\/round$/],
  "no-such-table": [/^\/table$/],
  "table-twice": [/^\/tables\/\d+\/table$/],
  "table-busy": [/^\/tables\/\d+\/table$/],
  "table-size": [/^\/tables$/, /^\/tables\/\d+$/],
  "no-such-player": [/^\/tables\/\d+\/(sides\/\d\/\d|seats\/\d)$/, /^\/by$/, /^\/who$/],
  "at-late-table": [/^\/tables\/\d+\/sides\/\d\/\d$/],
  "seated-twice": [/^\/tables\/\d+\/sides\/\d\/\d$/, /^\/rest\/\d+$/],
  "left-out": [/^\/rest$/],
  "not-at-table": [/^\/by$/, /^\/points\/[a-z]$/],
  "own-side": [/^\/by$/],
  "nothing-entered": [/^$/],
  confirmed: [/^$/],
  "has-result": [/^$/],
  "won-not-needed": [/^\/won$/],
  level: [/^\/points$/],
  missing: [/^\/points\/[a-z]$/, /^\/won$/],
  "adjusts-nothing": [/^$/],
  "reason-length": [/^\/why$/],
};

it.each(Object.entries(places))("%s is refused at each of its places", (code, expected) => {
  const told = Object.values(refusals).flatMap(([, ...each]) =>
    each.flatMap(([of, path]) => (of === code ? [path] : [])),
  );
  const isTold = (place: RegExp) => told.some((path) => place.test(path));
  expect(expected.filter((place) => !isTold(place)).map(String)).toEqual([]);
});

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

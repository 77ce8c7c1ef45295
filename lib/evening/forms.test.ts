import { expect, it } from "vitest";
import { eveningOf, logOf, problemsOf } from "../../tests/support/evening/sheets";

// Which form has which settings and entries, and how far each setting goes, as in the contract.

const forms = ["table", "partners", "pairs", "alone"] as const;
type Form = (typeof forms)[number];
const hall: readonly Form[] = ["partners", "pairs", "alone"];
const inPairs: readonly Form[] = ["partners", "pairs"];

const sheet = (form: Form, settings: object) =>
  eveningOf("abcdefghi", form, settings, form === "alone" ? "mexican-train" : "count");

type Row = readonly [key: string, of: readonly Form[], right: readonly unknown[], wrong: readonly unknown[]];

const settings: readonly Row[] = [
  ["draw", ["table"], ["winners", "everybody"], ["mix", ""]],
  ["draw", ["partners"], ["mix", "swiss", "ladder", "whist"], ["winners", "climb"]],
  ["draw", ["pairs"], ["swiss", "round-robin"], ["mix"]],
  ["draw", ["alone"], ["mix", "swiss", "climb", "stay"], ["ladder"]],
  ["limit", ["table"], [0, 9], [-1, 10, 1.5, "2"]],
  ["split", ["table"], [true, false], [1]],
  ["rounds", forms, [1, 60], [0, 61]],
  ["least", forms, [1, 30], [0, 31]],
  ["tables", hall, [1, 50], [0, 51]],
  ["minutes", hall, [5, 240], [4, 241]],
  ["warn", hall, [], [0, 61, 5]],
  ["atTime", hall, ["finish-hand", "one-more", "stop"], ["now"]],
  ["confirm", hall, ["other-side", "none"], ["host"]],
  ["level", inPairs, ["extra-hand", "until-decided", "draw"], ["half"]],
  ["cap", inPairs, [1, 100_000, null], [0, 100_001]],
  [
    "forfeit",
    inPairs,
    [
      [0, 0],
      [100_000, 0],
    ],
    [[1], [1, 2, 3], [-1, 0], [100_001, 0]],
  ],
  ["rest", inPairs, ["per-game", "half", "win"], ["none"]],
  ["partnerAgain", ["partners"], [0, 20], [-1, 21]],
  ["rivalAgain", ["partners"], [0, 20], [-1, 21]],
  ["spare", ["partners"], ["a", "nobody"], [1]],
  ["repeat", ["pairs"], [true, false], ["yes"]],
  ["size", ["alone"], [3, 8], [2, 9]],
  ["max", ["alone"], [3, 8], [2, 9]],
  ["climb", ["alone"], [1, 4], [0, 5]],
  ["missed", ["alone"], ["per-game", "worst"], ["zero"]],
];

const keys = [...new Set(settings.map(([key]) => key))];
const told = (form: Form, written: object) =>
  problemsOf(sheet(form, written)).map(({ code, path }) => [code, path]);

it.each(forms)("has its own settings, as far as they go, and no others: %s", (form) => {
  for (const key of keys) {
    const row = settings.find((each) => each[0] === key && each[1].includes(form));
    const [, , right, wrong] = row ?? [key, [], [], [1]];
    for (const value of right) expect([key, value, told(form, { [key]: value })]).toEqual([key, value, []]);
    for (const value of wrong) {
      const [[code, path] = [], ...others] = told(form, { [key]: value });
      expect([key, value, path?.split("/").slice(0, 3).join("/"), others]).toEqual([
        key,
        value,
        `/settings/${key}`,
        [],
      ]);
      if (!row) expect(code).toBe("unknown-key");
      else expect(code).toMatch(/^(wrong-type|wrong-choice|out-of-range)$/);
    }
  }
});

const orders: Readonly<Record<Form, readonly string[]>> = {
  table: ["wins", "difference", "for", "lot"],
  partners: ["wins", "difference", "for", "opponents", "lot"],
  pairs: ["wins", "difference", "for", "opponents", "head-to-head", "lot"],
  alone: ["wins", "points", "places", "lot"],
};

it.each(forms)("is ordered by its own keys: %s", (form) => {
  for (const key of new Set(Object.values(orders).flat()))
    expect([key, told(form, { order: [key] })]).toEqual([
      key,
      orders[form].includes(key) ? [] : [["wrong-choice", "/settings/order/0"]],
    ]);
});

it("warns before the time is up", () => {
  expect(told("partners", { minutes: 30, warn: 29 })).toEqual([]);
  expect(told("partners", { minutes: 30, warn: 30 })).toEqual([["out-of-range", "/settings/warn"]]);
});

const at = { round: 1, table: 1 };
const kinds: Readonly<Record<string, { readonly of: readonly Form[]; readonly entry?: object }>> = {
  add: { of: forms },
  here: { of: forms, entry: { who: "a" } },
  away: { of: forms, entry: { who: "a" } },
  rename: { of: forms, entry: { person: "a", name: "Ana" } },
  round: { of: forms },
  time: { of: hall, entry: { round: 1 } },
  sit: { of: hall, entry: { who: "a" } },
  late: { of: hall, entry: at },
  game: { of: forms, entry: { ...at, game: "g1" } },
  result: { of: forms },
  confirm: { of: hall, entry: { ...at, by: "a" } },
  dispute: { of: hall, entry: { ...at, by: "a" } },
  forfeit: { of: inPairs, entry: { ...at, absent: 0 } },
  adjust: { of: forms, entry: { who: "a", wins: 1, why: "x" } },
};
const stillTaken = ["result", "confirm", "dispute", "forfeit", "game", "adjust", "rename"];

it.each(forms)("has its own entries, and after the end only what concerns results and names: %s", (form) => {
  for (const [kind, { of, entry }] of Object.entries(kinds)) {
    const log = logOf(sheet(form, {}));
    const codes = () => log.accept({ kind, ...entry }).map(({ code }) => code);
    const isKnown = !codes().includes("unknown-kind");
    expect([kind, isKnown]).toEqual([kind, of.includes(form)]);
    if (!isKnown) continue;
    expect(log.accept({ kind: "end" })).toEqual([]);
    expect([kind, codes().includes("evening-over")]).toEqual([kind, !stillTaken.includes(kind)]);
  }
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eveningOf, logOf } from "../../tests/support/evening/sheets";
import { type Drawn, drawn, evening, roundOf } from "../../tests/support/evening/simulate";
import { Dice } from "../../tests/support/simulate/dice";
import golden from "./golden.json";

/** How many times as many evenings as every run has: `EVENINGS=10` makes 12,000. */
const times = Number(process.env.EVENINGS ?? 1);
const seeds = (count: number): number[] => Array.from({ length: count * times }, (_, seed) => seed + 1);

const forms = [
  { form: "partners", settings: { draw: "mix" } },
  { form: "partners", settings: { draw: "swiss", tables: 3 } },
  { form: "partners", settings: { draw: "ladder" } },
  { form: "partners", settings: { draw: "whist", rest: "half" } },
  { form: "partners", settings: { spare: "a" } },
  { form: "pairs", settings: { draw: "swiss", rest: "win" } },
  { form: "pairs", settings: { draw: "round-robin" } },
  { form: "alone", settings: { size: 4 }, game: "mexican-train" },
  { form: "alone", settings: { draw: "climb", missed: "worst" }, game: "chickenfoot" },
  { form: "alone", settings: { draw: "stay", tables: 2 }, game: "pip" },
  { form: "table", settings: { draw: "everybody" } },
  { form: "table", settings: { draw: "winners", limit: 2 } },
] as const;

const written: readonly string[] = ["whist", "round-robin"];

/** People who were in every round, played or rested, and not the spare. */
const allAlong = ({ result, excused }: ReturnType<typeof evening>, spare?: string): string[] =>
  result.standings
    .map(({ who }) => who)
    .filter((who) => who !== spare && !excused.has(who))
    .filter((who) =>
      result.rounds.every(({ tables, rest }) =>
        [...tables.flatMap(({ sides, seats }) => seats ?? sides?.flat() ?? []), ...rest].includes(who),
      ),
    );

describe("rests", () => {
  it.each(forms.slice(0, -1))("of those here all along differ by at most one: $form $settings", (kind) => {
    for (const seed of seeds(40)) {
      const dice = new Dice(seed);
      const people = dice.from(5, kind.form === "pairs" ? 9 : 13);
      // Where somebody asked to rest, written tables go on as they are: when they repeat, they owe a rest to another.
      const isWritten = "draw" in kind.settings && written.includes(kind.settings.draw);
      const rounds = Math.min(dice.from(3, 9), isWritten ? people : 9);
      const life = kind.form === "table" ? { comings: true } : { comings: true, sits: true, lates: true };
      const played = evening(dice, { ...kind, people, rounds }, life);
      const who = allAlong(played, "spare" in kind.settings ? kind.settings.spare : undefined);
      const rests = played.result.standings.filter((row) => who.includes(row.who)).map((row) => row.rests);
      expect([seed, Math.max(0, ...rests) - Math.min(99, ...rests)]).toEqual([
        seed,
        expect.toSatisfy((gap) => gap <= 1),
      ]);
    }
  });
});

describe("every round that is written as drawn", () => {
  it.each(forms)(
    "is said to be as drawn, at the least cost, and out of nobody's turn: $form $settings",
    (kind) => {
      for (const seed of seeds(12)) {
        const dice = new Dice(seed);
        const { result } = evening(dice, { ...kind, people: dice.from(5, 13), rounds: 6 }, { comings: true });
        for (const { asDrawn, best, cost, says } of result.rounds) {
          expect([seed, asDrawn]).toEqual([seed, true]);
          if (best) expect(cost).toEqual(best);
          expect(says.filter(({ code }) => code === "rest-out-of-turn")).toEqual([]);
        }
      }
    },
  );
});

it("where winners stay nobody overtakes anybody who waits", () => {
  for (const seed of seeds(300)) {
    const dice = new Dice(seed);
    const settings = { draw: "winners", limit: dice.from(0, 3), split: dice.chance(0.5) };
    const kind = { form: "table", settings, people: dice.from(4, 10), rounds: 12 };
    const { result, entries } = evening(dice, kind, { comings: true });
    const begins = entries.flatMap((entry, at) => ("tables" in entry ? [at] : []));
    result.rounds.slice(1).forEach(({ rest, tables }, index) => {
      const since = entries.slice(begins[index], begins[index + 1]);
      const left = new Set(
        since.flatMap((entry) =>
          "who" in entry && "kind" in entry && entry.kind === "away" ? [entry.who] : [],
        ),
      );
      const waited = (result.rounds[index]?.rest ?? []).filter((who) => !left.has(who));
      const plays = new Set(tables.flatMap(({ sides }) => sides?.flat() ?? []));
      const still = waited.filter((who) => rest.includes(who));
      // Whoever still waits was behind all who sat down, is before all who came to the line, and in the same order.
      expect([seed, rest.slice(0, still.length)]).toEqual([seed, still]);
      for (const who of still)
        for (const behind of waited.slice(waited.indexOf(who)))
          expect([seed, plays.has(behind)]).toEqual([seed, false]);
    });
  }
});

describe("points", () => {
  it.each(forms.filter(({ form }) => form !== "alone"))(
    "for less points against are what was adjusted: $form $settings",
    (kind) => {
      for (const seed of seeds(15)) {
        const played = evening(
          new Dice(seed),
          { ...kind, people: 9, rounds: 5 },
          { comings: true, adjusts: true },
        );
        const adjusted = played.entries.reduce(
          (sum, entry) => sum + ("why" in entry && "points" in entry ? Number(entry.points) : 0),
          0,
        );
        const rows = played.result.standings;
        const sum = rows.reduce((total, row) => total + (row.for ?? 0) - (row.against ?? 0), 0);
        expect([seed, sum]).toEqual([seed, adjusted]);
      }
    },
  );
});

it("people may check in in any order: who sits where is the same", () => {
  for (const kind of forms)
    for (const seed of seeds(8)) {
      const dice = new Dice(seed);
      const letters = "abcdefghijk";
      const order = dice.shuffled([...letters]).join("");
      const game = "game" in kind ? kind.game : "count";
      const [one, other] = [letters, order].map((all) =>
        logOf(eveningOf(all, kind.form, kind.settings, game)),
      );
      if (!one || !other) throw new Error("no evenings");
      for (let round = 1; round <= 3; round++) {
        const draw = drawn(one) as Drawn;
        expect([seed, draw]).toEqual([seed, drawn(other)]);
        for (const log of [one, other]) {
          log.accept(roundOf(draw));
          for (const { table, seats } of draw.tables) {
            const points = seats
              ? Object.fromEntries(seats.map((id) => [id, id.charCodeAt(0)]))
              : [100, table];
            expect(log.accept({ kind: "result", round, table, points })).toEqual([]);
          }
        }
      }
    }
});

describe("any entries at all", () => {
  const known = golden.flatMap(({ sheet }) => sheet.entries as unknown[]);
  const broken = fc.record({
    entry: fc.constantFrom(...known),
    field: fc.constantFrom(
      "round",
      "table",
      "tables",
      "rest",
      "points",
      "won",
      "by",
      "who",
      "target",
      "entry",
      "kind",
    ),
    value: fc.oneof(fc.jsonValue(), fc.constantFrom(...known), fc.nat(12), fc.constantFrom("a", "b", "z")),
  });
  const entry = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known) },
    {
      weight: 3,
      arbitrary: broken.map(({ entry, field, value }) => ({ ...(entry as object), [field]: value })),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("void"), target: fc.nat(20) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant("amend"),
        target: fc.nat(20),
        entry: fc.constantFrom(...known),
      }),
    },
  );

  it("are accepted or refused with a code and a place, and what is accepted has a result", () => {
    fc.assert(
      fc.property(fc.constantFrom(...golden), fc.array(entry, { maxLength: 30 }), ({ sheet }, entries) => {
        const { draw: _, ...document } = sheet as typeof sheet & { draw?: boolean };
        const log = logOf({ ...document, entries: [] });
        for (const each of entries) {
          const { length } = log.lines;
          const problems = log.accept(each);
          for (const { code, path } of problems) {
            expect(code).toMatch(/^[a-z-]+$/);
            expect(path).toMatch(/^(\/.*)?$/s);
          }
          expect(log.lines).toHaveLength(problems.length > 0 ? length : length + 1);
        }
        const result = log.result([], true);
        expect(result.accepted).toBe(log.lines.length);
        expect(JSON.parse(JSON.stringify(result)).draw).toBeDefined();
      }),
      { numRuns: 300 },
    );
  });
});

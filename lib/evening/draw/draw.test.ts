import { describe, expect, it } from "vitest";
import { bestPlain, costPlain, type PlainTable } from "../../../tests/support/evening/plain";
import { eveningOf, logOf } from "../../../tests/support/evening/sheets";
import { drawn, evening } from "../../../tests/support/evening/simulate";
import { Dice } from "../../../tests/support/simulate/dice";
import { DrawContext } from "./context";
import { everybody, roundRobin, whist } from "./written";

it("the lots are those of the contract", () => {
  const { setup, state } = logOf(eveningOf("abcdefgh", "partners", {})).position;
  const lot = (number: number, rounds: typeof state.rounds = []) =>
    new DrawContext(setup, { ...state, rounds }, number).lot.map((unit) => "abcdefgh"[unit]).join(" ");
  expect(lot(0)).toBe("f b c a g d e h");
  expect(lot(1)).toBe("a e c b h g d f");
  const round = { lot: 0, time: false, tables: [], rest: [], asked: [], busy: [] };
  expect(lot(0, [round])).toBe("h g d f c e b a");
});

const searched = [
  { form: "partners", settings: { draw: "mix" }, people: [4, 5, 8, 9] },
  { form: "partners", settings: { draw: "swiss" }, people: [4, 8] },
  { form: "partners", settings: { draw: "mix", partnerAgain: 5, rivalAgain: 3 }, people: [8, 12] },
  { form: "partners", settings: { draw: "swiss" }, people: [12] },
  { form: "pairs", settings: { draw: "swiss" }, people: [4, 7, 10, 12] },
  { form: "pairs", settings: { draw: "swiss", repeat: true }, people: [8] },
  { form: "alone", settings: { size: 3 }, game: "mexican-train", people: [6, 7, 9, 10, 12] },
  { form: "alone", settings: { size: 5 }, game: "mexican-train", people: [10, 11] },
] as const;

describe("up to twelve, the draw is the first in lot order of all seatings with the least cost", () => {
  it.each(searched)("$form $settings $people", ({ people, ...kind }) => {
    for (const count of people)
      for (let seed = 1; seed <= (count >= 12 ? 2 : 5); seed++) {
        const played = evening(new Dice(seed * 100 + count), { ...kind, people: count, rounds: 4 });
        const draw = drawn(played.log);
        const plain = bestPlain(played, kind.form, kind.settings, draw?.rest ?? []);
        const tables = draw?.tables.map(({ sides, seats }) => sides ?? seats?.map((id) => [id]));
        expect([seed, draw?.cost]).toEqual([seed, plain.cost]);
        expect(tables?.map((table) => JSON.stringify(table)).sort()).toEqual(
          plain.tables.map((table) => JSON.stringify(table)).sort(),
        );
      }
  });
});

describe("above sixteen no two tables can be seated again better", () => {
  const large = [
    { form: "partners", settings: { draw: "mix", partnerAgain: 9 }, people: 28 },
    { form: "partners", settings: { draw: "swiss" }, people: 24 },
    { form: "pairs", settings: { draw: "swiss" }, people: 20 },
    { form: "alone", settings: { size: 4 }, game: "mexican-train", people: 19 },
  ];
  it.each(large)("$form $settings", ({ people, ...kind }) => {
    const played = evening(new Dice(people), { ...kind, people, rounds: 6 });
    const tables = (drawn(played.log)?.tables ?? []).map(
      ({ sides, seats }): PlainTable => sides ?? seats?.map((id) => [id]) ?? [],
    );
    const cost = costPlain(played, kind.form, kind.settings, tables.flat(2));
    for (const [index, one] of tables.entries())
      for (const other of tables.slice(index + 1)) {
        const now = sum([cost(one), cost(other)]);
        for (const ways of kind.form === "alone" ? swaps(one, other) : reseatings(one, other))
          expect(compare(sum(ways.map(cost)), now)).toBeGreaterThanOrEqual(0);
      }
  });
});

const sum = (costs: readonly (readonly number[])[]): number[] =>
  costs.reduce<number[]>((total, cost) => cost.map((each, at) => each + (total[at] ?? 0)), []);

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((each, at) => each - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** Every way to seat the people of two tables at two tables. */
function* reseatings(one: PlainTable, other: PlainTable): Generator<PlainTable[]> {
  const people = [...one, ...other].flat();
  const half = people.length / 2;
  for (let set = 0; set < 2 ** people.length; set++) {
    const here = people.filter((_, at) => (set >> at) & 1);
    if (here.length !== half) continue;
    const there = people.filter((_, at) => !((set >> at) & 1));
    for (const first of halves(here)) for (const second of halves(there)) yield [first, second];
  }
}

const halves = ([a = "", ...others]: readonly string[]): PlainTable[] =>
  others.length === 1
    ? [[[a], others]]
    : others.map((partner) => [[a, partner], others.filter((each) => each !== partner)]);

function* swaps(one: PlainTable, other: PlainTable): Generator<PlainTable[]> {
  for (const a of one)
    for (const b of other)
      yield [one.map((each) => (each === a ? b : each)), other.map((each) => (each === b ? a : each))];
}

describe("written tables", () => {
  /** How often two were partners, and rivals, over so many rounds. */
  const meetings = (people: number, rounds: number, plan: typeof whist) => {
    const partners = new Map<string, number>();
    const rivals = new Map<string, number>();
    const count = (map: Map<string, number>, a: number, b: number) => {
      const key = a < b ? `${a} ${b}` : `${b} ${a}`;
      map.set(key, (map.get(key) ?? 0) + 1);
    };
    for (let round = 0; round < rounds; round++)
      for (const [ours = [], theirs = []] of plan(people, round) ?? []) {
        if (ours.length === 2) count(partners, ours[0] ?? -1, ours[1] ?? -1);
        if (theirs.length === 2) count(partners, theirs[0] ?? -1, theirs[1] ?? -1);
        for (const one of ours) for (const other of theirs) count(rivals, one, other);
      }
    return { partners, rivals };
  };
  const all = (people: number) => (people * (people - 1)) / 2;

  it.each([5, 8, 9, 12, 13, 16, 17, 20, 21, 24])(
    "%i people: every partner once, every rival twice",
    (people) => {
      const rounds = people % 4 === 0 ? people - 1 : people;
      const { partners, rivals } = meetings(people, rounds, whist);
      expect([partners.size, new Set(partners.values())]).toEqual([all(people), new Set([1])]);
      expect([rivals.size, new Set(rivals.values())]).toEqual([all(people), new Set([2])]);
      expect(whist(people, rounds)).toEqual(whist(people, 0));
    },
  );

  it.each([2, 3, 6, 7, 12, 15])("%i pairs: everybody meets everybody once", (pairs) => {
    const { rivals } = meetings(pairs, pairs % 2 === 0 ? pairs - 1 : pairs, roundRobin);
    expect([rivals.size, new Set(rivals.values())]).toEqual([all(pairs), new Set([1])]);
  });

  it.each([
    [5, 5, 1],
    [6, 15, 2],
  ])("%i people at one table: everybody with everybody", (people, rounds, times) => {
    const { partners } = meetings(people, rounds, everybody);
    expect([partners.size, new Set(partners.values())]).toEqual([all(people), new Set([times])]);
  });

  it("seven people at one table play twice as often as the next seven rounds allow, never twice with one partner", () => {
    const { partners } = meetings(7, 7, everybody);
    expect([partners.size, new Set(partners.values())]).toEqual([14, new Set([1])]);
  });
});

import { describe, expect, it } from "vitest";
import { eveningOf, logOf } from "@/tests/support/evening/sheets";
import { Dice } from "@/tests/support/simulate/dice";
import type { EveningLog } from "../log";
import { type AtTable, atTable, resultOf } from "./at-table";
import { nightOf } from "./night";

const tableOf = (people: string, settings: object = {}, options: object = {}): EveningLog =>
  logOf({ ...eveningOf(people, "table", settings, "hands"), options });

function now(log: EveningLog, ended?: Parameters<typeof atTable>[1]): AtTable {
  const at = atTable(log, ended);
  if (typeof at === "string") throw new Error(at);
  return at;
}

function say(log: EveningLog, entries: readonly object[]): void {
  for (const entry of entries) expect(log.accept(entry)).toEqual([]);
}

/** One tap: this side won the game that is shown. */
const won = (log: EveningLog, side: 0 | 1): void => {
  const at = now(log);
  say(log, [...at.entries, resultOf(at, { won: side })]);
};

describe("the table at home", () => {
  it("shows the game that is drawn before it is written, and writes it with the result", () => {
    const log = tableOf("abcdefg");
    const first = now(log);
    expect(first.entries).toMatchObject([{ kind: "round", round: 1 }]);
    expect(new Set([...first.sides.flat(), ...first.waiting]).size).toBe(7);
    won(log, 0);
    const second = now(log);
    expect(second).toMatchObject({ round: 2, stay: first.sides[0], game: undefined });
    expect(second.sides.flat()).toEqual(expect.arrayContaining(first.waiting.slice(0, 2)));
    expect(first.next).toEqual(first.waiting.slice(0, 2));
  });

  it("takes over how the scoresheet at the table ended, once, with its points", () => {
    const log = tableOf("abcde");
    const at = now(log);
    say(log, [...at.entries, { kind: "game", round: 1, table: 1, game: "g1" }]);
    expect(now(log)).toMatchObject({ round: 1, game: "g1", entries: [] });
    const next = now(log, { game: "g1", won: 1, points: [3, 6] });
    expect(next.entries).toMatchObject([
      { kind: "result", points: [3, 6], game: "g1" },
      { kind: "round", round: 2 },
    ]);
    // Of five, one of the losers stays too.
    expect(next.stay).toEqual(expect.arrayContaining([...(at.sides[1] ?? [])]));
    expect(now(log, { game: "another", won: 1 }).entries).toEqual([]);
    say(log, next.entries);
    expect(now(log, { game: "g1", won: 1, points: [3, 6] })).toMatchObject({ round: 2, entries: [] });
  });

  it("keeps the pairs of a list together when the first game is written as listed", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const dice = new Dice(seed);
      const log = tableOf("abcdefgh");
      const sides = [
        ["a", "b"],
        ["c", "d"],
      ];
      say(log, [{ kind: "round", round: 1, tables: [{ table: 1, sides }], rest: ["e", "f", "g", "h"] }]);
      for (let game = 0; game < 10; game++) {
        const pairs = now(log).sides.map((side) => [...side].sort().join(""));
        for (const pair of pairs) expect(["ab", "cd", "ef", "gh"]).toContain(pair);
        won(log, dice.chance(0.5) ? 0 : 1);
      }
    }
  });

  it("says who of two losers goes to the queue first, and why", () => {
    const log = tableOf("abcdefg", { split: true });
    expect(now(log).order).toBeUndefined();
    won(log, 0);
    expect(now(log).order).toEqual({ ids: now(log).waiting.slice(1), why: "lot" });
    const { sides, stay } = now(log);
    won(log, 0);
    const [veteran, newcomer] = [true, false].map((stayed) =>
      sides[1]?.find((id) => stay.includes(id) === stayed),
    );
    expect(now(log).order).toEqual({ ids: [newcomer, veteran], why: "games" });
  });

  it("needs four people, and nobody after the end", () => {
    const log = tableOf("abcd");
    say(log, [{ kind: "away", who: "a" }]);
    expect(atTable(log)).toBe("too-few");
    say(log, [{ kind: "end" }]);
    expect(atTable(log)).toBe("over");
  });

  it.each(["winners", "everybody"])("shows everybody who is here just once, with %s", (draw) => {
    for (let seed = 1; seed <= 15; seed++) {
      const dice = new Dice(seed);
      const log = tableOf("abcdefghij".slice(0, dice.from(4, 8)), { draw });
      for (let game = 0; game < 12; game++) {
        const { units, now: here } = log.position.state;
        const ids = units.flatMap(({ id }, unit) => (here[unit]?.here ? [id] : []));
        if (dice.chance(0.3) && ids.length > 4) say(log, [{ kind: "away", who: dice.pick(ids) }]);
        else if (dice.chance(0.3) && units.length < 10) {
          const id = `n${units.length}`;
          say(log, [{ kind: "add", person: { id, name: id } }]);
        }
        const at = now(log);
        const { state } = log.position;
        const present = state.units.flatMap(({ id }, unit) => (state.now[unit]?.here ? [id] : []));
        expect([...at.sides.flat(), ...at.waiting].sort()).toEqual(present.sort());
        const nextBefore = at.next;
        won(log, dice.chance(0.5) ? 0 : 1);
        // Who is said to be next is next, whoever won.
        expect(now(log).sides.flat()).toEqual(expect.arrayContaining([...nextBefore]));
      }
    }
  });
});

describe("the night", () => {
  it("counts games and wins by person and pair, who waits how long, games to nil and the longest run", () => {
    const log = tableOf("abcdef");
    const first = now(log);
    const [one = [], two = []] = first.sides;
    say(log, [...first.entries, resultOf(first, { won: 0, points: [6, 0] })]);
    won(log, 0);
    won(log, 0);
    const night = nightOf(log.position);
    expect(night.ended).toBe(3);
    const of = (id: string) => night.people.find((person) => person.id === id);
    for (const id of one) expect(of(id)).toMatchObject({ games: 3, of: 3, won: 3, waited: 0 });
    const names = one.map((id) => of(id)?.name);
    expect(night.pairs[0]).toEqual({ names: expect.arrayContaining(names), games: 3, won: 3 });
    expect(night.shutouts).toEqual([{ names, won: 6 }]);
    expect(night.reign).toEqual({ games: 3, names: expect.arrayContaining(names) });
    expect(two.map((id) => of(id)?.won)).toEqual([0, 0]);
    say(log, [{ kind: "add", person: { id: "n", name: "New" } }]);
    won(log, 0);
    expect(nightOf(log.position).people.find(({ id }) => id === "n")).toMatchObject({
      games: 0,
      of: 1,
      waited: 1,
    });
    expect(night.people.map(({ waited }) => waited).toSorted()).toEqual([0, 0, 0, 0, 1, 1]);
  });

  it("counts a game won to nothing as two where the house rules say so, and nobody as having sat in it twice", () => {
    const log = tableOf("abcd", {}, { preset: "first-to-six", shutout: "double" });
    const first = now(log);
    const [one = [], two = []] = first.sides;
    const toNil = [...first.entries, resultOf(first, { won: 0, points: [6, 0] })];
    say(log, toNil);
    const second = now(log);
    const isFirst = second.sides[0]?.some((id) => two.includes(id));
    const plain = resultOf(second, isFirst ? { won: 0, points: [6, 4] } : { won: 1, points: [4, 6] });
    say(log, [...second.entries, plain]);
    const { people, pairs, shutouts } = nightOf(log.position);
    const of = (ids: readonly string[]) => people.filter(({ id }) => ids.includes(id));
    for (const person of of(one)) expect(person).toMatchObject({ games: 3, won: 2, sat: 2, of: 2 });
    for (const person of of(two)) expect(person).toMatchObject({ games: 3, won: 1, sat: 2, of: 2 });
    expect(of(one)).toEqual(people.slice(0, 2));
    expect(pairs).toMatchObject([
      { games: 3, won: 2 },
      { games: 3, won: 1 },
    ]);
    expect(shutouts).toMatchObject([{ won: 6 }]);
    // Where the house rules do not say so, it is one game.
    const once = tableOf("abcd", {}, { preset: "first-to-six" });
    say(once, [...toNil, ...second.entries, plain]);
    for (const person of nightOf(once.position).people) expect(person).toMatchObject({ games: 2, won: 1 });
  });
});

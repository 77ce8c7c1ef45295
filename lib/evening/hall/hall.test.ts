import { describe, expect, it } from "vitest";
import { eveningOf, logOf } from "@/tests/support/evening/sheets";
import { evening } from "@/tests/support/evening/simulate";
import { Dice } from "@/tests/support/simulate/dice";
import type { EveningLog } from "../log";
import { broughtAddress, broughtIn, cardIn, carriedPoints, carriedText, meets, readCarried } from "./carried";
import { nextTables } from "./next-tables";
import { isByAverage, partedBy } from "./parted";
import { drawnAgain, notesOn, roundEntry, type SeatPlan, sidesAt, stillHolds, swapped } from "./seat-plan";
import { pointsAt, traceOf } from "./trace";
import { pairsIn } from "./ways";

function drawn(log: EveningLog): SeatPlan {
  const draw = log.draw();
  if ("problem" in draw) throw new Error(draw.problem);
  return draw;
}

const say = (log: EveningLog, ...entries: readonly object[]): void => {
  for (const entry of entries) expect(log.accept(entry)).toEqual([]);
};

/** Everybody sits as drawn, and the first side of every table wins. */
function play(log: EveningLog): SeatPlan {
  const plan = drawn(log);
  say(log, roundEntry(plan));
  for (const { table } of plan.tables)
    say(log, { kind: "result", round: plan.round, table, points: [100, 60 + table] });
  return plan;
}

const withoutCost = ({ round, lot, tables, rest }: SeatPlan): SeatPlan => ({ round, lot, tables, rest });

const everybodyIn = ({ tables, rest }: SeatPlan): string[] =>
  [...tables.flatMap((table) => sidesAt(table).flat()), ...rest].sort();

describe("a round before it counts", () => {
  it("is drawn again with another lot, and judged as drawn with that lot", () => {
    const log = logOf(eveningOf("abcdefghi", "partners", {}));
    const first = drawn(log);
    const again = drawnAgain(log, first);
    if ("problem" in again) throw new Error(again.problem);
    expect(again.lot).toBe(1);
    expect(everybodyIn(again)).toEqual(everybodyIn(first));
    say(log, roundEntry(again));
    expect(log.result([], false).rounds[0]).toMatchObject({ lot: 1, asDrawn: true });
  });

  it("has two people change places, once at a table and once with somebody who rests, and loses nobody", () => {
    const log = logOf(eveningOf("abcdefghi", "partners", {}));
    const plan = drawn(log);
    const [one = ""] = sidesAt(plan.tables[0] ?? { table: 1 })[0] ?? [];
    const [other = ""] = sidesAt(plan.tables[1] ?? { table: 2 })[1] ?? [];
    const [resting = ""] = plan.rest;
    const changed = swapped(swapped(plan, one, other), one, resting);
    expect(everybodyIn(changed)).toEqual(everybodyIn(plan));
    expect(changed.rest).toEqual([one]);
    expect(sidesAt(changed.tables[0] ?? { table: 1 })[0]?.[0]).toBe(other);
    expect(notesOn(log, changed).resting).toEqual([{ who: one, why: "by-hand" }]);
    say(log, roundEntry(changed));
    expect(log.result([], false).rounds[0]?.asDrawn).toBe(false);
  });

  it("says before anybody sits what replay says afterwards", () => {
    for (let seed = 1; seed <= 10; seed++) {
      const dice = new Dice(seed);
      const { log } = evening(dice, { form: "partners", settings: {}, people: 9, rounds: 3 }, { sits: true });
      const plan = drawn(log);
      const people = everybodyIn(plan);
      const changed = swapped(plan, dice.pick(people), dice.pick(people));
      const { says } = notesOn(log, changed);
      const fork = log.fork();
      say(fork, roundEntry(changed));
      expect(says).toEqual(fork.result([], false).rounds.at(-1)?.says);
    }
  });

  it("gives the reason for every rest", () => {
    const log = logOf(eveningOf("abcdefghi", "partners", {}));
    expect(notesOn(log, drawn(log)).resting.map(({ why }) => why)).toEqual(["lot"]);
    const [first = ""] = play(log).rest;
    const second = drawn(log);
    expect(second.rest).not.toContain(first);
    // Eight have not rested yet.
    expect(notesOn(log, second).resting.map(({ why }) => why)).toEqual(["lot"]);
    say(log, { kind: "sit", who: first });
    expect(notesOn(log, drawn(log)).resting).toEqual([{ who: first, why: "asked" }]);
    const whist = logOf(eveningOf("abcde", "partners", { draw: "whist" }));
    expect(notesOn(whist, drawn(whist)).resting.map(({ why }) => why)).toEqual(["plan"]);
    const spare = logOf(eveningOf("abcdefghi", "partners", { spare: "i" }));
    expect(notesOn(spare, drawn(spare)).resting).toEqual([{ who: "i", why: "spare" }]);
    const few = logOf(eveningOf("abcde", "partners", {}));
    for (let round = 1; round <= 4; round++) play(few);
    expect(notesOn(few, drawn(few)).resting.map(({ why }) => why)).toEqual(["fewest"]);
    play(few);
    expect(notesOn(few, drawn(few)).resting.map(({ why }) => why)).toEqual(["longest"]);
  });
});

it("says how those who are here would sit, as the draw then seats them", () => {
  for (const [form, people, sizes, rest] of [
    ["partners", 14, [4, 4, 4], 2],
    ["partners", 5, [4], 1],
    ["pairs", 7, [2, 2, 2], 1],
    ["alone", 11, [4, 4, 3], 0],
  ] as const) {
    const ids = Array.from({ length: people }, (_, index) => `u${index}`);
    const game = form === "alone" ? "mexican-train" : "count";
    const log = logOf(eveningOf(ids, form, {}, game));
    expect(nextTables(log)).toEqual({ sizes, rest });
    const plan = drawn(log);
    const seated = plan.tables.map((table) => sidesAt(table).flat().length);
    expect([seated, plan.rest.length]).toEqual([sizes, rest]);
  }
  expect(nextTables(logOf(eveningOf("abc", "partners", {})))).toBeUndefined();
});

it("a proposal stays while it is what would be drawn, and one that people have changed while it seats everybody", () => {
  const log = logOf(eveningOf("abcdefgh", "partners", { draw: "swiss" }));
  const first = drawn(log);
  say(log, roundEntry(first));
  for (const each of first.tables) {
    const by = sidesAt(each)[0]?.[0];
    say(log, { kind: "result", round: 1, table: each.table, points: [100, 20], by });
  }
  const proposal = withoutCost(drawn(log));
  const [[one = ""] = [], [other = ""] = []] = proposal.tables.flatMap(sidesAt);
  const changed = swapped(proposal, one, other);
  expect([stillHolds(log, proposal, false), stillHolds(log, changed, true)]).toEqual([true, true]);
  expect(stillHolds(log, changed, false)).toBe(false);
  // The other side agrees: nothing else is drawn by that.
  const by = sidesAt(first.tables[0] ?? { table: 1 })[1]?.[0];
  say(log, { kind: "confirm", round: 1, table: first.tables[0]?.table, by });
  expect(stillHolds(log, proposal, false)).toBe(true);
  // A referee takes a win from one and gives it to a rival: others are equals now.
  const adjusted = log.fork();
  const [[winner] = [], [loser] = []] = sidesAt(first.tables[0] ?? { table: 1 });
  say(adjusted, { kind: "adjust", who: winner, wins: -1, why: "ruled" });
  say(adjusted, { kind: "adjust", who: loser, wins: 1, why: "ruled" });
  expect([stillHolds(adjusted, proposal, false), stillHolds(adjusted, changed, true)]).toEqual([false, true]);
  say(log, { kind: "away", who: one });
  expect([stillHolds(log, proposal, false), stillHolds(log, changed, true)]).toEqual([false, false]);
});

describe("how an evening stands", () => {
  it("traces every round of everybody, and its points are those of the standings", () => {
    const log = logOf(eveningOf("abcdefghi", "partners", { cap: null }));
    for (let round = 1; round <= 4; round++) play(log);
    const { rounds, standings } = log.result([], false);
    for (const { who, games, rests, for: scored = 0, against = 0 } of standings) {
      const traced = traceOf(rounds, who);
      expect(traced).toHaveLength(4);
      const tables = traced.flatMap((each) => (each.type === "table" ? [each] : []));
      expect(tables).toHaveLength(games);
      expect(traced.length - tables.length).toBe(rests);
      const sum = (of: (each: (typeof tables)[number]) => number) =>
        tables.reduce((total, each) => total + of(each), 0);
      expect(sum(({ table, side }) => pointsAt(table, side) ?? 0)).toBe(scored);
      expect(sum(({ table, side }) => pointsAt(table, 1 - side) ?? 0)).toBe(against);
      for (const { partners, rivals } of tables) expect([partners.length, rivals.length]).toEqual([1, 2]);
    }
  });

  it("names the key that parts two neighbours, with the values of both, which are in that order", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { log } = evening(new Dice(seed), { form: "partners", settings: {}, people: 9, rounds: 4 });
      const { standings } = log.result([], false);
      const { setup } = log.position;
      for (const [index, row] of standings.entries()) {
        const parted = partedBy(isByAverage(setup), standings[index - 1], row);
        if (index === 0 || row.separates === undefined || row.separates === "least")
          expect(parted).toBeUndefined();
        else if (parted?.one !== undefined && parted.other !== undefined)
          expect(parted.one).toBeGreaterThan(parted.other);
      }
    }
  });

  it("makes pairs of a list in its order, and says who is left over", () => {
    const [a, b, c] = ["a", "b", "c"].map((id) => ({ id, name: id.toUpperCase() }));
    if (!a || !b || !c) throw new Error("three");
    expect(pairsIn([a, b, c])).toEqual({ pairs: [{ id: "a-b", people: [a, b] }], alone: c });
    expect(pairsIn([a, b])).toMatchObject({ alone: undefined });
  });
});

describe("a result that a picture carries", () => {
  const game = "0199ab00-0000-7000-8000-000000000000";

  it("arrives as it was, or not at all", () => {
    for (const carried of [
      { round: 2, table: 3, points: [100, 65], game },
      { round: 12, table: 40, points: [-5, 0, 31, 12], game: "g_1-x" },
    ]) {
      const text = carriedText(carried);
      expect(readCarried(text)).toEqual(carried);
      // Whatever is cut off its front, or the id in whole, is noticed.
      for (let cut = 1; cut < text.indexOf(carried.game); cut++)
        expect(readCarried(text.slice(cut))).not.toEqual(carried);
      expect(readCarried(text.slice(0, text.indexOf(carried.game)))).toBeUndefined();
    }
    for (const text of ["", "1.2", "1.2.x.3.g", "1.2.100.g", `1.2.${"9".repeat(9)}.1.g`, "a.b.c.d.e"])
      expect(readCarried(text)).toBeUndefined();
  });

  it("is in the address of its evening, with hands or without, and in no other code", () => {
    const evening = "0199ab00-0000-7000-8000-00000000000a";
    const said = carriedText({ round: 2, table: 3, points: [100, 65], game });
    for (const brought of [{ said }, { said, hands: "AQ_-" }]) {
      const address = broughtAddress(evening, brought);
      for (const origin of ["https://example.org", "http://192.168.1.7:3000"])
        expect(broughtIn(origin + address, evening.toUpperCase())).toEqual(brought);
      expect(broughtIn(`https://example.org${address}`, game)).toBeUndefined();
      expect(broughtIn(address, evening)).toBeUndefined();
    }
    for (const text of ["", "WIFI:S:club;;", `https://example.org/evening?game=${evening}`, "https://["])
      expect(broughtIn(text, evening)).toBeUndefined();
  });

  it("is told from a table’s code, which is read by its evening’s phones alone", () => {
    const evening = "0199ab00-0000-7000-8000-00000000000a";
    const address = `/evening?game=${evening}&table=3&seats=AQ_-#card=abc`;
    expect(cardIn(`https://example.org${address}`, evening.toUpperCase())).toBe(address);
    expect(broughtIn(`https://example.org${address}`, evening)).toBeUndefined();
    expect(cardIn(`https://example.org${address}`, game)).toBeUndefined();
    const said = broughtAddress(evening, { said: "2.3.100.65.g" });
    for (const text of ["", address, `https://example.org${said}`, "https://["])
      expect(cardIn(text, evening)).toBeUndefined();
  });

  it("is new once, then the same, and another one is no surprise; a stranger's is none", () => {
    const log = logOf(eveningOf("abcdefgh", "partners", {}));
    say(log, roundEntry(drawn(log)));
    const result = () => log.result([], false);
    const carried = { round: 1, table: 2, points: [100, 65], game };
    expect(meets(result(), carried)).toBe("new");
    say(log, { kind: "result", round: 1, table: 2, points: carriedPoints(result(), carried), game });
    expect(meets(result(), carried)).toBe("same");
    expect(meets(result(), { ...carried, points: [65, 100] })).toBe("other");
    for (const other of [{ round: 2 }, { table: 3 }, { points: [1, 2, 3] }])
      expect(meets(result(), { ...carried, ...other })).toBe("stranger");
  });

  it("has everybody's points where everybody plays alone", () => {
    const log = logOf(eveningOf("abcdef", "alone", {}, "mexican-train"));
    const plan = drawn(log);
    say(log, roundEntry(plan));
    const { seats = [], table } = plan.tables[0] ?? { table: 1 };
    const carried = { round: 1, table, points: seats.map((_, seat) => 10 * seat), game };
    const points = carriedPoints(log.result([], false), carried);
    expect(points).toEqual(Object.fromEntries(seats.map((id, seat) => [id, 10 * seat])));
    say(log, { kind: "result", round: 1, table, points });
    expect(meets(log.result([], false), carried)).toBe("same");
  });
});

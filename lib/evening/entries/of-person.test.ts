import { expect, it } from "vitest";
import { evening } from "@/tests/support/evening/simulate";
import { Dice } from "@/tests/support/simulate/dice";
import { unitAt } from "../state";
import { isOfPerson } from "./of-person";

const kinds =
  "add here away rename sit round game result confirm dispute forfeit late time adjust end amend void hold settle nonsense".split(
    " ",
  );

it.each(["partners", "pairs", "alone"])(
  "somebody's own key in the form %s changes whether they are there and would rest, and nothing else",
  (form) => {
    let written = 0;
    const game = form === "alone" ? "mexican-train" : "count";
    for (let seed = 1; seed <= 30; seed++) {
      const dice = new Dice(seed);
      const played = evening(dice, { form, settings: {}, game, people: 9, rounds: 3 }, { comings: true });
      for (let attempts = 0; attempts < 40; attempts++) {
        const log = played.log.upTo(dice.from(1, played.entries.length));
        const { state } = log.position;
        const own = dice.pick(state.units);
        const person = dice.pick(own.people).id;
        const who = dice.chance(0.7) ? own.id : dice.pick(state.units).id;
        const entry: Record<string, unknown> = {
          kind: dice.chance(0.6) ? dice.pick(["here", "away", "sit"]) : dice.pick(kinds),
          who,
          ...(dice.chance(0.1) && { by: person, round: 1, table: 1, points: [1, 2] }),
          ...(dice.chance(0.1) && { target: 0 }),
          ...(dice.chance(0.1) && { person: { id: person, name: "Zoe" } }),
        };
        if (!isOfPerson(state, person, entry)) continue;
        const others = () => {
          const { now, units, rounds, adjustments, over } = log.position.state;
          return {
            now: now.filter((_, unit) => unitAt({ units }, unit).id !== own.id),
            units,
            rounds,
            adjustments,
            over,
          };
        };
        const before = others();
        if (log.accept(entry).length > 0) continue;
        written++;
        expect([entry, others()]).toEqual([entry, before]);
      }
    }
    expect(written).toBeGreaterThan(60);
  },
);

it("is what they say of themselves, which counts until the evening is over, and never what was said before", () => {
  const { log } = evening(new Dice(1), { form: "partners", settings: {}, people: 8, rounds: 1 });
  const may = (entry: object) => isOfPerson(log.position.state, "a", entry);
  for (const kind of ["here", "away", "sit"]) {
    expect(may({ kind, who: "a" })).toBe(true);
    expect(may({ kind, who: "b" })).toBe(false);
    expect(may({ kind: "hold", entry: { kind, who: "a" } })).toBe(true);
    expect(may({ kind: "hold", entry: { kind, who: "b" } })).toBe(false);
    expect(may({ kind: "amend", target: 0, entry: { kind, who: "a" } })).toBe(false);
  }
  for (const kind of ["void", "settle", "adjust", "rename", "end"])
    expect(may({ kind, who: "a" })).toBe(false);
  expect(isOfPerson(log.position.state, "nobody", { kind: "here", who: "a" })).toBe(false);
  expect(log.accept({ kind: "end" })).toEqual([]);
  for (const kind of ["here", "away", "sit"])
    expect(log.accept({ kind, who: "a" })).toMatchObject([{ code: "evening-over" }]);
});

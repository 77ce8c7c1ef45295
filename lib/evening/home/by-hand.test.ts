import { describe, expect, it } from "vitest";
import { uuid } from "@/tests/support/entries";
import { eveningOf, logOf } from "@/tests/support/evening/sheets";
import { Dice } from "@/tests/support/simulate/dice";
import type { EveningLog } from "../log";
import { type AtTable, atTable, resultOf } from "./at-table";
import { byHand, movableIn } from "./by-hand";

/** The id of the last one. */
function say(log: EveningLog, entries: readonly object[]): string {
  const ids = entries.map(uuid);
  for (const [index, entry] of entries.entries())
    expect(log.accept({ ...entry, id: ids[index] })).toEqual([]);
  return ids.at(-1) ?? "";
}

function now(log: EveningLog): AtTable {
  const at = atTable(log);
  if (typeof at === "string") throw new Error(at);
  return at;
}

const evening = (people: string, draw = "winners") => logOf(eveningOf(people, "table", { draw }, "hands"));
const win = (log: EveningLog): void => {
  const at = now(log);
  say(log, [...at.entries, resultOf(at, { won: 0 })]);
};
const order = (log: EveningLog) => movableIn(log, now(log)).order;
const seats = ({ sides: [one = [], other = []] }: AtTable) => [one[0], other[0], one[1], other[1]];

describe("an order changed by hand", () => {
  it.each(["winners", "everybody"])("is played as it was left, by everybody who is here: %s", (draw) => {
    for (let seed = 1; seed <= 15; seed++) {
      const dice = new Dice(seed);
      const log = evening("abcdefghij".slice(0, dice.from(5, 10)), draw);
      for (let game = dice.from(0, 3); game > 0; game--) win(log);
      const begins = dice.from(0, 2);
      if (begins > 0) say(log, now(log).entries);
      const at = now(log);
      if (begins > 1) say(log, [{ kind: "game", round: at.round, table: at.table, game: "g" }]);
      const [drawn, before] = [now(log), movableIn(log, now(log))];
      const chosen = dice.shuffled(before.order);
      const changed = byHand(log, drawn, chosen);
      if (!changed) throw new Error(`seed ${seed} cannot be written`);
      const about = say(log, changed.entries);
      expect([seed, order(log)]).toEqual([seed, chosen]);
      expect(now(log)).toMatchObject({ round: drawn.round, game: begins > 1 ? "g" : undefined });
      if (begins > 1) expect(seats(now(log))).toEqual(seats(drawn));
      say(log, changed.undone(about));
      expect([seed, seats(now(log)), order(log)]).toEqual([seed, seats(drawn), before.order]);
    }
  });

  it("moves on as the queue that it is: who was put first sits down first", () => {
    const log = evening("abcdefgh");
    say(log, now(log).entries);
    const at = now(log);
    say(log, [{ kind: "game", round: 1, table: 1, game: "g" }]);
    const [one = "", two = "", three = "", four = ""] = at.waiting;
    say(log, byHand(log, now(log), [four, three, one, two])?.entries ?? []);
    win(log);
    expect(now(log).sides.flat()).toEqual(expect.arrayContaining([four, three]));
    expect(now(log).waiting.slice(0, 2)).toEqual([one, two]);
  });

  it("says what is unusual: whose turn it was, and who are partners again", () => {
    const log = evening("abcdefg", "everybody");
    win(log);
    const [a = "", b = "", c = "", d = "", ...others] = order(log);
    const [last = "", ...rest] = others.toReversed();
    const says = byHand(log, now(log), [last, b, c, d, a, ...rest])?.says ?? [];
    expect(says.map(({ code }) => code)).toContain("rest-out-of-turn");
    const [[one = "", two = ""] = []] = log.result([], false).rounds[0]?.tables[0]?.sides ?? [];
    const with_ = order(log).filter((id) => id !== one && id !== two);
    const again = byHand(log, now(log), [one, with_[0] ?? "", two, ...with_.slice(1)])?.says;
    expect(again).toContainEqual({ code: "partners-again", who: [one, two].sort(), round: 1 });
    expect(byHand(log, now(log), order(log))?.says).toEqual([]);
  });

  it("has room for who came and who went since the round was written", () => {
    const log = evening("abcdefgh");
    win(log);
    say(log, now(log).entries);
    const [, , third = "", fourth = ""] = now(log).waiting;
    say(log, [
      { kind: "add", person: { id: "n", name: "New" } },
      { kind: "away", who: third },
      { kind: "game", round: 2, table: 1, game: "g" },
    ]);
    expect(order(log)).not.toContain("n");
    const others = order(log).filter((id) => id !== fourth);
    say(log, byHand(log, now(log), [fourth, ...others])?.entries ?? []);
    expect(now(log).waiting).toEqual([fourth, ...others, "n"]);
  });
});

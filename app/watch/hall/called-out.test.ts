import { describe, expect, it } from "vitest";
import { catalogue } from "@/lib/i18n/catalogues";
import { languages } from "@/lib/i18n/language";
import { evening } from "@/tests/support/evening/simulate";
import "@/tests/support/load-catalogues";
import { Dice } from "@/tests/support/simulate/dice";
import { calledOut } from "./called-out";

describe.each(languages)("the tables called out in a hall, in %s", (language) => {
  it.each(["partners", "pairs", "alone"])("name everybody once, in form %s", (form) => {
    const game = form === "alone" ? "mexican-train" : "count";
    const { log, result } = evening(new Dice(3), { form, settings: {}, game, people: 9, rounds: 1 });
    const round = result.rounds[0];
    if (!round) throw new Error("no round");
    const said = calledOut(log, round, catalogue("club", language));
    for (const { name } of result.people) expect(said.split(name)).toHaveLength(2);
    for (const { table } of round.tables) expect(said).toContain(` ${table}:`);
  });
});

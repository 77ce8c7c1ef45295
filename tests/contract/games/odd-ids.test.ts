import { describe, expect, it } from "vitest";
import { roundsTable } from "../../../lib/export/rounds-table";
import { games } from "../../../lib/games/registry";
import { resultOf } from "../../../lib/league/standings/result";
import { Log } from "../../../lib/rules/play/log";
import { breakdownOf } from "../../../lib/rules/score/breakdown";
import { pegsIn } from "../../../lib/rules/score/memory";
import { recordsOf } from "../../../lib/rules/score/records";

/** A game that a player with this id joins after the first hand. */
function gameWith(id: string): Log {
  const players = ["a", "b", "c"].map((each) => ({ id: each, name: each }));
  const sat = games.find("doubles")?.sit({}, players);
  if (!sat?.ok) throw new Error("nobody sat down");
  const log = new Log(sat.value);
  const hand = (out: string, left: readonly (readonly [string, number])[]) => ({
    kind: "hand",
    out,
    left: Object.fromEntries(left),
  });
  const entries = [
    hand("a", [
      ["b", 3],
      ["c", 5],
    ]),
    { kind: "join", player: { id, name: "Dev" } },
    hand(id, [
      ["a", 4],
      ["b", 3],
      ["c", 5],
    ]),
    { kind: "end" },
  ];
  for (const entry of entries) expect(log.accept(entry)).toEqual([]);
  return log;
}

/** Everything that is derived from a log about its players. */
function derived(id: string) {
  const log = gameWith(id);
  const { rows, totals, presence } = roundsTable(log);
  const amounts = rows.map(({ added, after }) => ({ added, after }));
  const result = resultOf(log)?.seats.map(({ seat: _, ...each }) => each);
  const behind = Object.values(log.position.behind());
  const records = recordsOf(log).map(({ record, value }) => ({ record, value }));
  return {
    breakdown: breakdownOf(log, id),
    pegs: pegsIn(log, id),
    amounts,
    totals,
    presence,
    result,
    behind,
    records,
  };
}

describe("a player whose id is the name of something that every object has", () => {
  it.each(["constructor", "__proto__", "toString"])("is counted like any other: %s", (id) =>
    expect(derived(id)).toEqual(derived("dev")),
  );
});

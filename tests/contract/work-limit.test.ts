import { expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import { readScoresheet } from "../../lib/rules/document/scoresheet";
import { Log } from "../../lib/rules/play/log";
import { replayWithin } from "../../lib/rules/play/replay";

const ids = ["a", "b", "c", "d", "e", "f", "g"];
const sheet = (entries: readonly unknown[]) => {
  const opened = readScoresheet(
    {
      format: "pipkeeper/scoresheet",
      version: 1,
      game: "baneberry",
      options: { mode: "cash" },
      players: ids.map((id) => ({ id, name: id })),
      entries,
    },
    games,
  );
  if (!opened.ok) throw new Error(opened.error[0]?.code);
  return opened.value;
};
const hand = (left: readonly number[]) => ({
  kind: "hand",
  out: null,
  left: Object.fromEntries(ids.map((id, index) => [id, left[index] ?? 0])),
});
/** Nearly all pips of the set in seven hands: deciding whether that is possible takes a search. */
const searched = hand([61, 76, 59, 74, 77, 47, 73]);
const plain = hand([1, 2, 3, 4, 5, 6, 7]);

it("a search for possible hands counts as work, and a replay beyond the work limit is refused", () => {
  const workOf = (entries: readonly unknown[]) => {
    const log = new Log(sheet([]).start);
    for (const entry of entries) expect(log.accept(entry)).toEqual([]);
    return log.work;
  };
  const [one, little] = [workOf([searched]), workOf([plain])];
  expect(one).toBeGreaterThan(2 * little);
  // The result of a search is cached by entry, so these are new entries each time.
  const fifty = () => Array.from({ length: 50 }, () => ({ ...searched }));
  expect(workOf(fifty())).toBeCloseTo(50 * one);
  expect(replayWithin(sheet(fifty()), 51 * one)?.accepted).toBe(50);
  expect(replayWithin(sheet(fifty()), 40 * one)).toBeUndefined();
});

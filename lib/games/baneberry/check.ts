import type { Draft } from "../../rules/document/entry";
import { playingProblems } from "../../rules/people/people-check";
import { isAway, nameOf, type Seat, seatOf } from "../../rules/people/table";
import { type Problem, pointer } from "../../rules/problem";
import { isEnd, isSameDoubleTwice, reachableScores } from "./ends";
import type { BaneberryEntry, Run } from "./entries";
import type { BaneberryTable } from "./table";
import { problem } from "./texts";

/** The problems of a run, a knock or a pass; hands are the kernel's to check. */
export function baneberryProblems(
  table: BaneberryTable,
  mustPass: readonly Seat[],
  draft: Draft<BaneberryEntry>,
): Problem[] {
  switch (draft.kind) {
    case "hand":
      return [];
    case "run":
      return [...strangers(table, draft.player), ...runProblems(draft, table.options.set)];
    case "missed-knock":
      return strangers(table, draft.player);
    case "passed":
      return [...strangers(table, draft.player), ...noPassOwed(table, draft.player, mustPass)];
  }
}

const strangers = (table: BaneberryTable, id: string | undefined): Problem[] =>
  playingProblems(table, id, "/player");

function noPassOwed(table: BaneberryTable, id: string | undefined, mustPass: readonly Seat[]): Problem[] {
  const seat = seatOf(table, id);
  if (seat === undefined || isAway(table, seat) || mustPass.includes(seat)) return [];
  return [problem("no-pass-owed", "/player", { name: nameOf(table, seat) })];
}

function runProblems(draft: Draft<Run>, highest: number): Problem[] {
  const { points, ends } = draft;
  const scores = reachableScores(highest);
  if (points !== undefined && ends !== undefined) return [problem("points-or-ends/both", "/ends")];
  if (points !== undefined) {
    if (scores.includes(points)) return [];
    return [problem("not-a-score", "/points", { points, scores })];
  }
  if (ends === undefined) {
    const written = "points" in draft || "ends" in draft;
    return written ? [] : [problem("points-or-ends", "/points")];
  }

  const wrong = ends.flatMap((end, index): Problem[] =>
    isEnd(end, highest) ? [] : [problem("not-an-end", pointer("ends", index), { end, highest })],
  );
  if (wrong.length > 0) return wrong;
  const [a, b] = ends;
  if (isSameDoubleTwice(a, b, highest)) return [problem("same-double", "/ends", { end: a })];
  if (scores.includes(a + b)) return [];
  return [problem("not-a-score/ends", "/ends", { total: a + b, scores })];
}

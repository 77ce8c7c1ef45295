import type { Draft } from "../../rules/document/entry";
import type { Say } from "../../rules/game-types";
import { playingProblems } from "../../rules/people/people-check";
import { isAway, nameOf, type Seat, seatOf } from "../../rules/people/table";
import { type Problem, pointer } from "../../rules/problem";
import { isEnd, isSameDoubleTwice, reachableScores } from "./ends";
import type { BaneberryEntry, Run } from "./entries";
import type { BaneberryTable } from "./table";
import type { en } from "./words.en";

/** The problems of a run, a knock or a pass; hands are the kernel's to check. */
export function baneberryProblems(
  table: BaneberryTable,
  mustPass: readonly Seat[],
  draft: Draft<BaneberryEntry>,
  say: Say<typeof en>,
): Problem[] {
  switch (draft.kind) {
    case "hand":
      return [];
    case "run":
      return [...strangers(table, draft.player, say), ...runProblems(draft, table.options.set, say.game)];
    case "missed-knock":
      return strangers(table, draft.player, say);
    case "passed":
      return [...strangers(table, draft.player, say), ...noPassOwed(table, draft.player, mustPass, say)];
  }
}

const strangers = (table: BaneberryTable, id: string | undefined, say: Say<typeof en>): Problem[] =>
  playingProblems({ table, say }, id, "/player");

function noPassOwed(
  table: BaneberryTable,
  id: string | undefined,
  mustPass: readonly Seat[],
  say: Say<typeof en>,
): Problem[] {
  const seat = seatOf(table, id);
  if (seat === undefined || isAway(table, seat) || mustPass.includes(seat)) return [];
  return [{ code: "no-pass-owed", path: "/player", message: say.game.noPass({ name: nameOf(table, seat) }) }];
}

function runProblems(draft: Draft<Run>, highest: number, say: typeof en): Problem[] {
  const { points, ends } = draft;
  const scores = reachableScores(highest);
  if (points !== undefined && ends !== undefined)
    return [{ code: "points-or-ends", path: "/ends", message: say.onlyOne }];
  if (points !== undefined) {
    if (scores.includes(points)) return [];
    return [{ code: "not-a-score", path: "/points", message: say.notReachable({ points, scores }) }];
  }
  if (ends === undefined) {
    const written = "points" in draft || "ends" in draft;
    return written ? [] : [{ code: "points-or-ends", path: "/points", message: say.eitherOne }];
  }

  const wrong = ends.flatMap((end, index): Problem[] =>
    isEnd(end, highest)
      ? []
      : [{ code: "not-an-end", path: pointer("ends", index), message: say.notAnEnd({ end, highest }) }],
  );
  if (wrong.length > 0) return wrong;
  const [a, b] = ends;
  if (isSameDoubleTwice(a, b, highest))
    return [{ code: "same-double", path: "/ends", message: say.sameDouble({ end: a }) }];
  if (scores.includes(a + b)) return [];
  return [{ code: "not-a-score", path: "/ends", message: say.endsDoNotScore({ total: a + b, scores }) }];
}

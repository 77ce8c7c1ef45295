import { expect, it } from "vitest";
import { eveningOf, logOf } from "../../tests/support/evening/sheets";

/** The table of four people after these entries. */
function tableAfter(...entries: readonly object[]) {
  const log = logOf(eveningOf("abcd", "partners", {}));
  const sides = [
    ["a", "b"],
    ["c", "d"],
  ];
  log.accept({ kind: "round", round: 1, tables: [{ table: 1, sides }] });
  for (const entry of entries) expect(log.accept({ round: 1, table: 1, ...entry })).toEqual([]);
  return log.result([], false).rounds[0]?.tables[0];
}

const ours = { kind: "result", points: [100, 60], by: "a" };
const theirs = { kind: "result", points: [90, 100], by: "c" };
const dispute = { kind: "dispute", by: "d", why: "a hand was counted twice" };

it("why a result is disputed is told until somebody decides", () => {
  expect(tableAfter(ours, dispute)).toMatchObject({ state: "disputed", why: dispute.why });
  const both = tableAfter(ours, dispute, theirs);
  expect(both).toMatchObject({ state: "disputed", why: dispute.why, claims: [{ by: "a" }, { by: "c" }] });
  expect(tableAfter(ours, dispute, { ...ours, by: "b" })).not.toHaveProperty("why");
  expect(tableAfter(ours, dispute, { ...ours, by: "b" }, theirs)).not.toHaveProperty("why");
  expect(tableAfter(ours, dispute, theirs, { ...ours, by: undefined })).toMatchObject({ state: "confirmed" });
});

import { describe, expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { speaker } from "@/lib/i18n/text";
import { sentencesIn } from "@/tests/support/sentences";
import { DeviceLog } from "./device-log";
import { SyncedLog } from "./synced-log";
import type { LogEntry, StoredEntry } from "./wire/wire";

const players = ["ana", "bo", "cleo"].map((id) => ({ id, name: id }));
const at = "2026-11-21T19:30:00.000Z";
const idOf = (number: number) => `019ab000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const entry = (number: number, body: { kind: string; [field: string]: unknown }): LogEntry => ({
  id: idOf(number),
  at,
  ...body,
});
const hand = (number: number, ana: unknown, others: object = {}) =>
  entry(number, { kind: "hand", out: "cleo", left: { ana, bo: 4, ...others } });
const dev = { id: "dev", name: "dev" };
const stored = (entries: readonly LogEntry[], base = 0): StoredEntry[] =>
  entries.map((each, index) => ({ seq: base + index + 1, entry: each }));

function start() {
  const sat = games.find("doubles")?.sit({ target: 1000 }, players);
  if (!sat?.ok) throw new Error("nobody sat down");
  return sat.value;
}

const before = [entry(1, { kind: "join", player: dev, start: "zero" }), hand(2, 3, { dev: 5 })];

const conflicts: Record<string, [mine: LogEntry, theirs: LogEntry, code: string]> = {
  "another version of the same hand": [hand(21, 5, { dev: 5 }), hand(11, 7, { dev: 5 }), "same-hand"],
  "another correction of the same entry": [
    entry(21, {
      kind: "amend",
      target: idOf(2),
      entry: { kind: "hand", out: "bo", left: { ana: 3, cleo: 2, dev: 5 } },
    }),
    entry(11, { kind: "void", target: idOf(2) }),
    "corrected-meanwhile",
  ],
  "a correction that makes a later entry fail": [
    entry(21, { kind: "void", target: idOf(1) }),
    hand(11, 7, { dev: 6 }),
    "later-entry-fails",
  ],
  "an entry after the end": [
    entry(21, { kind: "leave", player: "ana" }),
    entry(11, { kind: "end" }),
    "game-over",
  ],
  "a player who has already left": [
    entry(21, { kind: "leave", player: "bo" }),
    entry(11, { kind: "leave", player: "bo", score: "unranked" }),
    "same-person",
  ],
};

describe("what a device stores and sends", () => {
  it.each(Object.entries(conflicts))("contains codes and no sentences: %s", (_, [mine, theirs, code]) => {
    const known = mine.kind === "void" ? before.slice(0, 1) : before;
    const entered = DeviceLog.open(start(), { known: stored(known), waiting: [] }).enter([mine]);
    if (!entered.ok) throw new Error(entered.error[0]?.code);
    const head = known.length;
    const received = entered.value.receive(head, { head: head + 1, entries: stored([theirs], head) });
    if (received.outcome !== "taken") throw new Error(received.outcome);
    const { stored: kept } = received.log;
    expect(kept.waiting).toMatchObject([{ kind: "hold", problems: [{ code }] }]);
    expect(sentencesIn(kept)).toEqual([]);
    expect(sentencesIn(received.log.request())).toEqual([]);
    const [held] = received.log.view.open();
    for (const problem of held?.problems ?? [])
      expect(speaker("en").problem(problem)).toMatch(/^[A-Z].* .*[.?]$/);
  });
});

describe("a hold stored by another version", () => {
  const message = "Two phones entered this differently.";
  const { id, at: when, ...body } = hand(21, 5, { dev: 5 });
  const hold = (problems: unknown) => ({ kind: "hold", id, at: when, entry: body, problems });

  it("is shown with its stored message if it has no params", () => {
    const log = SyncedLog.begin(start());
    for (const each of before) expect(log.accept(each)).toEqual([]);
    expect(log.accept(hold([{ code: "same-hand", path: "", message }]))).toEqual([]);
    expect(log.open()[0]?.problems.map(speaker("en").problem)).toEqual([message]);
  });

  it("is shown as a sentence even if its code or params are unknown", () => {
    const log = SyncedLog.begin(start());
    const problems = [
      { code: "of-a-later-version", path: "", params: { name: "ana" } },
      { code: "seat-missing", path: "", params: { names: 3 } },
      { code: "later-entry-fails", path: "", params: { described: 3 } },
    ];
    expect(log.accept(hold(problems))).toEqual([]);
    for (const problem of log.open()[0]?.problems ?? [])
      expect(speaker("en").problem(problem)).toMatch(/^[A-Z].*\.$/);
  });
});

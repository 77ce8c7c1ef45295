import { describe, expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import type { Log } from "@/lib/rules/play/log";
import {
  againBaseline,
  type Baseline,
  entryBaseline,
  lastBaseline,
  movedSince,
  peopleBaseline,
  playBaseline,
  readBaseline,
  roundBaseline,
  undoBaseline,
} from "./baseline";
import { DeviceLog } from "./device-log";
import type { LogEntry } from "./wire/wire";

const players = ["a", "b", "c"].map((id) => ({ id, name: `Name ${id}` }));
const at = "2026-11-21T19:30:00.000Z";
const idOf = (number: number) => `019ab000-0000-7000-8000-${String(number).padStart(12, "0")}`;

type Body = Readonly<Record<string, unknown>> & { readonly kind: string };

const run15: Body = { kind: "run", player: "b", points: 15 };
const run10: Body = { kind: "run", player: "b", points: 10 };
const hand: Body = { kind: "hand", out: "a", left: { b: 8, c: 9 } };
const amend: Body = {
  kind: "amend",
  target: idOf(1),
  entry: { kind: "hand", out: "a", left: { b: 8, c: 4 } },
};
const takeBack: Body = { kind: "void", target: idOf(1) };
const join: Body = { kind: "join", player: { id: "d", name: "Name d" }, start: "zero" };
const rename: Body = { kind: "rename", player: "b", name: "Robert" };
const leave: Body = { kind: "leave", player: "c", score: "ranked" };

/** A log of Baneberry with these entries. */
function logOf(bodies: readonly Body[]): DeviceLog {
  const sat = games.find("baneberry")?.sit({}, players);
  if (!sat?.ok) throw new Error("nobody sat down");
  return entered(DeviceLog.open(sat.value, { known: [], waiting: [] }), bodies, 1);
}

function entered(log: DeviceLog, bodies: readonly Body[], from: number): DeviceLog {
  return bodies.reduce((before, body, index) => {
    const entry: LogEntry = { ...body, id: idOf(from + index), at };
    const after = before.enter([entry]);
    if (!after.ok) throw new Error(`${body.kind}: ${after.error[0]?.code}`);
    return after.value;
  }, log);
}

const baselines: Readonly<Record<string, (log: DeviceLog) => Baseline>> = {
  "the form of a round": ({ view }) => roundBaseline(view.sheet),
  "a form about players": ({ view }) => peopleBaseline(view.sheet),
  "a correction of the first entry": ({ view }) => entryBaseline(view.sheet, 0),
  "an entry made with one tap": ({ view }) => playBaseline(view.sheet),
  "an answer to the last entry": ({ view }) => lastBaseline(view.sheet),
};

interface Row {
  readonly name: string;
  readonly before: readonly Body[];
  readonly meanwhile: readonly Body[];
  readonly saved: Body;
  /** Whether the log moved for a form of each kind, in the order of `baselines`. */
  readonly moved: readonly boolean[];
}

const rows: readonly Row[] = [
  {
    name: "nothing",
    before: [hand],
    meanwhile: [],
    saved: run15,
    moved: [false, false, false, false, false],
  },
  { name: "a hand", before: [], meanwhile: [hand], saved: run15, moved: [true, false, false, true, true] },
  {
    name: "the same run",
    before: [hand],
    meanwhile: [run15],
    saved: run15,
    moved: [false, false, false, true, true],
  },
  {
    name: "another run",
    before: [hand],
    meanwhile: [run10],
    saved: run15,
    moved: [false, false, false, false, true],
  },
  {
    name: "a correction",
    before: [hand],
    meanwhile: [amend],
    saved: run15,
    moved: [false, false, true, false, true],
  },
  {
    name: "a void of the hand",
    before: [hand],
    meanwhile: [takeBack],
    saved: run15,
    moved: [true, false, true, true, true],
  },
  {
    name: "a player joining",
    before: [hand],
    meanwhile: [join],
    saved: run15,
    moved: [true, true, false, false, true],
  },
  {
    name: "a player leaving",
    before: [hand],
    meanwhile: [leave],
    saved: run15,
    moved: [true, true, false, false, true],
  },
  {
    name: "a corrected name",
    before: [hand],
    meanwhile: [rename],
    saved: run15,
    moved: [false, true, false, false, true],
  },
];

describe.each(rows)(
  "movedSince, with $name entered while a form was open,",
  ({ before, meanwhile, saved, moved }) => {
    it.each(
      Object.entries(baselines).map(([name, since], index) => ({
        name,
        since,
        refuses: moved[index] ?? false,
      })),
    )("refuses $name: $refuses", ({ since, refuses }) => {
      const log = logOf(before);
      const begun = since(log);
      const now = entered(log, meanwhile, before.length + 1);
      expect(movedSince(now.view.sheet, begun, saved) !== undefined).toBe(refuses);
      const late: LogEntry = { ...saved, id: idOf(99), at };
      const result = now.enter([late], begun);
      // One tap on Save enters everything in the form or nothing.
      if (refuses) expect(!result.ok && result.error.map(({ code }) => code)).toEqual(["moved"]);
      else expect(result.ok && result.value.stored.waiting.length).toBe(now.stored.waiting.length + 1);
    });
  },
);

it("movedSince names the rounds, the joins and the leaves since the form was opened", () => {
  const log = logOf([hand]);
  const begun = roundBaseline(log.view.sheet);
  const now = entered(log, [{ ...hand, out: "b", left: { a: 3, c: 2 } }, join, leave], 2);
  expect(movedSince(now.view.sheet, begun)).toEqual({
    rounds: [1],
    same: 1,
    place: undefined,
    takenBack: false,
    joined: ["d"],
    left: ["c"],
    by: 1,
  });
});

describe("a hand that is taken back to be typed again", () => {
  const second: Body = { kind: "hand", out: "b", left: { a: 3, c: 2 } };
  const third: Body = { ...second, out: "c", left: { a: 7, b: 2 } };
  const undo: Body = { kind: "void", target: idOf(2) };
  const begun = againBaseline(roundBaseline(logOf([hand]).view.sheet), idOf(2));
  const movedTo = (log: DeviceLog) => movedSince(log.view.sheet, begun);

  it("is typed in its place as long as nobody entered anything else", () => {
    expect(movedTo(logOf([hand, second, undo]))).toBeUndefined();
  });

  it("is not compared with the next one, which another phone saved before it was taken back, and can return to its place", () => {
    expect(movedTo(logOf([hand, second, third, undo]))).toMatchObject({ rounds: [2], place: 1 });
    expect(movedTo(logOf([hand, second, third, undo]))?.same).toBeUndefined();
    const again = { kind: "amend", target: idOf(2), entry: second };
    expect(logOf([hand, second, third, undo, again]).view.sheet.result([]).rounds).toHaveLength(3);
  });

  it("is compared with what another phone saved in its place, or put back", () => {
    expect(movedTo(logOf([hand, second, undo, third]))).toMatchObject({ rounds: [3], same: 3 });
    const back = { kind: "amend", target: idOf(2), entry: second };
    expect(movedTo(logOf([hand, second, undo, back]))).toMatchObject({ rounds: [1], same: 1 });
  });

  it("was taken back by a tap that came too late once anything followed it", () => {
    const late: LogEntry = { kind: "void", target: idOf(2), id: idOf(99), at };
    expect(logOf([hand, second]).enter([late], undoBaseline(idOf(2))).ok).toBe(true);
    const followed = logOf([hand, second, third]).enter([late], undoBaseline(idOf(2)));
    expect(followed.ok ? [] : followed.error.map(({ code }) => code)).toEqual(["moved"]);
  });
});

it("a hand is compared with none if the one before it was replaced: they are other ones", () => {
  const begun = roundBaseline(logOf([hand]).view.sheet);
  const other: Body = { kind: "hand", out: "b", left: { a: 3, c: 2 } };
  const moved = movedSince(logOf([hand, takeBack, other]).view.sheet, begun);
  expect(moved).toMatchObject({ rounds: [2], takenBack: true });
  expect(moved?.same).toBeUndefined();
});

it("two phones: one undoes its hand without knowing that the other saved the next one", () => {
  const both = logOf([hand]);
  const second: Body = { kind: "hand", out: "b", left: { a: 3, c: 2 } };
  const third: Body = { ...second, out: "c", left: { a: 7, b: 2 } };
  const since = roundBaseline(both.view.sheet);
  const mine = entered(both, [second], 2);
  const undone = mine.enter([{ kind: "void", target: idOf(2), id: idOf(4), at }], undoBaseline(idOf(2)));
  if (!undone.ok) throw new Error("not undone");
  const server = [
    ...both.stored.waiting,
    ...entered(both, [second, { ...third }], 2).stored.waiting.slice(1),
  ];
  const known = server.map((entry, index) => ({ seq: index + 1, entry, at }));
  const merged = undone.value.receive(0, { head: known.length, entries: known });
  if (merged.outcome !== "merged") throw new Error(merged.outcome);
  const moved = movedSince(merged.log.view.sheet, againBaseline(since, idOf(2)));
  expect(moved).toMatchObject({ rounds: [2], place: 1 });
  expect(moved?.same).toBeUndefined();
});

it.each([roundBaseline, peopleBaseline, (log: Log) => entryBaseline(log, 0)])(
  "readBaseline restores a baseline that was stored as JSON (%#)",
  (baseline) => {
    const begun = baseline(logOf([hand]).view.sheet);
    expect(readBaseline(JSON.parse(JSON.stringify(begun)))).toEqual(begun);
  },
);

it.each([undefined, null, 7, { round: { closed: "1", last: null } }, { playing: [1] }, { since: 1 }])(
  "readBaseline refuses %j",
  (stored) => expect(readBaseline(stored)).toBeUndefined(),
);

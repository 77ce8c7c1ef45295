import { describe, expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { decide, decisionsAbout } from "./decide";
import { DeviceLog, type Received } from "./device-log";
import type { LogEntry, StoredEntry } from "./wire/wire";

const players = ["a", "b", "c"].map((id) => ({ id, name: `Name ${id}` }));
const at = "2026-11-21T19:30:00.000Z";
const idOf = (number: number) => `019ab000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const entry = (number: number, body: { kind: string; [field: string]: unknown }): LogEntry => ({
  id: idOf(number),
  at,
  ...body,
});
/** Player c goes out; a and b hold these hands. */
const hand = (number: number, a: unknown, b: unknown) =>
  entry(number, { kind: "hand", out: "c", left: { a, b } });
const amend = (number: number, target: number | string, a: unknown, b: unknown) =>
  entry(number, { kind: "amend", target, entry: { kind: "hand", out: "c", left: { a, b } } });
const takeBack = (number: number, target: number) => entry(number, { kind: "void", target: idOf(target) });
const end = (number: number) => entry(number, { kind: "end" });
const join = (number: number, start: string) =>
  entry(number, { kind: "join", player: { id: "d", name: "Name d" }, start });
const handOfFour = (number: number) => entry(number, { kind: "hand", out: "c", left: { a: 1, b: 2, d: 3 } });
const leave = (number: number, score: string) => entry(number, { kind: "leave", player: "a", score });
const rename = (number: number, name: string) => entry(number, { kind: "rename", player: "a", name });
const stored = (entries: readonly LogEntry[], base = 0): StoredEntry[] =>
  entries.map((each, index) => ({ seq: base + index + 1, entry: each }));

function start(target = 1000) {
  const sat = games.find("doubles")?.sit({ target }, players);
  if (!sat?.ok) throw new Error("nobody sat down");
  return sat.value;
}

function logOf(known: readonly LogEntry[], waiting: readonly LogEntry[], target?: number): DeviceLog {
  const opened = DeviceLog.open(start(target), { known: stored(known), waiting: [] });
  const entered = opened.enter(waiting);
  if (!entered.ok) throw new Error(entered.error[0]?.code);
  return entered.value;
}

function taken(received: Received): Extract<Received, { outcome: "merged" }> {
  if (received.outcome !== "merged") throw new Error(received.outcome);
  return received;
}

/** What became of the waiting entries: counted (their kind), held with a problem, or settled without a question. */
function became(log: DeviceLog): string[] {
  return log.stored.waiting.map((each) => {
    if (each.kind !== "hold") return each.kind;
    const [problem] = each.problems as { code: string }[];
    return problem ? `held: ${problem.code}` : "settled";
  });
}

describe("DeviceLog.receive, with waiting entries and new entries of other devices,", () => {
  const before = [hand(1, 3, 4)];
  const rows: readonly {
    readonly name: string;
    readonly others: readonly LogEntry[];
    readonly mine: readonly LogEntry[];
    readonly became: readonly string[];
    readonly open: number;
    readonly target?: number;
  }[] = [
    {
      name: "settles the same hand as a repeat",
      others: [hand(11, 5, 6)],
      mine: [hand(21, 5, 6)],
      became: ["settled"],
      open: 0,
    },
    {
      name: "settles the same hand as a repeat when it is listed by tiles there and by totals here",
      others: [hand(11, ["5-0"], ["4-2"])],
      mine: [hand(21, 5, 6)],
      became: ["settled"],
      open: 0,
    },
    {
      name: "holds hands with the same totals in other seats as another version",
      others: [hand(11, 5, 6)],
      mine: [hand(21, 6, 5)],
      became: ["held: same-hand"],
      open: 1,
    },
    {
      name: "holds another version of the same hand and counts the next hand",
      others: [hand(11, 5, 6)],
      mine: [hand(21, 5, 7), hand(22, 1, 2)],
      became: ["held: same-hand", "hand"],
      open: 1,
    },
    {
      name: "settles a join of the same person and counts the next hand",
      others: [join(11, "zero")],
      mine: [join(21, "zero"), handOfFour(22)],
      became: ["settled", "hand"],
      open: 0,
    },
    {
      name: "holds a join of the same person with another starting score",
      others: [join(11, "highest")],
      mine: [join(21, "zero"), handOfFour(22)],
      became: ["held: same-person", "hand"],
      open: 1,
    },
    {
      name: "holds a hand that lacks a player who joined meanwhile",
      others: [join(11, "zero")],
      mine: [hand(21, 1, 2)],
      became: ["held: hand-missing"],
      open: 1,
    },
    {
      name: "settles a leave that was entered on both devices",
      others: [leave(11, "ranked")],
      mine: [leave(21, "ranked")],
      became: ["settled"],
      open: 0,
    },
    {
      name: "holds a ranked leave of a player who left unranked on another device",
      others: [leave(11, "unranked")],
      mine: [leave(21, "ranked")],
      became: ["held: same-person"],
      open: 1,
    },
    {
      name: "settles a renaming that was entered on both devices",
      others: [rename(11, "Abe")],
      mine: [rename(21, "Abe")],
      became: ["settled"],
      open: 0,
    },
    {
      name: "holds a seat order that lacks a player who joined meanwhile",
      others: [join(11, "zero")],
      mine: [entry(21, { kind: "seats", order: ["b", "a", "c"] })],
      became: ["held: seat-missing"],
      open: 1,
    },
    {
      name: "settles a repeat and counts the hand that the others do not have",
      others: [hand(11, 5, 6)],
      mine: [hand(21, 5, 6), hand(22, 1, 2)],
      became: ["settled", "hand"],
      open: 0,
    },
    {
      name: "settles a mistyped hand, its void and its re-entry when the others have that hand",
      others: [hand(11, 5, 6)],
      mine: [hand(21, 5, 60), takeBack(22, 21), hand(23, 5, 6)],
      became: ["settled", "settled", "settled"],
      open: 0,
    },
    {
      name: "settles a mistyped hand and its correction when the others have the corrected hand",
      others: [hand(11, 5, 6)],
      mine: [hand(21, 5, 60), amend(22, idOf(21), 5, 6)],
      became: ["settled", "settled"],
      open: 0,
    },
    {
      name: "holds a hand and its correction as one question",
      others: [hand(11, 5, 6)],
      mine: [hand(21, 5, 60), amend(22, idOf(21), 5, 7)],
      became: ["held: same-hand", "settled"],
      open: 1,
    },
    {
      name: "counts a correction of an earlier entry beside a new hand",
      others: [hand(11, 5, 6)],
      mine: [amend(21, idOf(1), 3, 5)],
      became: ["amend"],
      open: 0,
    },
    {
      name: "applies a correction by index to the same entry, whatever was entered before it",
      others: [amend(11, idOf(1), 3, 3)],
      mine: [hand(21, 5, 6), amend(22, 1, 5, 7)],
      became: ["hand", "amend"],
      open: 0,
    },
    {
      name: "holds another correction of the same entry",
      others: [amend(11, idOf(1), 3, 6)],
      mine: [amend(21, idOf(1), 3, 5)],
      became: ["held: corrected-meanwhile"],
      open: 1,
    },
    {
      name: "holds another correction of the same entry, which another client named by its index",
      others: [amend(11, 0, 3, 6)],
      mine: [amend(21, idOf(1), 3, 5)],
      became: ["held: corrected-meanwhile"],
      open: 1,
    },
    {
      name: "settles the same correction as a repeat",
      others: [amend(11, idOf(1), 3, ["5-0"])],
      mine: [amend(21, idOf(1), 3, 5)],
      became: ["settled"],
      open: 0,
    },
    {
      name: "holds a correction of an entry that the others voided",
      others: [takeBack(11, 1)],
      mine: [amend(21, idOf(1), 3, 5)],
      became: ["held: corrected-meanwhile"],
      open: 1,
    },
    {
      name: "settles a void that was entered on both devices",
      others: [takeBack(11, 1)],
      mine: [takeBack(21, 1)],
      became: ["settled"],
      open: 0,
    },
    {
      name: "holds a hand when the others have ended the game",
      others: [end(11)],
      mine: [hand(21, 5, 6)],
      became: ["held: game-over"],
      open: 1,
    },
    {
      name: "settles an end that was entered on both devices",
      others: [end(11)],
      mine: [end(21)],
      became: ["settled"],
      open: 0,
    },
    {
      name: "counts an end beside a hand that the others entered",
      others: [hand(11, 5, 6)],
      mine: [end(21)],
      became: ["end"],
      open: 0,
    },
    {
      name: "counts a hand when the others entered and voided another version of it",
      others: [hand(11, 5, 6), takeBack(12, 11)],
      mine: [hand(21, 5, 7)],
      became: ["hand"],
      open: 0,
    },
  ];

  it.each(rows)("$name", ({ others, mine, became: expected, open, target }) => {
    const log = logOf(before, mine, target);
    const received = taken(log.receive(1, { head: 1 + others.length, entries: stored(others, 1) }));
    expect(became(received.log)).toEqual(expected);
    expect(received.log.view.open()).toHaveLength(open);
    expect(received.log.stored.waiting.map(({ id }) => id)).toEqual(mine.map(({ id }) => id));
  });
});

describe("DeviceLog.receive, with a hand that may be left uncounted,", () => {
  const sat = games.find("domino-pool")?.sit({}, players);
  if (!sat?.ok) throw new Error("nobody sat down");
  const pool = (number: number, out: string, left: object) => entry(number, { kind: "hand", out, left });
  const rows = [
    {
      name: "settles a hand that was counted here and not there",
      theirs: pool(11, "c", {}),
      mine: pool(21, "c", { a: 5, b: 6 }),
      became: "settled",
    },
    {
      name: "settles a hand of which each device counted other players",
      theirs: pool(11, "c", { a: 5 }),
      mine: pool(21, "c", { b: 6 }),
      became: "settled",
    },
    {
      name: "holds a hand in which another player went out",
      theirs: pool(11, "c", {}),
      mine: pool(21, "a", {}),
      became: "held: same-hand",
    },
    {
      name: "holds a hand in which a player was counted differently",
      theirs: pool(11, "c", { a: 5 }),
      mine: pool(21, "c", { a: 6, b: 6 }),
      became: "held: same-hand",
    },
    {
      name: "holds a hand when somebody joined meanwhile, who may have paid for it",
      theirs: join(11, "zero"),
      mine: pool(21, "c", {}),
      became: "held: people-meanwhile",
    },
    {
      name: "counts a hand when a player was only renamed meanwhile",
      theirs: rename(11, "Abe"),
      mine: pool(21, "c", {}),
      became: "hand",
    },
  ];

  it.each(rows)("$name", ({ theirs, mine, became: expected }) => {
    const opened = DeviceLog.open(sat.value, { known: [], waiting: [] }).enter([mine]);
    if (!opened.ok) throw new Error(opened.error[0]?.code);
    const received = taken(opened.value.receive(0, { head: 1, entries: stored([theirs]) }));
    expect(became(received.log)).toEqual([expected]);
  });
});

describe("a server's reply", () => {
  const mine = hand(21, 5, 6);
  const log = logOf([hand(1, 3, 4)], [mine]);

  it("that contains a waiting entry removes it from the outbox", () => {
    const received = taken(log.receive(1, { head: 2, entries: stored([mine], 1) }));
    expect(received).toMatchObject({ seen: [mine.id], held: [], log: { head: 2, stored: { waiting: [] } } });
  });

  it("that contains only known entries changes nothing", () => {
    expect(log.receive(0, { head: 1, entries: stored([hand(1, 3, 4)]) }).outcome).toBe("nothing-new");
    expect(log.receive(0, { head: 0, entries: [] }).outcome).toBe("nothing-new");
  });

  it("with a gap before its entries is refused", () => {
    expect(log.receive(1, { head: 3, entries: stored([hand(12, 1, 1)], 2) }).outcome).toBe("gap");
    expect(log.receive(2, { head: 3, entries: stored([hand(12, 1, 1)], 2) }).outcome).toBe("gap");
  });

  it("from a server that lost entries makes the device send them again", () => {
    expect(log.receive(1, { head: 0, entries: [] }).outcome).toBe("diverged");
    const { log: again } = taken(log.restart(start(), { head: 1, entries: stored([hand(11, 3, 4)]) }));
    expect(became(again)).toEqual(["settled", "hand"]);
    expect(again.stored.waiting.map(({ id }) => id)).toEqual([idOf(1), mine.id]);
  });

  it("with another entry under the same id keeps both", () => {
    const received = taken(log.receive(1, { head: 2, entries: stored([hand(21, 9, 9)], 1) }));
    expect(became(received.log)).toEqual(["held: same-hand"]);
    expect(received.log.stored.waiting[0]?.id).toBe(idOf(22));
  });

  it("with an entry that the rules refuse does not count it and asks about it", () => {
    const strange = entry(12, { kind: "round", engine: 12 });
    const received = taken(log.receive(1, { head: 2, entries: stored([strange], 1) }));
    expect(received.log.view.open()).toMatchObject([
      { id: strange.id, problems: [{ code: "unknown-kind" }] },
    ]);
    expect(became(received.log)).toEqual(["hand"]);
  });

  it("that refuses an entry turns it into a hold with the server's problems", () => {
    const problem = { code: "too-new", path: "", message: "The server does not know this." };
    expect(became(log.refused(new Map([[mine.id, [problem]]])))).toEqual(["held: too-new"]);
  });
});

describe("a decision about a held hand", () => {
  const others = hand(11, 5, 6);
  const late = taken(logOf([], [hand(21, 5, 7)]).receive(0, { head: 1, entries: stored([others]) })).log;
  const [held] = late.view.open();
  if (!held) throw new Error("nothing is held");
  const ids = [idOf(31), idOf(32)] as const;
  const pointsOf = (log: DeviceLog) => log.view.sheet.result([]).rounds.map(({ points }) => points.c);

  it.each([
    { decision: "keep", points: [11] },
    { decision: "replace", points: [12] },
    { decision: "add", points: [11, 12] },
  ] as const)("$decision makes the hands count $points", ({ decision, points }) => {
    expect(decisionsAbout(late.view, held)).toContain(decision);
    const decided = late.enter(decide(late.view, held, decision, { ids, at }));
    if (!decided.ok) throw new Error(decided.error[0]?.code);
    expect(pointsOf(decided.value)).toEqual(points);
    expect(decided.value.view.open()).toEqual([]);
  });

  it("that differs between two devices counts as made first, and what the second one counted is held", () => {
    const known = [others, ...late.stored.waiting];
    const mine = logOf(known, decide(late.view, held, "replace", { ids, at }));
    const theirs = entry(41, { kind: "settle", target: held.id });
    const received = taken(mine.receive(2, { head: 3, entries: stored([theirs], 2) }));
    expect(became(received.log)).toEqual(["settle", "held: settled-meanwhile"]);
    expect(pointsOf(received.log)).toEqual([11]);
  });

  it("takes effect once if another client made the same and named the entry by its index", () => {
    const known = [others, ...late.stored.waiting];
    const mine = logOf(known, decide(late.view, held, "replace", { ids, at }));
    const theirs = [entry(41, { kind: "settle", target: held.id, by: idOf(42) }), amend(42, 0, 5, 7)];
    const received = taken(mine.receive(2, { head: 4, entries: stored(theirs, 2) }));
    expect(became(received.log)).toEqual(["settle", "settled"]);
    expect(pointsOf(received.log)).toEqual([12]);
  });

  it("that is the same on two devices takes effect once", () => {
    const known = [others, ...late.stored.waiting];
    const mine = logOf(known, decide(late.view, held, "add", { ids, at }));
    const theirs = decide(late.view, held, "add", { ids: [idOf(41), idOf(42)], at });
    const received = taken(mine.receive(2, { head: 4, entries: stored(theirs, 2) }));
    expect(became(received.log)).toEqual(["settle", "settled"]);
    expect(pointsOf(received.log)).toEqual([11, 12]);
  });
});

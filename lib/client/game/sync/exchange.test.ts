import { describe, expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { DeviceLog } from "@/lib/sync/device-log";
import type { LogEntry, StoredEntry } from "@/lib/sync/wire/wire";
import { entry, uuid } from "@/tests/support/entries";
import { gameHere } from "@/tests/support/league/game-here";
import type { Answered } from "../../net/server-calls";
import { afterExchange, nextRequest, type Session } from "./exchange";

const players = ["a", "b"].map((id) => ({ id, name: id }));
const sat = games.find("doubles")?.sit({ target: 1000 }, players);
if (!sat?.ok) throw new Error("nobody sat down");
const start = sat.value;
const hand = (b: number): LogEntry => entry({ kind: "hand", out: "a", left: { b } });
const stored = (entries: readonly LogEntry[]): StoredEntry[] =>
  entries.map((each, index) => ({ seq: index + 1, entry: each }));

const [first, second, mine] = [hand(1), hand(2), hand(3)];

type State = Parameters<typeof afterExchange>[0];

/** A game with its first hand on the server and another hand waiting on this device. */
function game(header: Partial<State["header"]> = {}, session: Partial<Session> = {}): State {
  const log = DeviceLog.open(start, { known: stored([first]), waiting: [mine] });
  return {
    header: gameHere(uuid(), { players, key: "k", onServer: true, ...header }),
    start,
    log,
    session: { checked: true, ...session },
  };
}

/** The state after this answer to the next request, and the call that follows. */
function afterAnswer(state: State, answer: Answered<unknown>) {
  const exchange = { ...nextRequest(state), answer } as Parameters<typeof afterExchange>[1];
  const now = { ...state, ...afterExchange(state, exchange) };
  return { ...now, next: nextRequest(now) };
}

const unreachable: Answered<unknown> = { outcome: "unreachable" };
const refused = (code: string): Answered<unknown> => ({ outcome: "refused", code, problems: [] });
/** The server's answer to a request for what it has after entry `since`. */
const answered = (entries: readonly LogEntry[], since = 0, more: object = {}): Answered<unknown> => ({
  outcome: "answered",
  reply: { head: entries.length, entries: stored(entries).slice(since), ...more },
});

describe("the exchange of a game with the server", () => {
  it("creates a game that the server does not have yet, then reads it", () => {
    const made = afterAnswer(game({ onServer: false }), answered([]));
    expect(nextRequest(game({ onServer: false })).call).toBe("create");
    expect(made).toMatchObject({
      header: { onServer: true },
      round: "more",
      next: { call: "read", since: 0 },
    });
  });

  it("reads from the last known entry before it first pushes", () => {
    const state = game({}, { checked: false });
    expect(nextRequest(state)).toMatchObject({ call: "read", since: 0 });
    expect(afterAnswer(state, answered([first]))).toMatchObject({
      round: "more",
      next: { call: "append", request: { base: 1, entries: [mine] } },
    });
  });

  it("is done once the server has everything", () => {
    const done = afterAnswer(game(), answered([first, second, mine], 1));
    expect(done).toMatchObject({ round: "done", session: { checked: true } });
    expect(done.log.stored).toMatchObject({ known: { length: 3 }, waiting: [] });
  });

  it("reads what others entered when its push comes too late", () => {
    expect(afterAnswer(game(), refused("behind"))).toMatchObject({
      round: "more",
      next: { call: "read", since: 0 },
    });
  });

  it("changes nothing when the server is unreachable", () => {
    const state = game();
    const { header, log, session } = state;
    expect(afterAnswer(state, unreachable)).toMatchObject({ header, session, round: "failed" });
    expect(afterAnswer(state, unreachable).log).toBe(log);
  });

  it("reports that the server is full until it answers again", () => {
    const full = afterAnswer(game(), { outcome: "unreachable", full: true });
    expect(full).toMatchObject({ round: "failed", session: { trouble: "server-full" } });
    expect(afterAnswer(full, answered([first, mine], 1)).session.trouble).toBeUndefined();
  });
});

describe("a key that the server refuses", () => {
  it("stops the pushing, keeps the waiting entries and leaves the game readable", () => {
    const refusedKey = afterAnswer(game(), refused("wrong-key"));
    expect(refusedKey).toMatchObject({ round: "failed", session: { trouble: "wrong-key", wrongKey: "k" } });
    expect(refusedKey.next.call).toBe("read");
    const watching = afterAnswer(refusedKey, answered([first, second]));
    expect(watching.log.stored).toMatchObject({ known: { length: 2 }, waiting: [{ id: mine.id }] });
    expect(afterAnswer(watching, answered([first, second], 1))).toMatchObject({ round: "failed" });
  });

  it("is replaced by an offered key, with which pushing resumes", () => {
    const locked = game({ keys: { offered: "new" } }, { wrongKey: "k" });
    expect(nextRequest(locked)).toMatchObject({ call: "keys", key: "new", other: "new" });
    expect(afterAnswer(locked, answered([]))).toMatchObject({
      header: { key: "new", keys: {} },
      next: { call: "append", key: "new" },
    });
    expect(afterAnswer(locked, refused("wrong-key")).header).toMatchObject({ key: "k", keys: {} });
  });
});

describe("a key that a link or a file brought", () => {
  const unchecked = (session: Partial<Session> = {}) => game({ keys: { unchecked: true } }, session);

  it("is checked before anything is sent with it", () => {
    expect(nextRequest(unchecked())).toMatchObject({ call: "keys", key: "k", other: "k" });
    expect(afterAnswer(unchecked(), answered([]))).toMatchObject({
      header: { key: "k", keys: {} },
      next: { call: "append" },
    });
    expect(afterAnswer(unchecked(), unreachable)).toMatchObject({
      header: { keys: { unchecked: true } },
      round: "failed",
      next: { call: "keys" },
    });
  });

  it("is right if a game can be created with it", () => {
    const made = afterAnswer(game({ onServer: false, keys: { unchecked: true } }), answered([]));
    expect(made.header).toMatchObject({ onServer: true, key: "k", keys: {} });
  });

  it("stays, and is not asked about again, if the server refuses it and entries wait for the right one", () => {
    const kept = afterAnswer(unchecked(), refused("wrong-key"));
    expect(kept).toMatchObject({
      header: { key: "k", keys: { unchecked: true } },
      log: { stored: { waiting: [{ id: mine.id }] } },
      next: { call: "read" },
    });
  });

  it("is dropped if the server refuses it and nothing waits", () => {
    const { log: _log, ...state } = unchecked();
    const log = DeviceLog.open(start, { known: stored([first]), waiting: [] });
    const dropped = afterAnswer({ ...state, log }, refused("wrong-key"));
    expect(dropped.header).not.toHaveProperty("key");
    expect(dropped).toMatchObject({ session: { wrongKey: "k" }, next: { call: "read" } });
  });

  it("gives way to an offered one that is right", () => {
    const both = game({ keys: { unchecked: true, offered: "new" } });
    expect(afterAnswer(both, answered([])).header).toMatchObject({ key: "new", keys: {} });
    expect(afterAnswer(both, refused("wrong-key")).header).toMatchObject({
      key: "k",
      keys: { unchecked: true },
    });
  });
});

describe("a server that does not have what the device last saw there", () => {
  it("gets the lost entries again, after those that it has", () => {
    const other = afterAnswer(game({}, { checked: false }), answered([second]));
    expect(other).toMatchObject({ round: "more", next: { call: "read", since: 0 } });
    const restarted = afterAnswer(other, answered([second]));
    expect(restarted).toMatchObject({ round: "more", next: { call: "append", request: { base: 1 } } });
    expect(restarted.log.stored.waiting.map(({ id }) => id)).toEqual([first.id, mine.id]);
  });

  it("gets the whole game again from a device with its key, and from no other device", () => {
    const gone = refused("no-such-game");
    expect(afterAnswer(game(), gone)).toMatchObject({ round: "more", next: { call: "create" } });
    const { key: _key, ...keyless } = game().header;
    const watching = afterAnswer({ ...game(), header: keyless }, gone);
    expect(watching).toMatchObject({ header: { onServer: true }, round: "done" });
  });

  it("refuses a taken id: the same game is watched, and a different game is left alone", () => {
    const taken = afterAnswer(game({ onServer: false }), refused("game-id-taken"));
    const { game: id, options } = taken.header;
    const same = afterAnswer(taken, answered([first], 0, { game: id, options, players }));
    expect(same).toMatchObject({
      header: { onServer: true },
      session: { wrongKey: "k" },
      next: { call: "read" },
    });
    const other = afterAnswer(taken, answered([first], 0, { game: id, options, players: [] }));
    expect(other).toMatchObject({
      header: { onServer: false },
      session: { trouble: "refused" },
      round: "failed",
    });
  });
});

describe("a game that was deleted on the server", () => {
  const until = "2026-12-23T20:00:00.000Z";
  const gone = (more: object = { until }): Answered<unknown> => ({
    outcome: "refused",
    code: "game-deleted",
    problems: [],
    ...more,
  });

  it("is marked as deleted, keeps its waiting entries and is only read from then on", () => {
    const state = game();
    const deleted = afterAnswer(state, gone());
    expect(deleted).toMatchObject({ header: { deleted: { until } }, round: "done", next: { call: "read" } });
    expect(deleted.log).toBe(state.log);
    expect(afterAnswer(deleted, gone())).toMatchObject({ round: "done", next: { call: "read" } });
    expect(afterAnswer(deleted, gone({})).header.deleted).toEqual({});
    expect(afterAnswer(deleted, unreachable)).toMatchObject({
      header: { deleted: { until } },
      round: "failed",
    });
  });

  it("is not created again by a device with its key, even if the server has no trace of it", () => {
    expect(afterAnswer(game({ onServer: false }), gone({}))).toMatchObject({
      header: { deleted: {} },
      round: "done",
    });
    const forgotten = afterAnswer(game({ deleted: {} }), refused("no-such-game"));
    expect(forgotten).toMatchObject({ header: { onServer: true }, round: "done", next: { call: "read" } });
  });

  it("gets the waiting entries once it is restored", () => {
    const back = afterAnswer(game({ deleted: { until, here: "kept" } }), answered([first]));
    expect(back.header.deleted).toBeUndefined();
    expect(back).toMatchObject({ round: "more", next: { call: "read" } });
    expect(afterAnswer(back, answered([first]))).toMatchObject({ next: { call: "append" } });
  });
});

it("an entry that the server refuses is held with the problems and their paths in the entry", () => {
  const problems = [{ code: "not-in", path: "/entries/0/left/b", params: { name: "Bo" } }];
  const { log, round } = afterAnswer(game(), { outcome: "refused", code: "unfit", problems });
  const held = [{ code: "not-in", path: "/left/b", params: { name: "Bo" } }];
  expect(log.stored.waiting).toMatchObject([{ kind: "hold", id: mine.id, problems: held }]);
  expect(round).toBe("more");
});

import { describe, expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { DeviceLog } from "@/lib/sync/device-log";
import type { LogEntry, StoredEntry } from "@/lib/sync/wire/wire";
import { entry, uuid } from "@/tests/support/entries";
import { gameHere } from "@/tests/support/league/game-here";
import type { Answered } from "../net/server-calls";
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

/** A game of which the server had the first hand, with one more that waits here. */
function game(header: Partial<State["header"]> = {}, session: Partial<Session> = {}): State {
  const log = DeviceLog.open(start, { known: stored([first]), waiting: [mine] });
  return {
    header: gameHere(uuid(), { players, key: "k", onServer: true, ...header }),
    start,
    log,
    session: { checked: true, ...session },
  };
}

/** The state after the next request was answered so, and the call that comes then. */
function hears(state: State, answer: Answered<unknown>) {
  const exchange = { ...nextRequest(state), answer } as Parameters<typeof afterExchange>[1];
  const now = { ...state, ...afterExchange(state, exchange) };
  return { ...now, next: nextRequest(now) };
}

const silence: Answered<unknown> = { outcome: "unreachable" };
const refused = (code: string): Answered<unknown> => ({ outcome: "refused", code, problems: [] });
/** The server's log, as far as a request about `since` is told of it. */
const answered = (entries: readonly LogEntry[], since = 0, more: object = {}): Answered<unknown> => ({
  outcome: "answered",
  reply: { head: entries.length, entries: stored(entries).slice(since), ...more },
});

describe("the next request about a game", () => {
  it("creates a game that the server was not seen to have, then reads it", () => {
    const made = hears(game({ onServer: false }), answered([]));
    expect(nextRequest(game({ onServer: false })).call).toBe("create");
    expect(made).toMatchObject({
      header: { onServer: true },
      round: "more",
      next: { call: "read", since: 0 },
    });
  });

  it("reads the last known entry before it pushes", () => {
    const state = game({}, { checked: false });
    expect(nextRequest(state)).toMatchObject({ call: "read", since: 0 });
    expect(hears(state, answered([first]))).toMatchObject({
      round: "more",
      next: { call: "append", request: { base: 1, entries: [mine] } },
    });
  });

  it("is none once the server has everything", () => {
    const done = hears(game(), answered([first, second, mine], 1));
    expect(done).toMatchObject({ round: "done", session: { checked: true } });
    expect(done.log.stored).toMatchObject({ known: { length: 3 }, waiting: [] });
  });

  it("reads what others entered first, if a push comes too late", () => {
    expect(hears(game(), refused("behind"))).toMatchObject({
      round: "more",
      next: { call: "read", since: 0 },
    });
  });

  it("assumes nothing from silence", () => {
    const state = game();
    const { header, log, session } = state;
    expect(hears(state, silence)).toMatchObject({ header, session, round: "failed" });
    expect(hears(state, silence).log).toBe(log);
  });

  it("reports that the server is full until it answers again", () => {
    const full = hears(game(), { outcome: "unreachable", full: true });
    expect(full).toMatchObject({ round: "failed", session: { trouble: "server-full" } });
    expect(hears(full, answered([first, mine], 1)).session.trouble).toBeUndefined();
  });
});

describe("a key that the server refuses", () => {
  it("is not used to push again; what waits stays, and the game is watched", () => {
    const refusedKey = hears(game(), refused("wrong-key"));
    expect(refusedKey).toMatchObject({ round: "failed", session: { trouble: "wrong-key", wrongKey: "k" } });
    expect(refusedKey.next.call).toBe("read");
    const watching = hears(refusedKey, answered([first, second]));
    expect(watching.log.stored).toMatchObject({ known: { length: 2 }, waiting: [{ id: mine.id }] });
    expect(hears(watching, answered([first, second], 1))).toMatchObject({ round: "failed" });
  });

  it("is replaced by another, which is then used to push", () => {
    const locked = game({ keys: { offered: "new" } }, { wrongKey: "k" });
    expect(nextRequest(locked)).toMatchObject({ call: "keys", key: "new", other: "new" });
    expect(hears(locked, answered([]))).toMatchObject({
      header: { key: "new", keys: {} },
      next: { call: "append", key: "new" },
    });
    expect(hears(locked, refused("wrong-key")).header).toMatchObject({ key: "k", keys: {} });
  });
});

describe("a server that lost what it had", () => {
  it("gets it again, after what it still has", () => {
    const other = hears(game({}, { checked: false }), answered([second]));
    expect(other).toMatchObject({ round: "more", next: { call: "read", since: 0 } });
    const restarted = hears(other, answered([second]));
    expect(restarted).toMatchObject({ round: "more", next: { call: "append", request: { base: 1 } } });
    expect(restarted.log.stored.waiting.map(({ id }) => id)).toEqual([first.id, mine.id]);
  });

  it("gets the whole game only from devices with its key", () => {
    const gone = refused("no-such-game");
    expect(hears(game(), gone)).toMatchObject({ round: "more", next: { call: "create" } });
    const { key: _key, ...keyless } = game().header;
    const watching = hears({ ...game(), header: keyless }, gone);
    expect(watching).toMatchObject({ header: { onServer: true }, round: "done" });
  });

  it("has the game from another device: with another key it is watched, and a different game is not touched", () => {
    const taken = hears(game({ onServer: false }), refused("game-id-taken"));
    const { game: id, options } = taken.header;
    const same = hears(taken, answered([first], 0, { game: id, options, players }));
    expect(same).toMatchObject({
      header: { onServer: true },
      session: { wrongKey: "k" },
      next: { call: "read" },
    });
    const other = hears(taken, answered([first], 0, { game: id, options, players: [] }));
    expect(other).toMatchObject({
      header: { onServer: false },
      session: { trouble: "refused" },
      round: "failed",
    });
  });
});

describe("a game that was deleted", () => {
  const until = "2026-12-23T20:00:00.000Z";
  const gone = (more: object = { until }): Answered<unknown> => ({
    outcome: "refused",
    code: "game-deleted",
    problems: [],
    ...more,
  });

  it("is reported, keeps what waits, and is only read from then on", () => {
    const state = game();
    const deleted = hears(state, gone());
    expect(deleted).toMatchObject({ header: { deleted: { until } }, round: "done", next: { call: "read" } });
    expect(deleted.log).toBe(state.log);
    expect(hears(deleted, gone())).toMatchObject({ round: "done", next: { call: "read" } });
    expect(hears(deleted, gone({})).header.deleted).toEqual({});
    expect(hears(deleted, silence)).toMatchObject({ header: { deleted: { until } }, round: "failed" });
  });

  it("is not created again by devices with its key, even if the server no longer has any of it", () => {
    expect(hears(game({ onServer: false }), gone({}))).toMatchObject({
      header: { deleted: {} },
      round: "done",
    });
    const forgotten = hears(game({ deleted: {} }), refused("no-such-game"));
    expect(forgotten).toMatchObject({ header: { onServer: true }, round: "done", next: { call: "read" } });
  });

  it("gets what waited once it is restored", () => {
    const back = hears(game({ deleted: { until, here: "kept" } }), answered([first]));
    expect(back.header.deleted).toBeUndefined();
    expect(back).toMatchObject({ round: "more", next: { call: "read" } });
    expect(hears(back, answered([first]))).toMatchObject({ next: { call: "append" } });
  });
});

it("the server’s problems with an entry are kept with it, with paths inside the entry", () => {
  const problems = [{ code: "not-in", path: "/entries/0/left/b", params: { name: "Bo" } }];
  const { log, round } = hears(game(), { outcome: "refused", code: "unfit", problems });
  const held = [{ code: "not-in", path: "/left/b", params: { name: "Bo" } }];
  expect(log.stored.waiting).toMatchObject([{ kind: "hold", id: mine.id, problems: held }]);
  expect(round).toBe("more");
});

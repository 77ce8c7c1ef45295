import { expect, it } from "vitest";
import type { LogEntry, StoredEntry } from "@/lib/sync/wire/wire";
import { entry, uuid } from "@/tests/support/entries";
import { gameHere } from "@/tests/support/league/game-here";
import { onlyPage } from "@/tests/support/sync/unreliable-network";
import type { Answered, ServerCalls } from "../net/server-calls";
import type { StoredHeader } from "../store/device-store";
import { memoryStore } from "../store/device-store-memory";
import { DeviceGame } from "./device-game";

const hand = { kind: "hand", out: "a", left: { b: 5 } };
const joins = { kind: "join", start: "zero", player: { id: "zoe", name: "Zoe" } };
const league = { id: uuid(), seats: {} };

/** A server with one game, which answers nothing else. */
function oneGame(header: StoredHeader) {
  const entries: StoredEntry[] = [];
  const requests: string[] = [];
  const server = { isUp: true, hasGame: header.onServer, requests, has, entries };
  function has(entered: LogEntry): void {
    entries.push({ seq: entries.length + 1, entry: entered });
  }
  const answer = (call: string, since = 0): Answered<never> => {
    requests.push(call);
    if (!server.isUp) return { outcome: "unreachable" };
    if (!server.hasGame) return { outcome: "refused", code: "no-such-game", problems: [] };
    const log = { head: entries.length, entries: entries.slice(since) };
    return { outcome: "answered", reply: { ...header, ...log } as never };
  };
  const calls: Partial<ServerCalls> = {
    create: async () => {
      server.hasGame = server.isUp;
      return answer("create");
    },
    read: async (_id, since) => answer("read", since),
    append: async (_id, _key, { base, entries: entered }) => {
      if (server.isUp) for (const each of entered) has(each);
      return answer("append", base);
    },
  };
  return { server, calls: calls as ServerCalls };
}

async function device(more: Partial<StoredHeader> = {}) {
  const header = gameHere(uuid(), { league, ...more });
  const { server, calls } = oneGame(header);
  const store = memoryStore();
  await store.saveGame(header, { known: [], waiting: [] }, 0);
  const told: string[] = [];
  const parts = {
    ...onlyPage(),
    store,
    server: calls,
    now: Date.now,
    pokeLeague: (id: string) => void told.push(id),
  };
  const game = new DeviceGame(header.id, parts);
  return { game, server, told, store };
}

it("a game tells its league once the server has it, and again once it has players who joined later", async () => {
  const { game, server, told } = await device();
  server.isUp = false;
  await game.sync();
  expect(told).toEqual([]);
  server.isUp = true;
  await game.sync();
  expect(told).toEqual([league.id]);
  await game.enter(hand);
  await game.sync();
  expect(told).toEqual([league.id]);
  server.isUp = false;
  await game.enter(joins);
  await game.sync();
  expect(told).toEqual([league.id]);
  server.isUp = true;
  await game.sync();
  expect(told).toEqual([league.id, league.id]);
});

it("a game tells its league again when the server is found to lack part of it", async () => {
  const { game, told } = await device({ onServer: true });
  await game.sync();
  await game.restore();
  expect(told).toEqual([league.id, league.id]);
});

it.each([
  ["was not started in one", { league: undefined as never }],
  ["is only watched here", { key: undefined as never, onServer: true }],
  ["was deleted", { onServer: true, deleted: { here: "kept" as const } }],
])("a game tells no league if it %s", async (_, header) => {
  const { game, server, told } = await device(header);
  if ("deleted" in header) server.hasGame = false;
  await game.sync();
  expect(server.requests.length).toBeGreaterThan(0);
  expect(told).toEqual([]);
});

it("a game asks the server only when the server has reported something new", async () => {
  const { game, server } = await device({ onServer: true });
  await game.sync();
  const asked = server.requests.length;
  game.onServerHead(0);
  await game.refresh();
  expect(server.requests.length).toBe(asked);
  server.has(entry(hand));
  game.onServerHead(1);
  await game.sync();
  expect(game.snapshot()).toMatchObject({ view: { result: { totals: { a: 5 } } } });
});

/** A device that knows two entries, of a server that then gets a third. */
async function behindByOne() {
  const known = await device({ onServer: true });
  for (const each of [hand, hand]) known.server.has(entry(each));
  await known.game.sync();
  known.server.has(entry(hand));
  known.server.requests.length = 0;
  const total = () => {
    const phase = known.game.snapshot();
    return phase.type === "ready" && "game" in phase.view ? phase.view.result.totals.a : undefined;
  };
  return { ...known, total };
}

it("what the server tells without being asked is taken as the answer to what would be asked", async () => {
  const { game, server, total } = await behindByOne();
  game.onServerHead(3, { head: 3, entries: server.entries.slice(1) });
  await expect.poll(total).toBe(15);
  expect(server.requests).toEqual([]);
  await game.enter(hand);
  await expect.poll(total).toBe(20);
  await expect.poll(() => server.requests).toEqual(["append"]);
});

it.each([
  ["nothing", () => undefined],
  ["no log", () => ({ head: "3", entries: [{}] })],
  ["only what is new", (entries: readonly StoredEntry[]) => entries.slice(2)],
  ["less than there is", (entries: readonly StoredEntry[]) => entries.slice(0, 2)],
])("if it tells %s, the device asks", async (_, tell) => {
  const { game, server, total } = await behindByOne();
  const told = tell(server.entries);
  game.onServerHead(3, Array.isArray(told) ? { head: 3, entries: told } : told);
  await expect.poll(total).toBe(15);
  expect(server.requests).toEqual(["read"]);
});

it("if what it tells follows on another log, the device reads the whole of it", async () => {
  const { game, server, total } = await behindByOne();
  server.entries.splice(
    0,
    3,
    ...[1, 2, 3].map((seq) => ({ seq, entry: entry({ ...hand, left: { b: 1 } }) })),
  );
  game.onServerHead(3, { head: 3, entries: server.entries.slice(1) });
  // What it lost is sent again, and people decide about it.
  await expect.poll(() => server.requests).toEqual(["read", "append"]);
  expect([total(), game.snapshot()]).toMatchObject([3, { unsettled: [{}, {}] }]);
});

it("a deleted game is shown again once the server reports that somebody restored it", async () => {
  const until = "2099-01-01T00:00:00.000Z";
  const { game, server } = await device({ onServer: true, deleted: { until } });
  server.isUp = false;
  await game.sync();
  expect(game.snapshot()).toMatchObject({ type: "deleted", mayRestore: true, waiting: 0 });
  server.isUp = true;
  game.onServerHead(0);
  await expect.poll(() => game.snapshot()).toMatchObject({ type: "ready", onlyHere: false, saved: "saved" });
});

it("a deleted game that was kept here can still be seen, and only here", async () => {
  const { game, server } = await device({ onServer: true, deleted: { here: "kept" } });
  server.hasGame = false;
  await game.sync();
  expect(game.snapshot()).toMatchObject({ type: "ready", onlyHere: true });
});

it("a game without entries is saved once the server has it, not before", async () => {
  const { game, server } = await device();
  server.isUp = false;
  await game.sync();
  expect(game.snapshot()).toMatchObject({ saved: "waiting", waiting: 0 });
  server.isUp = true;
  await game.sync();
  expect(game.snapshot()).toMatchObject({ saved: "saved" });
});

it("a log of a game that only later versions have, as evenings once were, stays here as it is", async () => {
  const { game, store, server } = await device({ game: "of-next-year" });
  const waiting = [entry({ kind: "round", round: 1 })];
  const [stored] = await store.games();
  if (stored) await store.saveGame(stored, { known: [], waiting }, 1);
  await game.sync();
  expect(game.snapshot()).toEqual({ type: "outdated" });
  expect((await store.game(game.id))?.log.waiting).toEqual(waiting);
  expect(server.requests).not.toContain("append");
});

it("a key that an invite brings is stored with a game that was only watched here", async () => {
  const { game, store } = await device();
  const [listed] = await store.games();
  if (!listed) throw new Error("no game");
  const { key: _key, waiting: _waiting, revision, ...watched } = listed;
  await store.saveGame(watched, { known: [], waiting: [] }, revision);
  const key = "n".repeat(32);
  await game.adopt(key);
  expect(await store.games()).toMatchObject([{ key }]);
});

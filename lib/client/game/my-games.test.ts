import { beforeEach, expect, it, vi } from "vitest";
import type { GameSummary } from "@/lib/sync/wire/wire";
import { hand, uuid } from "@/tests/support/entries";
import { gameHere } from "@/tests/support/league/game-here";
import type { ServerCalls } from "../net/server-calls";
import type { StoredHeader } from "../store/device-store";
import { memoryStore } from "../store/device-store-memory";
import { MyGamesList, shownGames } from "./my-games";

beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (call: () => void) => setTimeout(call));
  vi.stubGlobal("cancelIdleCallback", clearTimeout);
  return () => vi.unstubAllGlobals();
});

const [mine, watched] = [uuid(), uuid()];

interface There {
  readonly games?: readonly Partial<GameSummary>[];
  readonly deleted?: readonly { readonly id: string }[];
}

/** The list of a device with these games, whose server answers this, or nothing. */
async function listed(headers: readonly StoredHeader[], there?: There) {
  const store = memoryStore();
  for (const header of headers) await store.saveGame(header, { known: [], waiting: [] }, 0);
  const summaryOf = (id: string | undefined) => headers.find((each) => each.id === id)?.summary;
  const games = there?.games?.map((each) => ({ ...summaryOf(each.id), ...each }));
  const list = async () =>
    there
      ? { outcome: "answered", reply: { games: games ?? [], deleted: there.deleted } }
      : { outcome: "unreachable" };
  const asked: string[] = [];
  const mineHere = new MyGamesList(store, { list } as unknown as ServerCalls, (id) => asked.push(id));
  await mineHere.refresh();
  const now = mineHere.snapshot();
  if (now.type !== "ready") throw new Error(now.type);
  return { ...now, asked, store };
}

const here = (id: string, more: Partial<StoredHeader> = {}) => gameHere(id, { onServer: true, ...more });

it("the games of a device are those of which it has the key and those it only watches", async () => {
  const { games } = await listed([here(mine), here(watched, { key: undefined as never })], {});
  expect(games.map(({ id, mayWrite }) => [id, mayWrite])).toEqual(
    expect.arrayContaining([
      [mine, true],
      [watched, false],
    ]),
  );
});

it("a game is as the server reports it, but began when it did here", async () => {
  const [createdAt, later] = ["2024-05-06T20:00:00.000Z", "2026-01-01T00:00:00.000Z"];
  const old = here(mine);
  const header = { ...old, createdAt, summary: { ...old.summary, createdAt } };
  const there = { games: [{ id: mine, status: "finished" as const, createdAt: later, updatedAt: later }] };
  const { games, store } = await listed([header], there);
  expect(games).toMatchObject([{ status: "finished", createdAt, updatedAt: later }]);
  expect((await store.games())[0]?.summary).toMatchObject({ status: "finished", createdAt });
});

it("what the server says as it is stored is not written again", async () => {
  const store = memoryStore();
  await store.saveGame(here(mine), { known: [], waiting: [] }, 0);
  const written: string[] = [];
  const saveSummary = async (id: string) => void written.push(id);
  const list = async () => ({ outcome: "answered", reply: { games: [{ ...here(mine).summary }] } });
  await new MyGamesList({ ...store, saveSummary }, { list } as unknown as ServerCalls, () => {}).refresh();
  expect(written).toEqual([]);
});

it("what is shown is stored, until another page writes", async () => {
  const store = memoryStore();
  await store.saveGame(here(mine), { known: [], waiting: [] }, 0);
  const list = async () => ({ outcome: "unreachable" });
  const games = new MyGamesList(store, { list } as unknown as ServerCalls, () => {});
  await games.refresh();
  const now = games.snapshot();
  if (now.type !== "ready") throw new Error(now.type);
  expect(await games.isStored(now.games)).toBe(true);
  await store.saveGame(here(watched), { known: [], waiting: [] }, 0);
  expect(await games.isStored(now.games)).toBe(false);
});

it("a game with entries that the server does not have is as this device knows it", async () => {
  const store = memoryStore();
  await store.saveGame(here(mine), { known: [], waiting: [hand(5)] }, 0);
  const summary = { ...here(mine).summary, status: "finished" };
  const list = async () => ({ outcome: "answered", reply: { games: [summary] } });
  const games = new MyGamesList(store, { list } as unknown as ServerCalls, () => {});
  await games.refresh();
  expect(games.snapshot()).toMatchObject({ games: [{ status: "playing" }] });
});

it("a game that the server was not seen to have is sent, and one that was deleted or restored elsewhere is looked at", async () => {
  expect((await listed([here(mine, { onServer: false })])).asked).toEqual([mine]);
  expect((await listed([here(mine)], { games: [{ id: mine }] })).asked).toEqual([]);
  expect((await listed([here(mine)], { deleted: [{ id: mine }] })).asked).toEqual([mine]);
  expect((await listed([here(mine, { deleted: {} })], { games: [{ id: mine }] })).asked).toEqual([mine]);
  expect((await listed([here(mine, { deleted: {} })], { deleted: [{ id: mine }] })).asked).toEqual([]);
});

it("a game that was deleted here too goes when it can no longer be restored; one that was kept is shown", async () => {
  const gone = (until: string) => here(mine, { deleted: { here: "gone", until } });
  expect((await listed([gone("2020-01-01T00:00:00.000Z")])).games).toEqual([]);
  const waits = await listed([gone("2099-01-01T00:00:00.000Z")]);
  expect([waits.games.length, shownGames(waits.games).length]).toEqual([1, 0]);
  const kept = await listed([here(mine, { deleted: { here: "kept" } })]);
  expect(shownGames(kept.games)).toHaveLength(1);
  expect(kept.unreachable).toBe(true);
});

import { describe, expect, it } from "vitest";
import { gameHere } from "@/tests/support/league/game-here";
import { leagueId as id, leagueReply } from "@/tests/support/league/league-reply";
import type { StoredHeader } from "../store/device-store";
import { memoryStore } from "../store/device-store-memory";
import { seatGames } from "./seat-games";

const known = leagueReply({
  players: [
    { id: "r-ana", name: "Ana" },
    { id: "r-bo", name: "Robert" },
  ],
});
const nothing = { known: [], waiting: [] };
const joined = (game: StoredHeader): StoredHeader => {
  const players = [...game.players, { id: "zoe-1", name: "Zoe" }];
  return { ...game, summary: { ...game.summary, players } };
};

async function device(game: StoredHeader, dies = false) {
  const store = memoryStore();
  await store.saveLeague({ id, key: "k", known, waiting: [], refused: [], revision: 0 });
  await store.saveGame(game, nothing, 0);
  let made = 0;
  const changeHeader = async (gameId: string, to: (header: StoredHeader) => StoredHeader) => {
    const stored = await store.game(gameId);
    if (!stored || dies) return;
    const { log, revision, waiting: _waiting, ...header } = stored;
    await store.saveGame(to(header), log, revision);
  };
  return {
    store,
    seat: () => seatGames(id, { store, newId: () => `new-${++made}`, changeHeader }),
    waiting: async () => (await store.leagues())[0]?.waiting ?? [],
    league: async () => (await store.game("g"))?.league,
  };
}

const begun = { league: { id, seats: { a: "r-ana" }, pending: true as const } };
const seated = { league: { id, seats: { a: "r-ana", b: "r-bo" } } };

describe("seatGames", () => {
  it("puts a game into its league's outbox once, after its new players", async () => {
    const { seat, waiting, league } = await device(gameHere("g", begun));
    await seat();
    await seat();
    expect(await waiting()).toEqual([
      { change: "player", id: "new-2", player: "new-1", name: "Bo" },
      { change: "game", id: "new-3", game: "g", seats: { a: "r-ana", b: "new-1" } },
    ]);
    expect(await league()).toEqual({ id, seats: { a: "r-ana", b: "new-1" } });
  });

  it("puts an evening there as a game is, but not one of an earlier version, which only handed its league on", async () => {
    const { seat, waiting } = await device(gameHere("g", { ...begun, game: "evening" }));
    await seat();
    await seat();
    expect(await waiting()).toMatchObject([
      { change: "player", name: "Bo" },
      { change: "game", game: "g", seats: { a: "r-ana", b: "new-1" } },
    ]);
    const { pending: _, ...league } = begun.league;
    const earlier = await device(joined(gameHere("g", { league, game: "evening" })));
    await earlier.seat();
    expect(await earlier.waiting()).toEqual([]);
  });

  it("puts a game there only once even if the page closes each time before the game is marked", async () => {
    const { seat, waiting } = await device(gameHere("g", begun), true);
    await seat();
    await seat();
    expect((await waiting()).map(({ change }) => change)).toEqual(["player", "game"]);
  });

  it("adds a player who joined later once the server has the join, and not before", async () => {
    const { seat, waiting, store } = await device(joined(gameHere("g", seated)));
    await seat();
    expect(await waiting()).toEqual([]);
    const join = { kind: "join", id: "j", at: "2026-11-21T19:30:00.000Z" };
    await store.saveGame(
      { ...joined(gameHere("g", seated)), onServer: true },
      { known: [], waiting: [join] },
      1,
    );
    await seat();
    expect(await waiting()).toEqual([]);
    await store.saveGame({ ...joined(gameHere("g", seated)), onServer: true }, nothing, 2);
    await seat();
    await seat();
    expect(await waiting()).toMatchObject([
      { change: "player", name: "Zoe" },
      { change: "game", game: "g", seats: { a: "r-ana", b: "r-bo", "zoe-1": "new-1" } },
    ]);
  });

  it("puts a game whose newcomer is on the roster by now, under the same name, into the outbox", async () => {
    const { seat, waiting, league, store } = await device(
      gameHere("g", { league: { id, seats: { a: "r-ana", b: "typed-here" } } }),
    );
    await seat();
    expect(await waiting()).toEqual([]);
    const [before] = await store.leagues();
    if (!before) throw new Error("no league");
    const players = [...known.players, { id: "r-bo-2", name: "bo" }];
    await store.saveLeague({ ...before, known: { ...known, players } });
    await seat();
    await seat();
    expect(await waiting()).toMatchObject([{ change: "game", seats: { a: "r-ana", b: "r-bo-2" } }]);
    expect(await league()).toEqual({ id, seats: { a: "r-ana", b: "r-bo-2" } });
  });

  it("does not put a game in again that it has sent, whatever the roster is by now", async () => {
    const { seat, waiting, store } = await device(
      gameHere("g", { league: { id, seats: { a: "r-ana", b: "typed-here" } } }),
    );
    const [before] = await store.leagues();
    if (!before) throw new Error("no league");
    const players = [...known.players, { id: "r-bo-2", name: "bo" }];
    const sent = (game: string) => ({ change: "game" as const, id: "sent", game, seats: {} });
    await store.saveLeague({ ...before, known: { ...known, players }, sent: [sent("g")] });
    await seat();
    expect(await waiting()).toEqual([]);
    const [now] = await store.leagues();
    if (now) await store.saveLeague({ ...now, sent: [sent("another")] });
    await seat();
    expect(await waiting()).toHaveLength(1);
  });

  it("leaves alone games of another league and games that are only watched", async () => {
    const { key: _key, ...watched } = gameHere("g", begun);
    for (const game of [watched, gameHere("g", { league: { id: "another", seats: {}, pending: true } })]) {
      const { seat, waiting } = await device(game);
      await seat();
      expect(await waiting()).toEqual([]);
    }
  });
});

it("seatGames leaves the game as it is if the league could not be stored", async () => {
  const { store, seat, waiting, league } = await device(gameHere("g", begun));
  store.saveLeague = async () => ({ ok: false, error: "full" });
  await seat();
  expect(await waiting()).toEqual([]);
  expect(await league()).toEqual(begun.league);
});

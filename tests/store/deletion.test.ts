import { describe, expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import { Deletions } from "../../lib/server/deletion/deletions";
import { GameStore } from "../../lib/server/games/game-store";
import { runningServer } from "../../lib/server/running-server";
import { undoDays } from "../../lib/sync/wire/wire-deletion";
import { doublesGame, entry, hand, key, uuid } from "../support/entries";
import { tablesOf, verifiedTablesOf } from "../support/league/tables";
import { leagueRequest, people } from "../support/league/world";
import { inProcessFetch } from "../support/server/in-process";
import { newDatabaseUrl } from "../support/store/engine";
import { temporaryDirectory } from "../support/temporary";

const server = await inProcessFetch(await newDatabaseUrl(temporaryDirectory()));
const { database } = runningServer();

async function call(method: string, path: string, body?: object, by = key) {
  const response = await server(path, {
    method,
    headers: { Authorization: `Bearer ${by}` },
    ...(body && { body: JSON.stringify({ protocol: 1, ...body }) }),
  });
  const text = await response.text();
  return { status: response.status, text, body: JSON.parse(text) };
}

async function newGame(...entries: object[]) {
  const game = doublesGame();
  const at = `/api/games/${game.id}`;
  await call("POST", "/api/games", game);
  if (entries.length > 0) await call("POST", `${at}/entries`, { base: 0, entries });
  return { game, at };
}

async function newLeague(...playedBy: number[][]) {
  const request = leagueRequest();
  await call("POST", "/api/leagues", request);
  const at = `/api/leagues/${request.id}`;
  const change = (made: object) => call("POST", `${at}/changes`, { changes: [{ id: uuid(), ...made }] });
  const played = [];
  for (const seats of playedBy) {
    const { game, at: gameAt } = await newGame(hand(20 + played.length), entry({ kind: "end" }));
    const seated = { a: people[seats[0] ?? 0]?.id, b: people[seats[1] ?? 1]?.id };
    expect((await change({ change: "game", game: game.id, seats: seated })).status).toBe(200);
    played.push({ id: game.id, at: gameAt });
  }
  return { id: request.id, at, change, played, request };
}

const inDays = (days: number) => Date.now() + days * 24 * 3_600_000;
const wrong = "w".repeat(32);

describe("a deleted game", () => {
  it("requires its key to delete, stays deleted when repeated, and can be neither read nor written", async () => {
    const { game, at } = await newGame(hand(5));
    expect((await call("DELETE", at, undefined, wrong)).body.code).toBe("wrong-key");
    expect((await server(at, { method: "DELETE" })).status).toBe(401);
    expect((await call("DELETE", `/api/games/${uuid()}`)).status).toBe(404);
    const deleted = await call("DELETE", at);
    expect(deleted).toMatchObject({ status: 200, body: { id: game.id } });
    const { until } = deleted.body;
    expect(Date.parse(until)).toBeGreaterThan(inDays(undoDays - 1));
    expect((await call("DELETE", at)).body).toEqual(deleted.body);

    const late = { base: 1, entries: [hand(6)] };
    for (const [method, path, body] of [
      ["GET", at],
      ["GET", `${at}/live`],
      ["GET", `${at}/hands`],
      ["POST", "/api/games", game],
      ["POST", `${at}/entries`, late],
      ["POST", `${at}/hands`, { player: "b", round: 1, held: 5 }],
      ["POST", `${at}/keeper-key`, { key: wrong }],
      ["POST", `${at}/hand-keys`, { key: wrong }],
    ] as const) {
      const answer = await call(method, path, body);
      expect(answer, `${method} ${path}`).toMatchObject({
        status: 410,
        body: { code: "game-deleted", until },
      });
      expect(answer.text).not.toMatch(/Ana|doubles/);
    }
    const listed = await call("GET", `/api/games?ids=${game.id},${uuid()}`);
    expect(listed.body).toEqual({ games: [], deleted: [{ id: game.id, until }] });
    expect(await database.entry.count({ where: { gameId: game.id } })).toBe(1);
  });

  it("is restored unchanged with its key, and then accepts waiting entries", async () => {
    const { at } = await newGame(hand(5));
    const before = (await call("GET", at)).body;
    await call("DELETE", at);
    expect((await call("POST", `${at}/restore`, {}, wrong)).status).toBe(403);
    for (const _ of [1, 2])
      expect(await call("POST", `${at}/restore`, {})).toMatchObject({ status: 200, body: { until: null } });
    expect((await call("GET", at)).body).toEqual(before);
    const late = { base: 1, entries: [hand(6)] };
    expect((await call("POST", `${at}/entries`, late)).body.head).toBe(2);
  });

  it("ends the streams of its spectators", async () => {
    const { at } = await newGame(hand(5));
    const response = await server(`${at}/live`);
    const reader = response.body?.getReader();
    await reader?.read();
    await call("DELETE", at);
    expect((await reader?.read())?.done).toBe(true);
  });

  it("leaves its leagues’ tables at once, and restores them exactly", async () => {
    const { id, at, played, change } = await newLeague([0, 1], [1, 2], [0, 2], [2, 1]);
    await call("GET", at);
    const before = await verifiedTablesOf(database, id);
    const lists = async () => {
      const { games, playing } = (await call("GET", `${at}/games`)).body;
      return [...games, ...playing].map(({ game }: { game: string }) => game).sort();
    };
    const [first, second] = played;
    const { version } = (await call("GET", at)).body;
    await call("DELETE", first?.at ?? "");
    expect(await lists()).toEqual(
      played
        .slice(1)
        .map(({ id }) => id)
        .sort(),
    );
    expect((await call("GET", at)).body.version).toBeGreaterThan(version);
    expect((await call("GET", `${at}/games/${first?.id}`)).status).toBe(404);
    const without = await verifiedTablesOf(database, id);
    expect(without.results.some(({ gameId }) => gameId === first?.id)).toBe(false);
    expect(without.tables).not.toEqual(before.tables);
    // It cannot be added again, by its id or its key.
    const again = await change({
      change: "game",
      game: first?.id,
      seats: { a: people[3]?.id, b: people[4]?.id },
    });
    expect(again.body.problems).toMatchObject([{ code: "game-deleted", path: "/changes/0/game" }]);
    await call("DELETE", second?.at ?? "");
    for (const game of [second, first]) await call("POST", `${game?.at}/restore`, {});
    expect(await verifiedTablesOf(database, id)).toEqual(before);
    expect(await lists()).toEqual(played.map(({ id }) => id).sort());
  });
});

describe("a game deleted at the moment of its last entry", () => {
  const times = (count: number) => Array.from({ length: count }, (_, index) => index);
  const end = () => entry({ kind: "end" });
  /** As a phone does it: what a busy database refused is sent again. */
  const sent: typeof call = async (...request) => {
    const reply = await call(...request);
    return reply.status === 503 ? sent(...request) : reply;
  };

  it.each([
    ["finishes it", []],
    ["corrects it", [end()]],
  ])("that %s is in no table, whichever is first, and is restored as it is by then", async (_, before) => {
    const { id, at, change } = await newLeague([0, 1]);
    const made = await Promise.all(
      times(16).map(async (index) => {
        const first = hand(10 + index);
        const { game, at } = await newGame(first, ...before);
        const seated = { a: people[0]?.id, b: people[1]?.id };
        expect((await change({ change: "game", game: game.id, seats: seated })).status).toBe(200);
        const { id: _id, at: _at, ...wrong } = hand(30);
        const amend = entry({ kind: "amend", target: first.id, entry: wrong });
        return { id: game.id, at, last: before.length > 0 ? amend : end(), base: 1 + before.length };
      }),
    );
    const played = async () => (await call("GET", `${at}/standings`)).body.rows[0].played;
    await Promise.all(
      made.flatMap(({ at, last, base }) => [
        sent("POST", `${at}/entries`, { base, entries: [last] }).then(({ status }) =>
          expect([200, 410]).toContain(status),
        ),
        sent("DELETE", at).then(({ status }) => expect(status).toBe(200)),
      ]),
    );
    expect(await played()).toBe(1);
    await verifiedTablesOf(database, id);
    // Finished, deleted and restored at once by several: what counts is what the log says.
    await Promise.all(
      made.flatMap(({ at, last, base }) => [
        sent("POST", `${at}/restore`, {}),
        sent("POST", `${at}/entries`, { base, entries: [last] }),
        sent("POST", `${at}/restore`, {}),
        sent("DELETE", at),
        sent("POST", `${at}/restore`, {}),
      ]),
    );
    await verifiedTablesOf(database, id);
    await Promise.all(made.map(({ at }) => sent("POST", `${at}/restore`, {})));
    await Promise.all(
      made.map(({ at, last, base }) => sent("POST", `${at}/entries`, { base, entries: [last] })),
    );
    expect(await played()).toBe(1 + made.length);
    await verifiedTablesOf(database, id);
  });
});

describe("a deleted league", () => {
  it("requires its key to delete; its games remain and keep counting, so that they are there when it is restored", async () => {
    const { id, at, played, change, request } = await newLeague([0, 1]);
    const { slug, version } = (await call("GET", at)).body;
    const { game, at: open } = await newGame(hand(7));
    await change({ change: "game", game: game.id, seats: { a: people[0]?.id, b: people[1]?.id } });
    expect((await call("DELETE", at, undefined, wrong)).status).toBe(403);
    expect((await call("DELETE", `/api/leagues/${uuid()}`)).status).toBe(404);
    const deleted = await call("DELETE", at);
    const { until } = deleted.body;
    expect((await call("DELETE", at)).body).toEqual(deleted.body);
    for (const [method, path, body] of [
      ["GET", at],
      ["GET", `/api/leagues/${slug}`],
      ["GET", `${at}/standings`],
      ["GET", `${at}/games?format=csv`],
      ["GET", `${at}/players/${people[0]?.id}`],
      ["POST", "/api/leagues", request],
      ["POST", `${at}/changes`, { changes: [{ change: "name", id: uuid(), name: "Other" }] }],
      ["POST", `${at}/changes`, { changes: [] }],
      ["POST", `${at}/keeper-key`, { key: wrong }],
    ] as const) {
      const answer = await call(method, path, body);
      expect(answer, `${method} ${path}`).toMatchObject({
        status: 410,
        body: { code: "league-deleted", until },
      });
      expect(answer.text).not.toMatch(/Ana|Friday/);
    }
    expect((await call("GET", played[0]?.at ?? "")).status).toBe(200);
    await call("POST", `${open}/entries`, { base: 1, entries: [entry({ kind: "end" })] });
    // Its address is not given to another league of that name meanwhile.
    const other = await newLeague();
    expect((await call("GET", other.at)).body.slug).not.toBe(slug);
    expect((await call("POST", `${at}/restore`, {})).body).toEqual({ id, until: null });
    const back = (await call("GET", at)).body;
    expect(back.slug).toBe(slug);
    expect(back.version).toBeGreaterThan(version);
    expect((await call("GET", `${at}/games`)).body.total).toBe(2);
    await verifiedTablesOf(database, id);
  });

  it("an erased player’s results stay without the name, which can be restored", async () => {
    const { id, at, change, played } = await newLeague([0, 1], [1, 2]);
    const [, bo] = people;
    const before = await tablesOf(database, id);
    const league = (await call("GET", at)).body;
    expect((await change({ change: "restore-player", player: bo?.id })).body.problems).toMatchObject([
      { code: "not-erased" },
    ]);
    const erased = await change({ change: "erase-player", player: bo?.id?.toUpperCase() });
    const { erasedUntil } = erased.body.players.find((player: { id: string }) => player.id === bo?.id);
    expect(Date.parse(erasedUntil)).toBeGreaterThan(inDays(undoDays - 1));
    for (const path of [
      "",
      "/standings",
      "/games",
      `/games/${played[0]?.id}`,
      "/players",
      "/records",
      "/money",
    ]) {
      expect((await call("GET", at + path)).text, path).not.toContain('"Bo"');
      const csv = await server(`${at}${path}?format=csv&lang=en`);
      expect(await csv.text(), path).not.toMatch(/[,"]Bo[,"]/);
    }
    expect(await (await server(`${at}/standings?format=csv`)).text()).toContain("Former player");
    expect((await call("GET", `${at}/players?search=bo`)).body.total).toBe(0);
    expect(await tablesOf(database, id)).toEqual(before);
    // Neither a rename nor a merge restores the name or loses it.
    expect((await change({ change: "player", player: bo?.id, name: "Bo" })).body.problems).toMatchObject([
      { code: "erased" },
    ]);
    await change({ change: "merge", player: bo?.id, into: people[4]?.id });
    await change({ change: "unmerge", player: bo?.id });
    const twin = uuid();
    await change({ change: "player", player: twin, name: "bo" });
    expect((await change({ change: "restore-player", player: bo?.id })).body.problems).toMatchObject([
      { code: "name-taken" },
    ]);
    await change({ change: "remove-player", player: twin });
    const restored = await change({ change: "restore-player", player: bo?.id });
    expect(restored.body.players).toEqual(league.players);
  });
});

it("a restore that was overtaken counts the game as it is now", async () => {
  const { id, change } = await newLeague([0, 1]);
  const { game, at: gameAt } = await newGame(hand(5));
  const seated = { a: people[0]?.id, b: people[1]?.id };
  await change({ change: "game", game: game.id, seats: seated });
  await call("DELETE", gameAt);
  const calls = { transaction: database.transaction };
  const overtaken = new Proxy(database, {
    get: (target, name) => (name === "transaction" ? calls.transaction : Reflect.get(target, name)),
  });
  calls.transaction = async (work, timeout) => {
    calls.transaction = database.transaction;
    await call("POST", `${gameAt}/restore`, {});
    await call("POST", `${gameAt}/entries`, { base: 1, entries: [entry({ kind: "end" })] });
    await call("DELETE", gameAt);
    return database.transaction(work, timeout);
  };
  await new Deletions(overtaken, games).restoreGame(game.id, key);
  const { results } = await verifiedTablesOf(database, id);
  expect(results.filter(({ gameId }) => gameId === game.id)).toHaveLength(2);
});

it("an append to a game that another process deleted meanwhile is not stored", async () => {
  const { game, at } = await newGame(hand(5));
  const other = new Deletions(database, games);
  await call("GET", at);
  await other.deleteGame(game.id, key);
  expect(await call("POST", `${at}/entries`, { base: 1, entries: [hand(6)] })).toMatchObject({ status: 410 });
  expect(await database.entry.count({ where: { gameId: game.id } })).toBe(1);
});

it("an append at the moment when a game is deleted, and restored at once, is stored, and blames no key", async () => {
  const { game } = await newGame(hand(5));
  const other = new Deletions(database, games);
  const calls = { append: database.append };
  const interrupted = new Proxy(database, {
    get: (target, name) => (name === "append" ? calls.append : Reflect.get(target, name)),
  });
  calls.append = async (appends) => {
    calls.append = database.append;
    await other.deleteGame(game.id, key);
    const stored = await database.append(appends);
    await other.restoreGame(game.id, key);
    return stored;
  };
  const store = new GameStore(interrupted, games);
  await store.read(game.id, 0);
  const request = { protocol: 1 as const, base: 1, entries: [hand(6)] };
  expect(await store.append(game.id, key, request)).toMatchObject({ outcome: "stored", head: 2 });
  expect(await database.entry.count({ where: { gameId: game.id } })).toBe(2);
});

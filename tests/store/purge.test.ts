import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { purge } from "../../lib/server/deletion/purge";
import { runningServer } from "../../lib/server/running-server";
import { undoDays } from "../../lib/sync/wire/wire-deletion";
import { doublesGame, entry, hand, key, uuid } from "../support/entries";
import { verifiedTablesOf } from "../support/league/tables";
import { leagueRequest, people } from "../support/league/world";
import { inProcessFetch } from "../support/server/in-process";
import { newDatabaseUrl } from "../support/store/engine";
import { temporaryDirectory } from "../support/temporary";

const url = await newDatabaseUrl(temporaryDirectory());
const server = await inProcessFetch(url);
const { database } = runningServer();

async function call(method: string, path: string, body?: object) {
  const response = await server(path, {
    method,
    headers: { Authorization: `Bearer ${key}` },
    ...(body && { body: JSON.stringify({ protocol: 1, ...body }) }),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

/** Whether a text occurs anywhere in the database: in its file or journal, or in any row. */
async function isAnywhere(text: string): Promise<boolean> {
  if (url.startsWith("file:")) {
    const file = url.slice("file:".length);
    return ["", "-wal"].some((end) => existsSync(file + end) && readFileSync(file + end).includes(text));
  }
  const tables = [
    await database.game.findMany(),
    await database.entry.findMany(),
    await database.league.findMany(),
    await database.leagueSlug.findMany(),
    await database.leagueChange.findMany(),
    await database.leaguePlayer.findMany(),
    await database.leagueComment.findMany(),
    await database.leagueGame.findMany(),
  ];
  return JSON.stringify(tables).includes(text);
}

const after = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);

/** Purges as a server does that is started once a week, the last time after so many days. */
async function purgeAfter(days: number): Promise<boolean> {
  for (let day = 0; day < days; day += 7) await purge(database, after(day));
  const had = await purge(database, after(days));
  await database.scrub();
  return had;
}

async function play(name: string, joins: string, ends: boolean) {
  const game = doublesGame([
    { id: "a", name },
    { id: "b", name: "Bo" },
  ]);
  await call("POST", "/api/games", game);
  const join = entry({ kind: "rename", player: "b", name: joins });
  const entries = [hand(20), join, ...(ends ? [entry({ kind: "end" })] : [])];
  const appended = await call("POST", `/api/games/${game.id}/entries`, { base: 0, entries });
  expect(appended.status).toBe(200);
  return game.id;
}

it("a deleted game is erased completely after thirty days and cannot be created again", async () => {
  const request = leagueRequest();
  await call("POST", "/api/leagues", request);
  const at = `/api/leagues/${request.id}`;
  const said = "A heron watched through the window";
  const names = ["Wilhelmine Zaunkönig", "Ottokar Grünspecht", said];
  const id = await play(names[0] ?? "", names[1] ?? "", true);
  const other = await play("Una", "Dos", true);
  for (const game of [other, id])
    await call("POST", `${at}/changes`, {
      changes: [{ change: "game", id: uuid(), game, seats: { a: people[0]?.id, b: people[1]?.id } }],
    });
  const comment = { change: "comment", id: uuid(), about: id.toUpperCase(), text: said };
  expect((await call("POST", `${at}/changes`, { changes: [comment] })).status).toBe(200);
  await call("DELETE", `/api/games/${id}`);
  expect(await purgeAfter(undoDays - 1)).toBe(false);
  for (const name of names) expect(await isAnywhere(name)).toBe(true);
  expect((await call("POST", `/api/games/${id}/restore`, {})).status).toBe(200);
  expect(await purgeAfter(undoDays + 1)).toBe(false);
  await call("DELETE", `/api/games/${id}`);

  expect(await purgeAfter(undoDays + 1)).toBe(true);
  for (const name of names) expect(await isAnywhere(name)).toBe(false);
  expect(await isAnywhere("Una")).toBe(true);
  for (const [method, path, body] of [
    ["GET", `/api/games/${id}`],
    ["DELETE", `/api/games/${id}`],
    ["POST", `/api/games/${id}/restore`, {}],
    ["POST", `/api/games/${id}/entries`, { base: 0, entries: [hand(5)] }],
    ["POST", "/api/games", { ...doublesGame(), id }],
  ] as const) {
    const answer = await call(method, path, body);
    expect(answer, `${method} ${path}`).toMatchObject({ status: 410, body: { code: "game-deleted" } });
    expect(answer.body.until).toBeUndefined();
  }
  expect((await call("GET", `/api/games?ids=${id}`)).body).toEqual({
    games: [],
    deleted: [{ id, until: null }],
  });
  expect((await verifiedTablesOf(database, request.id)).games.map(({ gameId }) => gameId)).toEqual([other]);
  expect(await purgeAfter(undoDays + 1)).toBe(false);
});

it("a deleted game that an earlier version still counted is withdrawn at the next start", async () => {
  const request = leagueRequest();
  await call("POST", "/api/leagues", request);
  const at = `/api/leagues/${request.id}`;
  const [first, second] = [await play("Una", "Dos", true), await play("Una", "Dos", true)];
  for (const game of [first, second])
    await call("POST", `${at}/changes`, {
      changes: [{ change: "game", id: uuid(), game, seats: { a: people[0]?.id, b: people[1]?.id } }],
    });
  await database.game.update({ where: { id: first }, data: { deletedAt: new Date() } });
  expect(await purge(database, new Date())).toBe(true);
  expect(await purge(database, new Date())).toBe(false);
  const { results } = await verifiedTablesOf(database, request.id);
  expect(new Set(results.map(({ gameId }) => gameId))).toEqual(new Set([second]));
});

it("a deleted league is erased in the same way, while its games remain", async () => {
  const name = "Heliotrope Mondays";
  const request = { ...leagueRequest(), name };
  request.players = [...people, { id: uuid(), name: "Perpetua Quince" }];
  await call("POST", "/api/leagues", request);
  const at = `/api/leagues/${request.id}`;
  const game = await play("Una", "Dos", true);
  const seats = { a: people[0]?.id, b: people[1]?.id };
  await call("POST", `${at}/changes`, { changes: [{ change: "game", id: uuid(), game, seats }] });
  await call("DELETE", at);
  expect(await isAnywhere("heliotrope-mondays")).toBe(true);
  expect(await purgeAfter(undoDays + 1)).toBe(true);
  for (const text of [name, "heliotrope-mondays", "Perpetua"]) expect(await isAnywhere(text)).toBe(false);
  expect((await call("GET", `/api/games/${game}`)).status).toBe(200);
  for (const [method, path, body] of [
    ["GET", at],
    ["GET", `${at}/standings`],
    ["DELETE", at],
    ["POST", `${at}/restore`, {}],
    ["POST", "/api/leagues", request],
  ] as const)
    expect(await call(method, path, body), path).toMatchObject({
      status: 410,
      body: { code: "league-deleted" },
    });
  expect(await database.leagueGame.count({ where: { leagueId: request.id } })).toBe(0);
});

it("neither one start with a wrong clock nor a deletion under one leads to a purge", async () => {
  const [ahead, behind] = [await play("Una", "Dos", true), await play("Una", "Dos", true)];
  await call("DELETE", `/api/games/${ahead}`);
  await call("DELETE", `/api/games/${behind}`);
  await database.game.update({ where: { id: behind }, data: { deletedAt: after(-60) } });
  const restored = async (id: string) => (await call("POST", `/api/games/${id}/restore`, {})).status === 200;
  // Started with a clock a day, then ten years ahead; then it is right again, day after day.
  for (const day of [0, 1, 3_650, 3_651, 2, 3, 4]) expect(await purge(database, after(day))).toBe(false);
  expect(await restored(ahead)).toBe(true);
  await call("DELETE", `/api/games/${ahead}`);
  for (let day = 5; day < 18; day++) expect(await purge(database, after(day))).toBe(false);
  expect(await restored(behind)).toBe(true);
});

it("an erased name disappears from the roster and from every stored change", async () => {
  const request = { ...leagueRequest() };
  const [first, last] = ["Persimmon Yarrow", "Persimmon Tansy"];
  const id = uuid();
  request.players = [...people, { id, name: first }];
  await call("POST", "/api/leagues", request);
  const at = `/api/leagues/${request.id}`;
  const renamed = { change: "player", id: uuid(), player: id, name: last };
  const erased = { change: "erase-player", id: uuid(), player: id };
  expect((await call("POST", `${at}/changes`, { changes: [renamed, erased] })).status).toBe(200);
  expect(await purgeAfter(undoDays - 1)).toBe(false);
  for (const name of [first, last]) expect(await isAnywhere(name)).toBe(true);
  expect(await purgeAfter(undoDays + 1)).toBe(true);
  expect(await isAnywhere("Persimmon")).toBe(false);
  const { players } = (await call("GET", at)).body;
  expect(players.find((player: { id: string }) => player.id === id)).toEqual({
    id,
    name: "",
    erasedUntil: null,
  });
  const restored = await call("POST", `${at}/changes`, {
    changes: [{ change: "restore-player", id: uuid(), player: id }],
  });
  expect(restored.body.problems).toMatchObject([{ code: "erased" }]);
  // A device that sends again what it sent before gets the same answer.
  expect((await call("POST", "/api/leagues", request)).status).toBe(200);
  expect((await call("POST", `${at}/changes`, { changes: [renamed, erased] })).status).toBe(200);
  expect(await isAnywhere("Persimmon")).toBe(false);
  expect(await purgeAfter(undoDays + 1)).toBe(false);
});

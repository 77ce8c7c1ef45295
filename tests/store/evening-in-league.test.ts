import { expect, it } from "vitest";
import { leagueExport } from "../../lib/league/export-reply";
import { sheetsOn } from "../../lib/league/pages/sheets";
import { afterReply } from "../../lib/league/record/kept-record";
import { type RecordReply, recordReply } from "../../lib/league/record/record-reply";
import { leagueValue } from "../../lib/league/value/value";
import { safeParse } from "../../lib/rules/zod";
import { runningServer } from "../../lib/server/running-server";
import { entry, firstRound, key, tableEvening, uuid } from "../support/entries";
import { verifiedTablesOf } from "../support/league/tables";
import { server, startFileServer } from "../support/sync/real-phones";

// An evening in a league: it is put there as a game is, and gives points for its places once, whatever becomes of it.

await startFileServer();

async function call(method: string, path: string, body?: object) {
  const headers = { Authorization: `Bearer ${key}` };
  const response = await server(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await response.text();
  return { status: response.status, text, body: text.startsWith("{") ? JSON.parse(text) : undefined };
}

const seven = [..."abcdefg"];
const at = (day: number) => `2026-11-${day}T20:00:00.000Z`;

/** A league of seven, and an evening that all of them are at, in which A and B have won the first game. */
async function begun() {
  const players = seven.map((name) => ({ id: uuid(), name: name.toUpperCase() }));
  const [id, season] = [uuid(), uuid()];
  const seasons = [{ id: season, name: "Autumn", from: "2026-11-01", to: "2026-11-30", points: [4, 2] }];
  const league = { protocol: 1, id, name: "Cellar", players, seasons, timeZone: "UTC", points: [10] };
  expect((await call("POST", "/api/leagues", league)).status).toBe(201);
  const evening = tableEvening();
  expect((await call("POST", "/api/evenings", evening)).status).toBe(201);
  const seats = Object.fromEntries(players.map((player, index) => [seven[index], player.id]));
  let head = 0;
  const say = async (...entries: Parameters<typeof entry>[0][]) => {
    const sent = entries.map((each) => entry({ at: at(20), ...each }));
    const path = `/api/evenings/${evening.id}/entries`;
    const { status, text } = await call("POST", path, { protocol: 1, base: head, entries: sent });
    expect(status, text).toBe(200);
    head += entries.length;
    return sent.map((each) => each.id);
  };
  const change = (...changes: object[]) =>
    call("POST", `/api/leagues/${id}/changes`, {
      protocol: 1,
      changes: changes.map((each) => ({ id: uuid(), ...each })),
    });
  const put = (more: object = {}) =>
    change({ change: "game", game: evening.id, seats: { ...seats, ...more } });
  /** Points by name, in the season. */
  const points = async (of = season): Promise<Record<string, number>> => {
    const { body } = await call("GET", `/api/leagues/${id}/evening-points?season=${of}`);
    return Object.fromEntries(
      body.rows.map((row: { name: string; points: number }) => [row.name, row.points / 27_720]),
    );
  };
  const [, result = ""] = await say(firstRound, { kind: "result", round: 1, table: 1, points: [30, 10] });
  return { id, season, evening: evening.id, result, say, change, put, points };
}

it("gives points for its places once it is over, in its season, by the season's table, whoever puts it in", async () => {
  const { id, season, evening, say, put, points } = await begun();
  expect((await put()).status).toBe(200);
  expect(await points()).toEqual({});
  const { playing } = (await call("GET", `/api/leagues/${id}/games`)).body;
  expect(playing).toEqual([]);
  // Said the next day that it is over, it stays on its evening.
  await say({ kind: "end", at: at(21) });
  // A and B share the first place, C and D the next.
  expect(await points()).toEqual({ A: 3, B: 3, C: 0, D: 0 });
  expect((await put()).status).toBe(200);
  expect(await points()).toEqual({ A: 3, B: 3, C: 0, D: 0 });
  // All time has the league's own table.
  expect(await points("")).toEqual({ A: 5, B: 5, C: 0, D: 0 });
  const { body } = await call("GET", `/api/leagues/${id}/played-evenings/2026-11-20`);
  expect(body).toMatchObject({
    games: [],
    players: [],
    sheets: [{ sheet: evening, kind: "hands", form: "table", winners: [{ name: "A" }, { name: "B" }] }],
  });
  const listed = (await call("GET", `/api/leagues/${id}/played-evenings`)).body.evenings;
  expect(listed).toEqual([
    { evening: "2026-11-20", games: 0, rounds: 1, winners: [expect.anything(), expect.anything()] },
  ]);
  expect((await call("GET", `/api/leagues/${id}/standings?season=${season}`)).body.rows).toEqual([]);
  const csv = await call("GET", `/api/leagues/${id}/evening-points?season=${season}&format=csv`);
  expect(csv.text.trim().split("\r\n")).toHaveLength(5);
  const exported = safeParse(leagueExport, (await call("GET", `/api/leagues/${id}/export`)).body);
  expect(exported.data?.sheets).toMatchObject([{ sheet: evening }]);
  await verifiedTablesOf(runningServer().database, id);
});

it("follows a correction, and is gone while it goes on again, is deleted, or is taken out of the league", async () => {
  const { id, evening, result, say, change, put, points } = await begun();
  await put();
  const [end = ""] = await say({ kind: "end" });
  const amended = { kind: "result", round: 1, table: 1, points: [10, 30] };
  await say({ kind: "amend", target: result, entry: amended });
  const corrected = { A: 0, B: 0, C: 3, D: 3 };
  expect(await points()).toEqual(corrected);
  await say({ kind: "void", target: end });
  expect(await points()).toEqual({});
  await say({ kind: "end" });
  expect(await points()).toEqual(corrected);
  await call("DELETE", `/api/evenings/${evening}`);
  expect(await points()).toEqual({});
  await call("POST", `/api/evenings/${evening}/restore`, { protocol: 1 });
  expect(await points()).toEqual(corrected);
  await change({ change: "remove-game", game: evening });
  expect(await points()).toEqual({});
  await put();
  expect(await points()).toEqual(corrected);
  await verifiedTablesOf(runningServer().database, id);
});

it("waits until everybody who ever came is on the roster, and keeps those apart who were in it", async () => {
  const { id, evening, say, change, put, points } = await begun();
  await put();
  await say({ kind: "add", person: { id: "h", name: "H" } }, { kind: "end" });
  expect(await points()).toEqual({});
  const { sheets } = (await call("GET", `/api/leagues/${id}/games`)).body;
  expect(sheets).toMatchObject([{ sheet: evening, day: null, waitsFor: [{ id: "h", name: "H" }] }]);
  const player = uuid();
  await change({ change: "player", player, name: "H" });
  expect((await put({ h: player })).status).toBe(200);
  expect(await points()).toEqual({ A: 3, B: 3, C: 0, D: 0 });
  const { players } = (await call("GET", `/api/leagues/${id}`)).body;
  const [one, other] = players as [{ id: string }, { id: string }];
  expect((await change({ change: "merge", player: one.id, into: other.id })).status).toBe(422);
  expect((await change({ change: "remove-player", player: one.id })).status).toBe(422);
});

it("is what devices draw, step by step, and has no name that was deleted from the league", async () => {
  const { id, evening, result, say, change, put } = await begun();
  let kept = afterReply(undefined, await record());
  async function record(after?: number): Promise<RecordReply> {
    const { body } = await call(
      "GET",
      `/api/leagues/${id}/record${after === undefined ? "" : `?after=${after}`}`,
    );
    const read = safeParse(recordReply, body);
    if (!read.success) throw new Error(JSON.stringify(body));
    return read.data;
  }
  const next = async () => {
    const reply = await record(kept?.league.version);
    kept = afterReply(kept, reply);
    // It adds up to what the server has.
    expect(reply.after).toBeDefined();
    if (!kept) throw new Error("the device would ask for all of it");
    return leagueValue(kept);
  };
  await put();
  expect((await next()).sheets).toEqual([]);
  const [end = ""] = await say({ kind: "end" });
  const told = sheetsOn(await next(), "2026-11-20");
  const { sheets } = (await call("GET", `/api/leagues/${id}/played-evenings/2026-11-20`)).body;
  expect(JSON.parse(JSON.stringify(told))).toEqual(sheets);
  const amended = { kind: "result", round: 1, table: 1, points: [10, 30] };
  await say({ kind: "amend", target: result, entry: amended });
  expect(sheetsOn(await next(), "2026-11-20")[0]?.winners.map(({ name }) => name)).toEqual(["C", "D"]);
  await say({ kind: "void", target: end });
  expect((await next()).sheets).toEqual([]);
  await say({ kind: "end" });
  expect((await next()).sheets.map(({ gameId }) => gameId)).toEqual([evening]);
  const text = JSON.stringify(kept?.games);
  expect(text).not.toContain("Name of");
  const { players } = (await call("GET", `/api/leagues/${id}`)).body;
  await change({ change: "erase-player", player: players[0].id });
  const page = await call("GET", `/api/leagues/${id}/played-evenings/2026-11-20`);
  expect(page.text).not.toContain('"A"');
});

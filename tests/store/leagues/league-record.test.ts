import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { keepRecord, type RecordParts } from "../../../lib/client/leagues/record/keep-record";
import { gamesHere } from "../../../lib/client/leagues/record/own-games";
import { leagueCallsOver } from "../../../lib/client/leagues/session/league-calls";
import type { DeviceStore } from "../../../lib/client/store/device-store";
import { memoryStore } from "../../../lib/client/store/device-store-memory";
import { games as rulesets } from "../../../lib/games/registry";
import { standingsPage } from "../../../lib/league/pages/standings-page";
import { readable } from "../../../lib/league/record/kept-record";
import { packed, unpacked } from "../../../lib/league/record/packed";
import { type PackedRecord, type RecordReply, recordReply } from "../../../lib/league/record/record-reply";
import { withUnsent } from "../../../lib/league/record/unsent";
import type { LeagueReply } from "../../../lib/league/replies";
import type { RecordedGame } from "../../../lib/league/value/record";
import { leagueValue } from "../../../lib/league/value/value";
import { safeParse } from "../../../lib/rules/zod";
import { readLeague } from "../../../lib/server/leagues/league-row";
import { LeagueStore } from "../../../lib/server/leagues/league-store";
import { runningServer } from "../../../lib/server/running-server";
import { doublesGame, entry, hand, key, uuid } from "../../support/entries";
import { readValue } from "../../support/league/read-pages";
import { seedLeague } from "../../support/league/seed";
import { countsOnDevice } from "../../support/league/tables";
import { inProcessFetch } from "../../support/server/in-process";
import { Dice } from "../../support/simulate/dice";
import { newDatabaseUrl } from "../../support/store/engine";
import { LeaguePhone } from "../../support/sync/league-phone";
import { temporaryDirectory } from "../../support/temporary";

// What a device keeps of a league: what it weighs, what is not in it, and that each game counts once.

const fetch = await inProcessFetch(await newDatabaseUrl(temporaryDirectory()));
const { database } = runningServer();

async function ask(method: string, path: string, body?: object) {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${key}` };
  const response = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await response.text();
  expect(response.status, text).toBeLessThan(300);
  return { text, reply: JSON.parse(text) };
}

async function recordOf(id: string, after?: number): Promise<{ text: string; reply: RecordReply }> {
  const { text } = await ask(
    "GET",
    `/api/leagues/${id}/record${after === undefined ? "" : `?after=${after}`}`,
  );
  const read = safeParse(recordReply, JSON.parse(text));
  if (!read.success) throw new Error(text);
  return { text, reply: read.data };
}

const people = ["Ana", "Bo", "Cleo"];
const wholeTable = { season: undefined, rulesetId: "", page: 1, size: 50, search: "" };

/** A league of three players. */
async function newLeague() {
  const players = people.map((name) => ({ id: uuid(), name }));
  const request = { protocol: 1 as const, id: uuid(), name: "Cellar", players };
  const { reply } = await ask("POST", "/api/leagues", request);
  const change = (...changes: object[]) =>
    ask("POST", `/api/leagues/${request.id}/changes`, {
      protocol: 1,
      changes: changes.map((each) => ({ id: uuid(), ...each })),
    });
  const [ana = "", bo = ""] = players.map(({ id }) => id);
  /** Ana and Bo play a game of one hand. */
  const play = async (): Promise<string> => {
    const game = doublesGame();
    await ask("POST", "/api/games", game);
    const entries = [hand(12), entry({ kind: "end" })];
    await ask("POST", `/api/games/${game.id}/entries`, { protocol: 1, base: 0, entries });
    await change({ change: "game", game: game.id, seats: { a: ana, b: bo } });
    return game.id;
  };
  return { id: request.id, known: reply as LeagueReply, ana, bo, change, play };
}

/** Games with figures of their own, as far apart as before. */
const ownFigures = (games: readonly RecordedGame[], dice: Dice): RecordedGame[] =>
  games.map((game) => {
    const { played } = game;
    if (!played) return game;
    const seats = played.seats.map((result) => ({
      ...result,
      total: result.total + dice.from(0, 99),
      rounds: result.rounds + dice.from(0, 9),
      outs: result.outs + dice.from(0, 3),
      ahead: result.ahead + dice.from(0, 99) * 27_720,
      low: dice.from(1, 20),
      high: dice.from(20, 99),
      comeback: result.place === 1 ? dice.from(0, 60) : 0,
    }));
    return { ...game, played: { ...played, seats } };
  });

describe("the record of a league", () => {
  it("weighs 40 KB at most for a year of a club, and next to nothing for an evening", async () => {
    const league = await seedLeague(database, new LeagueStore(database, rulesets), {
      seed: 7,
      name: "A year",
      players: 16,
      games: 500,
      gamesAWeek: 6,
      hands: 4,
      until: new Date("2026-11-20T22:00:00Z"),
      key,
    });
    const id = league?.id ?? "";
    const { reply } = await recordOf(id);
    expect(reply.games.ids.length).toBe(500);
    const value = await readValue(database, await readLeague(database, id));
    const kept = unpacked(reply);
    expect(countsOnDevice(leagueValue(kept))).toEqual(countsOnDevice(value));
    expect(unpacked({ ...reply, ...packed(readable(kept)) })).toEqual(kept);
    // The seeded games are a hundred, played again by others: here each has figures of its own.
    const games = ownFigures(kept.games, new Dice(7));
    const year = { ...reply, ...packed({ ...kept, games }) };
    expect(gzipSync(JSON.stringify(year)).length).toBeLessThan(40_000);
    const news = await recordOf(id, reply.league.version);
    expect(news.reply.games.ids).toEqual([]);
    expect(gzipSync(news.text).length).toBeLessThan(3_000);
  });

  it("has nothing of a deleted game, its comment and a deleted name, and a device drops them with the next answer", async () => {
    const { id, ana, change, play } = await newLeague();
    const [first, second] = [await play(), await play()];
    await change({ change: "comment", about: first, text: "Ana sang" });
    const device = deviceOf(id);
    await device.keep();
    expect(JSON.stringify(await device.stored())).toMatch(/Ana sang/);
    await ask("DELETE", `/api/games/${first}`);
    await change({ change: "erase-player", player: ana });
    await device.keep();
    for (const text of [(await recordOf(id)).text, JSON.stringify(await device.stored())]) {
      expect(text).toContain(second);
      for (const gone of [first, "Ana sang", '"Ana"']) expect(text).not.toContain(gone);
    }
    // Restored, the game comes back with its comment.
    await ask("POST", `/api/games/${first}/restore`, { protocol: 1 });
    await device.keep();
    expect(JSON.stringify(await device.stored())).toMatch(/Ana sang/);
    // Each time, it asked only for what was new.
    expect(device.asked.map((after) => after === undefined)).toEqual([true, false, false]);
    await ask("DELETE", `/api/leagues/${id}`);
    await device.keep();
    expect(await device.stored()).toBeUndefined();
  });

  it("is asked for as a whole by a device that adds it up to something else", async () => {
    const { id, play } = await newLeague();
    await play();
    const device = deviceOf(id);
    await device.keep();
    const known = await device.store.record(id);
    if (!known) throw new Error("nothing was kept");
    // As if the server had been restored from a backup without this game, and another had been played since.
    const other = JSON.parse(JSON.stringify(known).replaceAll(known.record.games.ids[0] ?? "", uuid()));
    await device.store.saveRecord(other);
    await device.keep();
    expect(await device.stored()).toEqual(known.record);
    expect(device.asked).toEqual([undefined, known.record.league.version, undefined]);
  });
});

/** A device that follows a league, and the versions after which it asked for news. */
function deviceOf(id: string, store: DeviceStore = memoryStore(), now = Date.now) {
  const asked: (number | undefined)[] = [];
  const calls = leagueCallsOver(fetch);
  const parts: RecordParts = {
    store,
    calls: {
      record: (league, after) => {
        asked.push(after);
        return calls.record(league, after);
      },
    },
    now,
    isWanted: async () => true,
  };
  return {
    store,
    asked,
    keep: () => keepRecord(id, parts),
    stored: async () => (await store.record(id))?.record,
  };
}

describe("a phone in a cellar", () => {
  it("counts its own games before they are sent, and once after they have arrived", async () => {
    const { id, known, play } = await newLeague();
    await play();
    const phone = await LeaguePhone.with({ id, key, known, waiting: [], refused: [] }, fetch);
    // The last news are older than the games: the phone has a clock of its own.
    const device = deviceOf(id, phone.store, () => 0);
    await device.keep();
    /** How many games each player has, and how many are not sent yet. */
    const shown = async () => {
      const record = await device.stored();
      if (!record) throw new Error("nothing was kept");
      const at = (await phone.store.record(id))?.at ?? "";
      const kept = unpacked(record);
      const games = new Set(kept.games.map(({ gameId }) => gameId));
      const mine = await phone.league();
      const own = await gamesHere({ id, at, games }, mine, phone.store, Date.now());
      const value = leagueValue(withUnsent(kept, mine?.known ?? known, mine?.waiting ?? [], own));
      const rows = standingsPage(value, { ...wholeTable, now: new Date().toISOString() }).rows;
      const played = rows.map((row) => [row.name, row.played]).sort();
      return { played: Object.fromEntries(played), unsent: own.filter(({ isUnsent }) => isUnsent).length };
    };
    expect(await shown()).toEqual({ played: { Ana: 1, Bo: 1 }, unsent: 0 });

    phone.fate = "request lost";
    for (const other of ["Bo", "Cleo", "Viola"]) {
      const game = await phone.begin(other);
      await phone.enter(game, { kind: "hand", out: "a", left: { b: 7 } });
      await phone.enter(game, { kind: "end" });
    }
    // Viola is new.
    const all = { Ana: 4, Bo: 2, Cleo: 1, Viola: 1 };
    expect(await shown()).toEqual({ played: all, unsent: 3 });

    phone.fate = "through";
    await phone.home();
    await phone.home();
    // Sent, and not heard of yet.
    expect(await shown()).toEqual({ played: all, unsent: 0 });
    await device.keep();
    expect(await shown()).toEqual({ played: all, unsent: 0 });
    expect((await device.stored())?.games.ids.length).toBe(4);
  });

  it("shows what it has changed and not sent: a result from paper, a comment, a game taken out", async () => {
    const { id, known, ana, bo, play } = await newLeague();
    const [first, paper] = [await play(), uuid()];
    const device = deviceOf(id);
    await device.keep();
    const kept = unpacked((await device.stored()) as PackedRecord);
    const players = [
      { player: ana, points: 3 },
      { player: bo, points: 9 },
    ];
    const unsent = withUnsent(
      kept,
      known,
      [
        { change: "remove-game", id: uuid(), game: first },
        {
          change: "paper-result",
          id: uuid(),
          game: paper,
          kind: "pip",
          on: "2026-11-20",
          rankedBy: "fewest",
          players,
        },
        { change: "comment", id: uuid(), about: paper, text: "On a napkin" },
        { change: "player", id: uuid(), player: bo, name: "Bob" },
      ],
      [],
    );
    const value = leagueValue(unsent);
    expect(value.games.map(({ gameId }) => gameId)).toEqual([paper]);
    expect(value.comments.get(paper)).toBe("On a napkin");
    const rows = standingsPage(value, { ...wholeTable, now: new Date().toISOString() }).rows;
    expect(rows.map(({ name, won }) => [name, won])).toEqual([
      ["Ana", 1],
      ["Bob", 0],
    ]);
  });
});

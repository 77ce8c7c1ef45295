import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { openDB } from "idb";
import { expect, it } from "vitest";
import { DeviceGame } from "../../lib/client/game/device-game";
import { leagueCallsOver } from "../../lib/client/leagues/session/league-calls";
import { LeagueSync } from "../../lib/client/leagues/session/league-sync";
import { callsOver } from "../../lib/client/net/server-calls";
import { databaseName } from "../../lib/client/store/device-database";
import { idbStore } from "../../lib/client/store/device-store-idb";
import type { LeagueChange } from "../../lib/league/changes/registry";
import { defaultPoints } from "../../lib/league/standings/points";
import type { CreateLeagueRequest } from "../../lib/league/wire";
import { ok } from "../../lib/rules/result";
import { kernelProblem } from "../../lib/rules/texts";
import { refuse } from "../../lib/server/http/http";
import { runningServer } from "../../lib/server/running-server";
import { doublesGame, key, uuid } from "../support/entries";
import { sentencesIn } from "../support/sentences";
import { inProcessFetch } from "../support/server/in-process";
import { newDatabaseUrl } from "../support/store/engine";
import { type Model, readModels } from "../support/store/models";
import { onlyPage } from "../support/sync/unreliable-network";
import { temporaryDirectory } from "../support/temporary";

// A whole game on two phones with a real server and everything that can go wrong in it, and two leagues with refused
// changes: no record on a phone, no row on the server and nothing that phones send contains a sentence. Players and
// leagues have names of one word here.

const api = await inProcessFetch(await newDatabaseUrl(temporaryDirectory()));

/** A phone with an IndexedDB of its own. It sends through `network`. */
async function phone() {
  const factory = new IDBFactory();
  globalThis.indexedDB = factory;
  const store = await idbStore({ trouble: () => {} });
  const sent: unknown[] = [];
  const network = { send: api };
  const fetch: typeof api = async (address, init) => {
    const answer = await network.send(address, init);
    if (typeof init?.body === "string") sent.push(JSON.parse(init.body));
    return answer;
  };
  const records = async () => {
    globalThis.indexedDB = factory;
    const database = await openDB(databaseName);
    const all = await Promise.all([...database.objectStoreNames].map((name) => database.getAll(name)));
    database.close();
    return all.flat();
  };
  return { store, sent, network, fetch, records };
}
type Phone = Awaited<ReturnType<typeof phone>>;

const offline: typeof api = () => Promise.reject(new TypeError("no network"));

async function gameOn({ store, fetch }: Phone, game: ReturnType<typeof doublesGame>): Promise<DeviceGame> {
  const at = new Date(0).toISOString();
  const what = { id: game.id, game: game.game, players: game.players, createdAt: at };
  const standing = { status: "playing" as const, totals: {}, balances: {}, winners: [] };
  const summary = { ...what, ...standing, updatedAt: at };
  const header = { ...what, options: game.options, key, onServer: false, summary };
  await store.saveGame(header, { known: [], waiting: [] }, 0);
  const stored = new DeviceGame(game.id, { ...onlyPage(), store, server: callsOver(fetch), now: Date.now });
  await stored.sync();
  return stored;
}

async function leagueOn(
  { store, fetch }: Phone,
  create: CreateLeagueRequest,
  waiting: readonly LeagueChange[],
): Promise<void> {
  const { id, name, players } = create;
  const known = {
    protocol: 1 as const,
    id,
    slug: "",
    name,
    version: 0,
    players,
    seasons: [],
    points: [...defaultPoints],
    currency: "",
    timeZone: "UTC",
    ratingsPending: false,
  };
  await store.saveLeague({ id, key, create, known, waiting, refused: [], revision: 0 });
  const games = { gameMissing: () => {}, changeHeader: async () => ok(undefined) };
  const parts = { ...onlyPage(), ...games, store, calls: leagueCallsOver(fetch), now: Date.now };
  await new LeagueSync(id, parts).push();
}

const hand = (b: number, out = "a") => ({ kind: "hand", out, left: out === "a" ? { b } : { a: b } });

async function entered(game: DeviceGame, body: object): Promise<string> {
  const made = await game.enter(body);
  if (!made.ok) throw new Error(made.error[0]?.code);
  return made.value;
}

const codesHeld = (game: DeviceGame): (string | undefined)[] => {
  const shown = game.snapshot();
  if (shown.type !== "ready") throw new Error(shown.type);
  return shown.unsettled.map(({ problems }) => problems[0]?.code);
};

it("no sentence is stored or sent in a whole game with holds, refusals and conflicts", async () => {
  const phones = [await phone(), await phone()] as const;
  const [one, two] = phones;
  const setUp = doublesGame();
  const [first, second] = [await gameOn(one, setUp), await gameOn(two, setUp)];

  const target = await entered(first, hand(5));
  await first.sync();
  await second.sync();
  two.network.send = offline;
  await entered(first, hand(6));
  await entered(first, { kind: "amend", target, entry: hand(4) });
  await entered(first, { kind: "join", player: { id: "c", name: "Cleo" }, start: "zero" });
  await first.sync();
  await entered(second, hand(7));
  await entered(second, { kind: "void", target });
  await entered(second, hand(9, "b"));
  two.network.send = api;
  const held = ["same-hand", "corrected-meanwhile", "hand-missing"];
  await expect.poll(() => second.sync().then(() => codesHeld(second))).toEqual(held);

  // The phone accepts this entry and the server refuses it, as one with stricter rules would.
  two.network.send = (address, init) => {
    if (!String(address).endsWith("/entries")) return api(address, init);
    two.network.send = api;
    return Promise.resolve(refuse("unfit", [kernelProblem("not-in", "/entries/0/left/b", { name: "Bo" })]));
  };
  await entered(second, { kind: "hand", out: "a", left: { b: 8, c: 1 } });
  await expect.poll(() => second.sync().then(() => codesHeld(second))).toContain("not-in");

  const shown = second.snapshot();
  const [open] = shown.type === "ready" ? shown.unsettled : [];
  expect(open && (await second.settle(open.id, "keep")).ok).toBe(true);
  await second.sync();
  await first.sync();
  await entered(first, { kind: "end" });
  await first.sync();
  await second.sync();

  const people = ["Ana", "Bo"].map((name) => ({ id: uuid(), name }));
  const create = { protocol: 1 as const, id: uuid(), name: "Friday", players: people };
  const [ana, bo] = people.map(({ id }) => id) as [string, string];
  await leagueOn(one, create, [
    { change: "name", id: uuid(), name: "" },
    { change: "player", id: uuid(), player: uuid(), name: "Bo" },
    { change: "game", id: uuid(), game: setUp.id, seats: { a: ana, b: bo } },
    { change: "remove-player", id: uuid(), player: ana },
  ]);
  await leagueOn(one, { ...create, id: uuid(), players: people.slice(1) }, []);
  const leagues = await one.store.leagues();
  expect(leagues.flatMap(({ refused }) => refused.map(({ code, path }) => [code, path]))).toEqual([
    ["name", "/name"],
    ["name-taken", "/name"],
    ["has-results", "/player"],
  ]);
  expect(leagues.map(({ trouble }) => trouble)).toContainEqual({
    code: "league-of-one",
    path: "/players",
    params: {},
  });

  for (const { records, sent } of phones) {
    expect(await records()).not.toEqual([]);
    expect(sentencesIn(await records())).toEqual([]);
    expect(sent).not.toEqual([]);
    expect(sentencesIn(sent)).toEqual([]);
  }
  expect(sentencesIn(await allRows())).toEqual([]);
});

/** Every row of the server's database, with its JSON parsed. */
async function allRows(): Promise<unknown[]> {
  const { database } = runningServer();
  const read = ({ name }: Model) => database.$queryRawUnsafe<object[]>(`SELECT * FROM "${name}"`);
  const rows = (await Promise.all(readModels({}).map(read))).flat();
  expect(rows.length).toBeGreaterThan(10);
  return rows.map((row) => Object.values(row).map(parsed));
}

function parsed(value: unknown): unknown {
  if (typeof value !== "string") return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

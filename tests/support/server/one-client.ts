import { randomBytes } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { games } from "../../../lib/games/registry";
import { GameStore } from "../../../lib/server/games/game-store";
import { LeagueStore } from "../../../lib/server/leagues/league-store";
import { insertRows } from "../../../lib/server/store/insert-rows";
import { maxWork } from "../../../lib/sync/wire/protocol";
import type { LogEntry } from "../../../lib/sync/wire/wire";
import { doublesGame, entry, hand, key, uuid } from "../entries";
import { leagueRequest } from "../league/world";
import { openAt } from "../store/engine";

// One client that makes the most expensive requests, and somebody else who enters a hand now and then.

export interface ClientAnswer {
  readonly status: number;
  readonly body: string;
}
export interface ClientRequest {
  readonly method?: string;
  readonly path: string;
  readonly body?: string;
  /** The client's address, sent as X-Forwarded-For. */
  readonly from: string;
  /** The key to send, if it is not the shared one. */
  readonly bearer?: string;
}

/**
 * Each client has its own connections: on one that was idle for seconds, a request can cross with the server closing
 * it.
 */
const agents = new Map<string, Agent>();

function agentOf(from: string): Agent {
  const agent = agents.get(from) ?? new Agent({ keepAlive: true });
  agents.set(from, agent);
  return agent;
}

/** Closes the connections of a client that pauses, for the same reason. */
function leave(from: string): void {
  agentOf(from).destroy();
  agents.delete(from);
}

/** Sends a request from an address; status 0 if no answer came within a minute or the connection ended. */
export function ask(
  url: string,
  { method = "GET", path, body = "", from, bearer = key }: ClientRequest,
): Promise<ClientAnswer> {
  return new Promise((resolve) => {
    const headers = {
      "X-Forwarded-For": from,
      Authorization: `Bearer ${bearer}`,
      "Content-Length": Buffer.byteLength(body),
    };
    const sent = request(
      url + path,
      { method, agent: agentOf(from), headers, timeout: 60_000 },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
        );
        response.on("error", () => resolve({ status: 0, body: "" }));
      },
    );
    sent.on("timeout", () => sent.destroy());
    sent.on("error", (error) => resolve({ status: 0, body: error.message }));
    sent.end(body);
  });
}

/** A game has this many hands, so that it does not end. */
const handsOfAGame = 100;

/**
 * Another client, with its own key, enters a hand every 200 ms until `isOver`. Returns how long each hand took in
 * milliseconds, and the refusals.
 */
export async function enterHands(url: string, isOver: () => boolean) {
  const who = { from: "198.51.100.7", bearer: randomBytes(24).toString("base64url") };
  const post = (path: string, body: object) =>
    ask(url, { method: "POST", path, body: JSON.stringify(body), ...who });
  const took: number[] = [];
  const refused: ClientAnswer[] = [];
  let game = doublesGame();
  for (let base = 0; !isOver(); ) {
    if (base === handsOfAGame) [game, base] = [doublesGame(), 0];
    if (base === 0) await post("/api/games", game);
    const body = { protocol: 1, base, entries: [hand(1 + (base % 9))] };
    const began = performance.now();
    const answer = await post(`/api/games/${game.id}/entries`, body);
    const spent = performance.now() - began;
    took.push(spent);
    if (answer.status === 200) base++;
    else refused.push(answer);
    await sleep(Math.max(0, 200 - spent));
  }
  leave(who.from);
  return { took, refused };
}

/** Sends requests on this many connections until `isOver`; resolves to how often each status was answered. */
export async function flood(
  url: string,
  connections: number,
  next: (index: number) => Omit<ClientRequest, "from">,
  isOver: () => boolean,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let index = 0;
  const one = async () => {
    while (!isOver()) {
      const { status } = await ask(url, { ...next(index++), from: "203.0.113.9" });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // Like a client that is asked to wait and does not.
      if (status === 429 || status === 0) await sleep(20);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return statuses;
}

const rename = () => entry({ kind: "rename", player: "a", name: "Ada" });
const correction = (pips: number) =>
  entry({ kind: "amend", target: 0, entry: { kind: "hand", out: "a", left: { b: pips } } });

/** The entries of the log of this length that is most expensive to replay. */
function expensiveLog(lines = 1_200): LogEntry[] {
  const entries = [hand(1), ...Array.from({ length: lines - 1 }, rename)];
  for (let work = 0; work < maxWork; work += entries.length)
    entries.push(correction(1 + (entries.length % 9)));
  return entries;
}

const list = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Fills a database with what the client needs, and returns its requests. */
export async function expensiveRequests(databaseUrl: string, payments = 6_000) {
  const database = await openAt(databaseUrl);
  const leagues = new LeagueStore(database, games);
  const store = new GameStore(database, games, undefined, leagues);
  const logs = list(45, () => doublesGame());
  const shorter = doublesGame();
  for (const game of [...logs, shorter]) await store.create(game, key);
  const league = { ...leagueRequest(), slug: "friday-dominoes" };
  await leagues.create(league, key);
  const [one = "", two = "", three = ""] = league.players.map(({ id }) => id);

  const written = (gameId: string, entries: readonly LogEntry[]) =>
    entries.map((each, index) => ({
      gameId,
      seq: index + 1,
      previous: index || null,
      id: each.id,
      body: JSON.stringify(each),
      at: each.at,
      createdAt: new Date(each.at),
    }));
  const payment = () => ({
    leagueId: league.id,
    id: uuid(),
    payer: one,
    receiver: two,
    amount: 100,
    currency: "EUR",
    day: "2026-03-10",
    owedFor: null,
    changed: 0,
  });
  await database.transaction(async (inside) => {
    const costly = expensiveLog();
    for (const { id } of logs) await insertRows(inside, "Entry", written(id, costly));
    await insertRows(inside, "Entry", written(shorter.id, [hand(1), ...list(999, rename)]));
    await insertRows(inside, "LeaguePayment", list(payments, payment));
  }, 600_000);
  await database.$disconnect();

  const json = (body: object) => JSON.stringify({ protocol: 1, ...body });
  const post = (path: string, body: string) => ({ method: "POST", path, body });
  const changes = (made: readonly object[]) =>
    post(
      `/api/leagues/${league.id}/changes`,
      json({ changes: made.map((each) => ({ id: uuid(), ...each })) }),
    );
  const lines = [hand(1), ...list(3_975, rename), ...list(24, () => correction(2))].map(
    ({ id: _id, at: _at, ...body }) => body,
  );
  const sheet = {
    format: "pipkeeper/scoresheet",
    version: 1,
    game: "doubles",
    options: { target: 1_000 },
    players: shorter.players,
    entries: lines,
  };
  const replay = JSON.stringify(sheet);
  return {
    "lists of 45 long logs": () => ({ path: `/api/games?ids=${logs.map(({ id }) => id).join(",")}` }),
    "replays with 24 corrections of the first of 4,000 lines": () => post("/api/replay", replay),
    "appends of 46 such corrections and one that does not fit": () =>
      post(
        `/api/games/${shorter.id}/entries`,
        json({ base: 1_000, entries: [...list(46, () => correction(3)), correction(9_999)] }),
      ),
    "merges and unmerges of a player with thousands of payments": (index: number) =>
      changes([
        index % 2 === 0 ? { change: "merge", player: one, into: three } : { change: "unmerge", player: one },
      ]),
    "a hundred payments where there are thousands": () =>
      changes(
        list(100, () => ({
          change: "payment",
          payment: uuid(),
          from: one,
          to: two,
          amount: 5,
          on: "2026-03-10",
        })),
      ),
    "pages, each asked for in another way": (index: number) => ({
      path: `/l/friday-dominoes/players?n=${index}&search=${index}`,
    }),
    "pictures, each asked for in another way": (index: number) => ({
      path: `/l/friday-dominoes/preview.png?n=${index}`,
    }),
  } satisfies Record<string, (index: number) => Omit<ClientRequest, "from">>;
}

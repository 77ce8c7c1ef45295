import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { doublesGame, entry, hand, key, uuid } from "../support/entries";
import { rebuiltTablesOf, tablesOf } from "../support/league/tables";
import { leagueRequest } from "../support/league/world";
import { apiOf } from "../support/server/api";
import { startServer } from "../support/server/server";
import { openAt } from "../support/store/engine";
import { thorough } from "./scale";

// The server's clock jumps forward and back by years while it runs. The program's clock is replaced before any of it is
// loaded, and follows a file that the test writes.

const folder = mkdtempSync(join(tmpdir(), "pipkeeper-clock-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const offset = join(folder, "offset");
const clock = join(folder, "clock.mjs");
writeFileSync(offset, "0");
writeFileSync(
  clock,
  `import { readFileSync } from "node:fs";
   const real = Date;
   const now = () => real.now() + Number(readFileSync(${JSON.stringify(offset)}, "utf8"));
   globalThis.Date = class Date extends real {
     constructor(...given) { given.length === 0 ? super(now()) : super(...given); }
     static now() { return now(); }
     static parse(text) { return real.parse(text); }
     static UTC(...parts) { return real.UTC(...parts); }
   };`,
);
const year = 365 * 86_400_000;
const server = await startServer({ NODE_OPTIONS: `--import ${pathToFileURL(clock)}` });
afterAll(() => server.remove());
const api = await apiOf(server.url);
const bearer = { Authorization: `Bearer ${key}` };

/** The successive errors of the clock, in years. */
const wrong = thorough ? [0, 5, -10, 0, 30, -25, 12, 0.001, -0.001, 0] : [0, 5, -10, 0];

it(`a clock set ${wrong.length} times forward and back by years changes no order and loses nothing`, async () => {
  const league = leagueRequest();
  await api("POST", "/api/leagues", league, bearer);
  const long = doublesGame();
  await api("POST", "/api/games", long, bearer);
  const stream = await fetch(`${server.url}/api/games/${long.id}/live`);
  const reader = stream.body?.getReader();
  const finished: string[] = [];
  const sent: string[] = [];
  const tags = new Set<string | null>();
  for (const years of wrong) {
    writeFileSync(offset, String(years * year));
    const made = await api("GET", "/api/home-network");
    expect(made.status).toBe(200);
    const next = hand(1);
    sent.push(next.id);
    const append = { protocol: 1, base: sent.length - 1, entries: [next] };
    expect((await api("POST", `/api/games/${long.id}/entries`, append, bearer)).body.head).toBe(sent.length);
    // The same entry again is recognised by its id, whatever the time.
    expect((await api("POST", `/api/games/${long.id}/entries`, append, bearer)).body.head).toBe(sent.length);

    const game = doublesGame();
    const seats = { a: league.players[0]?.id, b: league.players[1]?.id };
    await api("POST", "/api/games", game, bearer);
    const change = { change: "game", id: uuid(), game: game.id, seats };
    await api("POST", `/api/leagues/${league.id}/changes`, { protocol: 1, changes: [change] }, bearer);
    // The phone's clock is right: it says when the game ended, but never later than the server stored it.
    const at = new Date().toISOString();
    const entries = [hand(5), entry({ kind: "end" })].map((each) => ({ ...each, at }));
    const end = await api("POST", `/api/games/${game.id}/entries`, { protocol: 1, base: 0, entries }, bearer);
    expect(end.status).toBe(200);
    finished.push(game.id);
    const { body } = await api("GET", `/api/leagues/${league.id}`);
    const page = await fetch(`${server.url}/l/${body.slug}`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Friday Dominoes")]);
    tags.add(page.headers.get("etag"));
  }
  // A new ETag each time, so nobody sees a cached page of another time.
  expect(tags.size).toBe(wrong.length);
  const { body } = await api("GET", `/api/games/${long.id}`);
  expect(body.entries.map((each: { entry: { id: string } }) => each.entry.id)).toEqual(sent);
  const list = await api("GET", `/api/games?ids=${finished.join(",")}`);
  expect(list.body.games).toHaveLength(finished.length);
  const chunk = new TextDecoder().decode((await reader?.read())?.value);
  expect(chunk).toContain('"head":');
  await reader?.cancel();

  await server.stop();
  const database = await openAt(server.databaseUrl);
  const before = await tablesOf(database, league.id);
  expect(await rebuiltTablesOf(database, league.id)).toEqual(before);
  const results = new Set(before.results.map(({ gameId }) => gameId));
  expect(results.size).toBe(finished.length);
  await database.$disconnect();
  console.log(
    `clock set ${wrong.length} times (years: ${wrong.join(", ")}): ${sent.length} entries in order, ${results.size} games counted as a rebuild counts them`,
  );
});

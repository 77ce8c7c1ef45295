import { afterAll, expect, it } from "vitest";
import { catalogue } from "../../../lib/i18n/catalogues";
import { doublesGame, entry, hand, key, uuid } from "../../support/entries";
import { leagueRequest, people } from "../../support/league/world";
import { apiOf } from "../../support/server/api";
import { startServer } from "../../support/server/server";

const server = await startServer();
afterAll(() => server.remove());
const api = await apiOf(server.url);
const keeper = { Authorization: `Bearer ${key}` };
const league = { ...leagueRequest(), slug: "harbour" };
const [ana = "", bo = "", cleo = ""] = people.map(({ id }) => id);
const game = doublesGame();
const paper = uuid();
const payment = {
  change: "payment",
  id: uuid(),
  payment: uuid(),
  from: bo,
  to: ana,
  amount: 125,
  on: "2026-11-22",
};

it("the export of a league matches its description and includes paper results", async () => {
  await api("POST", "/api/leagues", league, keeper);
  await api("POST", "/api/games", game, keeper);
  const changes = [
    { change: "game", id: uuid(), game: game.id, seats: { a: ana, b: bo } },
    {
      change: "paper-result",
      id: uuid(),
      game: paper,
      kind: "pip",
      on: "2026-11-20",
      rankedBy: "fewest",
      players: [
        { player: ana, points: 12 },
        { player: cleo, points: 40 },
      ],
    },
    payment,
    { change: "comment", id: uuid(), about: "2026-11-20", text: "At the harbour" },
    { change: "comment", id: uuid(), about: paper, text: '="quoted"' },
  ];
  const changed = await api("POST", `/api/leagues/${league.id}/changes`, { protocol: 1, changes }, keeper);
  expect(changed.status).toBe(200);
  const running = await api("GET", "/api/leagues/harbour/export");
  expect(running.body.playing).toHaveLength(1);
  expect(running.body.games).toHaveLength(1);
  const entries = [hand(31), entry({ kind: "end" })];
  await api("POST", `/api/games/${game.id}/entries`, { protocol: 1, base: 0, entries }, keeper);

  const { status, headers, body } = await api("GET", "/api/leagues/harbour/export");
  expect(status).toBe(200);
  expect(headers.get("content-disposition")).toBe('attachment; filename="harbour.league.json"');
  expect(body).toMatchObject({
    format: "pipkeeper-league",
    version: 1,
    money: "minor-units",
    pointUnit: 27_720,
    league: { id: league.id, players: expect.arrayContaining([{ id: ana, name: "Ana" }]) },
    payments: [{ payment: payment.payment, amount: 125, currency: "EUR" }],
    evenings: [{ evening: "2026-11-20", comment: "At the harbour" }],
    playing: [],
    games: [
      { game: paper, paper: "fewest", comment: '="quoted"', players: [{ name: "Ana", total: 12 }, {}] },
      { game: game.id, players: [{ name: "Ana", place: 1 }, { name: "Bo" }] },
    ],
  });
  expect(body.until).toBe(body.league.version);
  const head = await fetch(`${server.url}/api/leagues/harbour/export`, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect((await api("GET", "/api/leagues/nobody/export")).status).toBe(404);

  const table = await fetch(`${server.url}/api/leagues/harbour/games?format=csv`);
  expect(table.headers.get("content-disposition")).toBe('attachment; filename="harbour-games.csv"');
  const csv = await table.text();
  const line = csv.split("\r\n").find((each) => each.startsWith(paper)) ?? "";
  expect(line.split(",").slice(-2)).toEqual(["fewest", '"\'=""quoted"""']);
});

it("a problem in a paper result is reported with its path", async () => {
  const players = [
    { player: ana, place: 1 },
    { player: bo, place: 1 },
    { player: cleo, place: 2 },
  ];
  const wrong = { change: "paper-result", id: uuid(), game: game.id, kind: "chess", on: "2026-2-1" };
  const changes = [{ ...wrong, rankedBy: "places", players }];
  const { status, body } = await api(
    "POST",
    `/api/leagues/${league.id}/changes`,
    { protocol: 1, changes },
    keeper,
  );
  expect(status).toBe(422);
  expect(body.problems.map(({ code, path }: { code: string; path: string }) => `${code} ${path}`)).toEqual([
    "unknown-game /changes/0/kind",
    "game-id-taken /changes/0/game",
    "not-a-day /changes/0/on",
    "paper-gap /changes/0/players/2/place",
  ]);
  const odd = { ...wrong, rankedBy: "best", players: [{ player: ana, place: 1.5 }] };
  const refused = await api(
    "POST",
    `/api/leagues/${league.id}/changes`,
    { protocol: 1, changes: [odd] },
    keeper,
  );
  expect(refused.status).toBe(400);
  expect(refused.body.problems.map(({ path }: { path: string }) => path)).toEqual(
    expect.arrayContaining(["/changes/0/rankedBy", "/changes/0/players/0/place"]),
  );
});

it("pages of other sites may read public data and its refusals, but nothing that needs a key", async () => {
  const origin = { Origin: "https://club.example" };
  for (const path of [
    "harbour",
    "harbour/standings",
    "harbour/export",
    "harbour/planned-evenings",
    "harbour/evenings.ics",
    "harbour/results.atom",
    "nobody",
    "harbour/standings?page=x",
  ]) {
    const { headers } = await fetch(`${server.url}/api/leagues/${path}`, { headers: origin });
    expect(headers.get("access-control-allow-origin"), path).toBe("*");
  }
  const links = "/api/leagues/harbour/answer-links";
  for (const path of [
    "/api/health",
    "/api/home-network",
    `/api/games/${game.id}/hands`,
    links,
    "/l/harbour",
  ]) {
    const { headers } = await fetch(server.url + path, { headers: { ...origin, ...keeper } });
    expect(headers.get("access-control-allow-origin"), path).toBeNull();
  }
  const preflight = await fetch(`${server.url}/api/leagues/harbour/changes`, {
    method: "OPTIONS",
    headers: {
      ...origin,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "authorization",
    },
  });
  expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
});

it("only the widget may be framed, and it is shown in the requested language", async () => {
  const policyOf = async (path: string) =>
    (await fetch(server.url + path)).headers.get("content-security-policy") ?? "";
  expect(await policyOf("/l/harbour/widget?theme=dark")).toContain("frame-ancestors *");
  for (const path of ["/l/harbour", "/l/harbour/widget/more", "/l/widget", "/widget"])
    expect(await policyOf(path), path).toContain("frame-ancestors 'none'");
  const page = await (await fetch(`${server.url}/l/harbour/widget?lang=es`)).text();
  expect(page).toContain('<html lang="es"');
  expect(page).toContain("Ana");
});

it("the widget has nothing to press, and brings no scripts, to its first reader and to the next", async () => {
  for (const encoding of ["gzip", "identity", "gzip"]) {
    const answer = await fetch(`${server.url}/l/harbour/widget?theme=light`, {
      headers: { "Accept-Encoding": encoding },
    });
    expect(answer.headers.get("link")).not.toContain("preload");
    const page = await answer.text();
    expect(page).toContain("Ana");
    expect(page).toMatch(/<\/html>\s*$/);
    expect(page).not.toMatch(/<script|as="script"/);
  }
});

it("the widget of a league that does not exist, or was deleted, says so in the frame", async () => {
  const deleted = { ...leagueRequest(), slug: "closed" };
  await api("POST", "/api/leagues", deleted, keeper);
  await api("DELETE", "/api/leagues/closed", undefined, keeper);
  for (const [slug, status, title] of [
    ["nobody", 404, catalogue("leaguePages", "es").missingTitle],
    ["closed", 410, catalogue("base", "es").shell.leagueDeletedTitle],
  ] as const) {
    const answer = await fetch(`${server.url}/l/${slug}/widget?lang=es`);
    expect([slug, answer.status]).toEqual([slug, status]);
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors *");
    const page = await answer.text();
    expect(page).toContain(title);
    // No link of the frame leads to a page that may not be framed.
    expect(page).not.toContain('href="/"');
  }
});

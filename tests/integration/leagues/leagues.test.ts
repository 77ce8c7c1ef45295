import { afterAll, describe, expect, it } from "vitest";
import { doublesGame, entry, hand, key, uuid } from "../../support/entries";
import { leagueRequest, people } from "../../support/league/world";
import { apiOf } from "../../support/server/api";
import { startServer } from "../../support/server/server";

const server = await startServer();
afterAll(() => server.remove());
const api = await apiOf(server.url);
const bearer = { Authorization: `Bearer ${key}` };

const [ana, bo] = people.map(({ id }) => id);

async function newLeague() {
  const request = leagueRequest();
  const { status, body } = await api("POST", "/api/leagues", request, bearer);
  expect(status).toBe(201);
  return { request, path: `/api/leagues/${body.slug}`, id: body.id };
}

const change = (path: string, changes: readonly object[], headers: Record<string, string> = bearer) =>
  api("POST", `${path}/changes`, { protocol: 1, changes }, headers);

describe("a league over HTTP", () => {
  it("is created once, and is the same when it is created again", async () => {
    const { request } = await newLeague();
    expect((await api("POST", "/api/leagues", request, bearer)).status).toBe(200);
    const other = { Authorization: `Bearer ${"z".repeat(22)}` };
    expect(await api("POST", "/api/leagues", request, other)).toMatchObject({
      status: 409,
      body: { code: "league-id-taken" },
    });
    expect((await api("POST", "/api/leagues", leagueRequest())).status).toBe(401);
  });

  it("reports the problems of a request with their paths", async () => {
    const wrong = { ...leagueRequest(), players: [], slug: "new", more: 1 };
    const paths = async (body: unknown, path = "/api/leagues") => {
      const answer = await api("POST", path, body, bearer);
      return [answer.status, ...answer.body.problems.map((problem: { path: string }) => problem.path)];
    };
    expect(await paths(wrong)).toEqual([400, "/more"]);
    const { more: _, ...known } = wrong;
    expect(await paths(known)).toEqual([400, "/slug", "/players"]);
    const { path } = await newLeague();
    const changes = [{ change: "dance" }, { change: "name", id: uuid(), name: 5 }];
    expect(await paths({ protocol: 1, changes }, `${path}/changes`)).toEqual([
      400,
      "/changes/0/change",
      "/changes/1/name",
    ]);
    // No id, and nothing that can be converted to a string.
    const odd = [{ change: "name", id: { toString: 1 }, name: "Friday" }];
    expect(await paths({ protocol: 1, changes: odd }, `${path}/changes`)).toEqual([400, "/changes/0/id"]);
    for (const [field, value] of Object.entries({
      page: "0",
      size: "501",
      season: uuid(),
      evening: "x",
      format: "xml",
    }))
      expect(await api("GET", `${path}/standings?${field}=${value}`)).toMatchObject({
        status: 400,
        body: { problems: [{ path: `/${field}` }] },
      });
  });

  it("can be changed only with its key, which can be replaced", async () => {
    const { path } = await newLeague();
    const named = { change: "name", id: uuid(), name: "Sunday" };
    expect((await change(path, [named], {})).status).toBe(401);
    const next = { Authorization: `Bearer ${"n".repeat(30)}` };
    expect((await change(path, [named], next)).status).toBe(403);
    const body = { protocol: 1, key: "n".repeat(30) };
    expect((await api("POST", `${path}/keeper-key`, body, bearer)).status).toBe(200);
    expect((await change(path, [named], bearer)).status).toBe(403);
    expect((await change(path, [named], next)).body.name).toBe("Sunday");
    expect((await change("/api/leagues/nobody-here", [named])).status).toBe(404);
  });

  it("has named house rules; its games are listed under those rules or under the game of their family", async () => {
    const { path } = await newLeague();
    const sunday = { name: "Sunday’s", game: "count", options: { preset: "dominican", target: 150 } };
    const rules = { change: "rules", rules: uuid(), ...sunday };
    expect(await change(path, [{ ...rules, id: uuid(), options: { preset: "narnia" } }])).toMatchObject({
      status: 422,
      body: { problems: [{ code: "wrong-choice", path: "/changes/0/options/preset" }] },
    });
    expect(await change(path, [{ ...rules, id: uuid(), options: [] }])).toMatchObject({
      status: 400,
      body: { problems: [{ path: "/changes/0/options" }] },
    });
    const saved = await change(path, [{ ...rules, id: uuid() }]);
    const listed = [{ id: rules.rules, ...sunday }];
    expect(saved).toMatchObject({ status: 200, body: { rules: listed } });
    expect((await api("GET", path)).body.rules).toEqual(listed);

    const play = async (options: object, isOver: boolean) => {
      const players = ["a", "b", "c", "d"].map((id, index) => ({ id, name: people[index]?.name ?? "" }));
      const game = { protocol: 1, id: uuid(), game: "count", options, players };
      expect((await api("POST", "/api/games", game, bearer)).status).toBe(201);
      const seats = Object.fromEntries(players.map(({ id }, index) => [id, people[index]?.id]));
      const put = await change(path, [{ change: "game", id: uuid(), game: game.id, seats }]);
      expect(put.status).toBe(200);
      const won = entry({ kind: "hand", out: "a", left: { b: 12, c: 3, d: 20 } });
      const append = { protocol: 1, base: 0, entries: [won, entry({ kind: "end" })] };
      if (!isOver) return game.id;
      expect((await api("POST", `/api/games/${game.id}/entries`, append, bearer)).status).toBe(200);
      return game.id;
    };
    const [ours, cuban] = [await play(sunday.options, true), await play({ preset: "cuba" }, true)];
    await play(sunday.options, false);
    const byId = (body: { games: { game: string }[] }, id: string) =>
      body.games.find(({ game }) => game === id);
    const { body } = await api("GET", `${path}/games`);
    expect(byId(body, ours)).toMatchObject({ kind: "count", preset: "dominican", rules: "Sunday’s" });
    expect(byId(body, cuban)).toMatchObject({ kind: "count", preset: "cuba" });
    expect(byId(body, cuban)).not.toHaveProperty("rules");
    expect(body.playing).toMatchObject([{ preset: "dominican", rules: "Sunday’s" }]);
    expect((await api("GET", `${path}/games/${ours}`)).body.rules).toBe("Sunday’s");

    const page = async (at: string) =>
      (await fetch(`${server.url}${path.replace("/api/leagues", "/l")}${at}`)).text();
    expect(await page("")).toMatch(/href="\/new#check=[^"]+rules=/);
    expect(await page("/games")).toContain("Cuba, double-nine");
    // Games are listed under the rules' current name, and under none once the rules are removed.
    await change(path, [{ ...rules, id: uuid(), name: "Ours" }]);
    expect((await api("GET", `${path}/games/${ours}`)).body.rules).toBe("Ours");
    await change(path, [{ change: "remove-rules", id: uuid(), rules: rules.rules }]);
    expect((await api("GET", `${path}/games/${ours}`)).body).not.toHaveProperty("rules");
    expect(await page("")).not.toContain("/new#rules=");
  });

  it("counts a game from its last entry on, in every table, as JSON and as CSV", async () => {
    const { path } = await newLeague();
    const game = doublesGame();
    await api("POST", "/api/games", game, bearer);
    const seats = { a: ana, b: bo };
    expect((await change(path, [{ change: "game", id: uuid(), game: game.id, seats }])).status).toBe(200);
    const playing = await api("GET", `${path}/games`);
    expect(playing.body).toMatchObject({ total: 0, playing: [{ game: game.id }] });
    const entries = [hand(12), entry({ kind: "end" })];
    const appended = await api(
      "POST",
      `/api/games/${game.id}/entries`,
      { protocol: 1, base: 0, entries },
      bearer,
    );
    expect(appended.status).toBe(200);

    const { body } = await api("GET", `${path}/standings`);
    expect(body.rows).toMatchObject([
      { place: 1, name: "Ana", played: 1, won: 1, points: 5 * 27_720, behindBy: null },
      { place: 2, name: "Bo", points: 3 * 27_720, behindBy: "points" },
    ]);
    expect((await api("GET", `${path}/standings?search=bo&kind=doubles`)).body.rows).toMatchObject([
      { place: 2 },
    ]);
    expect((await api("GET", `${path}/games/${game.id}`)).body.players).toMatchObject([{ name: "Ana" }, {}]);
    expect((await api("GET", `${path}/players/${ana}`)).body).toMatchObject({
      name: "Ana",
      streak: { now: 1 },
    });
    expect((await api("GET", `${path}/players?search=cl`)).body.players).toMatchObject([
      { played: 0, place: null },
    ]);
    expect((await api("GET", `${path}/players/${uuid()}`)).status).toBe(404);
    expect((await api("GET", `${path}/games/${uuid()}`)).status).toBe(404);
    expect((await api("GET", `${path}/records`)).body.kinds).toMatchObject([{ high: [{ value: 12 }] }]);
    expect((await api("GET", `${path}/money`)).body).toMatchObject({ ledgers: [] });

    for (const table of ["standings", "games", "players", "records", "money", `players/${ana}`]) {
      const csv = await fetch(`${server.url}${path}/${table}?format=csv`);
      expect(csv.headers.get("content-type")).toMatch(/^text\/csv/);
      const lines = (await csv.text()).trimEnd().split("\r\n");
      expect(new Set(lines.map((line) => line.split(",").length)).size).toBe(1);

      const inSpanish = await fetch(`${server.url}${path}/${table}?format=csv`, {
        headers: { "Accept-Language": "es-MX,es;q=0.9" },
      });
      expect(inSpanish.headers.get("content-language")).toBe("es");
      const [head, ...rows] = (await inSpanish.text()).trimEnd().split("\r\n");
      expect(head).not.toBe(lines[0]);
      expect(head?.split(",").length).toBe(lines[0]?.split(",").length);
      if (table !== "records") expect(rows).toEqual(lines.slice(1));
    }
  });
});

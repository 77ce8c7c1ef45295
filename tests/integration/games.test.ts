import { afterAll, describe, expect, it } from "vitest";
import type { LogEntry } from "../../lib/sync/wire/wire";
import { doublesGame, entry, hand, key, uuid } from "../support/entries";
import { apiOf } from "../support/server/api";
import { rawPackets } from "../support/server/raw";
import { startServer } from "../support/server/server";

const server = await startServer();
afterAll(() => server.remove());
const api = await apiOf(server.url);
const bearer = { Authorization: `Bearer ${key}` };

const append = (
  id: string,
  base: number,
  entries: readonly LogEntry[],
  headers: Record<string, string> = bearer,
) => api("POST", `/api/games/${id}/entries`, { protocol: 1, base, entries }, headers);

async function newGame(): Promise<string> {
  const game = doublesGame();
  expect((await api("POST", "/api/games", game, bearer)).status).toBe(201);
  return game.id;
}

describe("creating a game", () => {
  it("returns the game, and the same game when it is created again", async () => {
    const game = doublesGame();
    const { protocol, ...header } = game;
    const first = await api("POST", "/api/games", game, bearer);
    expect(first).toMatchObject({ status: 201, body: { protocol, ...header, head: 0, entries: [] } });
    expect(await api("POST", "/api/games", game, bearer)).toMatchObject({ status: 200, body: first.body });
  });

  it("is a conflict when another game has its id", async () => {
    const game = doublesGame();
    await api("POST", "/api/games", game, bearer);
    const others = [
      { ...game, options: { target: 50 } },
      { ...game, players: game.players.toReversed() },
    ];
    for (const other of others)
      expect(await api("POST", "/api/games", other, bearer)).toMatchObject({
        status: 409,
        body: { code: "game-id-taken", problems: [{ path: "/id" }] },
      });
    const stranger = { Authorization: `Bearer ${"z".repeat(22)}` };
    expect((await api("POST", "/api/games", game, stranger)).status).toBe(409);
  });

  it("several times at once creates one game", async () => {
    const game = doublesGame();
    const made = await Promise.all([1, 2, 3].map(() => api("POST", "/api/games", game, bearer)));
    expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  });

  it("reports every problem with its path", async () => {
    const { status, body } = await api(
      "POST",
      "/api/games",
      {
        protocol: 2,
        id: "7",
        game: "doubles",
        options: { target: 0 },
        players: [{ id: "a", name: " " }],
        colour: 1,
      },
      bearer,
    );
    expect(status).toBe(400);
    expect(body.problems.map((problem: { path: string }) => problem.path).sort()).toEqual(
      ["/colour", "/id", "/options/target", "/players", "/players/0/name", "/protocol"].sort(),
    );
  });

  it.each([
    ["a missing one", {}],
    ["another scheme", { Authorization: "Basic abc" }],
    ["one that is too short", { Authorization: "Bearer abc" }],
    ["one with invalid characters", { Authorization: `Bearer ${"ä".repeat(11)}${"!".repeat(22)}` }],
  ])("requires a keeper key, and refuses %s", async (_, headers) => {
    const answer = await api("POST", "/api/games", doublesGame(), headers);
    expect(answer).toMatchObject({ status: 401, body: { code: "no-key" } });
    expect(answer.headers.get("www-authenticate")).toMatch(/^Bearer/);
  });
});

describe("appending entries", () => {
  it("stores them and returns the new entries", async () => {
    const id = await newGame();
    const [one, two] = [hand(1), hand(2)];
    expect(await append(id, 0, [one])).toMatchObject({
      status: 200,
      body: { head: 1, entries: [{ seq: 1, entry: one }] },
    });
    expect((await append(id, 1, [two])).body).toEqual({ head: 2, entries: [{ seq: 2, entry: two }] });
    expect((await api("GET", `/api/games/${id}?since=1`)).body).toMatchObject({
      head: 2,
      entries: [{ seq: 2 }],
    });
    expect((await api("GET", `/api/games/${id.toUpperCase()}`)).body.entries).toHaveLength(2);
  });

  it("twice has the same effect as once", async () => {
    const id = await newGame();
    const lost = hand(1);
    await append(id, 0, [lost]);
    expect(await append(id, 0, [lost])).toMatchObject({ status: 200, body: { head: 1 } });
  });

  it("is refused as behind, id-taken or unfit with the new entries in the answer, and writes nothing", async () => {
    const id = await newGame();
    const first = hand(1);
    await append(id, 0, [first]);
    expect(await append(id, 0, [hand(2)])).toMatchObject({
      status: 409,
      body: { code: "behind", head: 1, entries: [{ seq: 1, entry: first }] },
    });
    expect(await append(id, 1, [{ ...hand(2), id: first.id }])).toMatchObject({
      status: 409,
      body: { code: "id-taken", head: 1, entries: [], problems: [{ path: "/entries/0/id" }] },
    });
    const unfit = await append(id, 0 + 1, [hand(3), entry({ kind: "hand", out: "b", left: { b: 3 } })]);
    expect(unfit).toMatchObject({ status: 422, body: { code: "unfit", head: 1, entries: [] } });
    expect(unfit.body.problems.map((problem: { path: string }) => problem.path)).toEqual(
      expect.arrayContaining(["/entries/1/left/b", "/entries/1/left/a"]),
    );
    expect((await api("GET", `/api/games/${id}`)).body.head).toBe(1);
  });

  it("by two writers at once stores the entry of one of them", async () => {
    const id = await newGame();
    const both = await Promise.all([append(id, 0, [hand(1)]), append(id, 0, [hand(2)])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("requires the game’s own key", async () => {
    const id = await newGame();
    expect((await append(id, 0, [hand(1)], {})).status).toBe(401);
    expect((await append(id, 0, [hand(1)], { Authorization: `Bearer ${"z".repeat(32)}` })).status).toBe(403);
    expect((await append(uuid(), 0, [hand(1)])).status).toBe(404);
  });

  it.each([
    ["no entries", { protocol: 1, base: 0, entries: [] }, "/entries"],
    [
      "too many entries",
      { protocol: 1, base: 0, entries: Array.from({ length: 101 }, () => hand(1)) },
      "/entries",
    ],
    [
      "an entry without an id",
      { protocol: 1, base: 0, entries: [{ kind: "end", at: "2026-11-21T19:30:00Z" }] },
      "/entries/0/id",
    ],
    [
      "an entry without a time",
      { protocol: 1, base: 0, entries: [{ kind: "end", id: uuid() }] },
      "/entries/0/at",
    ],
    ["a negative base", { protocol: 1, base: -1, entries: [hand(1)] }, "/base"],
    ["a huge base", { protocol: 1, base: 1e300, entries: [hand(1)] }, "/base"],
    ["another protocol", { protocol: 2, base: 0, entries: [hand(1)] }, "/protocol"],
    ["an unknown key", { protocol: 1, base: 0, entries: [hand(1)], force: true }, "/force"],
  ])("with %s is refused with its path", async (_, body, path) => {
    const id = await newGame();
    const answer = await api("POST", `/api/games/${id}/entries`, body, bearer);
    expect(answer.status).toBe(400);
    expect(answer.body.problems.map((problem: { path: string }) => problem.path)).toContain(path);
  });
});

describe("listing games", () => {
  it("returns each game’s status and totals in the requested order", async () => {
    const [one, two] = [await newGame(), await newGame()];
    await append(two, 0, [hand(5)]);
    const { status, body } = await api("GET", `/api/games?ids=${two},${uuid()},${one}`);
    expect(status).toBe(200);
    expect(body.games).toMatchObject([
      { id: two, game: "doubles", status: "playing", totals: { a: 5, b: 0 }, winners: [] },
      { id: one, totals: { a: 0, b: 0 } },
    ]);
  });

  it.each(["", "?ids=", `?ids=${Array.from({ length: 51 }, uuid).join(",")}`])(
    "with the query “%s” is refused",
    async (query) => {
      expect(await api("GET", `/api/games${query}`)).toMatchObject({
        status: 400,
        body: { problems: [{ path: "/ids" }] },
      });
    },
  );

  it.each(["-1", "x", "1e3", "99999999999999999999"])("with since=%s is refused", async (since) => {
    const id = await newGame();
    expect(await api("GET", `/api/games/${id}?since=${since}`)).toMatchObject({
      status: 400,
      body: { problems: [{ path: "/since" }] },
    });
  });
});

it("an answer is sent as one packet, head and body together", async () => {
  const id = await newGame();
  const request = `GET /api/games/${id} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
  // A reader that is late could receive two packets as one, but not twenty times in a row.
  for (let times = 0; times < 20; times++)
    expect(await rawPackets(server.url, request)).toEqual([
      expect.stringMatching(/^HTTP\/1\.1 200 .*\r\n\r\n\{.*"head":0.*\}$/s),
    ]);
});

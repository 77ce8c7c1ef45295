import { afterAll, describe, expect, it } from "vitest";
import { newScorers, scorersKey } from "../../../lib/client/leagues/scorers-key";
import { newKey } from "../../../lib/client/random-ids";
import { doublesGame, entry, hand, tableEvening, uuid } from "../../support/entries";
import { leagueRequest } from "../../support/league/world";
import { type Answer, apiOf } from "../../support/server/api";
import { startServer } from "../../support/server/server";

const server = await startServer({ LOG: "requests" });
afterAll(() => server.remove());
const api = await apiOf(server.url);
const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });

const description = await (await fetch(`${server.url}/api/openapi.json`)).json();

/** Two games and two leagues, each with its current key and the key that it replaced. */
async function world() {
  const made = async (path: string, request: { id: string }) => {
    const [old, key] = [newKey(), newKey()];
    await api("POST", path, request, bearer(old));
    const at = `${path}/${request.id}`;
    expect((await api("POST", `${at}/keeper-key`, { protocol: 1, key }, bearer(old))).status).toBe(200);
    return { at, id: request.id, key, old };
  };
  const [game, otherGame] = [
    await made("/api/games", doublesGame()),
    await made("/api/games", doublesGame()),
  ];
  const evening = await made("/api/evenings", tableEvening());
  const league = await made("/api/leagues", leagueRequest());
  const otherLeague = await made("/api/leagues", leagueRequest());
  const player = newKey();
  await api("POST", `${game.at}/hand-keys`, { protocol: 1, key: player }, bearer(game.key));
  return { game, otherGame, evening, league, otherLeague, player };
}
const { game, otherGame, evening, league, otherLeague, player } = await world();

const change = { protocol: 1, changes: [{ change: "name", id: uuid(), name: "Theirs" }] };
const proposal = { protocol: 1, player: "b", round: 0, held: 3 };
/** A valid request to every route that requires a key. New routes have to be added here. */
const keyed: Readonly<Record<string, { at: string; body?: object }>> = {
  "delete /api/games/{id}": { at: "" },
  "post /api/games/{id}/restore": { at: "/restore", body: { protocol: 1 } },
  "post /api/games/{id}/entries": { at: "/entries", body: { protocol: 1, base: 0, entries: [hand(3)] } },
  "post /api/games/{id}/keeper-key": { at: "/keeper-key", body: { protocol: 1, key: newKey() } },
  "post /api/games/{id}/hand-keys": { at: "/hand-keys", body: { protocol: 1, key: newKey() } },
  "post /api/games/{id}/hands": { at: "/hands", body: proposal },
  "get /api/games/{id}/hands": { at: "/hands" },
  "delete /api/evenings/{id}": { at: "" },
  "post /api/evenings/{id}/restore": { at: "/restore", body: { protocol: 1 } },
  "post /api/evenings/{id}/entries": {
    at: "/entries",
    body: { protocol: 1, base: 0, entries: [entry({ kind: "end" })] },
  },
  "post /api/evenings/{id}/keeper-key": { at: "/keeper-key", body: { protocol: 1, key: newKey() } },
  "post /api/evenings/{id}/table-keys": {
    at: "/table-keys",
    body: { protocol: 1, keys: [newKey()], people: [] },
  },
  "delete /api/leagues/{id}": { at: "" },
  "post /api/leagues/{id}/restore": { at: "/restore", body: { protocol: 1 } },
  "post /api/leagues/{id}/changes": { at: "/changes", body: change },
  "get /api/leagues/{id}/changes": { at: "/changes" },
  "get /api/leagues/{id}/answer-links": { at: "/answer-links" },
  "post /api/leagues/{id}/answer-links": { at: "/answer-links", body: { protocol: 1, replace: ["x"] } },
  "post /api/leagues/{id}/keeper-key": { at: "/keeper-key", body: { protocol: 1, key: newKey() } },
};
const routes = Object.entries<Record<string, { security: unknown[] }>>(description.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security.length > 0 && path.includes("{"))
      .map(([method]) => `${method} ${path}`),
);

const wrongKeys: readonly [string, () => string | undefined, number][] = [
  ["a request without a key", () => undefined, 401],
  ["an empty key", () => "", 401],
  ["a key that is too short", () => game.key.slice(0, -2).slice(0, 20), 401],
  ["a key that is too long", () => game.key.repeat(20), 401],
  ["a key with invalid characters", () => `${game.key.slice(0, -1)}!`, 401],
  ["another authentication scheme", () => `Basic ${game.key}`, 401],
  ["an unknown key of the right form", () => newKey(), 403],
  [
    "the right key with another last letter",
    () => `${game.key.slice(0, -1)}${game.key.endsWith("A") ? "B" : "A"}`,
    403,
  ],
  ["the key that was replaced", () => game.old, 403],
  ["the league’s replaced key", () => league.old, 403],
  ["another game’s key", () => otherGame.key, 403],
  ["another league’s key", () => otherLeague.key, 403],
];

/** An answer without the parts that differ in every answer. */
const comparable = ({ status, headers, body }: Answer) => ({
  status,
  authenticate: headers.get("www-authenticate"),
  text: JSON.stringify(body),
});

describe("access control", () => {
  it("is tested for every route that requires a key", () => {
    expect(Object.keys(keyed).sort()).toEqual([...routes].sort());
  });

  describe.each(routes)("%s", (route) => {
    const [method = ""] = route.split(" ");
    const { at, body } = keyed[route] ?? { at: "" };
    const kind = route.includes("/leagues/")
      ? { ours: league }
      : { ours: route.includes("/evenings/") ? evening : game };
    const call = (path: string, key: string | undefined) => {
      const value = key?.includes(" ") ? key : `Bearer ${key}`;
      return api(method.toUpperCase(), path, body, key === undefined ? {} : { Authorization: value });
    };

    it.each(wrongKeys)("refuses %s", async (_, key, status) => {
      const given = key();
      const answer = await call(`${kind.ours.at}${at}`, given);
      expect(answer.status).toBe(status);
      const { text } = comparable(answer);
      for (const secret of [given, kind.ours.key, kind.ours.old])
        if (secret) expect(text).not.toContain(secret);
    });

    it("answers all invalid keys of a kind identically", async () => {
      for (const status of [401, 403]) {
        const answers = [];
        for (const [, key, expected] of wrongKeys)
          if (expected === status) answers.push(comparable(await call(`${kind.ours.at}${at}`, key())));
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      }
    });

    it("answers a valid key with a 404 where nothing exists", async () => {
      const nowhere = `${kind.ours.at.replace(kind.ours.id, uuid())}${at}`;
      expect((await call(nowhere, kind.ours.key)).status).toBe(404);
      expect((await call(nowhere, undefined)).status).toBe(401);
    });
  });

  it("lets a player’s key propose and read hands, and nothing else", async () => {
    for (const route of routes.filter((each) => each.includes("/games/"))) {
      const [method = ""] = route.split(" ");
      const { at, body } = keyed[route] ?? { at: "" };
      const { status } = await api(method.toUpperCase(), `${game.at}${at}`, body, bearer(player));
      expect([route, status]).toEqual([route, at === "/hands" ? 200 : 403]);
    }
  });

  it("lets a scorers’ key ask about a league and add to it, and nothing else", async () => {
    const scorers = newScorers(league.key, uuid());
    const made = { protocol: 1, changes: [{ change: "scorers", id: uuid(), scorers }] };
    expect((await api("POST", `${league.at}/changes`, made, bearer(league.key))).status).toBe(200);
    const scorer = scorersKey(league.key, scorers) ?? "";
    for (const route of routes.filter((each) => each.includes("/leagues/"))) {
      const [method = ""] = route.split(" ");
      const { at, body } = keyed[route] ?? { at: "" };
      const { status, body: said } = await api(method.toUpperCase(), league.at + at, body, bearer(scorer));
      const expected =
        route === "post /api/leagues/{id}/changes" ? [422, "unfit-change"] : [403, "wrong-key"];
      expect([route, status, said.code]).toEqual([route, ...expected]);
    }
    const asked = await api("POST", `${league.at}/changes`, { protocol: 1, changes: [] }, bearer(scorer));
    expect(asked.status).toBe(200);
    expect(
      (await api("POST", `${game.at}/entries`, keyed["post /api/games/{id}/entries"]?.body, bearer(scorer)))
        .status,
    ).toBe(403);
  });

  it("let none of the refused requests write anything", async () => {
    expect((await api("GET", game.at)).body.head).toBe(0);
    expect((await api("GET", league.at)).body.name).not.toBe("Theirs");
    expect(
      (await api("POST", `${game.at}/hand-keys`, { protocol: 1, key: player }, bearer(game.key))).body,
    ).toEqual(expect.objectContaining({ handKeys: 1 }));
  });
});

describe("requests sent by another site’s page", () => {
  const elsewhere: Record<string, string>[] = [
    { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" },
    { Origin: "https://evil.example" },
    { Origin: "null" },
  ];
  const writing = Object.entries<Record<string, unknown>>(description.paths).flatMap(([path, methods]) =>
    "post" in methods ? [path.replace("{id}", game.id)] : [],
  );

  it.each(writing)("to POST %s are refused even with the right key", async (path) => {
    for (const headers of elsewhere) {
      const { status, body } = await api("POST", path, {}, { ...bearer(game.key), ...headers });
      expect([status, body.code]).toEqual([403, "cross-site"]);
    }
  });

  it("can read public data, but nothing that requires a key, and no method is allowed by preflight", async () => {
    const asked = [
      ["GET", game.at, ["access-control-allow-origin", "access-control-expose-headers"]],
      ["GET", `${game.at}/hands`, []],
      ["OPTIONS", game.at, []],
      ["OPTIONS", `${game.at}/entries`, []],
    ] as const;
    for (const [method, path, shared] of asked) {
      const response = await fetch(server.url + path, {
        method,
        headers: { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" },
      });
      const names = [...response.headers.keys()].filter((name) => name.startsWith("access-control"));
      expect(names.sort(), `${method} ${path}`).toEqual(shared);
    }
  });

  it("sent by our own page are accepted", async () => {
    const headers = { ...bearer(game.key), Origin: server.url, "Sec-Fetch-Site": "same-origin" };
    const entries = { protocol: 1, base: 0, entries: [hand(4)] };
    expect((await api("POST", `${game.at}/entries`, entries, headers)).status).toBe(200);
  });
});

describe("rate limiting", () => {
  const from = (address: string) => ({ "X-Forwarded-For": address });
  /** Costs as much as creating a game. */
  const ask = (address: string) =>
    fetch(`${server.url}/api/games`, { method: "POST", body: "{}", headers: from(address) });

  it("makes one address wait while others are served, and accepts later what it refused", async () => {
    const entries = { protocol: 1, base: 1, entries: [hand(5)] };
    const push = () =>
      api("POST", `${game.at}/entries`, entries, { ...bearer(game.key), ...from("203.0.113.7") });
    const answers: Response[] = [];
    while (answers.filter(({ status }) => status === 429).length < 50)
      answers.push(...(await Promise.all(Array.from({ length: 50 }, () => ask("203.0.113.7")))));
    expect(answers.findIndex(({ status }) => status === 429)).toBeGreaterThanOrEqual(400);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 429]));
    expect((await ask("203.0.113.8")).status).toBe(400);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get("content-type")).toBe("application/problem+json");
    const told = await refused?.json();
    expect(told.code).toBe("too-many-requests");
    expect(refused?.headers.get("retry-after")).toMatch(/^[1-5]$/);
    // A phone retries like this until the entry is accepted.
    for (let answer = await push(); answer.status !== 200; answer = await push())
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await api("GET", game.at)).body.head).toBe(2);
  });
});

it("the log records all of this without keys, ids, names or addresses", async () => {
  const written = server.output();
  const lines = written.split("\n").filter((line) => line.startsWith("{"));
  expect(lines.length).toBeGreaterThan(500);
  expect(lines.map((line) => JSON.parse(line))).toContainEqual({
    time: expect.stringMatching(/^\d{4}-/),
    event: "request",
    method: "POST",
    route: "/api/games/[id]/entries",
    status: 403,
    ms: expect.any(Number),
  });
  const secrets = [game, otherGame, league, otherLeague].flatMap(({ key, old, id }) => [key, old, id]);
  for (const secret of [...secrets, player, "Ana", "Theirs", "Friday", "203.0.113"])
    expect(written).not.toContain(secret);
});

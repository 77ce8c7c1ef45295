import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { doublesGame, hand, key, uuid } from "../../support/entries";
import { leagueRequest } from "../../support/league/world";
import { avoidHourChange } from "../../support/server/hour-change";
import { rawAnswer } from "../../support/server/raw";
import { startServer } from "../../support/server/server";

const server = await startServer({ ALLOWED_HOSTS: "dominoes.example.org" });
afterAll(() => server.remove());

const game = doublesGame();
const league = leagueRequest();
let slug = "";
const bearer = { Authorization: `Bearer ${key}` };
const post = (path: string, body: object) =>
  fetch(server.url + path, { method: "POST", body: JSON.stringify(body), headers: bearer });
beforeAll(async () => {
  await post("/api/games", game);
  await post(`/api/games/${game.id}/entries`, { protocol: 1, base: 0, entries: [hand(3)] });
  slug = (await (await post("/api/leagues", league)).json()).slug;
});

const root = join(import.meta.dirname, "../../..");
const built = (name: string) => JSON.parse(readFileSync(join(root, ".next", name), "utf8"));

/** An example for each part of a route in brackets, by what precedes it or by its name. */
const examples = (): Readonly<Record<string, string | undefined>> => ({
  "/api/games/": game.id,
  "/api/leagues/": league.id,
  "/l/": slug,
  "/rules/": "pip",
  "/api/": "nothing/here",
  game: game.id,
  player: league.players[0]?.id,
  part: league.players[0]?.id,
  day: "2026-03-06",
  season: uuid(),
});

/** An address of a route of the build, without its language; throws for a part that has no example. */
function addressOf(page: string): string {
  const route = page.replace(/^\/\[lang\]/, "") || "/";
  return route.replace(/\[+(?:\.\.\.)?(\w+)\]+/g, (_, name: string, at: number) => {
    const example = examples()[route.slice(0, at)] ?? examples()[name];
    if (example === undefined) throw new Error(`${route}: there is no example for ${name}`);
    return example;
  });
}

/** Addresses of every route of the build, of one file of each kind, and of things that do not exist. */
function addresses(): string[] {
  const { staticRoutes, dynamicRoutes } = built("routes-manifest.json");
  const routes = [...staticRoutes, ...dynamicRoutes].map(({ page }: { page: string }) => addressOf(page));
  const files = Object.keys(built("encoded/list.json"));
  const kinds = new Map(files.map((file) => [/\.\w+$/.exec(file)?.[0], file]));
  const nowhere = ["/nowhere", "/l/nowhere", "/api/games/nowhere", `/api/games/${uuid()}`, "/rules/nowhere"];
  const odd = [
    "/new/",
    "//new",
    "/%E0%A4%A",
    "/api/%00",
    "/_next/static/nowhere.js",
    "/_next/image",
    "/new?_rsc=x",
  ];
  const api = ["standings", "games", "export", `players/${league.players[0]?.id}`].map(
    (part) => `/api/leagues/${slug}/${part}`,
  );
  const others = [`/api/games/${game.id}/hands`, "/api/health", "/api/home-network", "/api/openapi.json"];
  return [...routes, ...kinds.values(), "/play?game=x", "/vision.bin", ...api, ...others, ...nowhere, ...odd];
}

const expected = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** What pages of any site may read: public data of leagues and games, without a key. */
const isShared = (method: string, path: string): boolean =>
  (method === "GET" || method === "HEAD") &&
  /^\/api\/(?:openapi\.json|games(?:\/[^/]+(?:\/live)?)?|leagues\/[^/]+(?:\/.*)?)$/.test(path);
/** What pages of any site may show in a frame. */
const isFramed = (path: string): boolean => /^\/l\/[^/]+\/widget$/.test(path);

/** Checks what every answer's headers have in common. */
function expectSafe(headers: Headers, what: string, method = "", path = ""): void {
  const shared = isShared(method, path);
  expect(Object.fromEntries(Object.keys(expected).map((name) => [name, headers.get(name)])), what).toEqual({
    ...expected,
    ...(shared && { "cross-origin-resource-policy": "cross-origin" }),
  });
  expect(headers.get("access-control-allow-origin"), what).toBe(shared ? "*" : null);
  expect(headers.get("access-control-allow-credentials"), what).toBeNull();
  expect(headers.get("permissions-policy"), what).toMatch(/camera=\(self\).*microphone=\(\)/);
  const policy = headers.get("content-security-policy") ?? "";
  const framed = isFramed(path) ? "frame-ancestors *" : "frame-ancestors 'none'";
  for (const part of ["default-src 'none'", "base-uri 'none'", framed]) expect(policy, what).toContain(part);
  expect(policy, what).toMatch(/form-action '(?:none|self)'/);
  // A worker has the policy of its script, and the camera's worker compiles WebAssembly.
  const compiles = path.endsWith(".js") ? "'wasm-unsafe-eval'" : "";
  expect(policy.replace(framed, "").replace(compiles, ""), what).not.toMatch(/unsafe-|\*|https?:/);
  expect(headers.get("x-powered-by"), what).toBeNull();
}

describe("every answer has the security headers", () => {
  it.each(["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"])(
    "to %s, at every route, every kind of file and unknown addresses",
    async (method) => {
      for (const address of addresses()) {
        const leaving = new AbortController();
        const response = await fetch(server.url + address, {
          method,
          redirect: "manual",
          signal: leaving.signal,
        });
        expectSafe(response.headers, `${method} ${address} ${response.status}`, method, address);
        expect(response.status, `${method} ${address}`).toBeLessThan(500);
        expect(response.headers.get("strict-transport-security")).toBeNull();
        leaving.abort();
      }
    },
  );

  it("to a request that is not valid HTTP", async () => {
    for (const request of ["GET / NOTHTTP\r\n\r\n", "BREW / HTTP/1.1\r\nHost: x\r\n\r\n"]) {
      const [head = ""] = (await rawAnswer(server.url, request)).split("\r\n\r\n");
      const lines = head.split("\r\n").slice(1);
      const pairs = lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]);
      expectSafe(new Headers(pairs), request);
    }
  });

  it("to a conditional request, where a 304 keeps the policy that the cached scripts need", async () => {
    await avoidHourChange();
    for (const address of ["/play", `/l/${slug}`]) {
      const first = await fetch(server.url + address);
      const tag = first.headers.get("etag") ?? "";
      const again = await fetch(server.url + address, { headers: { "If-None-Match": tag } });
      expect(again.status).toBe(304);
      expect([null, first.headers.get("content-security-policy")]).toContain(
        again.headers.get("content-security-policy"),
      );
      expect(again.headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  it("over HTTPS, with HSTS unless the host has other ports or is local", async () => {
    const told = async (host: string, proto = "https") => {
      const headers = { "X-Forwarded-Proto": proto, "X-Forwarded-Host": host };
      return (await fetch(`${server.url}/play`, { headers })).headers.get("strict-transport-security");
    };
    expect(await told("dominoes.example.org")).toMatch(/^max-age=\d{7,}$/);
    for (const host of ["dominoes.example.org:8443", "localhost", "house.local"])
      expect(await told(host)).toBeNull();
    expect(await told("dominoes.example.org", "http")).toBeNull();
  });
});

describe("inline scripts", () => {
  const inline = /<script(?![^>]*\ssrc=)([^>]*)>/g;

  it("of rendered pages have the nonce of their answer, cached or not, and pages do not share it", async () => {
    await avoidHourChange();
    const seen = new Set<string>();
    for (const address of [`/l/${slug}`, `/l/${slug}`, `/l/${slug}/players`, `/l/${slug}?search=x`]) {
      const response = await fetch(server.url + address);
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1] ?? "";
      expect(nonce.length).toBeGreaterThanOrEqual(22);
      seen.add(nonce);
      const scripts = [...(await response.text()).matchAll(inline)].map(([, attributes = ""]) => attributes);
      expect(scripts.length).toBeGreaterThan(0);
      for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
    }
    expect(seen.size).toBe(3);
  });

  it("cannot get a nonce from the request", async () => {
    const headers = { "Content-Security-Policy": "script-src 'nonce-mine'" };
    const response = await fetch(`${server.url}/l/${slug}/records`, { headers });
    expect(await response.text()).not.toContain("mine");
    expect(response.headers.get("content-security-policy")).not.toContain("mine");
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { entry, key, uuid } from "../../support/entries";
import { leagueRequest, people } from "../../support/league/world";
import { apiOf } from "../../support/server/api";
import { avoidHourChange } from "../../support/server/hour-change";
import { rawAnswer } from "../../support/server/raw";
import { startServer } from "../../support/server/server";

// What the head of a request must not be able to do: change what others receive, get past the guards, or let a browser
// that was sent here under another name (DNS rebinding) pass as a visitor of this server.

const root = fileURLToPath(new URL("../../..", import.meta.url));
const server = await startServer();
afterAll(() => server.remove());
const api = await apiOf(server.url);
const bearer = { Authorization: `Bearer ${key}` };
const league = { ...leagueRequest(), slug: "friday-dominoes" };
expect((await api("POST", "/api/leagues", league, bearer)).status).toBe(201);
await finishedGame();
// From here on the league's name has the form that `touch` gives it.
await touch();

/** A game of Doubles for two that counts in the league. */
async function finishedGame(): Promise<void> {
  const players = ["Ana", "Bo"].map((name, seat) => ({ id: `p${seat}`, name }));
  const game = { protocol: 1, id: uuid(), game: "doubles", options: { target: 20 }, players };
  await api("POST", "/api/games", game, bearer);
  const seats = Object.fromEntries(players.map(({ id }, seat) => [id, people[seat]?.id]));
  const changes = [{ id: uuid(), change: "game", game: game.id, seats }];
  const put = await api("POST", `/api/leagues/${league.id}/changes`, { protocol: 1, changes }, bearer);
  const entries = [entry({ kind: "hand", out: "p0", left: { p1: 40 } })];
  const ended = await api("POST", `/api/games/${game.id}/entries`, { protocol: 1, base: 0, entries }, bearer);
  expect([put.status, ended.status]).toEqual([200, 200]);
}

/** Changes the league's version, so that none of its pages is cached. */
async function touch(): Promise<void> {
  const changes = [{ id: uuid(), change: "name", name: `Friday ${uuid()}` }];
  const { status } = await api("POST", `/api/leagues/${league.id}/changes`, { protocol: 1, changes }, bearer);
  expect(status).toBe(200);
}

/** The header names in the server's part of Next, and a few that browsers send. */
function headersThatNextReads(): string[] {
  const dist = join(root, "node_modules/next/dist");
  const folders = ["server", "client/components", "lib", "shared", "build/templates"];
  const named = folders.flatMap((folder) =>
    readdirSync(join(dist, folder), { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile() && /\.js$/.test(each.name))
      .flatMap((each) => {
        const text = readFileSync(join(each.parentPath, each.name), "utf8");
        return [
          ...text.matchAll(
            /["'`]((?:x-|next-|sec-|rsc|purpose|accept|user-agent|cookie|trace)[a-z-]*)["'`]/gi,
          ),
        ];
      })
      .map(([, name = ""]) => name.toLowerCase().replace(/-$/, "-x")),
  );
  return [...new Set([...named, "range", "if-range", "if-modified-since", "save-data", "dnt"])].sort();
}

const values: Readonly<Record<string, string>> = {
  "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)",
  accept: "text/x-component",
  cookie: "__prerender_bypass=1; __next_preview_data=1",
  "accept-encoding": "identity",
};

/**
 * The part of a page that does not depend on when it was rendered: its scripts carry data in the order in which it was
 * ready.
 */
const comparable = (text: string) =>
  text
    .replaceAll(/<script[^>]*>self\.__next_f\.push\(.*?\)<\/script>/gs, "")
    .replaceAll(/preview\.png\?v=\d+|nonce="[^"]*"|\\"nonce\\":\\"[^"]*\\"|"nonce":"[^"]*"/g, "nonce")
    .replaceAll(/Friday 019ab[\w-]+/g, "Friday");

async function next(path: string) {
  const response = await fetch(server.url + path);
  const { status, headers } = response;
  return {
    status,
    type: headers.get("content-type"),
    text: comparable(Buffer.from(await response.arrayBuffer()).toString("latin1")),
  };
}

describe("the first request for a league page", () => {
  const paths = ["", "/games", "/players", "/money", "/records"].map((path) => `/l/friday-dominoes${path}`);

  it("gets no different page by asking for an empty prefetch, and neither do later requests", async () => {
    for (const path of [...paths, "/l/friday-dominoes/preview.png"]) {
      const before = await next(path);
      await touch();
      await (await fetch(server.url + path, { headers: { "x-middleware-prefetch": "1" } })).arrayBuffer();
      expect(await next(path), path).toEqual({
        ...before,
        text: path.endsWith("png") ? expect.any(String) : before.text,
      });
    }
  });

  it("does not change the page for later requests by any header that Next reads", async () => {
    await avoidHourChange();
    const names = headersThatNextReads();
    expect(names.length).toBeGreaterThan(60);
    const [path = ""] = paths;
    const right = await next(path);
    expect(right.text).toContain("</html>");
    // All headers but the one under test are the usual ones, so that one wrongly cached page is noticed at once.
    for (const name of names) {
      await touch();
      const headers = { [name]: values[name] ?? "1" };
      await fetch(server.url + path, { headers }).then(
        (response) => response.arrayBuffer(),
        () => undefined,
      );
      expect(await next(path), name).toEqual(right);
    }
  });

  it("does not change the page by query parameters that no page reads, and it is rendered once for all of them", async () => {
    const known = ["season", "kind", "search", "page", "player", "evening"];
    const queries = [
      "_rsc=1",
      "__nextLocale=x",
      "nxtPslug=x",
      "nxtIslug=x",
      "amp=1",
      "v=9",
      "n=1",
      "__proto__=1",
      "%00=1",
    ];
    const [path = ""] = paths;
    await touch();
    const first = await fetch(`${server.url}${path}?${queries[0]}`);
    const nonce = first.headers.get("content-security-policy");
    // A page is sent part by part, and kept once it is whole.
    await first.text();
    for (const query of [...queries, `${known[0]}=&x=1`, "search=%20"]) {
      const response = await fetch(`${server.url}${path}?${query}`);
      expect(response.headers.get("content-security-policy"), query).toBe(nonce);
    }
    const searched = await fetch(`${server.url}${path}?x=1&search=bo`);
    expect(searched.headers.get("content-security-policy")).not.toBe(nonce);
  });

  it("is cached by the host that a proxy reports, and caches are told so", async () => {
    const [path = ""] = paths;
    const as = (host: string) =>
      fetch(server.url + path, { headers: { "X-Forwarded-Host": host, "X-Forwarded-Proto": "https" } });
    const there = await as("house.lan");
    expect(await there.text()).toContain("https://house.lan/l/friday-dominoes/preview.png");
    const here = await fetch(server.url + path);
    expect(await here.text()).not.toContain("house.lan");
    expect(here.headers.get("etag")).not.toBe(there.headers.get("etag"));
    expect(here.headers.get("vary")).toMatch(/x-forwarded-host/i);
  });
});

describe("a path that is not in its canonical form gets a 400", () => {
  const game = uuid();
  it.each([
    ["POST", "/api/../l/edit"],
    ["GET", "/x/../_next/image?url=%2Fl%2Ffriday-dominoes%2Fpreview.png&w=3840&q=75"],
    ["GET", "/x/../_next/image?url=%2F%5Cx&w=3840&q=75"],
    ["POST", "/api/x/../replay"],
    ["GET", "/%5fnext/image?url=%2Ficon.svg&w=16&q=75"],
    ["GET", "//evil.example/l/friday-dominoes"],
    ["GET", "/l\\friday-dominoes"],
    ["GET", "/l/%2e%2e/api/health"],
    ["GET", `/api/games/.%2e/games/${game}`],
  ])("%s %s", async (method, path) => {
    const head = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nNext-Action: ${"a".repeat(42)}\r\nContent-Length: 2\r\n`;
    const answer = await rawAnswer(server.url, `${head}Connection: close\r\n\r\n{}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"bad-address"');
  });

  it("there is no image optimizer, and nothing is written into the program’s folder", async () => {
    const asked = await fetch(
      `${server.url}/_next/image?url=%2Fl%2Ffriday-dominoes%2Fpreview.png&w=3840&q=75`,
    );
    expect(asked.status).toBe(404);
    expect(readdirSync(join(root, ".next/cache")).filter((name) => name === "images")).toEqual([]);
  });

  it("none of these requests is logged as a fault", () => {
    expect(server.output()).not.toContain('"event":"fault"');
  });
});

describe("a request under another host name (DNS rebinding)", () => {
  const asked = (path: string, host: string, more = "") =>
    rawAnswer(
      server.url,
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nSec-Fetch-Site: same-origin\r\n${more}Connection: close\r\n\r\n`,
    );

  it("reads nothing, neither pages nor files", async () => {
    for (const path of [`/api/leagues/${league.slug}`, `/l/${league.slug}`, "/", "/api/health"]) {
      const answer = await asked(path, "attacker.example:3304");
      expect(answer, path).toMatch(/^HTTP\/1\.1 421 /);
      expect(answer).toContain("ALLOWED_HOSTS");
    }
    const behind = await asked("/api/health", "localhost", "X-Forwarded-Host: attacker.example\r\n");
    expect(behind).toMatch(/^HTTP\/1\.1 421 /);
  });

  it("is served without any setting under the names and addresses of a home network", async () => {
    for (const host of [
      "192.168.1.20:3000",
      "[fe80::1]:3000",
      "pi",
      "pi.local:3000",
      "house.lan",
      "app.home.arpa",
    ])
      expect(await asked("/api/health", host), host).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("is served under a name that ALLOWED_HOSTS lists", async () => {
    const named = await startServer({ ALLOWED_HOSTS: "dominoes.example.org" });
    try {
      const ask = (host: string) =>
        rawAnswer(named.url, `GET /api/health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(await ask("dominoes.example.org")).toMatch(/^HTTP\/1\.1 200 /);
      expect(await ask("other.example.org")).toMatch(/^HTTP\/1\.1 421 /);
    } finally {
      await named.remove();
    }
  });
});

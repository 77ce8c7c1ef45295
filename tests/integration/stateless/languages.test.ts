import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalogue } from "@/lib/i18n/catalogues";
import { type BaseLanguage, type Language, languages } from "@/lib/i18n/language";
import { doublesGame, hand, key, uuid } from "../../support/entries";
import { leagueRequest } from "../../support/league/world";
import { type Answer, apiOf } from "../../support/server/api";
import { avoidHourChange } from "../../support/server/hour-change";
import { startServer } from "../../support/server/server";

const server = await startServer();
afterAll(() => server.remove());
const api = await apiOf(server.url);
const bearer = { Authorization: `Bearer ${key}` };
const slug = "friday-dominoes";
const league = { ...leagueRequest(), slug };

beforeAll(async () => {
  expect((await api("POST", "/api/leagues", league, bearer)).status).toBe(201);
});

interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

async function get(path: string, headers: Record<string, string> = {}): Promise<Page> {
  const response = await fetch(server.url + path, { redirect: "manual", headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const languageOf = ({ html }: Page) => /<html lang="([^"]+)"/.exec(html)?.[1];
/** The headings in the HTML, without scripts. */
const headingsOf = ({ html }: Page) =>
  [...html.matchAll(/<h[12][^>]*>([^<]+)</g)].map(([, heading]) => heading);
const listed = (page: Pick<Page, "headers">, name: string) =>
  (page.headers.get(name) ?? "").toLowerCase().split(/, ?/);

/** A prerendered document, and a page that the server renders. */
const pages = ["/settings", `/l/${slug}?season=all`] as const;

describe.each(pages)("the language of %s", (path) => {
  const beside = path.includes("?") ? "&" : "?";

  it.each([
    ["es-MX,es;q=0.9,en;q=0.8", "es"],
    ["pt-BR", "pt"],
    ["de, en;q=0.3, pt-PT;q=0.7", "pt"],
    ["en;q=0.1, ES-419;q=0.2", "es"],
    ["es;q=0, pt;q=0.5", "pt"],
    ["de-AT, fr;q=0.5", "en"],
    ["*", "en"],
    ["not a language, ;;q=x", "en"],
  ] as const)("for a browser that asks for %s is %s", async (asked, language) => {
    const page = await get(path, { "Accept-Language": asked });
    expect([languageOf(page), page.headers.get("content-language")]).toEqual([language, language]);
  });

  it("is the address’s if it has one, else the one chosen on the device, else the browser’s", async () => {
    const asked = { "Accept-Language": "es" };
    const chosen = { ...asked, Cookie: "other=1; language=pt" };
    expect(languageOf(await get(path, chosen))).toBe("pt");
    expect(languageOf(await get(`${path}${beside}lang=en`, chosen))).toBe("en");
    // An unknown language is ignored.
    expect(languageOf(await get(`${path}${beside}lang=xx`, chosen))).toBe("es");
    expect(languageOf(await get(path, { ...asked, Cookie: "language=xx" }))).toBe("es");
  });

  it("is declared to caches, and the other languages to search engines", async () => {
    for (const language of languages) {
      // Also of a page that was not requested before.
      const page = await get(`${path}${beside}search=${language}`, { "Accept-Language": language });
      expect(listed(page, "vary")).toEqual(expect.arrayContaining(["accept-language", "cookie"]));
      const links = [
        ...(page.headers.get("link") ?? "").matchAll(/<([^>]+)>; rel="alternate"; hreflang="(\w+)"/g),
      ];
      expect(links.map(([, , other]) => other)).toEqual([...languages]);
      for (const [, address = "", other] of links) expect(languageOf(await get(address))).toBe(other);
    }
  });

  it("is part of the cache key: each language has its own ETag", async () => {
    await avoidHourChange();
    const ask = (language: BaseLanguage, tag?: string) =>
      get(path, { "Accept-Language": language, ...(tag && { "If-None-Match": tag }) });
    const tags = await Promise.all(
      languages.map(async (language) => (await ask(language)).headers.get("etag") ?? ""),
    );
    expect(new Set(tags).size).toBe(languages.length);
    for (const [index, language] of languages.entries()) {
      expect((await ask(language, tags[index])).status).toBe(304);
      const other = await ask(language, tags[(index + 1) % tags.length]);
      expect([other.status, languageOf(other)]).toEqual([200, language]);
    }
  });
});

it("a league page is in the words and numbers of the reader’s region, and is cached for each region", async () => {
  await avoidHourChange();
  const read = (asked: string, chosen = "") =>
    get(`/l/${slug}/players`, { "Accept-Language": asked, Cookie: chosen && `language=${chosen}` });
  const wayBack = (language: Language) => catalogue("leaguePages", language).toStandings;
  const [neutral, mexican] = [wayBack("es"), wayBack("es-MX")];
  expect(mexican).not.toBe(neutral);
  // Twice: rendered, then cached.
  for (const _ of [1, 2]) {
    expect((await read("es-MX")).html).toContain(mexican);
    for (const asked of ["es", "es-PE", "es, en-JM;q=0.5"])
      expect((await read(asked)).html).toContain(neutral);
  }
  const tagOf = async (...asked: Parameters<typeof read>) => (await read(...asked)).headers.get("etag");
  expect(await tagOf("es-PE")).toBe(await tagOf("es"));
  expect(await tagOf("es-MX")).not.toBe(await tagOf("es"));
  // A language chosen on the device takes its region from the browser's list, as it does on the device's own screens.
  expect((await read("en, es-MX;q=0.1", "es")).html).toContain(mexican);
});

describe.each(languages)("in %s", (language) => {
  const asked = { "Accept-Language": language };

  it("a league page is entirely in that language, rendered and cached", async () => {
    const drawn = await get(`/l/${slug}`, asked);
    expect(drawn.html).toContain(catalogue("leaguePages", language).noGamesTitle);
    expect((await get(`/l/${slug}`, asked)).html).toBe(drawn.html);
  });

  it.each(["/nowhere", "/rules/nowhere"])("the answer at %s is a 404 page", async (path) => {
    const page = await get(path, asked);
    expect([page.status, languageOf(page)]).toEqual([404, language]);
    expect(headingsOf(page)).toContain(catalogue("base", language).shell.notFoundTitle);
    expect(page.headers.get("content-language")).toBe(language);
    expect(listed(page, "vary")).toEqual(expect.arrayContaining(["accept-language", "cookie"]));
  });

  it("a shared link to the rules has a title and a description", async () => {
    const { html } = await get("/rules", asked);
    const shared = (name: string) =>
      new RegExp(`<meta property="og:${name}" content="([^"]+)"`).exec(html)?.[1];
    const { rulesPages, shell } = catalogue("base", language);
    expect(shared("title")).toContain(rulesPages.title);
    expect([shared("site_name"), shared("description")]).toEqual([shell.appName, shell.tagline]);
  });

  it("the answer at an unknown league’s address is a 404 page", async () => {
    const page = await get("/l/nobody-plays-here", asked);
    expect(page.status).toBe(404);
    expect(headingsOf(page)).toContain(catalogue("leaguePages", language).missingTitle);
    expect(page.headers.get("content-language")).toBe(language);
    expect(listed(page, "vary")).toEqual(expect.arrayContaining(["accept-language", "cookie"]));
  });

  it.each(["players/nobody", `games/${uuid()}`, "nothing", "players/nobody/more"])(
    "the answer at %s of a league is a 404 page",
    async (part) => {
      const page = await get(`/l/${slug}/${part}`, asked);
      expect([page.status, languageOf(page)]).toEqual([404, language]);
      expect(headingsOf(page)).toContain(catalogue("leaguePages", language).partMissingTitle);
      expect(page.headers.get("content-language")).toBe(language);
      expect(listed(page, "vary")).toEqual(expect.arrayContaining(["accept-language", "cookie"]));
    },
  );

  it("the answer for a missing file is the same 404 page", async () => {
    const page = await get("/nowhere.txt", asked);
    expect([page.status, headingsOf(page)]).toEqual([
      404,
      expect.arrayContaining([catalogue("base", language).shell.notFoundTitle]),
    ]);
  });

  it("Next’s router receives a page, whole or in segments", async () => {
    const whole = await get("/settings?_rsc=abc", { ...asked, RSC: "1" });
    expect(whole.headers.get("x-nextjs-rewritten-path")).toBe(`/${language}/settings`);
    const prefetch = { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" };
    // Next redirects to an address with a hash of these headers.
    const part = await fetch(`${server.url}/settings`, { headers: { ...asked, ...prefetch } });
    expect(part.status).toBe(200);
    for (const payload of [whole, part])
      expect(listed(payload, "vary")).toEqual(expect.arrayContaining(["accept-language", "cookie"]));
  });
});

describe("a refusal by the API", () => {
  const game = doublesGame();
  beforeAll(async () => {
    expect((await api("POST", "/api/games", game, bearer)).status).toBe(201);
  });

  /**
   * One refusal of each kind: by the key check, of a body, of an entry, of a league's change, of a query, of an
   * address, and of a method.
   */
  const refusals: readonly (readonly [string, (headers: Record<string, string>) => Promise<Answer>])[] = [
    ["a missing key", (headers) => api("POST", "/api/games", { ...game, id: uuid() }, headers)],
    ["a body", (headers) => api("POST", "/api/games", { ...game, players: 1 }, { ...bearer, ...headers })],
    [
      "an entry",
      (headers) =>
        api(
          "POST",
          `/api/games/${game.id}/entries`,
          { protocol: 1, base: 0, entries: [hand(-3)] },
          { ...bearer, ...headers },
        ),
    ],
    [
      "a change",
      (headers) =>
        api(
          "POST",
          `/api/leagues/${league.id}/changes`,
          { protocol: 1, changes: [{ id: uuid(), change: "person", name: "" }] },
          { ...bearer, ...headers },
        ),
    ],
    ["a table", (headers) => api("GET", `/api/leagues/${league.id}/standings?page=0`, undefined, headers)],
    ["an address", (headers) => api("GET", "/api/nothing/here", undefined, headers)],
    ["a method", (headers) => api("DELETE", "/api/games", undefined, headers)],
  ];

  it.each(refusals)(
    "of %s has the same codes in every language, with sentences in the reader’s",
    async (_, refused) => {
      const said = await Promise.all(languages.map((language) => refused({ "Accept-Language": language })));
      const codes = said.map(({ status, body }) => ({
        status,
        type: body.type,
        code: body.code,
        problems: body.problems.map(({ message: _, ...problem }: { message: string }) => problem),
      }));
      for (const other of codes) expect(other).toEqual(codes[0]);
      for (const sentence of ["title", "detail"])
        expect(new Set(said.map(({ body }) => body[sentence])).size, sentence).toBe(languages.length);
      for (const [index, { headers }] of said.entries()) {
        expect(headers.get("content-language")).toBe(languages[index]);
        expect((headers.get("vary") ?? "").split(", ")).toContain("Accept-Language");
      }
    },
  );
});

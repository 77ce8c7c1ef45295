import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalogue } from "@/lib/i18n/catalogues";
import { type BaseLanguage, type Language, languages } from "@/lib/i18n/language";
import { doublesGame, hand, key, uuid } from "../support/entries";
import { leagueRequest } from "../support/league/world";
import { type Answer, apiOf } from "../support/server/api";
import { notAtTheFullHour } from "../support/server/hour";
import { startServer } from "../support/server/server";

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
/** What stands there without scripts. */
const headingsOf = ({ html }: Page) =>
  [...html.matchAll(/<h[12][^>]*>([^<]+)</g)].map(([, heading]) => heading);
const listed = (page: Pick<Page, "headers">, name: string) =>
  (page.headers.get(name) ?? "").toLowerCase().split(/, ?/);

/** A document of the build, and a page that the server draws. */
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
  ] as const)("to a browser that asks for %s is %s", async (asked, language) => {
    const page = await get(path, { "Accept-Language": asked });
    expect([languageOf(page), page.headers.get("content-language")]).toEqual([language, language]);
  });

  it("is the address’s, then the device’s choice, then the browser’s", async () => {
    const asked = { "Accept-Language": "es" };
    const chosen = { ...asked, Cookie: "other=1; language=pt" };
    expect(languageOf(await get(path, chosen))).toBe("pt");
    expect(languageOf(await get(`${path}${beside}lang=en`, chosen))).toBe("en");
    // What is no language there counts for nothing.
    expect(languageOf(await get(`${path}${beside}lang=xx`, chosen))).toBe("es");
    expect(languageOf(await get(path, { ...asked, Cookie: "language=xx" }))).toBe("es");
  });

  it("is announced to caches, and the other languages to search engines", async () => {
    for (const language of languages) {
      // Also of a page that was not asked for before.
      const page = await get(`${path}${beside}search=${language}`, { "Accept-Language": language });
      expect(listed(page, "vary")).toEqual(expect.arrayContaining(["accept-language", "cookie"]));
      const links = [
        ...(page.headers.get("link") ?? "").matchAll(/<([^>]+)>; rel="alternate"; hreflang="(\w+)"/g),
      ];
      expect(links.map(([, , other]) => other)).toEqual([...languages]);
      for (const [, address = "", other] of links) expect(languageOf(await get(address))).toBe(other);
    }
  });

  it("separates cached pages", async () => {
    await notAtTheFullHour();
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

it("a league page uses the reader’s region, and is cached separately for it", async () => {
  await notAtTheFullHour();
  const read = (asked: string, chosen = "") =>
    get(`/l/${slug}/players`, { "Accept-Language": asked, Cookie: chosen && `language=${chosen}` });
  const wayBack = (language: Language) => catalogue("leaguePages", language).toStandings;
  const [neutral, mexican] = [wayBack("es"), wayBack("es-MX")];
  expect(mexican).not.toBe(neutral);
  // Twice: drawn, and kept.
  for (const _ of [1, 2]) {
    expect((await read("es-MX")).html).toContain(mexican);
    for (const asked of ["es", "es-PE", "es, en-JM;q=0.5"])
      expect((await read(asked)).html).toContain(neutral);
  }
  const tagOf = async (...asked: Parameters<typeof read>) => (await read(...asked)).headers.get("etag");
  expect(await tagOf("es-PE")).toBe(await tagOf("es"));
  expect(await tagOf("es-MX")).not.toBe(await tagOf("es"));
  // A language that was chosen on the device is in the region of the browser's list, as on the device's own screens.
  expect((await read("en, es-MX;q=0.1", "es")).html).toContain(mexican);
});

describe.each(languages)("in %s", (language) => {
  const asked = { "Accept-Language": language };

  it("a league page is entirely in that language, drawn and cached", async () => {
    const drawn = await get(`/l/${slug}`, asked);
    expect(drawn.html).toContain(catalogue("leaguePages", language).noGamesTitle);
    expect((await get(`/l/${slug}`, asked)).html).toBe(drawn.html);
  });

  it.each(["/nowhere", "/rules/nowhere"])("nothing is at %s", async (path) => {
    const page = await get(path, asked);
    expect([page.status, languageOf(page)]).toEqual([404, language]);
    expect(headingsOf(page)).toContain(catalogue("base", language).shell.notFoundTitle);
    expect(page.headers.get("content-language")).toBe(language);
    expect(listed(page, "vary")).toEqual(expect.arrayContaining(["accept-language", "cookie"]));
  });

  it("a shared rules page has its title and description", async () => {
    const { html } = await get("/rules", asked);
    const shared = (name: string) =>
      new RegExp(`<meta property="og:${name}" content="([^"]+)"`).exec(html)?.[1];
    const { rulesPages, shell } = catalogue("base", language);
    expect(shared("title")).toContain(rulesPages.title);
    expect([shared("site_name"), shared("description")]).toEqual([shell.appName, shell.tagline]);
  });

  it("an unknown address has no league", async () => {
    const page = await get("/l/nobody-plays-here", asked);
    expect(page.status).toBe(404);
    expect(headingsOf(page)).toContain(catalogue("leaguePages", language).missingTitle);
    expect(page.headers.get("content-language")).toBe(language);
    expect(listed(page, "vary")).toEqual(expect.arrayContaining(["accept-language", "cookie"]));
  });

  it.each(["players/nobody", `games/${uuid()}`, "nothing", "players/nobody/more"])(
    "a league has nothing at %s",
    async (part) => {
      const page = await get(`/l/${slug}/${part}`, asked);
      expect([page.status, languageOf(page)]).toEqual([404, language]);
      expect(headingsOf(page)).toContain(catalogue("leaguePages", language).partMissingTitle);
      expect(page.headers.get("content-language")).toBe(language);
      expect(listed(page, "vary")).toEqual(expect.arrayContaining(["accept-language", "cookie"]));
    },
  );

  it("Next’s own missing pages are in that language, too", async () => {
    const page = await get("/nowhere.txt", asked);
    expect([page.status, headingsOf(page)]).toEqual([
      404,
      expect.arrayContaining([catalogue("base", language).shell.notFoundTitle]),
    ]);
  });

  it("Next’s router receives a page, whole or in parts", async () => {
    const whole = await get("/settings?_rsc=abc", { ...asked, RSC: "1" });
    expect(whole.headers.get("x-nextjs-rewritten-path")).toBe(`/${language}/settings`);
    const prefetch = { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" };
    // Next leads on to an address with a hash of these headers.
    const part = await fetch(`${server.url}/settings`, { headers: { ...asked, ...prefetch } });
    expect(part.status).toBe(200);
    for (const payload of [whole, part])
      expect(listed(payload, "vary")).toEqual(expect.arrayContaining(["accept-language", "cookie"]));
  });
});

describe("refusals of the API", () => {
  const game = doublesGame();
  beforeAll(async () => {
    expect((await api("POST", "/api/games", game, bearer)).status).toBe(201);
  });

  /** One refusal of each kind: by the guard of keys, of a body, of a game's rules, of a league's, of an address. */
  const refusals: readonly (readonly [string, (headers: Record<string, string>) => Promise<Answer>])[] = [
    ["no key", (headers) => api("POST", "/api/games", { ...game, id: uuid() }, headers)],
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
    "%s is refused by the same codes in sentences of the reader’s language",
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

import { beforeAll, describe, expect, it } from "vitest";
import { installing, openSite } from "../../support/browser/site";
import { readCsv } from "../../support/csv";
import { entry, key, uuid } from "../../support/entries";

const site = openSite();

const family = "👨‍👩‍👧‍👦";
const names = [
  family.repeat(5),
  "مريم بنت خالد",
  "Dan (דן) 7",
  "Bo\u202ereversed",
  "Z̷̡̢̛a̵̢̛l̶̰̮̟g̴̛o̸͍͂",
  "<script>odd()</script>",
  '=cmd|" /C calc"!A0',
  "two\r\nlines\tand a tab",
];
/** A name as a page shows it: whitespace becomes one space, and marks that change the text direction are removed. */
const shown = (name: string): string =>
  name.replace(/\s+/g, " ").replace(/[\u202a-\u202e\u2066-\u2069]/g, "");

const players = names.map((name, index) => ({ id: `p${index}`, name }));
const people = names.map((name) => ({ id: uuid(), name }));
const game = { protocol: 1, id: uuid(), game: "mexican-train", options: {}, players };
const left = Object.fromEntries(players.slice(1).map(({ id }, index) => [id, 10 + index]));
let slug = "";

const post = async (path: string, body: object) => {
  const response = await fetch(site.server.url + path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { Authorization: `Bearer ${key}` },
  });
  const text = await response.text();
  expect(response.status, text).toBeLessThan(300);
  return JSON.parse(text);
};

beforeAll(async () => {
  await post("/api/games", game);
  const entries = [entry({ kind: "round", engine: 12, out: "p0", left }), entry({ kind: "end" })];
  await post(`/api/games/${game.id}/entries`, { protocol: 1, base: 0, entries });
  const league = { protocol: 1, id: uuid(), name: `مباراة ${family}`, players: people };
  slug = (await post("/api/leagues", league)).slug;
  const seats = Object.fromEntries(players.map(({ id }, index) => [id, people[index]?.id]));
  const change = { change: "game", id: uuid(), game: game.id, seats };
  await post(`/api/leagues/${league.id}/changes`, { protocol: 1, changes: [change] });
});

describe("unusual or hostile player names", () => {
  it("are shown in full, run no script and fit every page that shows them", async () => {
    // With the service worker, whose registration the page waits for.
    const context = await site.browser.newContext({ viewport: { width: 390, height: 844 }, ...installing });
    const page = await context.newPage();
    const ran: string[] = [];
    page.on("pageerror", (error) => ran.push(error.message));
    const pages = [`/play?game=${game.id}`, `/watch?game=${game.id}`, `/sheet?game=${game.id}`];
    const ofLeague = ["", "/players", "/games", `/players/${people[1]?.id}`].map(
      (part) => `/l/${slug}${part}`,
    );
    for (const address of [...pages, ...ofLeague]) {
      await page.goto(site.server.url + address);
      await page.getByText("<script>odd()</script>").first().waitFor({ state: "attached" });
      const text = await page.evaluate(() => document.body.textContent ?? "");
      const plain = text.replace(/\s+/g, " ").replace(/[\u202a-\u202e\u2066-\u2069]/g, "");
      for (const name of names) expect(plain, address).toContain(shown(name));
      // A shortened name never splits an emoji of several parts, nor a letter from its marks.
      expect(plain, address).not.toMatch(/\u200d…/);
      // Nothing is wider than the phone.
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
      expect(widths[0], address).toBeLessThanOrEqual(widths[1] ?? 0);
    }
    // Eight such names head the columns of a sheet, which fits its paper on a wide screen.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${site.server.url}/sheet?game=${game.id}`);
    const table = page.getByRole("table");
    await table.waitFor();
    const sheet = await table.evaluate((element) => [
      element.getBoundingClientRect().width,
      element.parentElement?.clientWidth,
    ]);
    expect(sheet[0]).toBeLessThanOrEqual(sheet[1] ?? 0);
    expect(ran).toEqual([]);
    await context.close();
  });

  it("are exported unchanged as JSON, and in CSV so that no spreadsheet reads them as formulas", async () => {
    const read = async (path: string) => (await fetch(site.server.url + path)).text();
    expect(JSON.parse(await read(`/api/games/${game.id}`)).players).toEqual(players);
    const rows = readCsv(await read(`/api/leagues/${slug}/standings?format=csv`));
    const cells = rows.map((row) => row[2]);
    for (const name of names) expect(cells).toContain(name.startsWith("=") ? `'${name}` : name);
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+@]/);
  });

  it("longer than a name may be are refused with a clear message", async () => {
    const header = {
      ...game,
      id: uuid(),
      players: [
        { id: "a", name: family.repeat(40) },
        { id: "b", name: "Bo" },
      ],
    };
    const response = await fetch(`${site.server.url}/api/games`, {
      method: "POST",
      body: JSON.stringify(header),
      headers: { Authorization: `Bearer ${key}` },
    });
    expect(response.status).toBe(400);
    expect((await response.json()).problems).toEqual([
      expect.objectContaining({
        code: "player-name",
        path: "/players/0/name",
        message: expect.stringMatching(/./),
      }),
    ]);
  });
});

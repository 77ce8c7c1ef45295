import { mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { settings } from "../../../lib/i18n/en/settings";
import { table } from "../../../lib/i18n/en/table/table";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { openSite } from "../../support/browser/site";
import { en } from "../../support/browser/words";
import { doublesGame, entry, hand, key, uuid } from "../../support/entries";

const site = openSite();
const strangersKey = "s".repeat(32);
const input = (page: Page) => page.getByLabel(en.settings.chooseFile);
const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text }).waitFor();

async function everything(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: en.settings.exportShare }).click(),
  ]);
  return readFile(await file.path(), "utf8");
}

async function post(path: string, body: object) {
  const response = await fetch(site.server.url + path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { Authorization: `Bearer ${key}` },
  });
  expect(response.status).toBeLessThan(300);
  return response.json();
}
const read = async (path: string) => (await fetch(site.server.url + path)).json();

const sheetOf = (names: readonly string[], entries: readonly object[]) => ({
  format: "pipkeeper/scoresheet",
  version: 1,
  game: "doubles",
  options: { target: 1000 },
  players: names.map((name, index) => ({ id: "ab"[index], name })),
  entries,
});
/** Where in the file something is wrong. */
const inFile = (path: string): string => en.settings.at({ path, message: "" }).trim();
const gameOf = (id: string, sheet: object, more: object = {}) => ({
  id,
  createdAt: "2026-11-21T19:30:00.000Z",
  onServer: true,
  key: strangersKey,
  sheet,
  ...more,
});

it("an imported file with forged ids and keys changes no existing game or league", async () => {
  const theirs = doublesGame();
  await post("/api/games", theirs);
  await post(`/api/games/${theirs.id}/entries`, { protocol: 1, base: 0, entries: [hand(9)] });
  const made = await post("/api/leagues", {
    protocol: 1,
    id: uuid(),
    name: "Friday Dominoes",
    players: ["Ana", "Bo"].map((name) => ({ id: uuid(), name })),
  });
  const leaguePath = `/api/leagues/${made.id}`;
  const before = [await read(`/api/games/${theirs.id}`), await read(leaguePath)];

  const context = await site.browser.newContext({ acceptDownloads: true });
  const page = await context.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
  const keeper = new Scorekeeper(page, site.server.url);
  await keeper.setUp("doubles", ["Ana", "Bo"]);
  await keeper.enter({ out: "Ana", left: { Bo: 31 } });
  await keeper.savedOnServer();
  await page.goto(`${site.server.url}/settings`);
  const own = await everything(page);
  const mine = JSON.parse(own).games[0].id;
  const mineBefore = await read(`/api/games/${mine}`);

  const rename = { change: "name", id: uuid(), name: "Mine now" };
  const file = {
    format: "pipkeeper/archive",
    version: 1,
    games: [
      gameOf(mine, sheetOf(["Ana", "Stranger"], [hand(50)])),
      gameOf(theirs.id, sheetOf(["Ana", "Bo"], [hand(9), hand(50)])),
      gameOf("../../api/leagues", sheetOf(["Ana", "Bo"], [])),
      gameOf(uuid(), sheetOf(["Ana", "Bo"], []), { PROTO: { polluted: true } }),
      gameOf(
        uuid(),
        sheetOf(["Ana", "Bo"], [entry({ kind: "rename", player: "__proto__", name: "polluted" })]),
      ),
      gameOf(uuid(), { DEEP: 1 }),
    ],
    leagues: [{ id: made.id, key: strangersKey, known: before[1], waiting: [rename] }],
  };
  const text = JSON.stringify(file)
    .replace('"PROTO"', '"__proto__"')
    .replace('{"DEEP":1}', `${'{"sheet":['.repeat(5_000)}1${"]}".repeat(5_000)}`);
  await input(page).setInputFiles({ name: "games.json", mimeType: "", buffer: Buffer.from(text) });
  await status(page, en.settings.inTheFile({ games: 6, leagues: 1, rules: 0 }));
  for (const words of [
    en.settings.verdictOther,
    inFile("/games/2/id"),
    inFile("/games/3/__proto__"),
    inFile("/games/4/sheet/entries/0/player"),
    inFile("/games/5/sheet/format"),
  ])
    await page.getByText(words).first().waitFor();
  // Only the server can refuse this game, so on the device it imports like any other.
  await page.getByRole("button", { name: en.settings.importNow({ games: 1, leagues: 1, rules: 0 }) }).click();
  await status(page, en.settings.imported({ games: 1, leagues: 1, rules: 0 }));
  expect(await page.evaluate(() => Reflect.get({}, "polluted"))).toBeUndefined();

  const refused = (path: string) =>
    page.waitForResponse((response) => response.url().includes(path) && response.status() >= 400);
  const [ofGame] = await Promise.all([
    refused("/api/games"),
    page.goto(`${site.server.url}/play?game=${theirs.id}`),
  ]);
  expect([403, 409]).toContain(ofGame.status());
  await page.getByText(table.trouble["wrong-key"]).first().waitFor();
  const [ofLeague] = await Promise.all([
    refused(leaguePath),
    page.goto(`${site.server.url}/l/edit?league=${made.id}`),
  ]);
  expect(ofLeague.status()).toBe(403);
  expect([await read(`/api/games/${theirs.id}`), await read(leaguePath)]).toEqual(before);
  expect(await read(`/api/games/${mine}`)).toEqual(mineBefore);

  await page.goto(`${site.server.url}/settings`);
  const after = JSON.parse(await everything(page)).games.find(({ id }: { id: string }) => id === mine);
  expect(after).toEqual(JSON.parse(own).games[0]);
  await context.close();
});

it("a file of 50 MB and a deeply nested file are rejected with a clear message", async () => {
  const folder = await mkdtemp(join(tmpdir(), "pipkeeper-file-"));
  const page = await (await site.browser.newContext()).newPage();
  await page.goto(`${site.server.url}/settings`);
  await page.getByText(en.settings.noGames).waitFor();
  const large = join(folder, "large.json");
  await writeFile(large, '{"format":"pipkeeper/archive"');
  await truncate(large, 50_000_000);
  const deep = join(folder, "deep.json");
  await writeFile(deep, `{"format":${"[".repeat(5_000_000)}`);
  for (const [file, trouble] of [
    ["large.json", "too-large"],
    ["deep.json", "not-json"],
  ] as const) {
    await input(page).setInputFiles(join(folder, file));
    await status(page, settings.fileTrouble[trouble]({ file }));
    await status(page, settings.leftAlone);
  }
  await page.context().close();
  await rm(folder, { recursive: true });
});

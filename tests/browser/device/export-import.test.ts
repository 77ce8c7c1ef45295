import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { home } from "../../../lib/i18n/en/home";
import { leagueKeeping } from "../../../lib/i18n/en/leagues/league-keeping";
import { settings } from "../../../lib/i18n/en/settings";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { axeFindings, openSite } from "../../support/browser/site";
import { en, gameName, like, roundOf } from "../../support/browser/words";
import { doublesGame, entry, hand, key } from "../../support/entries";

const site = openSite();
afterEach(() => Promise.all(site.browser.contexts().map((context) => context.close())));

/** A device whose browser can only download. Without a service worker, because tests cannot intercept its requests. */
async function device(): Promise<Page> {
  const context = await site.browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
    acceptDownloads: true,
  });
  await context.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
  return context.newPage();
}

/** Taps a button and returns the file that it downloads. */
async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

async function choose(page: Page, text: string, name = "games.json"): Promise<void> {
  const file = { name, mimeType: "application/json", buffer: Buffer.from(text) };
  await page.getByLabel(en.settings.chooseFile).setInputFiles(file);
}

/** Plays a finished game, and a game in progress with a name that a spreadsheet could read as a formula. */
async function playTwoGames(page: Page): Promise<void> {
  const keeper = new Scorekeeper(page, site.server.url);
  await keeper.setUp("doubles", ["Ana", "Bo"], { fill: { [en.sentences["option/target"]]: "20" } });
  await keeper.enter({ out: "Ana", left: { Bo: 31 } });
  await keeper.savedOnServer();
  await keeper.setUp("domino-pool", ["=Ana", 'Bo "the 2nd"', "Maximiliane Theodora von Hohenfels-Burga"]);
  await keeper.enterOut("=Ana");
  await keeper.savedOnServer();
}

const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text }).waitFor();

describe("exporting and importing all data", () => {
  it("restores the same games on another device, imports nothing twice and includes keys in the file for moving only", async () => {
    const one = await device();
    await playTwoGames(one);
    await one.goto(`${site.server.url}/settings`);
    const file = await download(one, settings.exportShare);
    expect(file.name).toMatch(/^pipkeeper-\d{4}-\d\d-\d\d\.json$/);
    expect(file.text).not.toContain('"key"');
    const withKeys = await download(one, settings.exportAll);
    expect(withKeys.name).toMatch(/^pipkeeper-with-keys-\d{4}-\d\d-\d\d\.json$/);

    const two = await device();
    await two.goto(`${site.server.url}/settings`);
    await choose(two, file.text);
    await status(two, en.settings.inTheFile({ games: 2, leagues: 0, rules: 0 }));
    await expect.poll(() => two.getByText(en.settings.verdictWatch).count()).toBe(2);
    await two
      .getByRole("button", { name: en.settings.importNow({ games: 2, leagues: 0, rules: 0 }) })
      .click();
    await status(two, en.settings.imported({ games: 2, leagues: 0, rules: 0 }));
    // What is on the device has its place, with or without keys.
    await two.getByRole("link", { name: settings.seeGames }).click();
    await two
      .getByRole("region", { name: home.watching })
      .getByRole("link", { name: like(`…${gameName("domino-pool")}…`) })
      .waitFor();
    const finished = two.getByRole("region", { name: home.finished({ count: 1 }) });
    await finished.getByText(home.viewOnly).waitFor();
    await two.goto(`${site.server.url}/settings`);
    await choose(two, file.text);
    await two.getByText(en.settings.nothingNew).waitFor();
    await expect.poll(() => two.getByText(en.settings.verdictSame).count()).toBe(2);
    await two.getByRole("link", { name: gameName("doubles") }).click();
    await expect.poll(() => new Scorekeeper(two, site.server.url).totals()).toEqual({ Ana: 31, Bo: 0 });

    await two.goto(`${site.server.url}/settings`);
    await choose(two, withKeys.text);
    await two
      .getByRole("button", { name: en.settings.importNow({ games: 2, leagues: 0, rules: 0 }) })
      .click();
    await status(two, en.settings.imported({ games: 2, leagues: 0, rules: 0 }));
    await two.getByRole("link", { name: gameName("domino-pool") }).click();
    await two.getByRole("button", { name: en.sentences["end-of-hand"] }).waitFor();
  });

  it("sends games from a file with keys to a server that never had them", async () => {
    const one = await device();
    await one.route("**/api/**", (route) => route.abort());
    await new Scorekeeper(one, site.server.url).setUp("pip", ["Cleo", "Dev"]);
    await one.goto(`${site.server.url}/settings`);
    await one.getByText(en.settings.whereStored({ onServer: false, waiting: 0, mayWrite: true })).waitFor();
    const { text } = await download(one, en.settings.exportAll);
    const two = await device();
    await two.goto(`${site.server.url}/settings`);
    await choose(two, text);
    await two.getByText(settings.verdictNew).waitFor();
    await two
      .getByRole("button", { name: en.settings.importNow({ games: 1, leagues: 0, rules: 0 }) })
      .click();
    await two.getByRole("link", { name: gameName("pip") }).click();
    await new Scorekeeper(two, site.server.url).savedOnServer();
  });

  it("keeps the day on which an imported game began, even once the server has the game", async () => {
    const { id, game, options, players } = doublesGame();
    const entries = [hand(12), entry({ kind: "end" })];
    const sheet = { format: "pipkeeper/scoresheet", version: 1, game, options, players, entries };
    const archived = { id, createdAt: "2024-05-06T20:00:00.000Z", onServer: false, key, sheet };
    const page = await device();
    await page.goto(`${site.server.url}/settings`);
    await choose(page, JSON.stringify({ format: "pipkeeper/archive", version: 1, games: [archived] }));
    await page
      .getByRole("button", { name: en.settings.importNow({ games: 1, leagues: 0, rules: 0 }) })
      .click();
    await page
      .getByRole("status")
      .filter({ hasText: en.settings.imported({ games: 1, leagues: 0, rules: 0 }) })
      .waitFor();
    await page.goto(site.server.url);
    const onServer = async () => (await fetch(`${site.server.url}/api/games/${id}`)).status;
    await expect.poll(onServer).toBe(200);
    for (const _ of [1, 2]) {
      await Promise.all([page.waitForResponse(/\/api\/games\?ids=/), page.reload()]);
      await page
        .getByRole("region", { name: en.home.finished({ count: 1 }) })
        .getByText("2024")
        .waitFor();
    }
  });

  it("reports what is wrong with a file and leaves existing data unchanged", async () => {
    const page = await device();
    const keeper = new Scorekeeper(page, site.server.url);
    await keeper.setUp("pip", ["Cleo", "Dev"]);
    await keeper.savedOnServer();
    await page.goto(`${site.server.url}/settings`);
    const { text } = await download(page, en.settings.exportAll);
    const [file, trouble] = [{ file: "games.json" }, settings.fileTrouble];
    for (const [damaged, words] of [
      [text.slice(0, -20), trouble["not-json"](file)],
      ["[1, 2]", trouble["not-ours"](file)],
      [text.replace('"version": 1', '"version": 2'), trouble.newer(file)],
    ] as const) {
      await choose(page, damaged);
      await status(page, words);
      await status(page, en.settings.leftAlone);
    }
    await choose(page, text.replace('"Cleo"', '"Dev"'));
    await page
      .getByText(en.settings.at({ path: "/games/0/sheet/players/1/name", message: "" }).trim())
      .waitFor();
    await page.getByText(en.settings.nothingNew).waitFor();
    expect((await download(page, en.settings.exportAll)).text).toBe(text);
  });

  it("deletes a game from the device only after explaining what that means", async () => {
    const page = await device();
    await playTwoGames(page);
    await page.goto(`${site.server.url}/settings`);
    await page
      .getByRole("button", {
        name: en.settings.deleteGame({ game: gameName("doubles"), names: ["Ana", "Bo"] }),
      })
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(settings.staysOnServer).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: en.settings.delete, exact: true }).click();
    await status(page, en.settings.deleted);
    await expect
      .poll(() =>
        page
          .getByRole("region", { name: en.settings.gamesHere({ count: 1 }) })
          .getByRole("link")
          .count(),
      )
      .toBe(1);
    await page.getByRole("button", { name: en.settings.deleteAll }).click();
    await dialog.getByRole("button", { name: en.settings.delete, exact: true }).click();
    await page.getByText(en.settings.noGames).waitFor();
    await page.goto(site.server.url);
    await page.getByRole("heading", { name: en.home.emptyTitle }).waitFor();
  });

  it("deletes everything on the device: leagues, drafts and remembered player names", async () => {
    const page = await device();
    await page.goto(`${site.server.url}/l/new`);
    await page.getByLabel(leagueKeeping.name).fill("Gone Tomorrow");
    await page.getByRole("textbox", { name: en.table.people }).fill("Ana\nBo");
    await page.getByRole("button", { name: en.keeping.create }).click();
    await page.getByText(en.keeping.onServer).waitFor();
    await page.evaluate(async () => {
      // What following a league, answering offline, notices and reading pages leave on the device.
      localStorage.setItem("pipkeeper/answer/gone-tomorrow/1", "coming");
      const followed = { id: "1", slug: "gone-tomorrow", name: "Gone Tomorrow" };
      localStorage.setItem("pipkeeper/followed-leagues", JSON.stringify([followed]));
      await (await caches.open("pipkeeper-notices")).put("/l/gone-tomorrow", Response.json({}));
      await (await caches.open("pipkeeper-seen-1")).put("/l/gone-tomorrow", new Response("Ana"));
    });
    await new Scorekeeper(page, site.server.url).setUp("doubles", ["Ana", "Bo"]);
    await page.getByRole("button", { name: en.sentences["end-of-hand"] }).click();
    await page.getByRole("button", { name: en.entry.wentOut({ name: "Ana" }), exact: true }).click();
    await page.goto(site.server.url);
    await page.getByRole("region", { name: en.moved.typedFor({ round: roundOf("doubles", 1) }) }).waitFor();
    await page.getByRole("region", { name: en.home.leagues }).waitFor();
    await page.goto(`${site.server.url}/settings`);
    await page.getByRole("button", { name: en.settings.deleteAll }).click();
    await page.getByText(en.settings.answersLost({ count: 1 })).waitFor();
    await page.getByRole("dialog").getByRole("button", { name: en.settings.delete, exact: true }).click();
    await page.getByText(en.settings.noGames).waitFor();
    // Without reloading the page: its state in memory is gone as well.
    await page.getByRole("link", { name: en.shell.toGames }).click();
    await page.getByRole("heading", { name: en.home.emptyTitle }).waitFor();
    expect(await page.getByRole("region", { name: en.home.leagues }).count()).toBe(0);
    expect(
      await page.evaluate(() =>
        [...Object.entries(localStorage), ...Object.entries(sessionStorage)].filter((stored) =>
          /draft|Ana|gone-tomorrow/.test(stored.join(" ")),
        ),
      ),
    ).toEqual([]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});

describe("saving a file", () => {
  /** Saves a sheet, then starts again and cancels. Returns what was saved the first time. */
  async function savesAndCancels(page: Page, arrived: () => Promise<string>): Promise<string> {
    await new Scorekeeper(page, site.server.url).setUp("doubles", ["Ana", "Bo"]);
    await page.getByRole("button", { name: en.table.more, exact: true }).click();
    await page.getByRole("link", { name: en.sheet.open }).click();
    const key = page.getByRole("button", { name: en.table.saveFile });
    await key.click();
    await status(page, en.settings.exported);
    const text = await arrived();
    let downloads = 0;
    page.on("download", () => downloads++);
    await page.evaluate(() => Object.assign(window, { cancels: true }));
    await key.click();
    await page.waitForFunction(() => Reflect.get(window, "asked") === 2);
    await page.getByText(en.settings.exported).waitFor({ state: "detached" });
    await expect.poll(() => page.getByText(settings.exportFailed).count()).toBe(0);
    expect(downloads).toBe(0);
    return text;
  }

  it("writes to the chosen place on disk, and cancelling is not an error", async () => {
    const page = await (await site.browser.newContext()).newPage();
    // A test cannot operate the file picker; this replacement returns a real file of the browser.
    await page.addInitScript(() =>
      Object.assign(window, {
        asked: 0,
        showSaveFilePicker: async () => {
          Object.assign(window, { asked: Reflect.get(window, "asked") + 1 });
          if (Reflect.get(window, "cancels")) throw new DOMException("", "AbortError");
          return (await navigator.storage.getDirectory()).getFileHandle("sheet", { create: true });
        },
      }),
    );
    const text = await savesAndCancels(page, () =>
      page.evaluate(async () => {
        const root = await navigator.storage.getDirectory();
        return (await (await root.getFileHandle("sheet")).getFile()).text();
      }),
    );
    expect(JSON.parse(text)).toMatchObject({ format: "pipkeeper/scoresheet", game: "doubles" });
  });

  it("opens a phone’s share sheet, and closing it is not an error", async () => {
    const context = await site.browser.newContext({ isMobile: true, hasTouch: true });
    const page = await context.newPage();
    await page.addInitScript(() => {
      Object.assign(window, { asked: 0 });
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files }: { files: readonly File[] }) => {
          Object.assign(window, { asked: Reflect.get(window, "asked") + 1 });
          if (Reflect.get(window, "cancels")) throw new DOMException("", "AbortError");
          Object.assign(window, { shared: await files[0]?.text() });
        },
      });
    });
    const text = await savesAndCancels(page, () => page.evaluate(() => Reflect.get(window, "shared")));
    expect(JSON.parse(text)).toMatchObject({ format: "pipkeeper/scoresheet", game: "doubles" });
  });
});

describe("a single game", () => {
  it("is exported as a scoresheet that can be imported again, as CSV and on paper", async () => {
    const page = await device();
    await playTwoGames(page);
    await page.getByRole("button", { name: en.table.more, exact: true }).click();
    await page.getByRole("link", { name: en.sheet.open }).click();
    const sheet = await download(page, en.sheet.saveSheet);
    const { totals } = await (
      await fetch(`${site.server.url}/api/replay`, { method: "POST", body: sheet.text })
    ).json();
    expect(Object.values(totals)).toEqual([0, 0, 0]);
    const table = await download(page, en.sheet.saveTable);
    expect(table.text.split("\r\n")[0]).toContain("'=Ana (money)");
    expect(table.text.split("\r\n").at(-2)).toMatch(/^Total,,0\.50,-0\.25,-0\.25$/);
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => page.getByRole("button", { name: en.sheet.print }).isVisible()).toBe(false);
    await page.getByRole("cell", { name: "+0.50" }).first().waitFor();
    await page.emulateMedia({ media: "screen" });
    await page.goto(`${site.server.url}/settings`);
    await choose(page, sheet.text);
    await page.getByText(en.settings.verdictSame).waitFor();
  });
});

describe("appearance", () => {
  it("is chosen in the settings, remembered, and applied before the first paint", async () => {
    const page = await device();
    await page.goto(`${site.server.url}/settings`);
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.getByText(en.settings.noGames).waitFor();
    const light = await background();
    await page.getByText(en.settings.themes.dark, { exact: true }).click();
    await expect.poll(background).not.toBe(light);
    const dark = await background();
    const letters = () => page.evaluate(() => document.documentElement.dataset.text);
    await page.getByText(en.settings.textSizes.large, { exact: true }).click();
    await expect.poll(letters).toBe("large");
    // With the program's own scripts blocked, only look.js runs.
    await page.route("**/_next/**/*.js", (route) => route.abort());
    await page.goto(site.server.url, { waitUntil: "commit" });
    await page.waitForSelector("main", { state: "attached" });
    await expect.poll(background).toBe(dark);
    await expect.poll(letters).toBe("large");
  });
});

describe("axe finds no problems in either theme", () => {
  it("on the settings page and on a scoresheet", async () => {
    const page = await device();
    await page.goto(`${site.server.url}/settings`);
    await page.getByText(en.settings.noGames).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await playTwoGames(page);
    await page.goto(`${site.server.url}/settings`);
    await choose(page, "no file");
    await status(page, settings.fileTrouble["not-json"]({ file: "games.json" }));
    expect(await axeFindings(page)).toEqual([]);
    const cut = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(cut).toBe(390);
    await page.getByRole("link", { name: gameName("domino-pool") }).click();
    await page.getByRole("button", { name: en.table.more, exact: true }).click();
    await page.getByRole("link", { name: en.sheet.open }).click();
    await page.getByRole("region", { name: en.sheet.table }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(cut).toBe(390);
    await page.goto(`${site.server.url}/sheet?blank=mexican-train`);
    await page.getByRole("columnheader", { name: en.sheet.opened }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(cut).toBe(390);
  });
});

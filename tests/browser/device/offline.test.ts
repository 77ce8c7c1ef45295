import type { Page } from "playwright-core";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { games } from "@/lib/games/registry";
import { newGame } from "../../../lib/i18n/en/new-game";
import { table as tableWords } from "../../../lib/i18n/en/table/table";
import { gameWords } from "../../../lib/i18n/game-words";
import { launchBrowser } from "../../support/browser/browser";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import {
  axeFindings,
  installing,
  openSite,
  visitOnce as visit,
  waitForServiceWorker,
  withoutServer as whileStopped,
} from "../../support/browser/site";
import { correctionOf, en, gameName, like, roundOf, wordsIn } from "../../support/browser/words";
import { startBuildProxy } from "../../support/server/next-build";

// A phone that has visited once, while the server is really stopped.

const site = openSite();
afterEach(() => Promise.all(site.browser.contexts().map((context) => context.close())));

const visitOnce = (url: string) => visit(site, url);
const withoutServer = (work: () => Promise<void>) => whileStopped(site, work);

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name, exact: typeof name === "string" }).waitFor();

const home = (page: Page) => page.getByRole("link", { name: en.home.rules });

const ruleNames = games.all.map((game) => ({ id: game.id, name: gameWords(game, "en").name }));

describe("after one visit, with the server stopped", () => {
  it("a person finds a game, saves house rules and opens a link to them", async () => {
    const page = await visitOnce(site.server.url);
    const button = (name: string | RegExp) => page.getByRole("button", { name });
    await withoutServer(async () => {
      await page.goto(`${site.server.url}/new`);
      await page.getByRole("searchbox", { name: en.newGame.findGame }).fill("capicú");
      await button(like(`${gameName("count/puerto-rico-500")}…`)).click();
      await page.getByText(en.newGame.options, { exact: true }).click();
      await page.getByLabel(en.sentences["option/target"], { exact: true }).fill("300");
      await button(en.newGame.saveRules).click();
      await page.getByLabel(en.newGame.rulesName).fill("Sunday");
      await page.getByRole("dialog").getByRole("button", { name: en.entry.save }).click();
      await page
        .getByRole("status")
        .filter({ hasText: en.newGame.areSaved({ name: "Sunday" }) })
        .waitFor();
      await button(en.entry.change).click();
      await button(en.newGame.moreAbout({ name: "Sunday" })).click();
      const link = await page.getByLabel(en.invite.link).inputValue();
      await page.goto(site.server.url);
      await home(page).waitFor();
      await page.goto(link);
      await page.getByText("300 points").waitFor();
      await button(en.newGame.playThese).click();
      await page.getByRole("heading", { name: newGame.players }).waitFor();
    });
  });

  it("every page of the app opens by its address, with any query", async () => {
    const page = await visitOnce(site.server.url);
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await withoutServer(async () => {
      await page.goto(site.server.url);
      await home(page).waitFor();
      await page.goto(`${site.server.url}/?from=home-screen`);
      await home(page).waitFor();
      await page.goto(`${site.server.url}/new`);
      await page.getByRole("button", { name: like(`${gameName("doubles")}…`) }).waitFor();
      await page.goto(`${site.server.url}/new?game=pip`);
      await page.getByRole("heading", { name: newGame.players }).waitFor();
      await page.goto(`${site.server.url}/play?game=never-seen-here`);
      await page.getByRole("heading", { name: tableWords.unreachableTitle }).waitFor();
      await page.goto(`${site.server.url}/rules`);
      await heading(page, en.shell.rules);
      for (const { id, name } of ruleNames) {
        await page.goto(`${site.server.url}/rules/${id}`);
        await heading(page, new RegExp(name));
      }
      await page.goto(`${site.server.url}/settings`);
      await heading(page, en.home.settings);
      await page.goto(`${site.server.url}/rules/tiles`);
      await heading(page, en.tiles.title);
      await page.goto(`${site.server.url}/sheet?game=never-seen-here`);
      await page.getByRole("heading", { name: tableWords.unreachableTitle }).waitFor();
    });
    expect(errors).toEqual([]);
  });

  it("links lead from page to page and back", async () => {
    const page = await visitOnce(site.server.url);
    await withoutServer(async () => {
      for (const { name } of ruleNames) {
        await home(page).click();
        await heading(page, en.shell.rules);
        await page.getByRole("link", { name: new RegExp(`^${name}\\b`) }).click();
        await heading(page, new RegExp(name));
        await page.goBack();
        await heading(page, en.shell.rules);
        await page.getByRole("link", { name: en.shell.toGames }).click();
        await home(page).waitFor();
      }
      await page.getByRole("link", { name: en.home.tiles }).click();
      await heading(page, en.tiles.title);
    });
  });

  it("screens change without loading a document, including screens never opened before", async () => {
    const page = await visitOnce(site.server.url);
    const keeper = new Scorekeeper(page, site.server.url);
    await keeper.setUp("doubles", ["Ana", "Bo"]);
    await page.goto(site.server.url);
    const table = page.locator('a[href^="/play?game="]');
    const isSameDocument = () => page.evaluate(() => Reflect.get(window, "isSame") === true);
    await withoutServer(async () => {
      await page.goto(site.server.url);
      await page.evaluate(() => Reflect.set(window, "isSame", true));
      await table.first().click();
      await page.getByRole("region", { name: en.table.standings }).waitFor();
      await page.getByRole("button", { name: en.sheet.title }).click();
      await page.waitForURL(({ searchParams }) => searchParams.has("sheet"));
      await page.goBack();
      await page.waitForURL(({ searchParams }) => !searchParams.has("sheet"));
      await page.goBack();
      await home(page).waitFor();
      await page.getByRole("link", { name: en.home.settings }).first().click();
      await heading(page, en.home.settings);
      await page.getByRole("link", { name: en.shell.toGames }).click();
      await home(page).click();
      await heading(page, en.shell.rules);
      await page.getByRole("link", { name: en.shell.toGames }).click();
      await page.getByRole("link", { name: en.home.newGame }).first().click();
      // The game just played is listed twice: as last played and among all games.
      await page
        .getByRole("button", { name: like(`${gameName("doubles")}…`) })
        .first()
        .waitFor();
      expect(await isSameDocument()).toBe(true);
    });
  });

  it("a first game is played to its end with a correction, and is sent once the server is back", async () => {
    const page = await visitOnce(site.server.url);
    const keeper = new Scorekeeper(page, site.server.url);
    await withoutServer(async () => {
      await keeper.setUp("doubles", ["Ana", "Bo"], { fill: { [en.sentences["option/target"]]: "20" } });
      await keeper.enter({ out: "Ana", left: { Bo: 7 } });
      await page.reload();
      await expect.poll(() => keeper.totals()).toEqual({ Ana: 7, Bo: 0 });
      await page.getByRole("button", { name: en.sheet.title }).click();
      await page.getByRole("button", { name: correctionOf("Bo", roundOf("doubles", 1)) }).click();
      for (const digit of "27") await page.getByRole("button", { name: digit, exact: true }).click();
      await page.getByRole("button", { name: en.history.saveCorrection }).click();
      // Saved, and back on the score sheet.
      await page
        .getByRole("button", {
          name: like(en.history.roundAt({ title: roundOf("doubles", 1).title, when: "…", corrected: true })),
        })
        .waitFor();
      await page.waitForURL(({ searchParams }) => searchParams.has("sheet"));
      await page.goBack();
      await page.getByRole("heading", { name: en.table.won({ names: ["Ana"], shared: false }) }).waitFor();
      await page.reload();
      await expect.poll(() => keeper.totals()).toEqual({ Ana: 27, Bo: 0 });
      await page.getByText(tableWords.waiting({ waiting: 2 })).waitFor();
      await page.getByRole("link", { name: en.shell.toGames }).click();
      await page
        .getByRole("region", { name: en.home.finished({ count: 1 }) })
        .getByText(en.home.won({ names: ["Ana"], shared: false }))
        .waitFor();
      await page.goBack();
      await page.getByRole("region", { name: en.table.standings }).waitFor();
    });
    await keeper.savedOnServer();
    const address = new URL(page.url());
    const stored = await fetch(`${site.server.url}/api/games/${address.searchParams.get("game")}`);
    expect(await stored.json()).toMatchObject({ game: "doubles", head: 2 });
  });

  it("an address that is not cached shows the offline page, and loads once the server is back", async () => {
    const page = await visitOnce(site.server.url);
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    const offline = page.getByRole("heading", { name: en.shell.offlineTitle });
    await withoutServer(async () => {
      for (const address of [
        "/nonsense",
        "/l/never-seen",
        "/l/never-seen/records",
        "/api/leagues/x/money?format=csv",
      ]) {
        await page.goto(site.server.url + address);
        await offline.waitFor();
        expect(await axeFindings(page), address).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        expect(new URL(page.url()).pathname).toBe(address.split("?")[0]);
      }
      await page.goto(`${site.server.url}/l/never-seen`);
      await page.getByRole("button", { name: en.shell.tryAgain }).click();
      await offline.waitFor();
      await page.getByRole("main").getByRole("link", { name: en.shell.toGames }).click();
      await home(page).waitFor();
      await page.goBack();
      await offline.waitFor();
    });
    await page.getByRole("button", { name: en.shell.tryAgain }).click();
    await page.getByRole("heading", { name: en.leaguePages.missingTitle }).waitFor();
    expect(errors).toEqual([]);
  });

  it("no API response is cached, and all text of the program came in one answer", async () => {
    const page = await visitOnce(site.server.url);
    await new Scorekeeper(page, site.server.url).setUp("doubles", ["Ana", "Bo"]);
    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url));
      return (await Promise.all(all)).flat().map((url) => new URL(url).pathname);
    });
    expect(stored).toContain("/en/play");
    expect(stored.filter((path) => path.startsWith("/api"))).toEqual([]);
    const forOldBrowsers = await page.evaluate(() =>
      document.querySelector("script[nomodule]")?.getAttribute("src"),
    );
    expect(forOldBrowsers).toMatch(/\.js$/);
    expect(stored).not.toContain(forOldBrowsers);
    const fetched = await page.evaluate(async () => {
      const name = (await caches.keys()).find((each) => each.startsWith("pipkeeper-shell-")) ?? "";
      const all = await (await caches.open(name)).matchAll();
      // What was not fetched by itself has no address.
      return all.flatMap(({ url }) => (url === "" ? [] : [new URL(url).pathname]));
    });
    expect(fetched).toContain("/vision.bin");
    expect(fetched.filter((path) => !/\.(?:png|bin|webmanifest|map|ts)$/.test(path))).toEqual([]);
  });
});

describe("a new version", () => {
  /** The build whose document a page shows. */
  const buildOf = (page: Page) =>
    page.evaluate(
      () => [...document.childNodes].find(({ nodeType }) => nodeType === 8)?.nodeValue ?? "first",
    );
  const notice = (page: Page) => page.getByRole("complementary", { name: en.shell.newVersionTitle });
  const versions = (page: Page) => page.evaluate(async () => (await caches.keys()).length);

  it("waits until a person accepts it, and leaves drafts and other open pages unchanged", async () => {
    const front = await startBuildProxy(site.server.url);
    try {
      const page = await visitOnce(front.url);
      const keeper = new Scorekeeper(page, front.url);
      await keeper.setUp("doubles", ["Ana", "Bo"]);
      const other = await page.context().newPage();
      await other.goto(`${front.url}/rules`);
      await page.bringToFront();

      front.deploy("second");
      await page.reload();
      await page.getByRole("button", { name: en.sentences["end-of-hand"] }).click();
      await keeper.answer({ out: "Ana", left: { Bo: 17 } });
      await notice(page).waitFor();
      await expect.poll(() => buildOf(page)).toBe("first");
      // Pages opened meanwhile are also of the old version while a page of it is in use.
      const third = await page.context().newPage();
      await third.goto(`${front.url}/rules/pip`);
      await expect.poll(() => buildOf(third)).toBe("first");
      await third.close();

      await page.bringToFront();
      await notice(page).getByRole("button", { name: en.shell.reload }).click();
      await page.waitForFunction(() =>
        [...document.childNodes].some(({ nodeType, nodeValue }) => nodeType === 8 && nodeValue === "second"),
      );
      await page.getByRole("button", { name: en.entry.save }).click();
      await page
        .getByRole("status")
        .filter({ hasText: en.table.savedToast({ what: "" }) })
        .waitFor();
      await expect.poll(() => keeper.totals()).toEqual({ Ana: 17, Bo: 0 });
      await expect.poll(() => notice(page).isVisible()).toBe(false);

      // The other page was not reloaded. It shows the notice, still finds its own scripts, and loads the new version by
      // itself.
      await expect.poll(() => buildOf(other)).toBe("first");
      await expect.poll(() => versions(page)).toBe(2);
      await other.bringToFront();
      await notice(other).getByRole("button", { name: en.shell.later }).click();
      await notice(other).waitFor({ state: "detached" });
      await other.getByRole("link", { name: like(`${gameName("pip")}…`) }).click();
      await heading(other, like(`…${gameName("pip")}…`));
    } finally {
      await front.close();
    }
  });

  it("removes all caches of the old version when only one page is open", async () => {
    const front = await startBuildProxy(site.server.url);
    try {
      const page = await visitOnce(front.url);
      // A language that was chosen on this device, with only its cookie left.
      await page.context().addCookies([{ name: "language", value: "es", url: front.url }]);
      front.deploy("second");
      await page.reload();
      const inSpanish = page.getByRole("complementary", { name: wordsIn("es").shell.newVersionTitle });
      await inSpanish.getByRole("button", { name: wordsIn("es").shell.reload }).click();
      await page.waitForFunction(() =>
        [...document.childNodes].some(({ nodeType, nodeValue }) => nodeType === 8 && nodeValue === "second"),
      );
      await expect.poll(() => versions(page)).toBe(1);
    } finally {
      await front.close();
    }
  });

  it("is installed by a page that stays open, after the first try failed", async () => {
    const front = await startBuildProxy(site.server.url);
    try {
      front.deploy("third", "second");
      const page = await (await site.browser.newContext(installing)).newPage();
      await page.goto(`${front.url}/rules`);
      const state = await page.evaluate(async () => {
        for (;;) {
          const installing = (await navigator.serviceWorker.getRegistration())?.installing;
          if (installing) {
            await new Promise((done) => installing.addEventListener("statechange", done, { once: true }));
            return installing.state;
          }
          await new Promise((done) => setTimeout(done, 10));
        }
      });
      expect(state).toBe("redundant");
      front.deploy("second");
      await waitForServiceWorker(page);
    } finally {
      await front.close();
    }
  });

  it("is not installed in part when the server changes during the update", async () => {
    const front = await startBuildProxy(site.server.url);
    try {
      const page = await visitOnce(front.url);
      front.deploy("third", "second");
      const states = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const seen: string[] = [];
        registration.addEventListener("updatefound", () => {
          const { installing } = registration;
          installing?.addEventListener("statechange", () => seen.push(installing.state));
        });
        // An update check that was already running when the server changed finds nothing, so check again.
        while (seen.length === 0) {
          await registration.update().catch(() => {});
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
        return seen;
      });
      expect(states).toEqual(["redundant"]);
      await page.reload();
      await expect.poll(() => buildOf(page)).toBe("first");
    } finally {
      await front.close();
    }
  });
});

it("a game continues after its storage is cleared, and a newer version taking over the database is reported", async () => {
  const page = await visitOnce(site.server.url);
  const keeper = new Scorekeeper(page, site.server.url);
  await keeper.setUp("doubles", ["Ana", "Bo"]);
  await keeper.enter({ out: "Ana", left: { Bo: 7 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: site.server.url, storageTypes: "indexeddb" });
  await keeper.enter({ out: "Bo", left: { Ana: 5 } });
  await page.reload();
  await expect.poll(() => keeper.totals()).toEqual({ Ana: 7, Bo: 5 });
  await page.evaluate(() => void indexedDB.open("pipkeeper", 99));
  const notice = page.getByRole("complementary", { name: en.shell.storeTroubleTitle });
  await notice.getByText(en.shell.storeTrouble.outdated).waitFor();
  await notice.getByRole("button", { name: en.shell.reload }).waitFor();
});

it("the app can be installed: its manifest is complete and its icons have the stated sizes", async () => {
  const browser = await launchBrowser([], {}, { complete: true });
  onTestFinished(() => browser.close());
  const page = await visit({ browser }, site.server.url);
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await fetch(new URL(address ?? "", site.server.url))).json();
  expect(manifest).toMatchObject({ name: en.shell.appName, start_url: "/", display: "standalone" });
  const sizes = await page.evaluate(
    (icons: readonly { src: string }[]) =>
      Promise.all(
        icons.map(async ({ src }) => {
          const picture = new Image();
          picture.src = src;
          await picture.decode();
          return `${picture.naturalWidth}x${picture.naturalHeight}`;
        }),
      ),
    manifest.icons.filter(({ type }: { type: string }) => type === "image/png"),
  );
  expect(sizes).toEqual(["192x192", "512x512", "512x512"]);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // Test pages are in private windows, which is the only thing that prevents installing.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"]);
});

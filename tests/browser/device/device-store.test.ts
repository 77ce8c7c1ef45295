import type { Page } from "playwright-core";
import { afterEach, expect, it } from "vitest";
import { shell } from "../../../lib/i18n/en/shell";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { axeFindings, openSite } from "../../support/browser/site";
import { en, gameName, like } from "../../support/browser/words";

// Other tabs, or the browser itself, interfere with a page's storage.

const site = openSite();
afterEach(() => Promise.all(site.browser.contexts().map((context) => context.close())));

const phone = () => site.browser.newContext({ viewport: { width: 390, height: 844 } });

/** Opens the database at some version on a page of the same site and keeps it open, as a tab of that version would. */
async function holdStore(page: Page, version: number): Promise<void> {
  await page.goto(`${site.server.url}/icon.svg`);
  await page.evaluate(
    (asked) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("pipkeeper", asked);
        opening.onupgradeneeded = ({ oldVersion }) => {
          if (oldVersion > 0) return;
          const { result } = opening;
          result.createObjectStore("games", { keyPath: "id" });
          result.createObjectStore("entries", { keyPath: ["gameId", "seq"] });
          result.createObjectStore("waiting", { keyPath: ["gameId", "order"] });
          result.createObjectStore("names").put(["Zora"], "latest");
          result.createObjectStore("leases");
        };
        opening.onsuccess = () => {
          Object.assign(globalThis, { held: opening.result });
          resolve();
        };
        opening.onerror = () => reject(opening.error);
      }),
    version,
  );
}

it("a page waits, with a notice, for a tab with an older database to close, then upgrades it and keeps its data", async () => {
  const context = await phone();
  const older = await context.newPage();
  await holdStore(older, 1);
  const page = await context.newPage();
  await page.goto(site.server.url);
  const notice = page.getByRole("complementary", { name: en.shell.storeTroubleTitle });
  await notice.getByText(en.shell.storeTrouble.blocked).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await older.close();
  await notice.waitFor({ state: "detached" });
  const keeper = new Scorekeeper(page, site.server.url);
  await keeper.setUp("doubles", ["Ana", "Bo"]);
  await keeper.enter({ out: "Ana", left: { Bo: 4 } });
  await page.goto(`${site.server.url}/new`);
  await page
    .getByRole("list", { name: en.newGame.allGames })
    .getByRole("button", { name: like(`${gameName("doubles")}…`) })
    .click();
  await page.getByRole("button", { name: "Zora" }).waitFor();
});

it("a page whose database a newer version has taken over says so, saves nothing and offers a reload", async () => {
  const context = await phone();
  const page = await context.newPage();
  const keeper = new Scorekeeper(page, site.server.url);
  await keeper.setUp("doubles", ["Ana", "Bo"]);
  await holdStore(await context.newPage(), 99);
  const notice = page.getByRole("complementary", { name: en.shell.storeTroubleTitle });
  await notice.getByText(en.shell.storeTrouble.outdated).waitFor();
  await notice.getByRole("button", { name: en.shell.reload }).waitFor();
  await page.getByRole("button", { name: en.sentences["end-of-hand"] }).click();
  await keeper.answer({ out: "Ana", left: { Bo: 7 } });
  await page.getByRole("button", { name: en.entry.save, exact: true }).click();
  await page.getByRole("dialog", { name: en.table.unsavedTitle }).waitFor();
  // A page opened after the newer database shows the same notice.
  await page.goto(site.server.url);
  await notice.getByText(en.shell.storeTrouble.outdated).waitFor();
});

it("storage that is cleared while a game is open is rebuilt by the next entry", async () => {
  const context = await phone();
  const page = await context.newPage();
  const keeper = new Scorekeeper(page, site.server.url);
  await keeper.setUp("doubles", ["Ana", "Bo"]);
  await keeper.enter({ out: "Ana", left: { Bo: 5 } });
  const session = await context.newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: site.server.url, storageTypes: "all" });
  await keeper.enter({ out: "Bo", left: { Ana: 9 } });
  await keeper.savedOnServer();
  await page.reload();
  await expect.poll(() => keeper.totals()).toEqual({ Ana: 5, Bo: 9 });
});

it("every page says when the database cannot be opened, and shows its data again once it can", async () => {
  const context = await phone();
  const page = await context.newPage();
  const keeper = new Scorekeeper(page, site.server.url);
  await keeper.setUp("doubles", ["Ana", "Bo"]);
  await keeper.enter({ out: "Ana", left: { Bo: 5 } });
  await keeper.savedOnServer();
  const [table, form] = [page.url(), `${page.url()}&enter=hand`];
  // Chromium answers like this while the disk is full; tests/faults/file/full-disk.test.ts uses such a disk.
  await context.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...what) {
      if (Reflect.get(localStorage, "hasRoom")) return open.apply(this, what);
      const request = open.call(this, "another");
      request.addEventListener("success", (event) => {
        event.stopImmediatePropagation();
        Object.defineProperty(request, "error", {
          value: new DOMException("Internal error", "UnknownError"),
        });
        request.dispatchEvent(new Event("error"));
      });
      return request;
    };
  });
  const notice = page.getByRole("complementary", { name: en.shell.storeTroubleTitle });
  for (const address of [site.server.url, `${site.server.url}/new`, table]) {
    await page.goto(address);
    await notice.getByText(shell.storeTrouble.unopened).waitFor();
  }
  // The game's key is in the database, so the page can only watch, even at an address that opens a form.
  await page.goto(form);
  await expect.poll(() => keeper.totals()).toEqual({ Ana: 5, Bo: 0 });
  await page.getByText(en.table.viewOnly.none).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.evaluate(() => localStorage.setItem("hasRoom", "yes"));
  await notice.getByRole("button", { name: en.shell.reload }).click();
  await keeper.answer({ out: "Bo", left: { Ana: 9 } });
  await page.getByRole("button", { name: en.entry.save, exact: true }).click();
  await keeper.savedOnServer();
  await expect.poll(() => keeper.totals()).toEqual({ Ana: 5, Bo: 9 });
});

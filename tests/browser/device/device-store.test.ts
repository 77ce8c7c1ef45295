import type { Page } from "playwright-core";
import { afterEach, expect, it } from "vitest";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { axeFindings, openSite } from "../../support/browser/site";

// What other tabs and the browser itself do to a page's store.

const site = openSite();
afterEach(() => Promise.all(site.browser.contexts().map((context) => context.close())));

const phone = () => site.browser.newContext({ viewport: { width: 390, height: 844 } });

/** A page of the same site that opens the store in some version and holds on to it, as a program of that time does. */
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

it("a tab with an older store is waited for, visibly; once it is closed, everything is there", async () => {
  const context = await phone();
  const older = await context.newPage();
  await holdStore(older, 1);
  const page = await context.newPage();
  await page.goto(site.server.url);
  const notice = page.getByRole("complementary", { name: "Storage on this device" });
  await notice.getByText("Another tab has an older version open. Close it").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await older.close();
  await notice.waitFor({ state: "detached" });
  const keeper = new Scorekeeper(page, site.server.url);
  await keeper.setUp("Doubles", ["Ana", "Bo"]);
  await keeper.enter("End of the hand", { out: "Ana", left: { Bo: 4 } });
  await page.goto(`${site.server.url}/new`);
  await page.getByRole("region", { name: "Last played" }).getByRole("button", { name: "Doubles" }).click();
  await page.getByRole("button", { name: "Zora" }).waitFor();
});

it("a tab with a newer store takes it over: the older page says so, accepts nothing, and offers a reload", async () => {
  const context = await phone();
  const page = await context.newPage();
  const keeper = new Scorekeeper(page, site.server.url);
  await keeper.setUp("Doubles", ["Ana", "Bo"]);
  await holdStore(await context.newPage(), 99);
  const notice = page.getByRole("complementary", { name: "Storage on this device" });
  await notice.getByText("A newer version is open in another tab").waitFor();
  await notice.getByRole("button", { name: "Reload" }).waitFor();
  await page.getByRole("button", { name: "End of the hand" }).click();
  await keeper.answer({ out: "Ana", left: { Bo: 7 } });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("dialog", { name: "Not saved on this device" }).waitFor();
  // Opened before the newer store, it says the same.
  await page.goto(site.server.url);
  await notice.getByText("A newer version is open in another tab").waitFor();
});

it("storage cleared under an open game is written again with the next entry", async () => {
  const context = await phone();
  const page = await context.newPage();
  const keeper = new Scorekeeper(page, site.server.url);
  await keeper.setUp("Doubles", ["Ana", "Bo"]);
  await keeper.enter("End of the hand", { out: "Ana", left: { Bo: 5 } });
  const session = await context.newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: site.server.url, storageTypes: "all" });
  await keeper.enter("End of the hand", { out: "Bo", left: { Ana: 9 } });
  await keeper.savedOnServer();
  await page.reload();
  await expect.poll(() => keeper.totals()).toEqual({ Ana: 5, Bo: 9 });
});

it("a store that cannot be opened is reported on every page, and its content is back once it can", async () => {
  const context = await phone();
  const page = await context.newPage();
  const keeper = new Scorekeeper(page, site.server.url);
  await keeper.setUp("Doubles", ["Ana", "Bo"]);
  await keeper.enter("End of the hand", { out: "Ana", left: { Bo: 5 } });
  await keeper.savedOnServer();
  const [table, form] = [page.url(), `${page.url()}&enter=hand`];
  // What Chromium answers while the disk is full: that disk is in tests/faults/file/full-disk.test.ts.
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
  const notice = page.getByRole("complementary", { name: "Storage on this device" });
  for (const address of [site.server.url, `${site.server.url}/new`, table]) {
    await page.goto(address);
    await notice.getByText("cannot be opened; it may be full").waitFor();
  }
  // Its key is in the store: here the game can only be looked at, whatever the address asks for.
  await page.goto(form);
  await expect.poll(() => keeper.totals()).toEqual({ Ana: 5, Bo: 0 });
  await page.getByText("This device can watch but not enter scores").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.evaluate(() => localStorage.setItem("hasRoom", "yes"));
  await notice.getByRole("button", { name: "Reload" }).click();
  await keeper.answer({ out: "Bo", left: { Ana: 9 } });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await keeper.savedOnServer();
  await expect.poll(() => keeper.totals()).toEqual({ Ana: 5, Bo: 9 });
});

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { settings } from "../../../lib/i18n/en/settings";
import { table } from "../../../lib/i18n/en/table/table";
import { launchBrowser } from "../../support/browser/browser";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { shows } from "../../support/browser/standings";
import { en } from "../../support/browser/words";
import { startServer, type TestServer } from "../../support/server/server";

// On a home network, phones open an http:// address that the browser does not trust. Such a page has no Web Locks, no
// crypto.randomUUID and no service worker. A host name that only the browser's own resolver knows stands in for it.

const host = "pipkeeper.lan";
let server: TestServer;
let browser: Browser;
let url: string;

beforeAll(async () => {
  server = await startServer();
  url = `http://${host}:${new URL(server.url).port}`;
  browser = await launchBrowser([`--host-resolver-rules=MAP ${host} 127.0.0.1`, "--no-proxy-server"]);
});
afterAll(async () => {
  await browser.close();
  await server.remove();
});

describe("a page in an insecure context", () => {
  it("saves a game, shows it in two tabs and sends it to the server", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const keeper = new Scorekeeper(page, url);
    await keeper.setUp("doubles", ["Ana", "Bo"]);
    expect(await page.evaluate(() => [isSecureContext, "locks" in navigator])).toEqual([false, false]);
    await keeper.enter({ out: "Ana", left: { Bo: 12 } });
    await keeper.savedOnServer();
    const other = await context.newPage();
    await other.goto(page.url());
    await shows(other, "Ana", 12);
    const second = new Scorekeeper(other, url);
    await second.enter({ out: "Bo", left: { Ana: 3 } });
    await second.savedOnServer();
    await shows(page, "Bo", 3);
    await other.goto(`${url}/settings`);
    await other.getByText(en.settings.plainHttp).waitFor();
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(page.url());
    await shows(stranger, "Bo", 3);
  });
});

it("the settings say that the screen cannot be kept awake over plain HTTP", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/settings`);
  await page.getByText(settings.awakeNever).waitFor();
  await expect.poll(() => page.getByLabel(en.settings.awake).isDisabled()).toBe(true);
  await context.close();
});

describe("a browser without IndexedDB", () => {
  it("still lets people play, and says that nothing is stored", async () => {
    const context = await browser.newContext();
    await context.addInitScript(() => {
      Object.defineProperty(window, "indexedDB", { get: () => undefined });
    });
    const page = await context.newPage();
    const keeper = new Scorekeeper(page, url);
    await keeper.setUp("doubles", ["Ana", "Bo"]);
    await keeper.enter({ out: "Ana", left: { Bo: 12 } });
    await page.getByText(table.notLasting).waitFor();
    await keeper.savedOnServer();
    await page.reload();
    await shows(page, "Ana", 12);
  });
});

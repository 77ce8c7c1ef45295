import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeFindings, openSite } from "../../support/browser/site";
import { en, gameName } from "../../support/browser/words";
import { entry } from "../../support/entries";
import { longSheet } from "../../support/long-sheet";

const site = openSite({ pictures: true });
const viewport = { width: 390, height: 844 };

/** A page on which, of all scripts, only look.js runs: as it is before the others have arrived. */
async function stillPageOf(device: BrowserContext): Promise<Page> {
  const page = await device.newPage();
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  return page;
}

async function stillPage(stored: Readonly<Record<string, string>> = {}): Promise<Page> {
  const page = await stillPageOf(await site.browser.newContext({ viewport }));
  await page.addInitScript((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
  }, stored);
  return page;
}

const isShown = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).first().isVisible();

describe("before any script of the program has arrived", () => {
  it.each([
    ["/", 'main a[href="/new?game=doubles"]'],
    ["/new", `main button:has-text("${gameName("doubles")}")`],
    ["/settings", 'main label:has-text("Español")'],
    ["/rules", 'main a[href="/rules/doubles"]'],
  ])("a device that has stored nothing sees the content of %s", async (path, selector) => {
    const page = await stillPage();
    await page.goto(site.server.url + path, { waitUntil: "domcontentloaded" });
    expect(await isShown(page, selector)).toBe(true);
    expect(await isShown(page, "main [role=status]:visible")).toBe(false);
    await page.context().close();
  });

  it.each([
    ["/", 'main a[href="/new?game=doubles"]', { "pipkeeper/kept": "1" }],
    ["/new", `main button:has-text("${gameName("doubles")}")`, { "pipkeeper/first-games": "{}" }],
    ["/new?game=doubles", `main button:has-text("${gameName("doubles")}")`, {}],
    ["/settings", 'main label:has-text("Español")', { "pipkeeper.look": "{}" }],
  ])("any other device is not told at %s what may not be so", async (path, selector, stored) => {
    const page = await stillPage(stored as Record<string, string>);
    await page.goto(site.server.url + path, { waitUntil: "domcontentloaded" });
    expect(await isShown(page, selector)).toBe(false);
    expect(await isShown(page, "main [role=status]:visible")).toBe(true);
    // What stands below the games of this device would jump down when they come.
    expect(await isShown(page, 'main a[href="/settings"]')).toBe(false);
    await page.context().close();
  });
});

describe("a link to a game", () => {
  const ofGame = /\/api\/games\/[\da-f-]+\?since=0$/;

  it("brings the game together with the program, to a device that has stored nothing", async () => {
    const link = await longSheet(site.server.url, 3);
    const still = await stillPage();
    await Promise.all([still.waitForRequest(ofGame), still.goto(link, { waitUntil: "domcontentloaded" })]);
    await still.context().close();

    const device = await site.browser.newContext({ viewport });
    const page = await device.newPage();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (ofGame.test(request.url())) asked.push(request.url());
    });
    await page.goto(link);
    await page.locator("main").getByText("Ana", { exact: true }).first().waitFor();
    expect(asked).toHaveLength(1);
    await device.close();
  });
});

describe("a scorekeeper’s link", () => {
  it("has the table in its document, on a device that has stored nothing, and gives way to it without a jump", async () => {
    const link = await longSheet(site.server.url, 3);
    const still = await stillPage();
    await still.goto(link, { waitUntil: "domcontentloaded" });
    expect(await isShown(still, "last-seen >> text=Ana")).toBe(true);
    expect(await axeFindings(still)).toEqual([]);
    const shownStill = await still.locator("last-seen").innerText();
    await still.context().close();

    const device = await site.browser.newContext({ viewport });
    const live = await device.newPage();
    await live.addInitScript(noteShifts);
    await live.goto(link);
    await live.locator("last-seen").waitFor({ state: "detached" });
    await live.locator("main").getByText("Ana", { exact: true }).first().waitFor();
    await live.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
    expect(shownStill).toContain((await live.locator("header h1").innerText()).trim());
    expect(await live.evaluate(() => Reflect.get(window, "shift"))).toBeLessThanOrEqual(0.02);
    await device.close();
  });

  it.each([
    ["without its key", (link: string) => link.split("#")[0] ?? "", {}],
    ["on a device that has stored something", (link: string) => link, { "pipkeeper/kept": "1" }],
  ])("shows nothing that may not be so %s", async (_, address, stored) => {
    const link = await longSheet(site.server.url, 3);
    const still = await stillPage(stored as Record<string, string>);
    await still.goto(address(link), { waitUntil: "domcontentloaded" });
    expect(await still.locator("body").innerText()).not.toContain("Ana");
    expect(await isShown(still, "main [role=status]:visible")).toBe(true);
    await still.context().close();
  });
});

/** Runs in a page before anything else, and adds up what moves in it. */
function noteShifts(): void {
  Reflect.set(window, "shift", 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Reflect.set(window, "shift", Reflect.get(window, "shift") + Reflect.get(entry, "value"));
  }).observe({ type: "layout-shift", buffered: true });
}

describe("a screen that was here before", () => {
  /** A device that has a game of eight, with pictures of its list and its table; and the table's address. */
  async function deviceWithPictures() {
    const link = await longSheet(site.server.url, 3);
    const device = await site.browser.newContext({ viewport });
    const page = await device.newPage();
    const [table = "", key = ""] = link.split("#key=");
    await page.goto(link);
    await kept(page, "table");
    // What the server still has to tell this device takes pictures away, whenever it comes.
    const visitBoth = async () => {
      await page.goto(site.server.url);
      await kept(page, "home");
      await page.goto(table);
      await kept(page, "table");
      return page.evaluate(isKept, "home");
    };
    await expect.poll(visitBoth).toBe(true);
    return { device, page, table, key };
  }

  /** Runs in a page: whether there is a picture of what the device knows now. */
  const isKept = (screen: string) => {
    const now = localStorage.getItem("pipkeeper/revision");
    return now !== null && (localStorage.getItem(`pipkeeper/picture/${screen}`) ?? "").includes(now);
  };
  const kept = (page: Page, screen: string) => page.waitForFunction(isKept, screen);

  /** Everything that is seen at an address before the program's scripts have arrived. */
  async function seenAt(device: BrowserContext, address: string): Promise<string> {
    const page = await stillPageOf(device);
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const text = await page.locator("body").innerText();
    await page.close();
    return text;
  }

  it("is there before the program is, cannot be used, and gives way to the page without a jump", async () => {
    const { device, table } = await deviceWithPictures();
    for (const address of [site.server.url, table]) {
      const still = await stillPageOf(device);
      await still.goto(address, { waitUntil: "domcontentloaded" });
      expect(await isShown(still, "last-seen >> text=Ana")).toBe(true);
      expect(
        await still.locator("last-seen").evaluate((place) => place.matches("[inert][aria-hidden=true]")),
      ).toBe(true);
      expect(await axeFindings(still)).toEqual([]);
      const shownStill = await still.locator("last-seen").innerText();
      await still.close();

      const live = await device.newPage();
      await live.addInitScript(noteShifts);
      await live.goto(address);
      await live.locator("main").getByText("Ana", { exact: true }).first().waitFor();
      await live.locator("last-seen").waitFor({ state: "detached" });
      await live.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
      expect(shownStill).toContain((await live.locator("header h1").innerText()).trim());
      expect(await live.evaluate(() => Reflect.get(window, "shift"))).toBeLessThanOrEqual(0.02);
      await live.close();
    }
    await device.close();
  });

  it("is never older than what this device knows", async () => {
    const { device, page, table, key } = await deviceWithPictures();
    const before = await seenAt(device, table);
    const given = entry({ kind: "adjust", player: "ana", points: 777, why: "by agreement" });
    const id = new URL(table).searchParams.get("game");
    const game = `${site.server.url}/api/games/${id}`;
    const { head: base } = await (await fetch(`${game}?since=0`)).json();
    const answer = await fetch(`${game}/entries`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${key}` },
      body: JSON.stringify({ protocol: 1, base, entries: [given] }),
    });
    expect(answer.ok).toBe(true);
    // The page that is open takes it in.
    await page.locator("main").getByText("777").first().waitFor();
    expect(await seenAt(device, table)).not.toBe(before);
    expect(await seenAt(device, site.server.url)).not.toContain("Ana");
    await expect.poll(() => seenAt(device, table)).toContain("777");
    await device.close();
  });

  it("is not shown by another build, and is gone with everything else on the device", async () => {
    const { device, page, table } = await deviceWithPictures();
    const later = await stillPageOf(device);
    await later.route(table, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/data-build="[^"]*"/, 'data-build="later"');
      await route.fulfill({ response: answer, body });
    });
    await later.goto(table, { waitUntil: "domcontentloaded" });
    expect(await later.locator("body").innerText()).not.toContain("Ana");

    await page.goto(`${site.server.url}/settings`);
    await page.getByRole("button", { name: en.settings.deleteAll }).click();
    await page.getByRole("dialog").getByRole("button", { name: en.settings.delete, exact: true }).click();
    await page.getByText(en.settings.noGames).waitFor();
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Ana");
    expect(await seenAt(device, table)).not.toContain("Ana");
    await device.close();
  });
});

import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { device } from "../../../lib/i18n/en/device";
import { leagueKeeping } from "../../../lib/i18n/en/leagues/league-keeping";
import { table } from "../../../lib/i18n/en/table/table";
import { openSection } from "../../support/browser/keeper-page";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { axeFindings, openSite, visitOnce, withoutServer } from "../../support/browser/site";
import { en, gameName } from "../../support/browser/words";
import { key } from "../../support/entries";
import { leagueRequest } from "../../support/league/world";
import { apiOf } from "../../support/server/api";

// A scorekeeper's phone has a full disk, or its tab is killed.

const site = openSite();
afterEach(() => Promise.all(site.browser.contexts().map((context) => context.close())));

/** Makes the disk full for the pages that this context loads from now on, until `window.diskIsFull` is false. */
async function fillDisk(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.assign(window, { diskIsFull: true });
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...what) {
      if (Reflect.get(window, "diskIsFull") && ["waiting", "leagues"].includes(this.name))
        throw new DOMException("full", "QuotaExceededError");
      return put.apply(this, what);
    };
  });
}

const setDiskIsFull = (page: Page, diskIsFull: boolean) =>
  page.evaluate((full) => void Object.assign(window, { diskIsFull: full }), diskIsFull);

async function savedFile(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("dialog").getByRole("button", { name: en.table.saveFile }).click(),
  ]);
  return readFile(await file.path(), "utf8");
}

describe("a phone whose storage is full", () => {
  it("reports an entry it cannot save and offers the game as a file, offline; another phone continues from that file", async () => {
    const page = await visitOnce(site, site.server.url);
    const keeper = new Scorekeeper(page, site.server.url);
    await page.context().addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
    await keeper.setUp("doubles", ["Ana", "Bo"]);
    await keeper.enter({ out: "Ana", left: { Bo: 7 } });
    await keeper.savedOnServer();
    await fillDisk(page.context());
    await page.reload();
    let file = "";
    await withoutServer(site, async () => {
      await page.getByRole("button", { name: en.sentences["end-of-hand"] }).click();
      await keeper.answer({ out: "Bo", left: { Ana: 12 } });
      await page.getByRole("button", { name: en.entry.save, exact: true }).click();
      const dialog = page.getByRole("dialog", { name: en.table.unsavedTitle });
      await dialog.getByText(table.unsaved.full).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      file = await savedFile(page);
      await dialog.getByText(en.sheet.saved).waitFor();
      await dialog.getByRole("button", { name: en.shell.close }).click();
      // No part of the entry counts; what was typed and the offer of a file are still there.
      await page.getByRole("link", { name: en.history.toTable }).click();
      await expect.poll(() => keeper.totals()).toEqual({ Ana: 7, Bo: 0 });
      await page.getByRole("button", { name: en.table.saveFile }).waitFor();

      await setDiskIsFull(page, false);
      await page.getByRole("button", { name: en.sentences["end-of-hand"] }).click();
      await page.getByRole("button", { name: en.entry.save, exact: true }).click();
      await page
        .getByRole("status")
        .filter({ hasText: en.table.savedToast({ what: "" }) })
        .waitFor();
      await page.getByRole("button", { name: en.table.saveFile }).waitFor({ state: "detached" });
      await expect.poll(() => keeper.totals()).toEqual({ Ana: 7, Bo: 12 });
    });

    const other = await (await site.browser.newContext()).newPage();
    await other.goto(`${site.server.url}/settings`);
    const buffer = Buffer.from(file);
    await other
      .getByLabel(en.settings.chooseFile)
      .setInputFiles({ name: "game.json", mimeType: "application/json", buffer });
    await other
      .getByRole("button", { name: en.settings.importNow({ games: 1, leagues: 0, rules: 0 }) })
      .click();
    await other.getByRole("link", { name: gameName("doubles") }).click();
    await other.getByRole("button", { name: en.sentences["end-of-hand"] }).waitFor();
    await expect.poll(() => new Scorekeeper(other, site.server.url).totals()).toEqual({ Ana: 7, Bo: 12 });
  });

  it("says that it could not store a league’s key or change, and can try again", async () => {
    const context = await site.browser.newContext();
    await fillDisk(context);
    const api = await apiOf(site.server.url);
    const league = { ...leagueRequest(), slug: "full-disk" };
    await api("POST", "/api/leagues", league, { Authorization: `Bearer ${key}` });
    const page = await context.newPage();
    await page.goto(`${site.server.url}/l/edit?league=${league.id}#key=${key}`);
    await page.getByText(device["device-full"]).waitFor();
    await setDiskIsFull(page, false);
    await page.getByRole("button", { name: en.shell.tryAgain }).click();
    await page.getByText(leagueKeeping.onServer).waitFor();

    await setDiskIsFull(page, true);
    await openSection(page, en.table.people);
    const add = page.getByRole("form", { name: en.people.join });
    await add.getByRole("textbox").fill("Dev");
    await add.getByRole("button", { name: en.newGame.add }).click();
    await add.getByText(device["device-full"]).waitFor();
    await openSection(page, leagueKeeping.invite);
    await page.getByText(leagueKeeping.replaceKey, { exact: true }).click();
    await page.getByRole("button", { name: leagueKeeping.replaceKeyKey }).click();
    await page.getByRole("dialog").getByRole("button", { name: leagueKeeping.replaceKeyKey }).click();
    const invite = page.getByRole("region", { name: leagueKeeping.invite });
    await invite.getByText(device["device-full"]).waitFor();
    expect((await api("GET", "/api/leagues/full-disk")).status).toBe(200);
    const after = { protocol: 1, changes: [] };
    const asked = await api("POST", "/api/leagues/full-disk/changes", after, {
      Authorization: `Bearer ${key}`,
    });
    expect(asked.status).toBe(200);
  });
});

describe("a tab killed between the last key and Save", () => {
  it("restores the typed round in the form when it is reopened", async () => {
    const page = await visitOnce(site, site.server.url);
    const keeper = new Scorekeeper(page, site.server.url);
    await keeper.setUp("doubles", ["Ana", "Bo", "Cleo"]);
    await page.getByRole("button", { name: en.sentences["end-of-hand"] }).click();
    await keeper.answer({ out: "Ana", left: { Bo: 17, Cleo: 9 } });
    const address = page.url();
    const session = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent("crash");
    // A crashed tab sends no reply.
    session.send("Page.crash").catch(() => {});
    await crashed;

    const again = await page.context().newPage();
    await withoutServer(site, async () => {
      await again.goto(address);
      await again.getByRole("button", { name: en.entry.save, exact: true }).click();
      await again
        .getByRole("status")
        .filter({ hasText: en.table.savedToast({ what: "" }) })
        .waitFor();
      const reopened = new Scorekeeper(again, site.server.url);
      await expect.poll(() => reopened.totals()).toEqual({ Ana: 26, Bo: 0, Cleo: 0 });
    });
  });
});

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { leagueKeeping } from "../../../lib/i18n/en/leagues/league-keeping";
import { fingerOn } from "../../support/browser/finger";
import { openSection } from "../../support/browser/keeper-page";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { SetupForm } from "../../support/browser/setup-form";
import { openSite } from "../../support/browser/site";
import { tapTwice as clickTwice } from "../../support/browser/tap-twice";
import { dayAhead } from "../../support/days-ahead";

const site = openSite("block");
const gaps = [60, 150, 300, 450];

async function phone() {
  const context = await site.browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const keeper = new Scorekeeper(page, site.server.url);
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const { tap, tapTwice } = await fingerOn(page);
  return { page, keeper, button, tap, tapTwice };
}

const board = (page: Page) => page.getByRole("region", { name: "Standings" });
const heard = (page: Page, what: string | RegExp) =>
  page.getByRole("status").filter({ hasText: what }).first().waitFor();

/** Waits until the server has exactly this many entries of the game on a page. */
async function hasEntries(page: Page, count: number): Promise<void> {
  const id = new URL(page.url()).searchParams.get("game");
  const read = async () => (await (await fetch(`${site.server.url}/api/games/${id}`)).json()).entries?.length;
  await expect.poll(read).toBe(count);
}

describe("the second tap of a double tap does nothing", () => {
  it("on the key that opens the form, on the question before an unusual hand, on Save and on Undo", async () => {
    const { page, keeper, button, tap, tapTwice } = await phone();
    const bo = page.getByRole("textbox", { name: "Bo’s hand" });
    await keeper.setUp("Doubles", ["Ana", "Bo"]);
    let entries = 0;
    for (const gap of gaps) {
      await tapTwice(button("End of the hand"), gap, () => bo.waitFor());
      expect(await bo.inputValue()).toBe("");
      for (const key of ["Ana went out", "1", "2"]) await tap(button(key));
      if (entries > 0) {
        // The same hands as last time.
        await tapTwice(button("Save"), gap, () => button("Save anyway").waitFor());
        expect(await button("Save anyway").count()).toBe(1);
      }
      await tapTwice(button(/^Save( anyway)?$/), gap, () => board(page).waitFor());
      await heard(page, "Saved.");
      expect(await bo.count()).toBe(0);
      await tapTwice(button(/\bUndo$/), gap, () => bo.waitFor());
      expect(await bo.inputValue()).toBe("12");
      // A hand, and that it was taken back.
      await hasEntries(page, entries + 2);
      await tap(button("Save"));
      if (entries > 0) await tap(button("Save anyway"));
      await heard(page, "Saved.");
      entries += 3;
      await hasEntries(page, entries);
    }
    // A keyboard has no echo.
    await button("End of the hand").press("Enter");
    await bo.waitFor();
    await button("Ana went out").press("Enter");
    await button("Ana went out").press("Enter");
    await expect.poll(() => button("Ana went out").getAttribute("aria-pressed")).toBe("false");
  });

  it("on the answer to who went out, where that saves", async () => {
    const { page, keeper, button, tap, tapTwice } = await phone();
    await keeper.setUp("Domino Pool", ["Ana", "Bo", "Cleo"]);
    for (const [index, gap] of gaps.entries()) {
      await tap(button("End of the hand"));
      await tapTwice(button("Ana went domino"), gap, () => heard(page, "Saved."));
      await hasEntries(page, index + 1);
    }
  });

  it("on a key that scores, within 250 ms; two in half a second are two", async () => {
    const { page, keeper, button, tapTwice } = await phone();
    await keeper.setUp("Fives and threes", ["Ana", "Bo"]);
    let total = 0;
    for (const gap of gaps) {
      total += gap < 250 ? 1 : 2;
      await tapTwice(button("Ana scores 1"), gap, () => heard(page, "Saved."));
      await expect.poll(async () => (await keeper.totals()).Ana).toBe(total);
      await hasEntries(page, total);
    }
    await clickTwice(button("Bo scores 2"));
    await expect.poll(() => keeper.totals()).toEqual({ Ana: total, Bo: 2 });
  });

  it("on Start, also with two clicks in one turn", async () => {
    const { page, button, tapTwice } = await phone();
    const form = new SetupForm(page, site.server.url);
    for (const [index, gap] of gaps.entries()) {
      await form.open("doubles", ["Ana", "Bo"]);
      await form.setUp();
      await form.waitUntilSetUp();
      if (index === 0) await clickTwice(button("Start the game"));
      else await tapTwice(button("Start the game"), gap, () => board(page).waitFor());
      await board(page).waitFor();
      await page.goto(site.server.url);
      await expect.poll(() => page.locator("a[href^='/play?game=']").count()).toBe(index + 1);
    }
  });

  it("on what adds something to a league; payments and results on paper are sent by the same form as evenings", async () => {
    const { page, button, tapTwice } = await phone();
    const saved = (name: string) =>
      page
        .getByRole("form", { name, exact: true })
        .getByRole("status")
        .filter({ hasText: "Saved" })
        .waitFor();
    await page.goto(`${site.server.url}/l/new`);
    await page.getByLabel(leagueKeeping.name).fill("Twice");
    await page.getByLabel("Players").fill("Ana\nBo");
    await page.getByLabel("Currency").fill("EUR");
    await clickTwice(button("Create the league"));
    await page.getByText("Everything is on this device and on the server.").waitFor();
    const id = new URL(page.url()).searchParams.get("league");
    const counted = async (path: string, list: string) =>
      (await (await fetch(`${site.server.url}/api/leagues/${id}/${path}`)).json())[list].length;

    const plan = (await openSection(page, "Evenings")).getByRole("form", { name: "Plan an evening" });
    for (const [index, gap] of gaps.entries()) {
      await plan.getByLabel("Date").fill(dayAhead(index + 2));
      await plan.getByLabel("Time").fill("20:30");
      const key = plan.getByRole("button", { name: "Plan an evening" });
      await (index === 0 ? clickTwice(key) : tapTwice(key, gap, () => saved("Plan an evening")));
      await saved("Plan an evening");
      await expect.poll(() => counted("planned-evenings", "evenings")).toBe(index + 1);
    }
    await page.goto(site.server.url);
    await expect.poll(() => page.getByRole("listitem").filter({ hasText: "Twice" }).count()).toBe(1);
  });
});

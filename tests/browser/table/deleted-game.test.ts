import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { deletion } from "../../../lib/i18n/en/deletion";
import { inviteLink } from "../../support/browser/invite-link";
import { newPhone, type Phone } from "../../support/browser/phone";
import { axeFindings, openSite } from "../../support/browser/site";
import { shows } from "../../support/browser/standings";
import { en, gameName, like } from "../../support/browser/words";

const site = openSite();

const phone = () => newPhone(site);

async function newGame(): Promise<Phone & { readonly id: string }> {
  const one = await phone();
  await one.keeper.setUp("doubles", ["Ana", "Bo"]);
  await one.keeper.enter({ out: "Ana", left: { Bo: 12 } });
  await one.keeper.savedOnServer();
  return { ...one, id: new URL(one.page.url()).searchParams.get("game") ?? "" };
}

async function invited(from: Phone): Promise<Phone> {
  const other = await phone();
  await other.page.goto(await inviteLink(from.page));
  await shows(other.page, "Ana", 12);
  return other;
}

async function deleteFromTable({ page }: Phone): Promise<void> {
  await page.getByRole("button", { name: en.table.more, exact: true }).click();
  await page.getByRole("button", { name: en.deletion.game.delete }).click();
  await page.getByRole("button", { name: deletion.deleteYes }).click();
  await isDeleted(page);
}

const isDeleted = (page: Page) => page.getByRole("heading", { name: en.deletion.game.title }).waitFor();
/** Somebody picks up the phone again. */
const comesBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
const key = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

describe("a game that is deleted for everyone", () => {
  it("disappears from every phone by itself, and reappears on all of them when it is restored", async () => {
    const one = await newGame();
    const two = await invited(one);
    const watcher = await phone();
    await watcher.page.goto(`${site.server.url}/watch?game=${one.id}`);
    await watcher.page.getByText("Ana").first().waitFor();

    await deleteFromTable(one);
    expect(await axeFindings(one.page)).toEqual([]);
    for (const { page } of [two, watcher]) await isDeleted(page);
    expect(await key(watcher.page, en.deletion.bringBack).count()).toBe(0);
    const stranger = await phone();
    await stranger.page.goto(`${site.server.url}/watch?game=${one.id}`);
    await isDeleted(stranger.page);
    await stranger.page.goto(`${site.server.url}/sheet?game=${one.id}`);
    await isDeleted(stranger.page);

    await key(two.page, en.deletion.bringBack).click();
    await two.page.getByText("Ana").first().waitFor();
    // The other pages notice by themselves: some when they become visible again, the others within seconds.
    await comesBack(one.page);
    for (const { page } of [one, watcher, stranger]) await page.getByText("Ana").first().waitFor();
    await shows(one.page, "Ana", 12);
    await one.keeper.enter({ out: "Bo", left: { Ana: 5 } });
    await shows(two.page, "Bo", 5);
  });

  it("can be restored from the list of games, which says until when", async () => {
    const { page, ...one } = await newGame();
    await deleteFromTable({ page, ...one });
    await page.goto(`${site.server.url}/new`);
    await page.getByRole("list", { name: en.newGame.allGames }).waitFor();
    expect(await key(page, like(`${gameName("doubles")} …Ana…`)).count()).toBe(0);
    await page.goto(site.server.url);
    const deleted = page.getByRole("region", { name: en.deletion.deletedGames });
    await deleted.getByText(like(en.deletion.canComeBack({ day: "…" }))).waitFor();
    expect(await page.getByRole("region", { name: en.home.inProgress }).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await key(page, en.deletion.bringBackNamed({ game: gameName("doubles") })).click();
    await deleted.waitFor({ state: "detached" });
    await page
      .getByRole("link", {
        name: like(`…${en.home.resume({ game: gameName("doubles"), names: ["Ana", "Bo"] })}…`),
      })
      .click();
    await shows(page, "Ana", 12);
  });

  it("keeps entries that another phone had not sent, and asks there what to do with them", async () => {
    const one = await newGame();
    const two = await invited(one);
    // The form's scripts are loaded once a form has been opened.
    await key(two.page, en.sentences["end-of-hand"]).click();
    await key(two.page, en.entry.wentOut({ name: "Bo" })).waitFor();
    await two.page.goBack();
    await two.context.setOffline(true);
    await two.keeper.enter({ out: "Bo", left: { Ana: 7 } });
    await deleteFromTable(one);
    await two.context.setOffline(false);
    await isDeleted(two.page);
    await two.page.getByText(en.deletion.game.waiting({ count: 1 })).waitFor();
    await key(two.page, en.deletion.keepHere).click();
    await shows(two.page, "Bo", 7);
    await two.page.getByText(en.table.onlyHere).waitFor();
    await two.page.reload();
    await two.page.getByText(en.table.onlyHere).waitFor();
    // Once the game is restored, the waiting entry goes to the server.
    await key(one.page, en.deletion.bringBack).click();
    await shows(one.page, "Bo", 7);
  });

  it("is deleted from another phone when somebody there confirms, and is not created again", async () => {
    const one = await newGame();
    const two = await invited(one);
    await deleteFromTable(one);
    await isDeleted(two.page);
    await key(two.page, en.deletion.deleteHere).click();
    await two.page.waitForURL(`${site.server.url}/`);
    await two.page.reload();
    await two.page.getByRole("heading", { name: en.home.emptyTitle }).waitFor();
    await one.page.goto(`${site.server.url}/settings`);
    expect(
      await one.page
        .getByRole("button", {
          name: like(en.settings.deleteGame({ game: gameName("doubles"), names: ["…"] })),
        })
        .count(),
    ).toBe(0);
  });
});

import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { inEnglish } from "../../support/browser/control-names";
import { inviteLink } from "../../support/browser/invite-link";
import { newPhone, type Phone } from "../../support/browser/phone";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { installing, loseSignal, openSite } from "../../support/browser/site";
import { shows } from "../../support/browser/standings";
import { tapTwice } from "../../support/browser/tap-twice";
import { correctionOf, en, like, roundOf } from "../../support/browser/words";

const site = openSite();

const phone = (more?: BrowserContextOptions) => newPhone(site, more);

async function sameGame(game = "doubles", more?: BrowserContextOptions): Promise<[Phone, Phone]> {
  const [one, two] = [await phone(more), await phone(more)];
  await one.keeper.setUp(game, ["Ana", "Bo", "Cleo"]);
  await one.keeper.savedOnServer();
  await two.page.goto(await inviteLink(one.page));
  await two.page.getByRole("button", { name: inEnglish.end }).waitFor();
  expect(two.page.url()).not.toContain("key");
  return [one, two];
}

const hand = ({ keeper }: Phone, out: string, left: Record<string, number>) => keeper.enter({ out, left });

describe("two phones that keep the same game", () => {
  it("show each other’s hands by themselves", async () => {
    const [one, two] = await sameGame();
    await hand(one, "Ana", { Bo: 12, Cleo: 9 });
    await shows(two.page, "Ana", 21);
    await hand(two, "Bo", { Ana: 5, Cleo: 4 });
    await shows(one.page, "Bo", 9);
    await expect.poll(() => one.keeper.totals()).toEqual(await two.keeper.totals());
  });

  it("receive each other’s entries again after the server was down", async () => {
    const [one, two] = await sameGame();
    await site.server.kill();
    // Each phone says that it has no connection.
    const offline = (page: Page) =>
      page.getByRole("status").filter({
        hasText: like(`…${en.table.lastReached({ when: "…" }).replace(" since …", "…")}…`),
      });
    for (const { page } of [one, two]) await offline(page).waitFor();
    await hand(one, "Ana", { Bo: 12, Cleo: 9 });
    await site.server.restart();
    await shows(two.page, "Ana", 21);
    for (const { page } of [one, two]) await offline(page).waitFor({ state: "detached" });
  });

  it("never count a hand twice when one saves it while the other is still typing it", async () => {
    const [one, two] = await sameGame();
    await two.page.getByRole("button", { name: en.sentences["end-of-hand"] }).click();
    await two.keeper.answer({ out: "Ana", left: { Bo: 12 } });
    // The table and the home page both mention the draft.
    await two.page.goBack();
    await two.page
      .getByRole("region", { name: en.moved.halfTypedRound({ round: roundOf("doubles", 1) }) })
      .waitFor();
    const home = await two.context.newPage();
    await home.goto(site.server.url);
    const half = home.getByRole("region", { name: en.moved.typedFor({ round: roundOf("doubles", 1) }) });
    await half.getByRole("button", { name: en.moved.startAfresh }).click();
    await half.waitFor({ state: "detached" });
    await home.getByRole("button", { name: en.table.undo }).click();
    await half.getByRole("link", { name: en.moved.goOn }).waitFor();
    await home.close();
    await two.page.getByRole("button", { name: en.moved.goOn }).click();
    await hand(one, "Ana", { Bo: 12, Cleo: 9 });
    // The form stops, and shows the saved hand beside the typed one.
    const stopped = two.page.getByRole("region", {
      name: en.moved.saved({ rounds: [roundOf("doubles", 1)] }),
    });
    await stopped.getByRole("alert").waitFor();
    await stopped.getByRole("row", { name: "Cleo 9 –" }).waitFor();
    await expect
      .poll(() => two.page.getByRole("button", { name: en.entry.save, exact: true }).count())
      .toBe(0);
    await stopped.getByRole("button", { name: en.moved.drop }).click();
    for (const { page, keeper } of [one, two]) {
      await shows(page, "Ana", 21);
      await expect.poll(() => keeper.totals()).toEqual({ Ana: 21, Bo: 0, Cleo: 0 });
    }
    // Nothing of the draft remains in the next hand.
    await hand(two, "Bo", { Ana: 5, Cleo: 4 });
    await expect.poll(() => one.keeper.totals()).toEqual({ Ana: 21, Bo: 9, Cleo: 0 });
  });

  it("ask which is right when both typed the same hand, and save the other version as a correction", async () => {
    const [one, two] = await sameGame();
    await two.page.getByRole("button", { name: en.sentences["end-of-hand"] }).click();
    await two.keeper.answer({ out: "Ana", left: { Bo: 12, Cleo: 11 } });
    await hand(one, "Ana", { Bo: 12, Cleo: 9 });
    const stopped = two.page.getByRole("region", {
      name: en.moved.saved({ rounds: [roundOf("doubles", 1)] }),
    });
    await stopped.getByRole("row", { name: `Cleo (${en.moved.differs}) 9 11` }).waitFor();
    await stopped.getByRole("button", { name: en.moved.correct }).click();
    await two.page.getByRole("button", { name: en.history.saveCorrection }).click();
    for (const { page, keeper } of [one, two]) {
      await shows(page, "Ana", 23);
      await expect.poll(() => keeper.totals()).toEqual({ Ana: 23, Bo: 0, Cleo: 0 });
    }
  });

  it("let a different hand become the next one, and keep it through a reload", async () => {
    const [one, two] = await sameGame();
    await two.page.getByRole("button", { name: en.sentences["end-of-hand"] }).click();
    await two.keeper.answer({ out: "Bo", left: { Ana: 3, Cleo: 4 } });
    await hand(one, "Ana", { Bo: 12, Cleo: 9 });
    const stopped = two.page.getByRole("region", {
      name: en.moved.saved({ rounds: [roundOf("doubles", 1)] }),
    });
    await stopped.waitFor();
    await two.page.reload();
    await stopped.getByRole("button", { name: en.moved.goOnAs({ round: roundOf("doubles", 2) }) }).click();
    await two.page.getByRole("button", { name: en.entry.save, exact: true }).click();
    for (const { keeper } of [one, two])
      await expect.poll(() => keeper.totals()).toEqual({ Ana: 21, Bo: 7, Cleo: 0 });
  });

  it("stop a correction when the other phone corrected the same hand, and continue only on request", async () => {
    const [one, two] = await sameGame();
    await hand(one, "Ana", { Bo: 12, Cleo: 9 });
    await shows(two.page, "Ana", 21);
    const correct = async ({ page, keeper }: Phone, pips: number) => {
      await keeper.openSheet();
      await page.getByRole("button", { name: correctionOf("Bo", roundOf("doubles", 1)) }).click();
      const keypad = page.getByRole("group", { name: en.entry.keypadFor({ name: "Bo" }), exact: true });
      for (const digit of String(pips))
        await keypad.getByRole("button", { name: digit, exact: true }).click();
    };
    const save = ({ page }: Phone) => page.getByRole("button", { name: en.history.saveCorrection });
    await correct(two, 15);
    await correct(one, 14);
    await save(one).click();
    const stopped = two.page.getByRole("region", { name: en.moved.corrected });
    await stopped.getByRole("row", { name: `Bo (${en.moved.differs}) 14 15` }).waitFor();
    await expect.poll(() => save(two).count()).toBe(0);
    await stopped.getByRole("button", { name: en.moved.useMine }).click();
    await save(two).click();
    for (const { page, keeper } of [one, two]) {
      await page.goto(`${site.server.url}/play${new URL(page.url()).search.replace(/&.*/, "")}`);
      await shows(page, "Ana", 24);
      await expect.poll(() => keeper.totals()).toEqual({ Ana: 24, Bo: 0, Cleo: 0 });
    }
  });

  it("stop the form for a new player when the other phone added somebody, and lose neither", async () => {
    const [one, two] = await sameGame("mexican-train");
    const type = async ({ page }: Phone, name: string) => {
      await page.getByRole("button", { name: en.table.people, exact: true }).click();
      await page.getByLabel(en.people.joinName).fill(name);
    };
    const add = ({ page }: Phone) => page.getByRole("button", { name: en.people.add });
    await type(two, "Dev");
    await type(one, "Eve");
    await add(one).click();
    const stopped = two.page.getByRole("region", { name: en.moved.people });
    await stopped.getByText(en.moved.came({ names: ["Eve"] })).waitFor();
    await expect.poll(() => add(two).isDisabled()).toBe(true);
    await stopped.getByRole("button", { name: en.moved.goOn }).click();
    await expect.poll(() => two.page.getByLabel(en.people.joinName).inputValue()).toBe("Dev");
    await add(two).click();
    for (const { page, keeper } of [one, two]) {
      await page.getByRole("link", { name: en.history.toTable }).click();
      await shows(page, "Dev", 0);
      await expect
        .poll(async () => Object.keys(await keeper.totals()).sort())
        .toEqual(["Ana", "Bo", "Cleo", "Dev", "Eve"]);
    }
  });

  it("keep score separately offline, merge their entries, and ask once about the conflict", async () => {
    const [one, two] = await sameGame("doubles", installing);
    for (const { page } of [one, two]) await loseSignal(page);
    // The first hand is the same, the second differs, and only one phone has the third.
    await hand(one, "Ana", { Bo: 12, Cleo: 9 });
    await hand(one, "Bo", { Ana: 5, Cleo: 4 });
    await hand(two, "Ana", { Bo: 12, Cleo: 9 });
    await hand(two, "Bo", { Ana: 5, Cleo: 6 });
    await hand(two, "Cleo", { Ana: 2, Bo: 1 });
    await expect.poll(() => two.keeper.totals()).toEqual({ Ana: 21, Bo: 11, Cleo: 3 });
    await one.context.setOffline(false);
    await one.keeper.savedOnServer();
    await two.context.setOffline(false);
    await two.keeper.savedOnServer();
    await shows(one.page, "Cleo", 3);
    for (const { page, keeper } of [one, two]) {
      await page
        .getByRole("region", { name: en.table.twoVersions({ round: roundOf("doubles", 2) }) })
        .waitFor();
      await expect
        .poll(() =>
          page.getByRole("region", { name: en.table.twoVersions({ round: roundOf("doubles", 2) }) }).count(),
        )
        .toBe(1);
      await expect.poll(() => keeper.totals()).toEqual({ Ana: 21, Bo: 9, Cleo: 3 });
    }
    // A decision can be undone, even after a double tap, and then both phones ask again.
    await tapTwice(
      one.page.getByRole("button", { name: en.table.takeVersion({ name: "Cleo", value: "6" }) }),
    );
    await shows(two.page, "Bo", 11);
    await one.page.getByRole("button", { name: en.table.undo }).click();
    for (const each of [one, two]) {
      await shows(each.page, "Bo", 9);
      await each.page
        .getByRole("region", { name: en.table.twoVersions({ round: roundOf("doubles", 2) }) })
        .waitFor();
    }
    await two.page.getByRole("button", { name: en.table.takeVersion({ name: "Cleo", value: "6" }) }).click();
    for (const each of [one, two]) {
      await shows(each.page, "Bo", 11);
      await each.page
        .getByRole("region", { name: en.table.twoVersions({ round: roundOf("doubles", 2) }) })
        .waitFor({ state: "detached" });
    }
  });

  it("offer no Undo for an entry that does not count", async () => {
    const [one, two] = await sameGame("doubles", installing);
    await loseSignal(two.page);
    await hand(two, "Ana", { Bo: 12, Cleo: 11 });
    const undo = two.page.getByRole("button", { name: like(`…${en.table.undo}`) });
    await undo.waitFor();
    await hand(one, "Ana", { Bo: 12, Cleo: 9 });
    await one.keeper.savedOnServer();
    await two.context.setOffline(false);
    await two.page
      .getByRole("region", { name: en.table.twoVersions({ round: roundOf("doubles", 1) }) })
      .waitFor();
    await expect.poll(() => undo.count()).toBe(0);
  });
});

describe("a phone", () => {
  it("starts its first game without a server and keeps it through a reload", async () => {
    const one = await phone();
    await one.page.goto(`${site.server.url}/new`);
    await one.context.route("**/api/**", (route) => route.abort());
    await one.keeper.setUp("doubles", ["Ana", "Bo"]);
    await hand(one, "Ana", { Bo: 12 });
    await one.page.reload();
    await shows(one.page, "Ana", 12);
    await one.context.unroute("**/api/**");
    await one.page.reload();
    await one.keeper.savedOnServer();
  });

  it("without a service worker says what it cannot load offline, and shows it once it is online", async () => {
    const viewport = { width: 390, height: 844 };
    const context = await site.browser.newContext({ viewport });
    const page = await context.newPage();
    await new Scorekeeper(page, site.server.url).setUp("doubles", ["Ana", "Bo"]);
    await context.setOffline(true);
    await page.getByRole("button", { name: en.sheet.title }).click();
    await page.getByRole("button", { name: en.shell.tryAgain }).waitFor();
    await context.setOffline(false);
    await page.getByRole("heading", { name: en.sheet.title }).waitFor();
    await expect.poll(() => page.getByRole("button", { name: en.shell.tryAgain }).count()).toBe(0);
  });

  it("saves every hand while the network drops every second request", async () => {
    const one = await phone();
    let requests = 0;
    await one.context.route("**/api/**", (route) => (requests++ % 2 ? route.abort() : route.continue()));
    await one.keeper.setUp("doubles", ["Ana", "Bo", "Cleo"]);
    for (let pips = 1; pips <= 4; pips++) await hand(one, "Ana", { Bo: pips, Cleo: 2 });
    await one.keeper.savedOnServer();
    const watcher = await phone();
    await watcher.page.goto(one.page.url());
    await shows(watcher.page, "Ana", 18);
  });

  it("has a saved hand even if its tab was closed right after saving", async () => {
    const one = await phone();
    await one.keeper.setUp("doubles", ["Ana", "Bo"]);
    await one.context.route("**/api/**", (route) => route.abort());
    await hand(one, "Ana", { Bo: 12 });
    const address = one.page.url();
    await one.page.close();
    const again = await one.context.newPage();
    await again.goto(address);
    await shows(again, "Ana", 12);
  });

  it("shows entries from either of two tabs in both", async () => {
    const one = await phone();
    await one.keeper.setUp("doubles", ["Ana", "Bo"]);
    const page = await one.context.newPage();
    const other = { context: one.context, page, keeper: new Scorekeeper(page, site.server.url) };
    await page.goto(one.page.url());
    await hand(one, "Ana", { Bo: 12 });
    await shows(other.page, "Ana", 12);
    await hand(other, "Bo", { Ana: 3 });
    await shows(one.page, "Bo", 3);
  });
});

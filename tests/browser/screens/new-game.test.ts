import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { newGame } from "../../../lib/i18n/en/new-game";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { SetupForm } from "../../support/browser/setup-form";
import { openSite } from "../../support/browser/site";
import { en } from "../../support/browser/words";

const site = openSite();

afterEach(() => Promise.all(site.browser.contexts().map((context) => context.close())));

async function sitDown(): Promise<Page> {
  const context = await site.browser.newContext({ viewport: { width: 390, height: 844 } });
  return context.newPage();
}

const people = ["Ana", "Bo", "Cleo", "Dev", "Eli", "Fay", "Gus", "Hal"];

describe("setting up a game", () => {
  it.each([
    ["baneberry", 2, ["Double-6 (28 tiles)"], ["5 tiles each", "18 in the boneyard"], "first to 157"],
    ["mexican-train", 8, [], ["9 tiles each", "19 in the boneyard"], "double 12"],
    [
      "mexican-train",
      2,
      ["Ten each, high tiles taken out"],
      ["55 taken out", "10 tiles each", "16 in the boneyard"],
      "double 7",
    ],
    ["domino-pool", 5, [], ["4 tiles each", "8 in the boneyard"], "everybody stakes"],
    ["pip", 2, [], ["15 tiles each", "40 in the boneyard"], "Round 1 of 9"],
    ["doubles", 4, ["Double-12 (91 tiles)"], ["7 tiles each", "63 in the boneyard"], "first to 100"],
  ] as const)("%s with %i players says how to deal the tiles", async (game, count, choices, deal, first) => {
    const page = await sitDown();
    const form = new SetupForm(page, site.server.url);
    await form.open(game, people.slice(0, count));
    for (const choice of choices) await form.choose(choice);
    await form.setUp();
    const board = page.getByRole("region").filter({ hasText: en.newGame.boneyard });
    await board.waitFor();
    const told = await board.getByRole("listitem").allInnerTexts();
    expect(told.map((text) => text.replace(/\s+/g, " "))).toEqual(deal);
    await expect.poll(() => board.textContent()).toContain(first);
    await form.button(en.newGame.start).click();
    await page.getByRole("region", { name: en.table.standings }).waitFor();
  });

  it("shows exactly the tiles to take out", async () => {
    const page = await sitDown();
    const form = new SetupForm(page, site.server.url);
    await form.open("mexican-train", ["Ana", "Bo"]);
    await form.choose("Ten each, high tiles taken out");
    await form.setUp();
    await form.waitUntilSetUp();
    const out = page.getByRole("region", { name: en.newGame.tilesToTakeOut });
    await expect.poll(() => out.getByRole("img").count()).toBe(55);
    await expect.poll(() => out.getByRole("img", { name: en.entry.double({ number: 8 }) }).count()).toBe(1);
    await expect.poll(() => out.getByRole("img", { name: "7-6" }).count()).toBe(0);
  });

  it("seats players in the order they are put in", async () => {
    const page = await sitDown();
    const form = new SetupForm(page, site.server.url);
    await form.open("pip", ["Ana", "Bo", "Cleo"]);
    await form.button(en.newGame.moveUp({ name: "Cleo" })).click();
    await form.button(en.newGame.moveDown({ name: "Ana" })).click();
    await expect.poll(() => form.seats()).toEqual(["Cleo", "Ana", "Bo"]);
    await expect
      .poll(() => form.button(en.newGame.moveDown({ name: "Bo" })).getAttribute("aria-disabled"))
      .toBe("true");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => form.seats(), { message: "the focus stays on the button that moved Ana" })
      .toEqual(["Cleo", "Bo", "Ana"]);
    await form.button(en.newGame.remove({ name: "Ana" })).click();
    await expect.poll(() => form.seats()).toEqual(["Cleo", "Bo"]);
  });

  it("seats everybody in a list of names, typed or pasted, or nobody if one of them is wrong", async () => {
    const page = await sitDown();
    const form = new SetupForm(page, site.server.url);
    await form.open("mexican-train", ["Ana"]);
    await form.add("Bo, Cleo, ana");
    await expect.poll(() => form.problems()).toHaveLength(1);
    await expect.poll(() => form.name.inputValue()).toBe("Bo, Cleo, ana");
    await expect.poll(() => form.seats()).toEqual(["Ana"]);
    await form.add("Bo, Cleo");
    await expect.poll(() => form.seats()).toEqual(["Ana", "Bo", "Cleo"]);
    await form.name.fill("Dev, ");
    await form.name.evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", "Eli\nFay\r\n");
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect.poll(() => form.name.inputValue()).toBe("Dev, Eli, Fay");
    await form.setUp();
    await form.waitUntilSetUp();
    await page.goBack();
    await expect.poll(() => form.seats()).toEqual(["Ana", "Bo", "Cleo", "Dev", "Eli", "Fay"]);
  });

  it("keeps a half-filled form through a reload and through the preview of the table", async () => {
    const page = await sitDown();
    const form = new SetupForm(page, site.server.url);
    await form.open("domino-pool", ["Ana", "Bo", "Cleo"]);
    await page.getByLabel("Stake").fill("0.50");
    await form.name.fill("De");
    await page.reload();
    await expect.poll(() => form.seats()).toEqual(["Ana", "Bo", "Cleo"]);
    await expect.poll(() => form.name.inputValue()).toBe("De");
    await form.setUp();
    await form.waitUntilSetUp();
    await page.goBack();
    await expect.poll(() => form.seats()).toEqual(["Ana", "Bo", "Cleo", "De"]);
    await expect.poll(() => page.getByLabel("Stake").inputValue()).toBe("0.50");
  });

  it("offers earlier players, and the same players again after a game", async () => {
    const page = await sitDown();
    const keeper = new Scorekeeper(page, site.server.url);
    await keeper.setUp("Doubles", ["Ana", "Bo", "Cleo"], { fill: { "Play to": "20" } });
    await keeper.enter("End of the hand", { out: "Ana", left: { Bo: 31, Cleo: 4 } });
    const form = new SetupForm(page, site.server.url);
    await form.button(en.table.again).click();
    await form.ready();
    await expect.poll(() => form.seats()).toEqual(["Bo", "Cleo", "Ana"]);
    await expect.poll(() => page.getByLabel(en.sentences["option/target"]).inputValue()).toBe("20");
    await form.button(en.newGame.remove({ name: "Cleo" })).click();
    // Enough people were seated, so the names of others are behind one key.
    await form.button(newGame.known).click();
    await form.button(en.newGame.addKnown({ name: "Cleo" })).click();
    await expect.poll(() => form.seats()).toEqual(["Bo", "Ana", "Cleo"]);
  });
});

describe("a problem is shown beside its field", () => {
  it.each([
    ["no name", ["Ana"], " ", "1 to 40 characters"],
    ["a name of 41 characters", [], "x".repeat(41), "1 to 40 characters"],
    ["a name twice", ["Ana"], "ANA ", "Two players are called ANA"],
  ])("%s", async (_what, seated, name, message) => {
    const page = await sitDown();
    const form = new SetupForm(page, site.server.url);
    await form.open("doubles", [...seated, name]);
    await expect.poll(() => form.problems()).toEqual([expect.stringContaining(message)]);
    await expect.poll(() => form.seats()).toEqual(seated);
  });

  it("too few players, once the person tries to continue", async () => {
    const page = await sitDown();
    const form = new SetupForm(page, site.server.url);
    await form.open("domino-pool", ["Ana"]);
    await expect.poll(() => form.problems()).toEqual([]);
    await form.setUp();
    await expect
      .poll(() => form.problems())
      .toEqual([en.sentences["player-count"]({ players: 1, least: 3, most: 7 })]);
    const typesOn = () => form.name.evaluate((field) => field === document.activeElement);
    await expect.poll(typesOn).toBe(true);
    // It is shown again on the next try, not before; the next name can be typed at once.
    await form.add("Bo");
    await expect.poll(() => form.seats()).toEqual(["Ana", "Bo"]);
    await expect.poll(() => form.problems()).toEqual([]);
    await expect.poll(typesOn).toBe(true);
  });

  it("too many players for a house rule: names the rule and moves the focus to it when the person tries to continue", async () => {
    const page = await sitDown();
    const form = new SetupForm(page, site.server.url);
    await form.open("baneberry", people.slice(0, 2));
    await form.choose("Double-6 (28 tiles)");
    for (const name of people.slice(2, 5)) {
      await form.add(name);
    }
    await page.getByText("“Double-6 (28 tiles)” is for 2 to 4 players.").waitFor();
    await form.setUp();
    await expect
      .poll(() =>
        page
          .getByRole("radio", { name: en.sentences["set-name"]({ highest: 9, tiles: 55 }) })
          .and(page.locator(":focus"))
          .count(),
      )
      .toBe(1);
    await form.choose("Double-9 (55 tiles)");
    await expect.poll(() => form.problems()).toEqual([]);
  });

  it.each([
    ["Stake", "1,2x", "from 0.00 to 10,000.00"],
    ["A star costs", "", "from 0.00 to 10,000.00"],
    ["A player is out at", "1001", "from 1 to 1,000"],
    ["Players who may star", "9", "from 0 to 1"],
  ])("%s: %j", async (label, typed, message) => {
    const page = await sitDown();
    const form = new SetupForm(page, site.server.url);
    await form.open("domino-pool", people.slice(0, 3));
    await form.choose("a hundred up, last one in takes the pool");
    await page.getByLabel(label).fill(typed);
    await form.setUp();
    await expect.poll(() => form.problems()).toEqual([expect.stringContaining(message)]);
    await expect.poll(() => page.getByLabel(label).getAttribute("aria-invalid")).toBe("true");
  });

  it("an option that the players have to agree on", async () => {
    const page = await sitDown();
    const form = new SetupForm(page, site.server.url);
    await form.open("doubles", people.slice(0, 5));
    await form.setUp();
    await expect.poll(() => form.problems()).toEqual([expect.stringContaining("With five players or more")]);
    await page.getByLabel(en.sentences["option/handSize"]).fill("5");
    await form.setUp();
    await form.waitUntilSetUp();
  });
});

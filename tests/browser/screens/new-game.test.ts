import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { newGame } from "../../../lib/i18n/en/new-game";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { SetupForm } from "../../support/browser/setup-form";
import { openSite } from "../../support/browser/site";
import { en, ofGame } from "../../support/browser/words";

const site = openSite();

afterEach(() => Promise.all(site.browser.contexts().map((context) => context.close())));

async function sitDown(): Promise<Page> {
  const context = await site.browser.newContext({ viewport: { width: 390, height: 844 } });
  return context.newPage();
}

const people = ["Ana", "Bo", "Cleo", "Dev", "Eli", "Fay", "Gus", "Hal"];

describe("setting up a game", () => {
  const { sentences } = en;
  const { each, boneyard, takenOut } = en.newGame;
  it.each([
    ["baneberry", 2, [sentences["set-name"]({ highest: 6, tiles: 28 })], [5, 18], 157],
    ["mexican-train", 8, [], [9, 19], 12],
    ["mexican-train", 2, [ofGame("mexican-train", "deal-removed")], [10, 16, 55], 7],
    ["domino-pool", 5, [], [4, 8], "0.25"],
    ["pip", 2, [], [15, 40], 9],
    ["doubles", 4, [sentences["set-name"]({ highest: 12, tiles: 91 })], [7, 63], 100],
  ] as const)(
    "%s with %i players says how to deal the tiles",
    async (game, count, choices, [held, left, out], first) => {
      const page = await sitDown();
      const form = new SetupForm(page, site.server.url);
      await form.open(game, people.slice(0, count));
      for (const choice of choices) await form.choose(choice);
      await form.setUp();
      const board = page.getByRole("region").filter({ hasText: en.newGame.boneyard });
      await board.waitFor();
      const told = await board.getByRole("listitem").allInnerTexts();
      expect(told.map((text) => text.replace(/\s+/g, " "))).toEqual([
        ...(out === undefined ? [] : [`${out} ${takenOut}`]),
        `${held} ${each({ tiles: held })}`,
        `${left} ${boneyard}`,
      ]);
      await expect.poll(() => board.textContent()).toContain(`${first}`);
      await form.button(en.newGame.start).click();
      await page.getByRole("region", { name: en.table.standings }).waitFor();
    },
  );

  it("shows exactly the tiles to take out", async () => {
    const page = await sitDown();
    const form = new SetupForm(page, site.server.url);
    await form.open("mexican-train", ["Ana", "Bo"]);
    await form.choose(ofGame("mexican-train", "deal-removed"));
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
    await page.getByLabel(ofGame("domino-pool", "stake")).fill("0.50");
    await form.name.fill("De");
    await page.reload();
    await expect.poll(() => form.seats()).toEqual(["Ana", "Bo", "Cleo"]);
    await expect.poll(() => form.name.inputValue()).toBe("De");
    await form.setUp();
    await form.waitUntilSetUp();
    await page.goBack();
    await expect.poll(() => form.seats()).toEqual(["Ana", "Bo", "Cleo", "De"]);
    await expect.poll(() => page.getByLabel(ofGame("domino-pool", "stake")).inputValue()).toBe("0.50");
  });

  it("offers earlier players, and the same players again after a game", async () => {
    const page = await sitDown();
    const keeper = new Scorekeeper(page, site.server.url);
    await keeper.setUp("doubles", ["Ana", "Bo", "Cleo"], { fill: { [en.sentences["option/target"]]: "20" } });
    await keeper.enter({ out: "Ana", left: { Bo: 31, Cleo: 4 } });
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
    ["no name", ["Ana"], " ", en.sentences["player-name"]],
    ["a name of 41 characters", [], "x".repeat(41), en.sentences["player-name"]],
    ["a name twice", ["Ana"], "ANA ", en.sentences["player-name-twice"]({ name: "ANA" })],
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
    await form.choose(en.sentences["set-name"]({ highest: 6, tiles: 28 }));
    for (const name of people.slice(2, 5)) {
      await form.add(name);
    }
    await page
      .getByText(
        en.newGame.notOffered({
          choice: en.sentences["set-name"]({ highest: 6, tiles: 28 }),
          min: 2,
          max: 4,
        }),
      )
      .waitFor();
    await form.setUp();
    await expect
      .poll(() =>
        page
          .getByRole("radio", { name: en.sentences["set-name"]({ highest: 9, tiles: 55 }) })
          .and(page.locator(":focus"))
          .count(),
      )
      .toBe(1);
    await form.choose(en.sentences["set-name"]({ highest: 9, tiles: 55 }));
    await expect.poll(() => form.problems()).toEqual([]);
  });

  it.each([
    [ofGame("domino-pool", "stake"), "1,2x", en.newGame.notANumber({ min: "0.00", max: "10,000.00" })],
    [ofGame("domino-pool", "starCost"), "", en.newGame.notANumber({ min: "0.00", max: "10,000.00" })],
    [ofGame("domino-pool", "target"), "1001", en.newGame.notANumber({ min: "1", max: "1,000" })],
    [ofGame("domino-pool", "stars"), "9", en.newGame.notANumber({ min: "0", max: "1" })],
  ])("%s: %j", async (label, typed, message) => {
    const page = await sitDown();
    const form = new SetupForm(page, site.server.url);
    await form.open("domino-pool", people.slice(0, 3));
    await form.choose(ofGame("domino-pool", "mode-hundred-up"));
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
    await expect
      .poll(() => form.problems())
      .toEqual([expect.stringContaining(ofGame("doubles", "missing/hand-size"))]);
    await page.getByLabel(en.sentences["option/handSize"]).fill("5");
    await form.setUp();
    await form.waitUntilSetUp();
  });
});

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { newGame } from "../../../lib/i18n/en/new-game";
import { openSite } from "../../support/browser/site";
import { en } from "../../support/browser/words";

const site = openSite();

/** A person who uses only the keyboard. */
class Typist {
  constructor(private readonly page: Page) {}

  press(...keys: readonly string[]): Promise<void> {
    return keys.reduce((before, key) => before.then(() => this.page.keyboard.press(key)), Promise.resolve());
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** The name of the focused element as it is announced, and whether its focus is visible. */
  private focused(): Promise<{ name: string; visible: boolean }> {
    return this.page.evaluate(() => {
      const it = document.activeElement;
      if (!(it instanceof HTMLElement)) return { name: "", visible: false };
      const labels = it instanceof HTMLInputElement ? [...(it.labels ?? [])] : [];
      const name =
        it.getAttribute("aria-label") ?? (labels.map((label) => label.innerText).join(" ") || it.innerText);
      // A radio button shows its focus on the key around it.
      const shown = [it, it.closest("label")].flatMap((each) => each ?? []);
      return {
        name: name.replace(/\s+/g, " ").trim(),
        visible: shown.some((each) => getComputedStyle(each).outlineStyle !== "none"),
      };
    });
  }

  /** Presses Tab until the element of this name has the focus, and checks that the focus is visible. */
  async tabTo(name: string): Promise<void> {
    const met: string[] = [];
    while (met.length < 60) {
      await this.press("Tab");
      const focused = await this.focused();
      if (focused.name === name) return expect(focused.visible, `the focus on ${name} is seen`).toBe(true);
      met.push(focused.name);
    }
    throw new Error(`no ${name} among ${met.join(" | ")}`);
  }
}

it("a whole game can be played with the keyboard alone", async () => {
  const page = await (await site.browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const typist = new Typist(page);
  const statusShows = (text: string) => page.getByRole("status").filter({ hasText: text }).waitFor();
  await page.goto(`${site.server.url}/new`);
  // The document has it too, and takes no input until the page listens.
  await page.getByRole("button", { name: /^Doubles/ }).click({ trial: true });
  const doubles = await page.getByRole("button", { name: /^Doubles/ }).innerText();
  await typist.tabTo(doubles.replace(/\s+/g, " ").trim());
  await typist.press("Enter");
  await typist.tabTo(newGame.addLabel);
  for (const name of ["Ana", "Bo", "Cleo"]) {
    await typist.type(name);
    await typist.press("Enter");
  }
  await typist.tabTo("Play to");
  await typist.press("Control+a");
  await typist.type("50");
  await typist.tabTo("Next: set the table");
  await typist.press("Enter");
  await page.getByRole("button", { name: en.newGame.start }).waitFor();
  await typist.tabTo("Start the game");
  await typist.press("Enter");
  await page.getByRole("region", { name: en.table.standings }).waitFor();

  // Digits are typed into the hand; Enter moves to the next one and saves after the last.
  await typist.tabTo("End of the hand");
  await typist.press("Enter");
  await page.getByRole("heading", { name: en.sentences["end-of-hand"] }).waitFor();
  await typist.tabTo("Bo went out");
  await typist.press("Enter");
  await typist.type("12+7");
  await typist.press("Enter");
  await typist.type("4");
  await typist.press("Enter");
  await statusShows("Saved. Bo +23");

  // The next hand starts with the focus where the last one ended; arrows and space select tiles.
  await page.getByRole("button", { name: en.sentences["end-of-hand"] }).and(page.locator(":focus")).waitFor();
  await typist.press("Enter");
  await page.getByRole("heading", { name: en.sentences["end-of-hand"] }).waitFor();
  await typist.tabTo("Bo went out");
  await typist.press("Enter");
  await typist.tabTo("Tap tiles");
  await typist.press("Enter");
  await page.getByRole("group", { name: en.entry.tilesFor({ name: "Ana" }) }).waitFor();
  await typist.press("ArrowLeft");
  await typist.tabTo("Double 5");
  await typist.press("Space");
  await typist.tabTo("Next");
  await typist.press("Enter");
  // The next hand opens on the tiles, as this one did.
  await page.getByRole("group", { name: en.entry.tilesFor({ name: "Cleo" }) }).waitFor();
  await typist.tabTo("Type pips");
  await typist.press("Enter");
  await typist.type("17");
  await typist.press("Enter");
  await statusShows("Saved. Bo +27");
  await page.getByRole("heading", { name: en.table.won({ names: ["Bo"], shared: false }) }).waitFor();

  // The explanation of the total closes with Escape.
  await typist.tabTo("50: where Bo’s total comes from");
  await typist.press("Enter");
  await page.getByRole("dialog").getByText(en.sheet.total, { exact: true }).waitFor();
  await typist.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await page
    .getByRole("button", { name: en.why.howTotal({ total: "50", name: "Bo" }) })
    .and(page.locator(":focus"))
    .waitFor();
});

it("a whole game can be played by roles and names alone, and what is saved is announced", async () => {
  const page = await (await site.browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const told = (text: string | RegExp) => page.getByRole("status").filter({ hasText: text }).waitFor();
  await page.goto(`${site.server.url}/new`);
  await page.getByRole("button", { name: /^Baneberry 157/ }).click();
  for (const name of ["Ana", "Bo"]) {
    await page.getByRole("textbox", { name: newGame.addLabel }).fill(name);
    await button(en.newGame.add).click();
  }
  await page.getByRole("textbox", { name: en.sentences["option/target"] }).fill("60");
  await button(en.newGame.toSetup).click();
  await button(en.newGame.start).click();

  await page.getByRole("heading", { name: "Hand 1: first to 60" }).waitFor();
  await button(en.table.scores({ name: "Bo", points: 15 })).click();
  await told("Saved. Bo +15");
  await button(en.table.actionsOf({ name: "Ana" })).click();
  await page
    .getByRole("dialog", { name: "Ana" })
    .getByRole("button", { name: /^Did not knock/ })
    .click();
  await told(/Ana .*knock/);
  await button("Ana: Passed the turn").click();
  await told("Saved. Ana passed.");
  await button(en.sentences["end-of-hand"]).click();
  await button(en.entry.wentOut({ name: "Bo" })).click();
  await page.getByRole("textbox", { name: en.entry.handOf({ name: "Ana" }) }).fill("9+4");
  await button(en.entry.save).click();
  await told("Saved. Bo +33");
  await page.getByRole("heading", { name: "Hand 2: Bo needs 12 more" }).waitFor();
  await button(en.table.actionsOf({ name: "Bo" })).click();
  await button("An end of 7").click();
  await button("An end of 8").click();
  await told("Saved. Bo +15");
  await page.getByRole("heading", { name: en.table.won({ names: ["Bo"], shared: false }) }).waitFor();
  await button("63: where Bo’s total comes from").waitFor();
  await button("0: where Ana’s total comes from").waitFor();
});

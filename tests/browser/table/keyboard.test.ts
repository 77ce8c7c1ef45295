import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { newGame } from "../../../lib/i18n/en/new-game";
import { openSite } from "../../support/browser/site";
import { en, gameName, like, ofGame, scored } from "../../support/browser/words";

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
  const ofDoubles = page.getByRole("button", { name: like(`${gameName("doubles")}…`) });
  await ofDoubles.click({ trial: true });
  const doubles = await ofDoubles.innerText();
  await typist.tabTo(doubles.replace(/\s+/g, " ").trim());
  await typist.press("Enter");
  await typist.tabTo(newGame.addLabel);
  for (const name of ["Ana", "Bo", "Cleo"]) {
    await typist.type(name);
    await typist.press("Enter");
  }
  await typist.tabTo(en.sentences["option/target"]);
  await typist.press("Control+a");
  await typist.type("50");
  await typist.tabTo(en.newGame.toSetup);
  await typist.press("Enter");
  await page.getByRole("button", { name: en.newGame.start }).waitFor();
  await typist.tabTo(en.newGame.start);
  await typist.press("Enter");
  await page.getByRole("region", { name: en.table.standings }).waitFor();

  // Digits are typed into the hand; Enter moves to the next one and saves after the last.
  await typist.tabTo(en.sentences["end-of-hand"]);
  await typist.press("Enter");
  await page.getByRole("heading", { name: en.sentences["end-of-hand"] }).waitFor();
  await typist.tabTo(en.entry.wentOut({ name: "Bo" }));
  await typist.press("Enter");
  await typist.type("12+7");
  await typist.press("Enter");
  await typist.type("4");
  await typist.press("Enter");
  await statusShows(scored("Bo", 23));

  // The next hand starts with the focus where the last one ended; arrows and space select tiles.
  await page.getByRole("button", { name: en.sentences["end-of-hand"] }).and(page.locator(":focus")).waitFor();
  await typist.press("Enter");
  await page.getByRole("heading", { name: en.sentences["end-of-hand"] }).waitFor();
  await typist.tabTo(en.entry.wentOut({ name: "Bo" }));
  await typist.press("Enter");
  await typist.tabTo(en.entry.byTiles);
  await typist.press("Enter");
  await page.getByRole("group", { name: en.entry.tilesFor({ name: "Ana" }) }).waitFor();
  await typist.press("ArrowLeft");
  await typist.tabTo(en.entry.double({ number: 5 }));
  await typist.press("Space");
  await typist.tabTo(en.entry.next);
  await typist.press("Enter");
  // The next hand opens on the tiles, as this one did.
  await page.getByRole("group", { name: en.entry.tilesFor({ name: "Cleo" }) }).waitFor();
  await typist.tabTo(en.entry.byKeypad);
  await typist.press("Enter");
  await typist.type("17");
  await typist.press("Enter");
  await statusShows(scored("Bo", 27));
  await page.getByRole("heading", { name: en.table.won({ names: ["Bo"], shared: false }) }).waitFor();

  // The explanation of the total closes with Escape.
  await typist.tabTo(en.why.howTotal({ name: "Bo", total: "50" }));
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
  await page.getByRole("button", { name: like(`${gameName("baneberry")}…`) }).click();
  for (const name of ["Ana", "Bo"]) {
    await page.getByRole("textbox", { name: newGame.addLabel }).fill(name);
    await button(en.newGame.add).click();
  }
  await page.getByRole("textbox", { name: en.sentences["option/target"] }).fill("60");
  await button(en.newGame.toSetup).click();
  await button(en.newGame.start).click();

  await page
    .getByRole("heading", { name: en.sentences["first-to"]({ hand: 1, exact: false, target: 60 }) })
    .waitFor();
  await button(en.table.scores({ name: "Bo", points: 15 })).click();
  await told(scored("Bo", 15));
  await button(en.table.actionsOf({ name: "Ana" })).click();
  await page
    .getByRole("dialog", { name: "Ana" })
    .getByRole("button", { name: ofGame("baneberry", "missed-knock") })
    .click();
  await told(ofGame("baneberry", "described-missed-knock", { name: "Ana" }));
  await button(en.table.does({ name: "Ana", what: ofGame("baneberry", "passed") })).click();
  await told(en.table.savedToast({ what: ofGame("baneberry", "described-passed", { name: "Ana" }) }));
  await button(en.sentences["end-of-hand"]).click();
  await button(en.entry.wentOut({ name: "Bo" })).click();
  await page.getByRole("textbox", { name: en.entry.handOf({ name: "Ana" }) }).fill("9+4");
  await button(en.entry.save).click();
  await told(scored("Bo", 33));
  await page
    .getByRole("heading", {
      name: en.sentences["to-go"]({ hand: 2, bothSides: false, leaders: ["Bo"], toTarget: 12 }),
    })
    .waitFor();
  await button(en.table.actionsOf({ name: "Bo" })).click();
  await button(en.table.endPlain({ end: 7 })).click();
  await button(en.table.endPlain({ end: 8 })).click();
  await told(scored("Bo", 15));
  await page.getByRole("heading", { name: en.table.won({ names: ["Bo"], shared: false }) }).waitFor();
  await button(en.why.howTotal({ name: "Bo", total: "63" })).waitFor();
  await button(en.why.howTotal({ name: "Ana", total: "0" })).waitFor();
});

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { axeFindings, openSite } from "../../support/browser/site";
import { tapTwice } from "../../support/browser/tap-twice";
import { en, like, ofGame, roundOf } from "../../support/browser/words";

const site = openSite();

async function sitDown(): Promise<{ page: Page; keeper: Scorekeeper }> {
  const context = await site.browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  return { page, keeper: new Scorekeeper(page, site.server.url) };
}

const openPlayers = (page: Page) => page.getByRole("button", { name: en.table.people, exact: true }).click();
const saved = (page: Page, what: string | RegExp) =>
  page.getByRole("status").filter({ hasText: what }).waitFor();
/** A line of the score sheet that says this, among other things. */
const line = (said: string): RegExp => like(`…${said.replace(/\.$/, "")}…`);
const toTable = (page: Page) => page.getByRole("link", { name: en.history.toTable }).click();
const inOrder = (page: Page) =>
  page.getByRole("region", { name: en.table.standings }).getByTestId("name").allTextContents();

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /draft/.test(key)));

/** Takes a row by its seat number and drags it down by this many pixels. */
async function drag(page: Page, seat: string, by: number): Promise<void> {
  const box = await page.getByRole("img", { name: seat, exact: true }).boundingBox();
  if (!box) throw new Error(`no ${seat}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + by / 2);
  await page.mouse.move(x, y + by);
  await page.mouse.up();
}

describe("players who join and leave", () => {
  it("a player joins Mexican Train after two rounds with the average, and cannot be removed once they have played", async () => {
    const { page, keeper } = await sitDown();
    await keeper.setUp("mexican-train", ["Ana", "Bo", "Cleo"]);
    await keeper.enter({ out: "Ana", left: { Bo: 31, Cleo: 20 } });
    await keeper.enter({ out: "Bo", left: { Ana: 16, Cleo: 8 } });

    await openPlayers(page);
    const form = page.getByRole("form", { name: en.people.join });
    await form.getByLabel(en.people.joinName).fill("ana");
    await form.getByRole("button", { name: en.people.add }).click();
    await page.getByText(en.sentences["player-name-twice"]({ name: "ana" })).waitFor();
    await form.getByLabel(en.people.joinName).fill("Dev");
    await form.getByLabel(en.people.seat).selectOption({ label: en.people.after({ name: "Ana" }) });
    // 16, 31 and 28 sum to 75.
    await form.getByText(en.people.start.highest({ points: 31 })).click();
    // A half-filled form survives a killed tab.
    await page.reload();
    await expect.poll(() => form.getByLabel(en.people.joinName).inputValue()).toBe("Dev");
    await expect
      .poll(() => form.getByRole("radio", { name: en.people.start.highest({ points: 31 }) }).isChecked())
      .toBe(true);
    await form.getByText(en.people.start.average({ points: 25 })).click();
    expect(await axeFindings(page)).toEqual([]);
    await form.getByRole("button", { name: en.people.add }).click();
    await saved(
      page,
      en.table.savedToast({
        what: en.sentences.joined({ name: "Dev", behind: "Ana", begins: 25, start: "average" }),
      }),
    );
    await toTable(page);
    await expect.poll(() => inOrder(page)).toEqual(["Ana", "Dev", "Bo", "Cleo"]);
    await expect.poll(() => keeper.totals()).toEqual({ Ana: 16, Dev: 25, Bo: 31, Cleo: 28 });

    await keeper.enter({ out: "Dev", left: { Ana: 5, Bo: 7, Cleo: 9 } });
    await expect.poll(() => keeper.totals()).toEqual({ Ana: 21, Dev: 25, Bo: 38, Cleo: 37 });
    await keeper.savedOnServer();
    await page.reload();
    await expect.poll(() => keeper.totals()).toEqual({ Ana: 21, Dev: 25, Bo: 38, Cleo: 37 });

    // The joining of a player who has played a round cannot be taken back.
    await keeper.openSheet();
    await keeper.lookAt(
      line(en.sentences.joined({ name: "Dev", behind: "Ana", begins: 25, start: "average" })),
    );
    await page.getByRole("button", { name: en.history.takeBack }).click();
    // From a dialog to the entry in the way, and back to where the dialog was opened.
    await page
      .getByRole("button", { name: en.history.goToLater({ what: roundOf("mexican-train", 3) }) })
      .click();
    await page
      .getByRole("heading", { name: en.history.correctTitle({ what: roundOf("mexican-train", 3) }) })
      .waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: en.sheet.title }).waitFor();
    await page.goBack();
    await expect.poll(() => keeper.totals()).toEqual({ Ana: 21, Dev: 25, Bo: 38, Cleo: 37 });
  });

  it("a double tap adds a player once, and reports nothing", async () => {
    const { page, keeper } = await sitDown();
    await keeper.setUp("mexican-train", ["Ana", "Bo"]);
    await openPlayers(page);
    const form = page.getByRole("form", { name: en.people.join });
    await form.getByLabel(en.people.joinName).fill("Dev");
    await tapTwice(form.getByRole("button", { name: en.people.add }));
    await saved(
      page,
      line(en.sentences.joined({ name: "Dev", behind: "…", begins: undefined, start: "zero" })),
    );
    expect((await form.getByRole("alert").allTextContents()).join("")).toBe("");
    await toTable(page);
    await expect.poll(() => inOrder(page)).toEqual(["Ana", "Bo", "Dev"]);
  });

  it("a player who left returns as the same player, and leaving and returning can be corrected in a form", async () => {
    const { page, keeper } = await sitDown();
    await keeper.setUp("mexican-train", ["Ana", "Bo", "Cleo"]);
    await keeper.enter({ out: "Ana", left: { Bo: 31, Cleo: 20 } });
    await openPlayers(page);
    await page.getByRole("button", { name: en.people.leaves({ name: "Cleo" }) }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: en.people.leave({ name: "Cleo" }) })
      .click();
    await saved(page, en.sentences.left({ name: "Cleo", back: false, ranked: true }));
    await toTable(page);
    await keeper.enter({ out: "Bo", left: { Ana: 16 } });

    // The name is known at this table, so no new player is created.
    await openPlayers(page);
    await page.getByLabel(en.people.joinName).fill("cleo");
    await page
      .getByRole("form", { name: en.people.join })
      .getByRole("button", { name: en.people.comesBack({ name: "Cleo" }) })
      .click();
    const dialog = page.getByRole("dialog", { name: "Cleo" });
    await dialog.getByText(en.people.start.average({ points: 24 })).click();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: en.people.letComeBack }).click();
    await saved(
      page,
      en.table.savedToast({
        what: en.sentences["came-back"]({ name: "Cleo", begins: 24, start: "average" }),
      }),
    );
    await toTable(page);
    await keeper.enter({ out: "Cleo", left: { Ana: 5, Bo: 7 } });
    await expect.poll(() => keeper.totals()).toEqual({ Ana: 21, Bo: 38, Cleo: 24 });

    await keeper.openSheet();
    await keeper.lookAt(line(en.sentences["came-back"]({ name: "Cleo", begins: 24, start: "average" })));
    await page.getByRole("button", { name: en.history.correct, exact: true }).click();
    await page.getByText(en.people.start.own({ points: 20 })).click();
    const changes = page.getByRole("region", { name: en.history.changes });
    await changes.getByRole("row", { name: "Cleo 24 2nd 20 1st" }).waitFor();
    await changes.getByRole("row", { name: "Ana 21 1st 21 2nd" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: en.history.saveCorrection }).click();
    await saved(page, en.history.corrected({ what: undefined }));

    // If somebody else left, Cleo cannot come back, and the form names the entry in the way.
    await keeper.lookAt(line(en.sentences.left({ name: "Cleo", back: false, ranked: true })));
    await page.getByRole("button", { name: en.history.correct, exact: true }).click();
    await page.getByLabel(en.people.who, { exact: true }).selectOption({ label: "Bo" });
    await page
      .getByRole("button", { name: en.history.goToLater({ what: roundOf("mexican-train", 2) }) })
      .waitFor();
    await expect
      .poll(() => page.getByRole("button", { name: en.history.saveCorrection }).isDisabled())
      .toBe(true);
    await page
      .getByRole("button", { name: en.history.goToLater({ what: roundOf("mexican-train", 2) }) })
      .click();
    await page
      .getByRole("heading", { name: en.history.correctTitle({ what: roundOf("mexican-train", 2) }) })
      .waitFor();
    await page.goto(page.url().replace(/correct=\d+/, "board"));
    await expect.poll(() => keeper.totals()).toEqual({ Ana: 21, Bo: 38, Cleo: 20 });
  });

  it("a player leaves Domino Pool with the stake returned, and the money still sums to zero", async () => {
    const { page, keeper } = await sitDown();
    await keeper.setUp("domino-pool", ["Ana", "Bo", "Cleo", "Dev"], {
      choose: [ofGame("domino-pool", "mode-hundred-up")],
    });
    await keeper.enter({ out: "Ana", left: { Bo: 10, Cleo: 21, Dev: 5 } });
    await openPlayers(page);
    await page.getByRole("button", { name: en.people.more({ name: "Cleo" }) }).click();
    const dialog = page.getByRole("dialog", { name: "Cleo" });
    await dialog.getByText(en.people.unranked).click();
    await dialog.getByText(en.people.stakeBack).click();
    // After a killed tab the dialog reopens with what was chosen; after closing it by hand it does not.
    const isChosen = (choice: string) =>
      expect.poll(() => dialog.getByRole("radio", { name: choice }).isChecked()).toBe(true);
    await page.reload();
    await isChosen(en.people.unranked);
    await isChosen(en.people.stakeBack);
    await dialog.getByRole("button", { name: en.shell.close }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("button", { name: en.people.more({ name: "Cleo" }) }).click();
    await isChosen(en.people.stakeStays);
    await dialog.getByText(en.people.stakeBack).click();
    await dialog.getByRole("button", { name: en.people.leave({ name: "Cleo" }) }).click();
    await saved(page, en.sentences.left({ name: "Cleo", back: true, ranked: true }));
    await expect.poll(() => drafts(page)).toEqual([]);
    await page.getByRole("region", { name: en.people.gone }).getByText("Cleo", { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole("button", { name: en.people.more({ name: "Dev" }) }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: en.people.leave({ name: "Dev" }) })
      .click();
    await saved(page, en.sentences.left({ name: "Dev", back: false, ranked: true }));
    await page.getByRole("button", { name: en.people.more({ name: "Bo" }) }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: en.people.leave({ name: "Bo" }) })
      .click();
    await toTable(page);
    // Four stakes of 25 less Cleo's: the last one in takes 75, of which they paid 25.
    await page.getByRole("heading", { name: en.table.won({ names: ["Ana"], shared: false }) }).waitFor();
    const places = page.getByRole("region", { name: en.table.standings }).getByRole("listitem");
    const money = (await places.allInnerTexts()).map((row) => /^[+−]?\d+\.\d\d$/m.exec(row)?.[0]);
    expect(money.toSorted()).toEqual(["+0.50", "0.00", "−0.25", "−0.25"].toSorted());
  });

  it("a corrected name changes in earlier entries too, and new seats apply from then on", async () => {
    const { page, keeper } = await sitDown();
    await keeper.setUp("doubles", ["Ana", "Bo"]);
    await keeper.enter({ out: "Ana", left: { Bo: 9 } });
    await openPlayers(page);
    await page.getByRole("button", { name: en.people.more({ name: "Bo" }) }).click();
    const dialog = page.getByRole("dialog", { name: "Bo" });
    await dialog.getByLabel(en.people.name, { exact: true }).fill("Bob");
    await dialog.getByRole("button", { name: en.people.saveName }).click();
    await saved(page, en.sentences.renamed({ name: "Bob" }));
    // By buttons, and dragged by the seat number: down, up and down again.
    await page.getByRole("button", { name: en.newGame.moveUp({ name: "Bob" }) }).click();
    await drag(page, en.newGame.seat({ seat: 1 }), 70);
    await saved(page, en.newGame.seated({ name: "Bob", seat: 2 }));
    await drag(page, en.newGame.seat({ seat: 2 }), -500);
    await saved(page, en.newGame.seated({ name: "Bob", seat: 1 }));
    await page.getByRole("button", { name: en.people.saveSeats }).click();
    await saved(page, en.sentences.reseated({ names: ["Bob", "Ana"] }));
    await page.getByRole("button", { name: en.people.more({ name: "Ana" }) }).click();
    await page
      .getByRole("dialog")
      .getByText(en.sentences["player-count/too-few"]({ least: 2 }))
      .waitFor();
    await page.keyboard.press("Escape");
    await toTable(page);
    await expect.poll(() => inOrder(page)).toEqual(["Bob", "Ana"]);
    await expect.poll(() => keeper.totals()).toEqual({ Bob: 0, Ana: 9 });
    await keeper.openSheet();
    await keeper.lookAt(roundOf("doubles", 1).title);
    await page.getByText(/^Ana .*Bob 9/).waitFor();
    await page.goBack();

    // A name or seats entered wrongly are corrected in the same fields.
    const correct = async (line: RegExp) => {
      await keeper.lookAt(line);
      await page.getByRole("button", { name: en.history.correct, exact: true }).click();
    };
    await correct(line(en.sentences.renamed({ name: "Bob" })));
    await page.getByLabel(en.people.name, { exact: true }).fill("Ana");
    await page.getByText(en.sentences["player-name-twice"]({ name: "Ana" })).waitFor();
    await page.getByLabel(en.people.name, { exact: true }).fill("Bobby");
    await page.getByText(en.history.nameNow({ before: "Bob", name: "Bobby" })).waitFor();
    // A half-filled form survives a killed tab.
    await page.reload();
    await page.getByText(en.history.nameNow({ before: "Bob", name: "Bobby" })).waitFor();
    await expect.poll(() => page.getByLabel(en.people.name, { exact: true }).inputValue()).toBe("Bobby");
    await page.getByRole("button", { name: en.history.saveCorrection }).click();
    await correct(line(en.sentences.reseated({ names: ["…"] })));
    await page.getByRole("button", { name: en.newGame.moveDown({ name: "Bobby" }) }).click();
    await page.getByText(en.history.seatsNow({ names: ["Ana", "Bobby"] })).waitFor();
    await page.getByRole("button", { name: en.history.saveCorrection }).click();
    await page.getByText(en.sentences.reseated({ names: ["Ana", "Bobby"] })).waitFor();
    await correct(line(en.sentences.renamed({ name: "Bobby" })));
    await page.getByRole("heading", { name: en.history.correctTitle({ what: undefined }) }).waitFor();
    await expect.poll(() => page.getByLabel(en.people.name, { exact: true }).inputValue()).toBe("Bobby");
    await expect.poll(() => drafts(page)).toEqual([]);
  });
});

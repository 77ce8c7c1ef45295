import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeFindings, openHouse } from "../support/house";
import { Scorekeeper } from "../support/scorekeeper";

const house = openHouse();

async function sitDown(): Promise<{ page: Page; keeper: Scorekeeper }> {
  const context = await house.browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  return { page, keeper: new Scorekeeper(page, house.server.url) };
}

const openPlayers = (page: Page) => page.getByRole("button", { name: "Players", exact: true }).click();
const saved = (page: Page, what: string) => page.getByRole("status").filter({ hasText: what }).waitFor();
const toTable = (page: Page) => page.getByRole("link", { name: "To the table" }).click();
const inOrder = (page: Page) =>
  page.getByRole("region", { name: "Standings" }).getByTestId("name").allTextContents();

describe("people come and go", () => {
  it("a forgotten player joins Mexican Train after two rounds with the average, and is not taken back without that round", async () => {
    const { page, keeper } = await sitDown();
    await keeper.setUp("Mexican Train", ["Ana", "Bo", "Cleo"]);
    await keeper.enter("End of the round", { out: "Ana", left: { Bo: 31, Cleo: 20 } });
    await keeper.enter("End of the round", { out: "Bo", left: { Ana: 16, Cleo: 8 } });

    await openPlayers(page);
    const form = page.getByRole("form", { name: "Add a player" });
    await form.getByLabel("Name of the newcomer").fill("ana");
    await form.getByRole("button", { name: "Add to the game" }).click();
    await page.getByText("Two players are called ana").waitFor();
    await form.getByLabel("Name of the newcomer").fill("Dev");
    await form.getByLabel("Sits").selectOption({ label: "After Ana" });
    // 16, 31 and 28 come to 75.
    await form.getByText("The average: 25").click();
    expect(await axeFindings(page)).toEqual([]);
    await form.getByRole("button", { name: "Add to the game" }).click();
    await saved(page, "Dev joined, after Ana, beginning with 25 (the average).");
    await toTable(page);
    expect(await inOrder(page)).toEqual(["Ana", "Dev", "Bo", "Cleo"]);
    expect(await keeper.totals()).toEqual({ Ana: 16, Dev: 25, Bo: 31, Cleo: 28 });

    await keeper.enter("End of the round", { out: "Dev", left: { Ana: 5, Bo: 7, Cleo: 9 } });
    expect(await keeper.totals()).toEqual({ Ana: 21, Dev: 25, Bo: 38, Cleo: 37 });
    await keeper.savedOnServer();
    await page.reload();
    expect(await keeper.totals()).toEqual({ Ana: 21, Dev: 25, Bo: 38, Cleo: 37 });

    // Who played a round cannot be taken back without it.
    await page.getByRole("button", { name: "History" }).click();
    await page.getByRole("button", { name: "Take back: Entry 3" }).click();
    await page.getByRole("dialog").getByText("could not stand").waitFor();
  });

  it("one leaves Domino Pool with the stake given back, and the money still comes to nothing", async () => {
    const { page, keeper } = await sitDown();
    await keeper.setUp("Domino Pool", ["Ana", "Bo", "Cleo", "Dev"], {
      choose: ["a hundred up, last one in takes the pool"],
    });
    await keeper.enter("End of the hand", { out: "Ana", left: { Bo: 10, Cleo: 21, Dev: 5 } });
    await openPlayers(page);
    await page.getByRole("button", { name: "Change Cleo" }).click();
    const dialog = page.getByRole("dialog", { name: "Cleo" });
    await dialog.getByText("Is given back").click();
    await dialog.getByRole("button", { name: "Let this player leave" }).click();
    await saved(page, "Cleo left, with the stake given back.");
    await page
      .getByRole("region", { name: "No longer playing" })
      .getByText("Cleo", { exact: true })
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole("button", { name: "Change Dev" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Let this player leave" }).click();
    await saved(page, "Dev left.");
    await page.getByRole("button", { name: "Change Bo" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Let this player leave" }).click();
    await toTable(page);
    // Four stakes of 25 less Cleo's: the last one in takes 75, and has paid 25 of them.
    await page.getByRole("heading", { name: "Ana wins" }).waitFor();
    const money = await page
      .getByRole("region", { name: "Standings" })
      .getByRole("listitem")
      .allTextContents();
    expect(money.map((row) => /[+−-]?\d+\.\d\d/.exec(row)?.[0])).toEqual(["+0.50", "-0.25", "0.00", "-0.25"]);
  });

  it("a name is put right in what was entered before, and seats from here on", async () => {
    const { page, keeper } = await sitDown();
    await keeper.setUp("Doubles", ["Ana", "Bo"]);
    await keeper.enter("End of the hand", { out: "Ana", left: { Bo: 9 } });
    await openPlayers(page);
    await page.getByRole("button", { name: "Change Bo" }).click();
    const dialog = page.getByRole("dialog", { name: "Bo" });
    await dialog.getByLabel("What is Bo called?").fill("Bob");
    await dialog.getByRole("button", { name: "Save the name" }).click();
    await saved(page, "The name was corrected to Bob.");
    await page.getByRole("button", { name: "Move Bob up" }).click();
    await page.getByRole("button", { name: "Save these seats" }).click();
    await saved(page, "The seats are now Bob and Ana.");
    await page.getByRole("button", { name: "Change Ana" }).click();
    await page.getByRole("dialog").getByText("1 player cannot go on").waitFor();
    await page.keyboard.press("Escape");
    await toTable(page);
    expect(await inOrder(page)).toEqual(["Bob", "Ana"]);
    expect(await keeper.totals()).toEqual({ Bob: 0, Ana: 9 });
    await page.getByRole("button", { name: "History" }).click();
    await page.getByText("Ana went out: Bob 9.").waitFor();
  });
});

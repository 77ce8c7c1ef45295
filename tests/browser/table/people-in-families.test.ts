import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { openSite } from "../../support/browser/site";

const site = openSite();

async function phone(): Promise<{ page: Page; keeper: Scorekeeper }> {
  const context = await site.browser.newContext({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  return { page, keeper: new Scorekeeper(page, site.server.url) };
}

const tap = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

it("somebody joins Chickenfoot after a round and has no number before", async () => {
  const { page, keeper } = await phone();
  await keeper.setUp("Chickenfoot", ["Ana", "Bo", "Cleo"]);
  await keeper.enter("End of the round", { out: "Ana", left: { Bo: 11, Cleo: 20 } });
  await tap(page, "Players");
  const form = page.getByRole("form", { name: "Add a player" });
  await form.getByLabel("New player’s name").fill("Dev");
  await form.getByText("Zero: 0").click();
  await form.getByRole("button", { name: "Add to the game" }).click();
  await page.getByRole("status").filter({ hasText: "Dev joined" }).waitFor();
  await page.getByRole("link", { name: "To the table" }).click();
  await expect.poll(() => keeper.totals()).toEqual({ Ana: 0, Bo: 11, Cleo: 20, Dev: 0 });
  await keeper.enter("End of the round", { out: "Dev", left: { Ana: 5, Bo: 7, Cleo: 9 } });
  await expect.poll(() => keeper.totals()).toEqual({ Ana: 5, Bo: 18, Cleo: 29, Dev: 0 });
});

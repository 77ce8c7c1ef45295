import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { type ControlNames, inDominicanSpanish } from "../../support/browser/control-names";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { openSite } from "../../support/browser/site";
import { waitForWinner } from "../../support/browser/whole-game";
import { en, like, wordsIn } from "../../support/browser/words";

const site = openSite();

async function phone(locale = "en-US", names?: ControlNames): Promise<{ page: Page; keeper: Scorekeeper }> {
  const context = await site.browser.newContext({ viewport: { width: 360, height: 640 }, locale });
  const page = await context.newPage();
  return { page, keeper: new Scorekeeper(page, site.server.url, names) };
}

const es = wordsIn("es");
const tap = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

it("somebody plays on for one of a Dominican pair: the side's hands stay in the total and under its names", async () => {
  const { page, keeper } = await phone("es-DO", inDominicanSpanish);
  await keeper.setUp("count/dominican", ["Ana", "Bo", "Cleo", "Dev"]);
  await keeper.enter({ out: "Ana", left: { [es.entry.allTogether]: 54 } });
  await keeper.enter({ out: "Bo", left: { [es.entry.allTogether]: 18 } });
  await tap(page, es.table.people);
  await tap(page, es.people.isReplaced({ name: "Ana" }));
  const form = page.getByRole("form", { name: es.people.isReplaced({ name: "Ana" }) });
  await form.getByRole("textbox").fill("Eli");
  await form.getByRole("button", { name: es.people.playsFor({ name: "Eli", out: "Ana" }) }).click();
  await page.getByRole("status").filter({ hasText: "Eli" }).waitFor();
  // Partners sit across from each other: who was replaced has no chair between them.
  const chairs = page.getByRole("list", { name: es.seats.title, exact: true });
  await expect.poll(() => chairs.getByRole("listitem").count()).toBe(4);
  await page.getByRole("link", { name: es.history.toTable }).click();
  await expect.poll(() => keeper.totals()).toEqual({ Eli: 54, Bo: 18, Cleo: 54, Dev: 18 });
  for (const left of [58, 60, 55]) await keeper.enter({ out: "Eli", left: { [es.entry.allTogether]: left } });
  await waitForWinner(page, ["Eli", "Cleo"], es);
  await page.goto(page.url().replace("/play?game=", "/sheet?game="));
  const hands = page.locator("tbody tr").filter({ hasNot: page.locator("td[colspan]") });
  await expect
    .poll(async () => (await hands.locator("td:nth-child(2) .running").allTextContents()).join())
    .toBe("54,54,112,172,227");
});

it("somebody joins Chickenfoot after a round and has no number before", async () => {
  const { page, keeper } = await phone();
  await keeper.setUp("chickenfoot", ["Ana", "Bo", "Cleo"]);
  await keeper.enter({ out: "Ana", left: { Bo: 11, Cleo: 20 } });
  await tap(page, en.table.people);
  const form = page.getByRole("form", { name: en.people.join });
  await form.getByLabel(en.people.joinName).fill("Dev");
  await form.getByText(en.people.start.zero({ points: 0 })).click();
  await form.getByRole("button", { name: en.people.add }).click();
  await page
    .getByRole("status")
    .filter({
      hasText: like(
        `…${en.sentences.joined({ name: "Dev", behind: "Cleo", begins: undefined, start: "zero" }).replace(".", "…")}`,
      ),
    })
    .waitFor();
  await page.getByRole("link", { name: en.history.toTable }).click();
  await expect.poll(() => keeper.totals()).toEqual({ Ana: 0, Bo: 11, Cleo: 20, Dev: 0 });
  await keeper.enter({ out: "Dev", left: { Ana: 5, Bo: 7, Cleo: 9 } });
  await expect.poll(() => keeper.totals()).toEqual({ Ana: 5, Bo: 18, Cleo: 29, Dev: 0 });
});

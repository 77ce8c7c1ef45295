import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { axeFindings, openSite } from "../../support/browser/site";
import { en, like, ofGame, scored } from "../../support/browser/words";

const site = openSite();

async function sitDown(width: number, height: number): Promise<{ page: Page; keeper: Scorekeeper }> {
  const context = await site.browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  return { page, keeper: new Scorekeeper(page, site.server.url) };
}

const waitForStatus = (page: Page, what: string) =>
  page.getByRole("status").filter({ hasText: what }).waitFor();

/** The score keys that a finger can reach, by name, each with its position. */
const inReach = (page: Page) =>
  page
    .getByRole("button", { name: like(en.table.scores({ name: "…", points: 0 }).replace("0", "…")) })
    .evaluateAll((keys) =>
      keys.flatMap((key) => {
        const { x, y, width, height } = key.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return hit && key.contains(hit) ? [`${key.getAttribute("aria-label")} at ${x}, ${y}`] : [];
      }),
    );

const widthsOf = (page: Page) =>
  page
    .getByTestId("total")
    .evaluateAll((plates) => [
      ...new Set(plates.map((plate) => Math.round(plate.getBoundingClientRect().width))),
    ]);

describe("the last entry on the board", () => {
  it.each([
    [360, 640],
    [390, 844],
  ])("at %i × %i, covers and moves no score key, and is undone with one tap", async (width, height) => {
    const { page } = await sitDown(width, height);
    const keeper = new Scorekeeper(page, site.server.url);
    await keeper.setUp("baneberry", ["Ana", "Bo", "Cleo", "Dev"]);
    const before = await inReach(page);
    expect(before.length).toBeGreaterThanOrEqual(14);
    await page.getByRole("button", { name: en.table.scores({ name: "Bo", points: 15 }) }).click();
    await waitForStatus(page, scored("Bo", 15));
    await expect.poll(() => inReach(page)).toEqual(before);
    await page.getByRole("button", { name: en.table.scores({ name: "Ana", points: 30 }) }).click();
    await waitForStatus(page, scored("Ana", 30));
    await expect.poll(() => inReach(page)).toEqual(before);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: en.table.undo }).click();
    await expect.poll(() => keeper.totals()).toEqual({ Ana: 0, Bo: 15, Cleo: 0, Dev: 0 });
    await page.context().close();
  });

  it("is announced with its points and shown on the score plates, which all have the same width", async () => {
    const { page, keeper } = await sitDown(360, 640);
    await keeper.setUp("mexican-train", ["Ana", "Bo", "Cleo"]);
    const left = { Bo: 104, Cleo: 5 };
    await keeper.enter({ out: "Ana", left });
    await waitForStatus(page, "Ana 0, Bo +104, Cleo +5");
    await expect
      .poll(() => page.getByTestId("added").allTextContents())
      .toEqual(["last 0", "last +104", "last +5"]);
    await expect.poll(async () => (await widthsOf(page)).length).toBe(1);
    await page.context().close();
  });

  it.each([
    { reducedMotion: "no-preference", milliseconds: 150 },
    { reducedMotion: "reduce", milliseconds: 0 },
  ] as const)(
    "animates the plates that changed, unless the person prefers less motion ($reducedMotion)",
    async ({ reducedMotion, milliseconds }) => {
      const { page, keeper } = await sitDown(360, 640);
      await page.emulateMedia({ reducedMotion });
      await keeper.setUp("baneberry", ["Ana", "Bo"]);
      await page.evaluate(() => {
        Reflect.set(window, "turned", []);
        document.addEventListener("animationstart", ({ target }) => {
          const plate = (target as Element).closest('[data-testid="total"]');
          const [turning] = (target as Element).getAnimations();
          const duration = Math.floor(Number(turning?.effect?.getTiming().duration ?? 0));
          if (plate) Reflect.get(window, "turned").push([plate.textContent, duration]);
        });
      });
      await page.getByRole("button", { name: en.table.scores({ name: "Bo", points: 15 }) }).click();
      await waitForStatus(page, scored("Bo", 15));
      await page.getByRole("button", { name: en.table.scores({ name: "Bo", points: 30 }) }).click();
      await waitForStatus(page, scored("Bo", 30));
      const turned = () => page.evaluate(() => Reflect.get(window, "turned"));
      await expect.poll(turned).toEqual([
        ["15", milliseconds],
        ["45", milliseconds],
      ]);
      await page.context().close();
    },
  );

  it("shows who divides the pool, and what the next hand is played for", async () => {
    const { page, keeper } = await sitDown(360, 640);
    await keeper.setUp("domino-pool", ["Ana", "Bo", "Cleo", "Dev"]);
    const board = page.getByRole("region", { name: en.table.standings });
    await board.getByText(en.table.pot).waitFor();
    await board.getByText("1.00", { exact: true }).waitFor();
    await keeper.enter({ out: null, left: { Ana: 10, Bo: 4, Cleo: 4, Dev: 9 } });
    await waitForStatus(
      page,
      en.table.savedToast({ what: en.table.wonMoney({ names: ["Bo", "Cleo"], money: "1.00" }) }),
    );
    await expect
      .poll(() => page.getByTestId("total").allTextContents())
      .toEqual(["−0.25", "+0.25", "+0.25", "−0.25"]);
    await expect.poll(async () => (await widthsOf(page)).length).toBe(1);
    await page.context().close();
  });

  it("says in a hundred-up game, before the first hand, that everybody pays", async () => {
    const { page, keeper } = await sitDown(360, 640);
    await keeper.setUp("domino-pool", ["Ana", "Bo", "Cleo"], {
      choose: [ofGame("domino-pool", "mode-hundred-up")],
    });
    await page.getByText(en.table.payNow({ stake: "0.25" })).waitFor();
    await keeper.enter({ out: "Ana", left: { Bo: 10, Cleo: 21 } });
    await page.getByText(en.table.payNow({ stake: "0.25" })).waitFor({ state: "detached" });
    await page.context().close();
  });
});

describe("the More menu", () => {
  it("ends the game after asking, and the back button closes only the menu", async () => {
    const { page, keeper } = await sitDown(390, 844);
    await keeper.setUp("baneberry", ["Ana", "Bo"]);
    await page.getByRole("button", { name: en.table.scores({ name: "Bo", points: 15 }) }).click();
    const sheet = page.getByRole("dialog", { name: en.table.more });
    const open = () => page.getByRole("button", { name: en.table.more, exact: true }).click();
    await open();
    await sheet.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.goBack();
    await sheet.waitFor({ state: "detached" });
    await open();
    await sheet.getByRole("button", { name: en.table.endEarly }).click();
    await sheet.getByRole("button", { name: en.table.endEarlyYes, exact: true }).click();
    // The winner is in view and has the focus, wherever the page was scrolled.
    const winner = page.getByRole("heading", { name: en.table.won({ names: ["Bo"], shared: false }) });
    await expect.poll(() => winner.evaluate((heading) => heading === document.activeElement)).toBe(true);
    expect((await winner.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await open();
    await sheet.getByRole("link", { name: like(en.table.rulesOf({ game: "…" })) }).waitFor();
    expect(await sheet.getByRole("button", { name: en.table.endEarly }).count()).toBe(0);
    await page.context().close();
  });
});

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { table } from "../../../lib/i18n/en/table/table";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { openSite } from "../../support/browser/site";
import { playOffline, waitForWinner } from "../../support/browser/whole-game";
import { en } from "../../support/browser/words";

const site = openSite();

async function sitDown(): Promise<{ page: Page; keeper: Scorekeeper }> {
  const context = await site.browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  return { page, keeper: new Scorekeeper(page, site.server.url) };
}

describe("a whole game on the page", () => {
  it("Baneberry 157 ends in the middle of a hand with a run, offline", () =>
    playOffline(
      site,
      async ({ page, keeper }) => {
        await keeper.setUp("Baneberry 157", ["Ana", "Bo", "Cleo"]);
        const tap = async (name: string, status: string) => {
          await page.getByRole("button", { name, exact: true }).click();
          await page.getByRole("status").filter({ hasText: status }).waitFor();
        };
        await tap("Ana scores 15", "Saved. Ana +15");
        await tap("Bo scores 30", "Saved. Bo +30");
        await keeper.enter("End of the hand", { out: "Ana", left: { Bo: ["0-0", "3-1"], Cleo: 21 } });
        await expect.poll(() => keeper.totals()).toEqual({ Ana: 96, Bo: 30, Cleo: 0 });

        await tap("Ana scores 20", "Saved. Ana +20");
        await page.getByText(table.waiting({ waiting: 4 })).waitFor();
        await page.reload();
        await expect.poll(() => keeper.totals()).toEqual({ Ana: 116, Bo: 30, Cleo: 0 });

        await page.getByRole("button", { name: en.table.actionsOf({ name: "Bo" }) }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Did not knock" }).click();
        await page.getByText("must pass").waitFor();
        await tap("Bo: Passed the turn", "Saved. Bo passed.");
        await keeper.enter("End of the hand", { out: null, left: { Ana: 9, Bo: 14, Cleo: 31 } });
        await expect.poll(() => keeper.totals()).toEqual({ Ana: 152, Bo: 30, Cleo: 0 });
        await page.getByRole("button", { name: en.table.actionsOf({ name: "Ana" }) }).click();
        const dialog = page.getByRole("dialog");
        await dialog.getByRole("button", { name: en.table.endPlain({ end: 4 }) }).click();
        await dialog.getByRole("button", { name: en.table.endPlain({ end: 6 }) }).click();
        await waitForWinner(page, "Ana wins");
        await expect.poll(() => keeper.totals()).toEqual({ Ana: 162, Bo: 30, Cleo: 0 });
        await expect
          .poll(() =>
            page.getByRole("button", { name: en.table.scores({ name: "Ana", points: 15 }) }).count(),
          )
          .toBe(0);
      },
      [162, 30, 0],
    ));

  it("Mexican Train runs thirteen rounds with skipped and drawn engines and one correction, offline", () =>
    playOffline(
      site,
      async ({ page, keeper }) => {
        await keeper.setUp("Mexican Train", ["Ana", "Bo", "Cleo"]);
        await expect
          .poll(() => keeper.headline())
          .toBe("Round 1 of 13: ask for the double 12, then 11, then 10");
        const round = (out: string, left: Record<string, number>, first: string[] = []) =>
          keeper.enter("End of the round", { out, left, first });
        await round("Bo", { Ana: 34, Cleo: 5 }, ["Nobody has it: double 12", "Nobody has it: double 11"]);
        await expect
          .poll(() => keeper.headline())
          .toBe("Round 2 of 13: ask for the double 12, then 11, then 9");
        await round("Ana", { Bo: 12, Cleo: 9 });
        await round("Cleo", { Ana: 61, Bo: 31 }, ["Change", "the boneyard"]);
        for (let engine = 9; engine >= 0; engine--)
          await round("Bo", { Ana: engine % 2 ? 9 : 11, Cleo: engine % 2 ? 21 : 19 });
        // The last engine: ten rounds averaging 10 and 20, on top of 95, 43 and 14.
        await waitForWinner(page, "Bo wins");
        await expect.poll(() => keeper.totals()).toEqual({ Ana: 195, Bo: 43, Cleo: 214 });

        await page.getByRole("button", { name: en.table.correct }).click();
        await page.getByRole("button", { name: /^Correct Bo, round 3/ }).click();
        for (const digit of "231") await page.getByRole("button", { name: digit, exact: true }).click();
        await page
          .getByText(en.history.winnerNow({ names: ["Ana"], shared: false }), { exact: true })
          .waitFor();
        await page.getByRole("button", { name: en.history.saveCorrection }).click();
        // Saved, and back on the score sheet.
        await page.getByRole("button", { name: /^Round 3 · .*, corrected$/ }).waitFor();
        await page.getByRole("link", { name: en.history.toTable }).click();
        await waitForWinner(page, "Ana wins");
        await expect.poll(() => keeper.totals()).toEqual({ Ana: 195, Bo: 243, Cleo: 214 });
      },
      [195, 243, 214],
    ));

  it("Domino Pool runs a hundred up, with one star taken and one declined, offline", () =>
    playOffline(
      site,
      async ({ page, keeper }) => {
        await keeper.setUp("Domino Pool", ["Ana", "Bo", "Cleo", "Dev"], {
          choose: ["a hundred up, last one in takes the pool"],
          fill: { "A player is out at": "50", Stake: "1.00", "A star costs": "0.50" },
        });
        const hand = (out: string, left: Record<string, number>) =>
          keeper.enter("End of the hand", { out, left });
        await hand("Dev", { Ana: 31, Bo: 20, Cleo: 9 });
        await hand("Dev", { Ana: 22, Bo: 12, Cleo: 17 });
        await page.getByText(en.table.offer({ name: "Ana", price: "0.50", total: 32 })).waitFor();
        await page.getByRole("button", { name: en.table.take({ price: "0.50" }) }).click();
        await page.getByText("4 players still in").waitFor();
        await hand("Cleo", { Ana: 10, Bo: 24, Dev: 26 });
        await page.getByRole("button", { name: en.table.decline }).click();
        await page.getByText("3 players still in").waitFor();
        await hand("Dev", { Ana: 12, Cleo: 30 });
        await waitForWinner(page, "Dev wins");
        await expect.poll(() => keeper.totals()).toEqual({ Ana: 54, Bo: 56, Cleo: 56, Dev: 26 });
        const board = page.getByRole("region", { name: en.table.standings });
        await board.getByText("+3.50").waitFor();
        await expect.poll(() => board.getByText("−1.50").count()).toBe(1);
      },
      [54, 56, 56, 26],
    ));

  it("Pip runs nine rounds with wild tiles from the tile picker, offline", () =>
    playOffline(
      site,
      async ({ page, keeper }) => {
        await keeper.setUp("Pip", ["Ana", "Bo", "Cleo"]);
        const round = (out: string | null, left: Record<string, number | string[]>, first: string[] = []) =>
          keeper.enter("End of the round", { out, left, first });
        await round("Ana", { Bo: ["w-w", "S"], Cleo: ["w-3", "9-9"] });
        await round("Bo", { Ana: 12, Cleo: 7 }, ["Change", "the double wild"]);
        await round(null, { Ana: 4, Bo: 45, Cleo: 23 });
        await expect.poll(() => keeper.totals()).toEqual({ Ana: 16, Bo: 130, Cleo: 71 });
        await expect
          .poll(() => keeper.headline())
          .toBe("Round 4 of 9: opens with the 4-4 or the double wild");
        for (let left = 4; left <= 9; left++) await round("Cleo", { Ana: 20, Bo: left % 2 ? 2 : 4 });
        // Ana 16 + 120, Bo 130 + 18, Cleo 71 less six times 10.
        await waitForWinner(page, "Cleo wins");
        await expect.poll(() => keeper.totals()).toEqual({ Ana: 136, Bo: 148, Cleo: 11 });
      },
      [136, 148, 11],
    ));

  it("Doubles ends with a divided block and a hand that reaches the target", async () => {
    const { page, keeper } = await sitDown();
    await keeper.setUp("Doubles", ["Ana", "Bo", "Cleo"]);
    const hand = (out: string | null, left: Record<string, number>) =>
      keeper.enter("End of the hand", { out, left });
    await hand(null, { Ana: 11, Bo: 24, Cleo: 15 });
    await hand(null, { Ana: 7, Bo: 7, Cleo: 12 });
    await expect.poll(() => keeper.totals()).toEqual({ Ana: 48, Bo: 9, Cleo: 0 });
    await hand("Ana", { Bo: 40, Cleo: 27 });
    await waitForWinner(page, "Ana wins");
    await expect.poll(() => keeper.totals()).toEqual({ Ana: 115, Bo: 9, Cleo: 0 });
  });
});

describe("an entry", () => {
  it("that is impossible is reported beside the hands as they are typed and is not saved; the draft survives a reload", async () => {
    const { page, keeper } = await sitDown();
    await keeper.setUp("Mexican Train", ["Ana", "Bo", "Cleo"]);
    await page.getByRole("button", { name: en.sentences["end-of-round"] }).click();
    await keeper.answer({ out: "Ana", left: { Bo: 1, Cleo: 1 } });
    await page.getByRole("status").filter({ hasText: "Bo and Cleo cannot both hold 1" }).waitFor();
    await page.reload();
    await page.getByRole("status").filter({ hasText: "Bo and Cleo cannot both hold 1" }).waitFor();
    await page.getByRole("button", { name: en.entry.save, exact: true }).click();
    await expect
      .poll(() => page.getByRole("textbox", { name: en.entry.handOf({ name: "Cleo" }) }).inputValue())
      .toBe("1");
  });

  it("that is undone no longer counts, and counts once when it is put back", async () => {
    const { page, keeper } = await sitDown();
    await keeper.setUp("Doubles", ["Ana", "Bo"]);
    await keeper.enter("End of the hand", { out: "Ana", left: { Bo: 12 } });
    await expect.poll(() => keeper.totals()).toEqual({ Ana: 12, Bo: 0 });
    await page.getByRole("button", { name: en.table.undo }).click();
    await page.getByText(en.table.undone).waitFor();
    await expect
      .poll(() => page.getByRole("textbox", { name: en.entry.handOf({ name: "Bo" }) }).inputValue())
      .toBe("12");
    await page.goBack();
    await expect.poll(() => keeper.totals()).toEqual({ Ana: 0, Bo: 0 });
    await keeper.openSheet();
    await keeper.lookAt(/^Taken back: Ana went out/);
    await page.getByRole("button", { name: en.history.putBack }).click();
    await page.getByRole("button", { name: /^Hand 1 · / }).waitFor();
    await page.goBack();
    await page.getByText("Ana needs 88 more").waitFor();
  });
});

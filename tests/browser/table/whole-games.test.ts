import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { table } from "../../../lib/i18n/en/table/table";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { openSite } from "../../support/browser/site";
import { playOffline, waitForWinner } from "../../support/browser/whole-game";
import { correctionOf, en, like, ofGame, roundOf, scored } from "../../support/browser/words";

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
        await keeper.setUp("baneberry", ["Ana", "Bo", "Cleo"]);
        const tap = async (name: string, status: string) => {
          await page.getByRole("button", { name, exact: true }).click();
          await page.getByRole("status").filter({ hasText: status }).waitFor();
        };
        await tap(en.table.scores({ name: "Ana", points: 15 }), scored("Ana", 15));
        await tap(en.table.scores({ name: "Bo", points: 30 }), scored("Bo", 30));
        await keeper.enter({ out: "Ana", left: { Bo: ["0-0", "3-1"], Cleo: 21 } });
        await expect.poll(() => keeper.totals()).toEqual({ Ana: 96, Bo: 30, Cleo: 0 });

        await tap(en.table.scores({ name: "Ana", points: 20 }), scored("Ana", 20));
        await page.getByText(table.waiting({ waiting: 4 })).waitFor();
        await page.reload();
        await expect.poll(() => keeper.totals()).toEqual({ Ana: 116, Bo: 30, Cleo: 0 });

        await page.getByRole("button", { name: en.table.actionsOf({ name: "Bo" }) }).click();
        await page
          .getByRole("dialog")
          .getByRole("button", { name: ofGame("baneberry", "missed-knock") })
          .click();
        await page.getByText(ofGame("baneberry", "must-pass")).waitFor();
        await tap(
          en.table.does({ name: "Bo", what: ofGame("baneberry", "passed") }),
          en.table.savedToast({ what: ofGame("baneberry", "described-passed", { name: "Bo" }) }),
        );
        await keeper.enter({ out: null, left: { Ana: 9, Bo: 14, Cleo: 31 } });
        await expect.poll(() => keeper.totals()).toEqual({ Ana: 152, Bo: 30, Cleo: 0 });
        await page.getByRole("button", { name: en.table.actionsOf({ name: "Ana" }) }).click();
        const dialog = page.getByRole("dialog");
        await dialog.getByRole("button", { name: en.table.endPlain({ end: 4 }) }).click();
        await dialog.getByRole("button", { name: en.table.endPlain({ end: 6 }) }).click();
        await waitForWinner(page, ["Ana"]);
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
        await keeper.setUp("mexican-train", ["Ana", "Bo", "Cleo"]);
        await expect
          .poll(() => keeper.headline())
          .toBe(ofGame("mexican-train", "headline", { round: 1, rounds: 13, engines: [12, 11, 10, 9] }));
        const round = (out: string, left: Record<string, number>, first: string[] = []) =>
          keeper.enter({ out, left, first });
        await round("Bo", { Ana: 34, Cleo: 5 }, [
          en.entry.nobodyHasDouble({ number: 12 }),
          en.entry.nobodyHasDouble({ number: 11 }),
        ]);
        await expect
          .poll(() => keeper.headline())
          .toBe(ofGame("mexican-train", "headline", { round: 2, rounds: 13, engines: [12, 11, 9, 8] }));
        await round("Ana", { Bo: 12, Cleo: 9 });
        await round("Cleo", { Ana: 61, Bo: 31 }, [en.entry.change, ofGame("mexican-train", "found-by-draw")]);
        for (let engine = 9; engine >= 0; engine--)
          await round("Bo", { Ana: engine % 2 ? 9 : 11, Cleo: engine % 2 ? 21 : 19 });
        // The last engine: ten rounds averaging 10 and 20, on top of 95, 43 and 14.
        await waitForWinner(page, ["Bo"]);
        await expect.poll(() => keeper.totals()).toEqual({ Ana: 195, Bo: 43, Cleo: 214 });

        await page.getByRole("button", { name: en.table.correct }).click();
        await page.getByRole("button", { name: correctionOf("Bo", roundOf("mexican-train", 3)) }).click();
        for (const digit of "231") await page.getByRole("button", { name: digit, exact: true }).click();
        await page
          .getByText(en.history.winnerNow({ names: ["Ana"], shared: false }), { exact: true })
          .waitFor();
        await page.getByRole("button", { name: en.history.saveCorrection }).click();
        // Saved, and back on the score sheet.
        await page
          .getByRole("button", {
            name: like(
              en.history.roundAt({ title: roundOf("mexican-train", 3).title, when: "…", corrected: true }),
            ),
          })
          .waitFor();
        await page.getByRole("link", { name: en.history.toTable }).click();
        await waitForWinner(page, ["Ana"]);
        await expect.poll(() => keeper.totals()).toEqual({ Ana: 195, Bo: 243, Cleo: 214 });
      },
      [195, 243, 214],
    ));

  it("Domino Pool runs a hundred up, with one star taken and one declined, offline", () =>
    playOffline(
      site,
      async ({ page, keeper }) => {
        await keeper.setUp("domino-pool", ["Ana", "Bo", "Cleo", "Dev"], {
          choose: [ofGame("domino-pool", "mode-hundred-up")],
          fill: {
            [ofGame("domino-pool", "target")]: "50",
            [ofGame("domino-pool", "stake")]: "1.00",
            [ofGame("domino-pool", "starCost")]: "0.50",
          },
        });
        const hand = (out: string, left: Record<string, number>) => keeper.enter({ out, left });
        await hand("Dev", { Ana: 31, Bo: 20, Cleo: 9 });
        await hand("Dev", { Ana: 22, Bo: 12, Cleo: 17 });
        await page.getByText(en.table.offer({ name: "Ana", price: "0.50", total: 32 })).waitFor();
        await page.getByRole("button", { name: en.table.take({ price: "0.50" }) }).click();
        await page.getByText(ofGame("domino-pool", "hundred-up-hand", { hand: 3, in: 4 })).waitFor();
        await hand("Cleo", { Ana: 10, Bo: 24, Dev: 26 });
        await page.getByRole("button", { name: en.table.decline }).click();
        await page.getByText(ofGame("domino-pool", "hundred-up-hand", { hand: 4, in: 3 })).waitFor();
        await hand("Dev", { Ana: 12, Cleo: 30 });
        await waitForWinner(page, ["Dev"]);
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
        await keeper.setUp("pip", ["Ana", "Bo", "Cleo"]);
        const round = (out: string | null, left: Record<string, number | string[]>, first: string[] = []) =>
          keeper.enter({ out, left, first });
        await round("Ana", { Bo: ["w-w", "S"], Cleo: ["w-3", "9-9"] });
        await round("Bo", { Ana: 12, Cleo: 7 }, [en.entry.change, ofGame("pip", "opened-wild")]);
        await round(null, { Ana: 4, Bo: 45, Cleo: 23 });
        await expect.poll(() => keeper.totals()).toEqual({ Ana: 16, Bo: 130, Cleo: 71 });
        await expect.poll(() => keeper.headline()).toBe(ofGame("pip", "headline", { round: 4, tile: "4-4" }));
        for (let left = 4; left <= 9; left++) await round("Cleo", { Ana: 20, Bo: left % 2 ? 2 : 4 });
        // Ana 16 + 120, Bo 130 + 18, Cleo 71 less six times 10.
        await waitForWinner(page, ["Cleo"]);
        await expect.poll(() => keeper.totals()).toEqual({ Ana: 136, Bo: 148, Cleo: 11 });
      },
      [136, 148, 11],
    ));

  it("Doubles ends with a divided block and a hand that reaches the target", async () => {
    const { page, keeper } = await sitDown();
    await keeper.setUp("doubles", ["Ana", "Bo", "Cleo"]);
    const hand = (out: string | null, left: Record<string, number>) => keeper.enter({ out, left });
    await hand(null, { Ana: 11, Bo: 24, Cleo: 15 });
    await hand(null, { Ana: 7, Bo: 7, Cleo: 12 });
    await expect.poll(() => keeper.totals()).toEqual({ Ana: 48, Bo: 9, Cleo: 0 });
    await hand("Ana", { Bo: 40, Cleo: 27 });
    await waitForWinner(page, ["Ana"]);
    await expect.poll(() => keeper.totals()).toEqual({ Ana: 115, Bo: 9, Cleo: 0 });
  });
});

describe("an entry", () => {
  it("that is impossible is reported beside the hands as they are typed and is not saved; the draft survives a reload", async () => {
    const { page, keeper } = await sitDown();
    await keeper.setUp("mexican-train", ["Ana", "Bo", "Cleo"]);
    await page.getByRole("button", { name: en.sentences["end-of-round"] }).click();
    await keeper.answer({ out: "Ana", left: { Bo: 1, Cleo: 1 } });
    await page
      .getByRole("status")
      .filter({ hasText: /Bo.*Cleo.*\b1\b/ })
      .waitFor();
    await page.reload();
    await page
      .getByRole("status")
      .filter({ hasText: /Bo.*Cleo.*\b1\b/ })
      .waitFor();
    await page.getByRole("button", { name: en.entry.save, exact: true }).click();
    await expect
      .poll(() => page.getByRole("textbox", { name: en.entry.handOf({ name: "Cleo" }) }).inputValue())
      .toBe("1");
  });

  it("that is undone no longer counts, and counts once when it is put back", async () => {
    const { page, keeper } = await sitDown();
    await keeper.setUp("doubles", ["Ana", "Bo"]);
    await keeper.enter({ out: "Ana", left: { Bo: 12 } });
    await expect.poll(() => keeper.totals()).toEqual({ Ana: 12, Bo: 0 });
    await page.getByRole("button", { name: en.table.undo }).click();
    await page.getByText(en.table.undone).waitFor();
    await expect
      .poll(() => page.getByRole("textbox", { name: en.entry.handOf({ name: "Bo" }) }).inputValue())
      .toBe("12");
    await page.goBack();
    await expect.poll(() => keeper.totals()).toEqual({ Ana: 0, Bo: 0 });
    await keeper.openSheet();
    await keeper.lookAt(like(`${en.history.takenBack}: ${en.entry.wentOut({ name: "Ana" })}…`));
    await page.getByRole("button", { name: en.history.putBack }).click();
    await page
      .getByRole("button", {
        name: like(en.history.roundAt({ title: roundOf("doubles", 1).title, when: "…", corrected: false })),
      })
      .waitFor();
    await page.goBack();
    await page
      .getByText(en.sentences["to-go"]({ hand: 2, bothSides: false, leaders: ["Ana"], toTarget: 88 }))
      .waitFor();
  });
});

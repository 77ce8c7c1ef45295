import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { whilePlaying } from "../../../lib/i18n/language";
import { inviteLink } from "../../support/browser/invite-link";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { openSite } from "../../support/browser/site";
import { shows } from "../../support/browser/standings";
import { playOffline, waitForWinner } from "../../support/browser/whole-game";
import { en, ofGame, wordsIn } from "../../support/browser/words";

const site = openSite();
const [sixLove, inThePub] = [whilePlaying("en", "six-love"), whilePlaying("en", "fives-and-threes")];
const four = ["Ana", "Bo", "Cleo", "Dev"];
const totals = (us: number, them: number) => ({ Ana: us, Bo: them, Cleo: us, Dev: them });

async function phone(): Promise<{ page: Page; keeper: Scorekeeper }> {
  const page = await (await site.browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  return { page, keeper: new Scorekeeper(page, site.server.url) };
}

const tap = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const saved = (page: Page, told: string) =>
  page
    .getByRole("status")
    .filter({ hasText: en.table.savedToast({ what: told }) })
    .waitFor();

describe("a whole game of a family on the page", () => {
  it("Dominican is won offline with a capicúa, a bonus, a block, a tied block and a ruling", () =>
    playOffline(
      site,
      async ({ page, keeper }) => {
        await keeper.setUp("count/dominican", four);
        await keeper.enter({ out: "Ana", left: { [en.entry.allTogether]: 43 } });
        await tap(page, en.table.actionsOf({ name: "Bo" }));
        await tap(page, ofGame("count", "bonus-worth", { what: "all-passed", points: 25 }));
        await saved(page, "Bo");
        await expect.poll(() => keeper.totals()).toEqual(totals(43, 25));
        await keeper.enter({
          first: [en.entry.change, ofGame("count", "capicua")],
          out: "Dev",
          left: { [en.entry.allTogether]: 49 },
        });
        await expect.poll(() => keeper.totals()).toEqual(totals(43, 99));
        await keeper.enter({ out: null, left: { Ana: 20, Cleo: 5, Bo: 15, Dev: 14 } });
        await expect.poll(() => keeper.totals()).toEqual(totals(97, 99));
        // Tied between the two sides: the side that led wins.
        await tap(page, en.sentences["end-of-hand"]);
        await keeper.answer({ out: null, left: { Ana: 9, Cleo: 15, Bo: 9, Dev: 20 } });
        await page
          .getByRole("group", { name: ofGame("count", "leader") })
          .getByText("Dev", { exact: true })
          .click();
        await tap(page, en.entry.save);
        await saved(page, en.table.earned({ scores: [{ name: "Bo and Dev", value: 53 }] }));
        await tap(page, en.table.more);
        await tap(page, en.sentences.adjust);
        await page
          .getByRole("group", { name: en.sentences["adjust-whose"] })
          .getByText("Ana", { exact: true })
          .click();
        await page.getByLabel(en.sentences["adjust-by"]).fill("-7");
        await page.getByLabel(en.sentences["adjust-why"], { exact: true }).fill("played out of turn");
        await tap(page, en.entry.save);
        await expect.poll(() => keeper.totals()).toEqual(totals(90, 152));
        await keeper.enter({ out: "Bo", left: { [en.entry.allTogether]: 48 } });
        await waitForWinner(page, ["Bo", "Dev"]);
      },
      [90, 200, 90, 200],
    ));

  it("six love is kept on two phones: one run is broken, and six hands in a row win to love", async () => {
    const [one, two] = [await phone(), await phone()];
    await one.keeper.setUp("hands/six-love", four);
    await one.keeper.savedOnServer();
    await two.page.goto(await inviteLink(one.page));
    await tap(two.page, en.sentences["end-of-hand"]);
    await two.page.goBack();
    const out = async (keeping: typeof one, watching: typeof one, name: string, us: number, them: number) => {
      await keeping.keeper.enterOut(name);
      await shows(watching.page, "Ana", us);
      await shows(watching.page, "Bo", them);
    };
    await out(one, two, "Ana", 1, 0);
    await out(two, one, "Cleo", 2, 0);
    await out(one, two, "Dev", 0, 0);
    const hands = (page: Page) => page.getByRole("region", { name: en.table.lastHands });
    for (const { page } of [one, two])
      await expect
        .poll(() => hands(page).getByRole("listitem").last().textContent())
        .toMatch(/Bo.*Dev.*Ana.*Cleo.*2/);
    // A block whose winner the players decided counts as a win too.
    await tap(two.page, en.sentences["end-of-hand"]);
    await tap(two.page, en.entry.blocked);
    await two.page
      .getByRole("group", { name: ofGame("hands", "who-won") })
      .getByText("Bo", { exact: true })
      .click();
    await tap(two.page, en.entry.save);
    await shows(one.page, "Bo", 1);
    await out(one, two, "Dev", 0, 2);
    await out(two, one, "Bo", 0, 3);
    await out(one, two, "Bo", 0, 4);
    await out(two, one, "Dev", 0, 5);
    await one.keeper.enterOut("Bo");
    for (const { page } of [one, two]) {
      await waitForWinner(page, ["Bo", "Dev"]);
      await expect.poll(() => hands(page).getByRole("listitem").count()).toBe(6);
      await expect.poll(() => hands(page).getByRole("listitem").last().textContent()).toMatch(/Bo.*Dev.*6/);
      await page
        .getByText(wordsIn(sixLove).sentences.shutout({ won: 6, countsTwice: false }), { exact: true })
        .waitFor();
    }
  });

  it("fives and threes is pegged to exactly 61, with the server killed between entries", async () => {
    const { page, keeper } = await phone();
    await keeper.setUp("fives/fives-and-threes", four);
    const peg = async (name: string, points: number, us: number, them: number) => {
      await tap(page, en.table.scores({ name, points }));
      await expect.poll(() => keeper.totals()).toEqual(totals(us, them));
    };
    await peg("Ana", 8, 8, 0);
    await peg("Dev", 2, 8, 2);
    await keeper.savedOnServer();
    await site.server.kill();
    await peg("Cleo", 8, 16, 2);
    await tap(page, en.sentences["end-of-hand"]);
    await page
      .getByRole("group", { name: wordsIn(inThePub).entry.whoWentOut })
      .getByText("Bo", { exact: true })
      .click();
    await page
      .getByRole("group", { name: ofGame("fives", "pegs", {}, inThePub) })
      .getByRole("button", { name: "3" })
      .click();
    await tap(page, en.entry.save);
    await expect.poll(() => keeper.totals()).toEqual(totals(16, 6));
    await site.server.restart();
    await peg("Ana", 8, 24, 6);
    await keeper.savedOnServer();
    await site.server.kill();
    for (const us of [32, 40, 48, 56]) await peg("Cleo", 8, us, 6);
    await site.server.restart();
    await page
      .getByRole("img", {
        name: en.table.pegs({ race: en.table.raceTo({ total: 56, target: 61 }), back: 48 }),
      })
      .waitFor();
    // A score that goes past the target does not count.
    await tap(page, en.table.scores({ name: "Ana", points: 6 }));
    await saved(page, "Ana and Cleo");
    await expect.poll(() => keeper.totals()).toEqual(totals(56, 6));
    await tap(page, en.sentences["end-of-hand"]);
    await page
      .getByRole("group", { name: wordsIn(inThePub).entry.whoWentOut })
      .getByText("Cleo", { exact: true })
      .click();
    await page
      .getByRole("group", { name: ofGame("fives", "pegs", {}, inThePub) })
      .getByRole("button", { name: "4" })
      .click();
    await tap(page, en.entry.save);
    await waitForWinner(page, ["Ana", "Cleo"]);
    await keeper.savedOnServer();
    const id = new URL(page.url()).searchParams.get("game");
    const { games } = await (await fetch(`${site.server.url}/api/games?ids=${id}`)).json();
    expect(games).toMatchObject([{ status: "finished" }]);
    expect(Object.values(games[0].totals)).toEqual([61, 6, 61, 6]);
  });

  it("42 is bid to seven marks, some bids are set, and marks are shown as strokes of ALL", async () => {
    const { page, keeper } = await phone();
    await keeper.setUp("forty-two/marks", four);
    const bid = async (bidder: string, of: string, result: string, marks?: string) => {
      await tap(page, ofGame("forty-two", "hand"));
      for (const [question, answer] of [
        [ofGame("forty-two", "bidder"), bidder],
        [ofGame("forty-two", "bid"), of],
        ...(marks === undefined ? [] : [[ofGame("forty-two", "marks"), marks]]),
      ] as const)
        await page.getByRole("group", { name: question }).getByText(answer, { exact: true }).click();
      await tap(page, result);
    };
    await bid("Ana", "31", ofGame("forty-two", "made/yes"));
    await bid("Dev", "30", ofGame("forty-two", "made/no"));
    await expect.poll(() => keeper.totals()).toEqual(totals(2, 0));
    await page.getByRole("img", { name: en.table.raceTo({ total: 2, target: 7 }) }).waitFor();
    await bid("Bo", "42", ofGame("forty-two", "made/yes"), "2");
    await bid("Cleo", "42", ofGame("forty-two", "made/no"), "3");
    await expect.poll(() => keeper.totals()).toEqual(totals(2, 5));
    await page.getByRole("img", { name: en.table.raceTo({ total: 5, target: 7 }) }).waitFor();
    await bid("Dev", "42", ofGame("forty-two", "made/yes"), "2");
    await waitForWinner(page, ["Bo", "Dev"]);
  });

  it("Chickenfoot has one round per double, and the lowest total wins", async () => {
    const { page, keeper } = await phone();
    await keeper.setUp("chickenfoot", ["Ana", "Bo", "Cleo"], {
      choose: [en.sentences["set-name"]({ highest: 6, tiles: 28 })],
    });
    for (let double = 6; double >= 0; double--) {
      await expect
        .poll(() => keeper.headline())
        .toBe(ofGame("chickenfoot", "headline", { round: 7 - double, rounds: 7, double }));
      const out = double === 3 ? null : "Bo";
      const left = { Ana: 10 + double, ...(out === null && { Bo: 9 }), Cleo: 20 };
      await keeper.enter({ out, left });
    }
    await waitForWinner(page, ["Bo"]);
    await page.getByText("91").first().waitFor();
  });
});

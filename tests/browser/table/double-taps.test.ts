import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { leagueKeeping } from "../../../lib/i18n/en/leagues/league-keeping";
import { inPool } from "../../support/browser/control-names";
import { fingerOn } from "../../support/browser/finger";
import { inviteLink } from "../../support/browser/invite-link";
import { openSection } from "../../support/browser/keeper-page";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { SetupForm } from "../../support/browser/setup-form";
import { openSite } from "../../support/browser/site";
import { tapTwice as clickTwice } from "../../support/browser/tap-twice";
import { correctionOf, en, like, ofGame, roundOf } from "../../support/browser/words";
import { dayAhead } from "../../support/days-ahead";

const site = openSite({ deaf: true });
const gaps = [60, 150, 300, 450];
/** Where one rule answers for every gap, and the way to the key is long. */
const twoGaps = [60, 300];

async function phone() {
  const context = await site.browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const keeper = new Scorekeeper(page, site.server.url);
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const { tap, tapTwice } = await fingerOn(page);
  return { page, keeper, button, tap, tapTwice };
}

const board = (page: Page) => page.getByRole("region", { name: en.table.standings });
const heard = (page: Page, what: string | RegExp) =>
  page.getByRole("status").filter({ hasText: what }).first().waitFor();

/** Waits until the server has exactly this many entries of the game on a page. */
async function hasEntries(page: Page, count: number): Promise<void> {
  const id = new URL(page.url()).searchParams.get("game");
  const read = async () => (await (await fetch(`${site.server.url}/api/games/${id}`)).json()).entries?.length;
  await expect.poll(read).toBe(count);
}

describe("the second tap of a double tap does nothing", () => {
  it("on the key that opens the form, on the question before an unusual hand, on Save and on Undo", async () => {
    const { page, keeper, button, tap, tapTwice } = await phone();
    const bo = page.getByRole("textbox", { name: en.entry.handOf({ name: "Bo" }) });
    await keeper.setUp("doubles", ["Ana", "Bo"]);
    let entries = 0;
    for (const gap of gaps) {
      await tapTwice(button(en.sentences["end-of-hand"]), gap, () => bo.waitFor());
      expect(await bo.inputValue()).toBe("");
      for (const key of [en.entry.wentOut({ name: "Ana" }), "1", "2"]) await tap(button(key));
      if (entries > 0) {
        // The same hands as last time.
        await tapTwice(button(en.entry.save), gap, () => button(en.entry.saveAnyway).waitFor());
        expect(await button(en.entry.saveAnyway).count()).toBe(1);
      }
      await tapTwice(button(new RegExp(`^(${en.entry.save}|${en.entry.saveAnyway})$`)), gap, () =>
        board(page).waitFor(),
      );
      await heard(page, en.table.savedToast({ what: "" }));
      expect(await bo.count()).toBe(0);
      await tapTwice(button(like(`…${en.table.undo}`)), gap, () => bo.waitFor());
      expect(await bo.inputValue()).toBe("12");
      // A hand, and that it was taken back.
      await hasEntries(page, entries + 2);
      await tap(button(en.entry.save));
      if (entries > 0) await tap(button(en.entry.saveAnyway));
      await heard(page, en.table.savedToast({ what: "" }));
      entries += 3;
      await hasEntries(page, entries);
    }
    // A keyboard has no echo.
    await button(en.sentences["end-of-hand"]).press("Enter");
    await bo.waitFor();
    await button(en.entry.wentOut({ name: "Ana" })).press("Enter");
    await button(en.entry.wentOut({ name: "Ana" })).press("Enter");
    await expect
      .poll(() => button(en.entry.wentOut({ name: "Ana" })).getAttribute("aria-pressed"))
      .toBe("false");
  });

  it("on the answer to who went out, where that saves", async () => {
    const { page, keeper, button, tap, tapTwice } = await phone();
    await keeper.setUp("domino-pool", ["Ana", "Bo", "Cleo"]);
    for (const [index, gap] of gaps.entries()) {
      await tap(button(en.sentences["end-of-hand"]));
      await tapTwice(button(inPool.wentOut("Ana")), gap, () =>
        heard(page, en.table.savedToast({ what: "" })),
      );
      await hasEntries(page, index + 1);
    }
  });

  it("on a key that scores, within 250 ms; two in half a second are two", async () => {
    const { page, keeper, button, tapTwice } = await phone();
    await keeper.setUp("fives/fives-and-threes", ["Ana", "Bo"]);
    let total = 0;
    const anaHas = (points: number) => expect.poll(async () => (await keeper.totals()).Ana).toBe(points);
    for (const gap of gaps) {
      // While the first is being saved, the keys are disabled; and what was saved before is still being said.
      await tapTwice(button(en.table.scores({ name: "Ana", points: 1 })), gap, () => anaHas(total + 1));
      total += gap < 250 ? 1 : 2;
      await anaHas(total);
      await hasEntries(page, total);
    }
    await clickTwice(button(en.table.scores({ name: "Bo", points: 2 })));
    await expect.poll(() => keeper.totals()).toEqual({ Ana: total, Bo: 2 });
  });

  it("on who won a game that was kept in the head, also with two clicks in one turn", async () => {
    const { page, button, tap, tapTwice } = await phone();
    await page.goto(`${site.server.url}/new?game=count&preset=dominican`);
    await page.getByLabel(en.newGame.addLabel, { exact: true }).fill("Ana, Bo, Cleo, Dev, Eva");
    await page.keyboard.press("Enter");
    await tap(button(en.homeTable.start));
    const won = button(like(en.homeTable.won({ names: ["…"] }))).first();
    // A game that was drawn, and its result.
    let entries = 0;
    for (const gap of gaps) {
      const key = await won.elementHandle();
      await tapTwice(won, gap, async () => key?.waitForElementState("hidden"));
      entries += 2;
      await hasEntries(page, entries);
    }
    await clickTwice(won);
    await hasEntries(page, entries + 2);
  });

  it("on what the host of an evening draws, starts and saves", async () => {
    const { page, button, tap, tapTwice } = await phone();
    const { club } = en;
    await page.goto(`${site.server.url}/new?game=count&preset=dominican`);
    await page.getByLabel(en.newGame.addLabel, { exact: true }).fill("Ana, Bo, Cleo, Dev");
    await page.keyboard.press("Enter");
    await tap(button(en.newGame.severalTables));
    await tap(button(club.start));
    const points = page.locator('input[name="points"]');
    await page.getByText(club.hereNow({ count: 4 })).waitFor();
    // A round, and the result of its only table.
    let entries = 0;
    for (const [at, gap] of twoGaps.entries()) {
      const round = at + 1;
      const [draw, sit, save] = [club.draw({ round }), club.sit({ round }), club.save({ table: 1 })];
      await tapTwice(button(draw), gap, () => button(sit).waitFor());
      await tapTwice(button(sit), gap, () => points.first().waitFor());
      await hasEntries(page, ++entries);
      await points.first().fill("100");
      await points.last().fill("40");
      await tapTwice(button(save), gap, () => heard(page, club.saved({ table: 1 })));
      await hasEntries(page, ++entries);
    }
  });

  it("on Start, also with two clicks in one turn", async () => {
    const { page, button, tapTwice } = await phone();
    const form = new SetupForm(page, site.server.url);
    for (const [index, gap] of twoGaps.entries()) {
      await form.open("doubles", ["Ana", "Bo"]);
      await form.setUp();
      await form.waitUntilSetUp();
      if (index === 0) await clickTwice(button(en.newGame.start));
      else await tapTwice(button(en.newGame.start), gap, () => board(page).waitFor());
      await board(page).waitFor();
      await page.goto(site.server.url);
      await expect.poll(() => page.locator("a[href^='/play?game=']").count()).toBe(index + 1);
    }
  });

  it("on Save of a correction, on what changes who sits at the table, and with two clicks in one turn", async () => {
    const { page, keeper, button, tap, tapTwice } = await phone();
    await keeper.setUp("mexican-train", ["Ana", "Bo", "Cleo"]);
    await keeper.enter({ out: "Ana", left: { Bo: 12, Cleo: 9 } });
    let entries = 1;
    /** Twice with a finger after each gap, then twice at once; `prepare` leads to the key. */
    const twice = async (
      key: (at: number) => string,
      prepare: (at: number) => Promise<unknown>,
      done: string | RegExp,
    ) => {
      for (const at of [...twoGaps.keys(), twoGaps.length]) {
        await prepare(at);
        const gap = twoGaps[at];
        const save = button(key(at));
        await (gap === undefined ? clickTwice(save) : tapTwice(save, gap, () => heard(page, done)));
        await heard(page, done);
        entries++;
        await hasEntries(page, entries);
        await page.goto(page.url().replace(/&.*/, ""));
      }
    };
    const correct = async (at: number) => {
      await keeper.openSheet();
      await tap(button(correctionOf("Bo", roundOf("mexican-train", 1))));
      for (const digit of `2${at}`) await tap(button(digit));
    };
    await twice(
      () => en.history.saveCorrection,
      correct,
      en.history.corrected({ what: roundOf("mexican-train", 1) }),
    );
    const join = async (at: number) => {
      await tap(button(en.table.people));
      await page.getByLabel(en.people.joinName).fill(`P${at}`);
    };
    await twice(
      () => en.people.add,
      join,
      like(`…${en.sentences.joined({ name: "P…", behind: "…", begins: undefined, start: "zero" })}…`),
    );
    const move = async () => {
      await tap(button(en.table.people));
      await tap(button(en.newGame.moveDown({ name: "Ana" })));
    };
    await twice(() => en.people.saveSeats, move, like(`…${en.sentences.reseated({ names: ["…"] })}…`));
    const leave = async (at: number) => {
      await tap(button(en.table.people));
      await tap(button(en.people.leaves({ name: `P${at}` })));
    };
    await twice(
      (at) => en.people.leave({ name: `P${at}` }),
      leave,
      like(`…${en.sentences.left({ name: "P…", back: false, ranked: true })}…`),
    );
    const back = async (at: number) => {
      await tap(button(en.table.people));
      await tap(button(en.people.comesBack({ name: `P${at}` })));
    };
    await twice(
      () => en.people.letComeBack,
      back,
      like(
        `…${en.sentences["came-back"]({ name: "P…", begins: undefined, start: "own" }).replace(".", "…")}`,
      ),
    );
  });

  it("on the answer to two versions of a hand, where the next question takes its place", async () => {
    const { page, keeper, button, tapTwice } = await phone();
    await keeper.setUp("doubles", ["Ana", "Bo"]);
    await keeper.enter({ out: "Ana", left: { Bo: 5 } });
    await keeper.savedOnServer();
    const link = await inviteLink(page);
    const other = await phone();
    await other.page.goto(link);
    await other.button(en.sentences["end-of-hand"]).waitFor();
    await page.context().setOffline(true);
    for (const at of twoGaps.keys()) {
      await keeper.enter({ out: "Ana", left: { Bo: 11 + at } });
      await other.keeper.enter({ out: "Bo", left: { Ana: 21 + at } });
    }
    await other.keeper.savedOnServer();
    await page.context().setOffline(false);
    const asked = page.getByRole("region", {
      name: like(en.table.twoVersions({ round: { title: "…", inText: "" } })),
    });
    await expect.poll(() => asked.count()).toBe(twoGaps.length);
    for (const [at, gap] of twoGaps.entries()) {
      const left = twoGaps.length - at - 1;
      const answer = asked
        .first()
        .getByRole("button", { name: like(en.table.takeVersion({ name: "…", value: "…" })) })
        .first();
      await tapTwice(answer, gap, () => expect.poll(() => asked.count()).toBe(left));
      // Both hands of each conflict, and a correction and a decision for each answer.
      await hasEntries(page, 1 + 2 * twoGaps.length + 2 * (at + 1));
      expect(await asked.count()).toBe(left);
    }
    // And on taking the last answer back: it is not said that the second tap has failed.
    await clickTwice(button(like(`…${en.table.undo}`)));
    await asked.first().waitFor();
    await hasEntries(page, 1 + 4 * twoGaps.length + 2);
    expect(await page.getByRole("status").filter({ hasText: en.table.undoFailed }).count()).toBe(0);
  });

  it("on the answers that save by themselves: a way of going out, a score of the shared strip, who had 0", async () => {
    const { page, keeper, button, tap, tapTwice } = await phone();
    /** Twice with a finger after each gap; each time there is one entry more. */
    const once = async (
      key: Locator,
      prepare: (at: number) => Promise<unknown>,
      effect: () => Promise<unknown>,
    ) => {
      for (const [at, gap] of twoGaps.entries()) {
        await prepare(at);
        await tapTwice(key, gap, effect);
        await hasEntries(page, at + 1);
      }
    };
    const four = ["Ana", "Bo", "Cleo", "Dev"];
    await keeper.setUp("hands/brazil", four);
    await once(
      button(ofGame("hands", "way/plain")),
      () => tap(button(en.entry.wentOut({ name: "Cleo" }))),
      () => board(page).waitFor(),
    );
    await keeper.setUp("baneberry", [...four, "Eva"]);
    const strip = page.getByRole("region", { name: en.table.scoreFor({ name: "Bo" }) });
    await once(
      button(en.table.scores({ name: "Bo", points: 5 })),
      () => tap(button(en.table.scoreFor({ name: "Bo" }))),
      () => strip.waitFor({ state: "detached" }),
    );
    // After two runs: a penalty that is chosen in a dialog.
    for (const [at, gap] of twoGaps.entries()) {
      const name = ["Ana", "Cleo"][at] ?? "";
      await tap(button(en.table.actionsOf({ name })));
      const penalty = page
        .getByRole("dialog")
        .getByRole("button", { name: ofGame("baneberry", "missed-knock") });
      await tapTwice(penalty, gap, () => penalty.waitFor({ state: "detached" }));
      await hasEntries(page, twoGaps.length + at + 1);
    }
    await keeper.setUp("doubles", ["Ana", "Bo"]);
    await once(
      page.locator("[data-likely-out]"),
      async (at) => {
        await tap(button(en.sentences["end-of-hand"]));
        for (const key of ["0", en.entry.next, "1", String(at), en.entry.save]) await tap(button(key));
      },
      () => board(page).waitFor(),
    );
  });

  it("on Send of a player’s own phone", async () => {
    const { page, keeper, button, tap } = await phone();
    await keeper.setUp("doubles", ["Ana", "Bo"]);
    await keeper.savedOnServer();
    await tap(button(en.table.invite));
    const made = page.waitForResponse(/\/hand-keys$/);
    await tap(button(en.invite.roles.player));
    await made;
    await page.getByRole("button", { name: en.invite.roles.player, pressed: true }).waitFor();
    const own = await phone();
    await own.page.goto(await page.getByLabel(en.invite.link).inputValue());
    await own.tap(own.button("Bo"));
    let sent = 0;
    own.page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/hands")) sent++;
    });
    for (const [at, gap] of twoGaps.entries()) {
      for (const digit of `1${at}`) await own.tap(own.button(digit));
      await own.tapTwice(own.button(en.hand.send), gap, () =>
        own.page.getByText(en.hand.sent({ hand: `1${at}` })).waitFor(),
      );
      expect(sent).toBe(at + 1);
    }
  });

  it("on what adds something to a league", async () => {
    const { page, button, tapTwice } = await phone();
    const saved = (name: string) =>
      page
        .getByRole("form", { name, exact: true })
        .getByRole("status")
        .filter({ hasText: en.moved.theirs })
        .waitFor();
    await page.goto(`${site.server.url}/l/new`);
    await page.getByLabel(leagueKeeping.name).fill("Twice");
    await page.getByLabel(en.table.people).fill("Ana\nBo");
    await page.getByLabel(en.keeping.currency).fill("EUR");
    await clickTwice(button(en.keeping.create));
    await page.getByText(en.keeping.onServer).waitFor();
    const id = new URL(page.url()).searchParams.get("league");
    const counted = async (path: string, list: string) =>
      (await (await fetch(`${site.server.url}/api/leagues/${id}/${path}`)).json())[list].length;

    const plan = (await openSection(page, en.plans.heading)).getByRole("form", { name: en.plans.plan });
    for (const [index, gap] of twoGaps.entries()) {
      await plan.getByLabel(en.plans.day).fill(dayAhead(index + 2));
      await plan.getByLabel(en.plans.time).fill("20:30");
      const key = plan.getByRole("button", { name: en.plans.plan });
      await (index === 0 ? clickTwice(key) : tapTwice(key, gap, () => saved(en.plans.plan)));
      await saved(en.plans.plan);
      await expect.poll(() => counted("planned-evenings", "evenings")).toBe(index + 1);
    }
    const paid = await openSection(page, leagueKeeping.money);
    const payment = paid.getByRole("form", { name: leagueKeeping.payment });
    const paper = (await openSection(page, leagueKeeping.paper.heading)).getByRole("form");
    for (const [index, gap] of twoGaps.entries()) {
      await payment.getByLabel(leagueKeeping.payer, { exact: true }).selectOption("Ana");
      await payment.getByLabel(leagueKeeping.receiver, { exact: true }).selectOption("Bo");
      await payment.getByLabel(leagueKeeping.amount).fill(`${index + 1}`);
      await paper.getByLabel(en.sheet.player({ seat: 1 })).selectOption("Ana");
      await paper.getByLabel(en.sheet.player({ seat: 2 })).selectOption("Bo");
      for (const [form, name] of [
        [payment, leagueKeeping.payment],
        [paper, leagueKeeping.paper.heading],
      ] as const) {
        const key = form.locator("[type=submit]");
        await (index === 0 ? clickTwice(key) : tapTwice(key, gap, () => saved(name)));
        await saved(name);
      }
      await expect.poll(() => counted("money", "payments")).toBe(index + 1);
      await expect.poll(() => counted("games", "games")).toBe(index + 1);
    }
    await page.goto(site.server.url);
    await expect.poll(() => page.getByRole("listitem").filter({ hasText: "Twice" }).count()).toBe(1);
  });
});

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { homeTable as english } from "../../../lib/i18n/en/table/home-table";
import { terms as englishTerms } from "../../../lib/i18n/en/terms";
import { homeTable as spanish } from "../../../lib/i18n/es/table/home-table";
import { terms as spanishTerms } from "../../../lib/i18n/es/terms";
import { inviteLink } from "../../support/browser/invite-link";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { axeFindings, loseSignal, openSite, waitForServiceWorker } from "../../support/browser/site";
import { startCounting, tapsOn } from "../../support/browser/taps";

const site = openSite();

const en = english(englishTerms("en"));
const es = spanish(spanishTerms("es"));
type Words = typeof en;

/** Somebody who keeps an evening on their phone. */
class EveningPhone {
  private constructor(
    readonly page: Page,
    readonly t: Words,
  ) {}

  static async open(t: Words, locale: string): Promise<EveningPhone> {
    const context = await site.browser.newContext({ viewport: { width: 390, height: 844 }, locale });
    return new EveningPhone(await context.newPage(), t);
  }

  /** From the form for a new game, with more people than its table takes. */
  async begin(people: readonly string[], way: keyof Words["ways"]): Promise<void> {
    const { page, t } = this;
    await page.goto(`${site.server.url}/new?game=count&preset=dominican`);
    await page.locator("form input").last().fill(people.join(", "));
    await page.keyboard.press("Enter");
    await page.getByRole("radio", { name: t.ways[way] }).check();
    await page.getByRole("button", { name: t.start }).click();
    await this.shown();
  }

  /** Waits for the board of the evening. */
  async shown(): Promise<void> {
    await this.page.getByRole("heading", { name: this.t.waiting }).waitFor();
  }

  /** Who sits at the table, in seat order: the first and the third are partners. */
  async seats(): Promise<string[]> {
    const { page, t } = this;
    const list = page.getByRole("list", { name: t.next }).or(page.getByRole("list", { name: t.table }));
    // On a phone that has just opened the evening, the queue may be drawn before the table.
    await list.getByRole("listitem").first().waitFor();
    const seats = await list.getByRole("listitem").allInnerTexts();
    return seats.map((seat) => seat.replace(/^\d+\s*/, "").trim());
  }

  async pairs(): Promise<[string[], string[]]> {
    const [a = "", b = "", c = "", d = ""] = await this.seats();
    return [
      [a, c],
      [b, d],
    ];
  }

  won(names: readonly string[]) {
    return this.page.getByRole("button", { name: this.t.won({ names }), exact: true });
  }

  /** The first pair won a game that was kept in the head. */
  async firstPairWins(): Promise<string[]> {
    const [winners] = await this.pairs();
    await this.won(winners).click();
    await this.page
      .getByRole("status")
      .filter({ hasText: this.t.saved({ names: winners }) })
      .waitFor();
    return winners;
  }

  /** Games played and won, by name. */
  async tally(): Promise<Record<string, string>> {
    const table = this.page.getByRole("region", { name: this.t.tonight }).getByRole("table").first();
    const rows = await table.locator("tbody tr").allInnerTexts();
    return Object.fromEntries(
      rows.map((row) => {
        const [name = "", ...numbers] = row.split(/\s*\t\s*/);
        return [name.trim(), numbers.join(" ").trim()];
      }),
    );
  }
}

/** Notes in the document that React took away a part that was shown, because a later one waits for its words. */
function watchForHiding(): void {
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof HTMLElement && target.style.getPropertyPriority("display") === "important")
        document.documentElement.dataset.hid = target.tagName;
  }).observe(document, { subtree: true, attributeFilter: ["style"] });
}

describe("an evening at one table", () => {
  it("seven people, winners stay: each game is one tap and its score, by the right people, and somebody comes and goes", async () => {
    const phone = await EveningPhone.open(en, "en-US");
    const { page, t } = phone;
    await phone.begin(["Ana", "Bo", "Cleo", "Dev", "Eva", "Fay", "Gus"], "winners");
    expect(await axeFindings(page)).toEqual([]);
    const [first, second] = await phone.pairs();
    const waiting = page.getByRole("region", { name: t.waiting }).getByRole("listitem");
    const queue = (await waiting.allInnerTexts()).map((row) => row.split("\n")[1]?.trim() ?? "");
    expect(queue).toHaveLength(3);

    await startCounting(page);
    await page.getByRole("button", { name: t.play }).click();
    expect(await tapsOn(page)).toBe(1);
    const keeper = new Scorekeeper(page, site.server.url);
    const [leader = ""] = first;
    for (const pips of [80, 75, 70])
      await keeper.enter("End of the hand", { out: leader, left: { "All together": pips } });
    const before = page.url();
    await page.getByText(t.stay({ names: first })).waitFor();
    await page.getByRole("button", { name: t.next, exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/play" && String(url) !== before);
    // The winners sit where they sat; the first two who waited are their rivals.
    await page
      .getByRole("region", { name: "Standings" })
      .getByText(queue[0] ?? "", { exact: true })
      .waitFor();

    await page.goto(`${site.server.url}/`);
    await page.getByRole("link", { name: new RegExp(`^Resume ${t.title} `) }).click();
    await phone.shown();
    await expect.poll(() => phone.pairs()).toEqual([first, queue.slice(0, 2)]);
    await page.getByText(t.shutouts({ winners: [first.join(" and ")] })).waitFor();
    const played = Object.fromEntries(first.map((name) => [name, "1 1"]));
    expect(await phone.tally()).toMatchObject({
      ...played,
      ...Object.fromEntries(second.map((name) => [name, "1 0"])),
    });

    // The second game was kept in the head after all: one tap, and one to take it back.
    await startCounting(page);
    await phone.firstPairWins();
    expect(await tapsOn(page)).toBe(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => phone.tally()).toMatchObject(played);
    await phone.firstPairWins();
    await page.getByText(t.reign({ names: first.toSorted(), games: 2 })).waitFor();

    await page.getByLabel(t.newName).fill("Hal");
    await page.getByRole("button", { name: t.add, exact: true }).click();
    await expect.poll(async () => (await waiting.allInnerTexts()).at(-1)).toContain("Hal");
    const [home = ""] = first;
    await page.getByRole("button", { name: t.goesHome({ name: home }) }).click();
    await expect.poll(async () => (await phone.seats()).includes(home)).toBe(false);
    await page.getByRole("button", { name: t.comesBack({ name: home }) }).waitFor();
  });

  it("six people, everybody with everybody, in Spanish on two phones, one of them without signal: nothing is lost, and people decide once", async () => {
    const [one, two] = [await EveningPhone.open(es, "es"), await EveningPhone.open(es, "es")];
    const people = ["Ana", "Beto", "Carla", "Diego", "Elsa", "Fito"];
    await one.begin(people, "everybody");
    await two.page.addInitScript(watchForHiding);
    await two.page.goto(await inviteLink(one.page));
    await two.shown();
    expect(await two.seats()).toEqual(await one.seats());
    await waitForServiceWorker(two.page);
    // The phone may write now, and shows who is there: what it showed before has stayed.
    await two.page.getByRole("region", { name: es.people }).waitFor();
    expect(await two.page.evaluate(() => document.documentElement.dataset.hid)).toBeUndefined();
    await one.firstPairWins();
    await expect.poll(() => two.tally()).toEqual(await one.tally());

    await loseSignal(two.page);
    const [winners, losers] = await two.pairs();
    await two.won(losers).click();
    // A whole further game, and it opens again without signal where it was.
    await two.firstPairWins();
    const offline = await two.tally();
    await two.page.reload();
    await two.shown();
    await expect.poll(() => two.tally()).toEqual(offline);
    await one.won(winners).click();
    await one.page
      .getByRole("status")
      .filter({ hasText: es.saved({ names: winners }) })
      .waitFor();
    await two.page.context().setOffline(false);

    const held = two.page.getByRole("region", { name: es.heldTitle });
    await held.waitFor();
    await held.getByRole("button", { name: es.won({ names: losers }) }).click();
    await held.waitFor({ state: "detached" });
    await one.page.getByRole("region", { name: es.heldTitle }).waitFor({ state: "detached" });
    await expect.poll(() => one.tally()).toEqual(await two.tally());
    const tally = await one.tally();
    expect(Object.keys(tally).sort()).toEqual(people);
    // Three games were played: both phones draw alike, so the third counts for both.
    const games = Object.values(tally).map((row) => Number(row.split(" ")[0]));
    expect(games.reduce((sum, each) => sum + each, 0)).toBe(3 * 4);
  });
});

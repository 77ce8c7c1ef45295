import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { inviteLink } from "../../support/browser/invite-link";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { axeFindings, loseSignal, openSite, waitForServiceWorker } from "../../support/browser/site";
import { startCounting, tapsOn } from "../../support/browser/taps";
import { en, wordsIn } from "../../support/browser/words";

const site = openSite();

const es = wordsIn("es");
type Words = typeof en;
type Pair = readonly string[];

/** Somebody who keeps an evening on their phone. Whatever is read here is drawn with the line that was waited for. */
class EveningPhone {
  readonly t: Words["homeTable"];

  private constructor(
    readonly page: Page,
    readonly words: Words,
  ) {
    this.t = words.homeTable;
  }

  static async open(words: Words, locale: string): Promise<EveningPhone> {
    const context = await site.browser.newContext({ viewport: { width: 390, height: 844 }, locale });
    return new EveningPhone(await context.newPage(), words);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** From the form for a new game, with more people than its table takes. */
  async begin(people: Pair, way: keyof Words["homeTable"]["ways"]): Promise<void> {
    const { page, t } = this;
    await page.goto(`${site.server.url}/new?game=count&preset=dominican`);
    await page.getByLabel(this.words.newGame.addLabel, { exact: true }).fill(people.join(", "));
    await page.keyboard.press("Enter");
    await page.getByRole("radio", { name: new RegExp(`^${t.ways[way]}`) }).check();
    await this.button(t.start).click();
    await this.shown();
  }

  /** Waits until all of the board is drawn. */
  async shown(): Promise<void> {
    await this.page.getByRole("heading", { name: this.t.waiting }).waitFor();
    await expect.poll(() => this.seats()).toHaveLength(4);
  }

  /** Who sits at the table, in seat order: the first and the third are partners. */
  async seats(): Promise<string[]> {
    const { page, t } = this;
    const list = page.getByRole("list", { name: t.next }).or(page.getByRole("list", { name: t.table }));
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

  /** Who waits, in turn. */
  async queue(): Promise<string[]> {
    const rows = this.page.getByRole("region", { name: this.t.waiting }).getByRole("listitem");
    return (await rows.allInnerTexts()).map((row) => row.split("\n")[1]?.trim() ?? "");
  }

  /** These won a game that was kept in the head. */
  async wins(names: Pair): Promise<void> {
    await this.button(this.t.won({ names })).click();
    await this.said(this.t.saved({ names }));
  }

  async said(text: string): Promise<void> {
    await this.page.getByRole("status").filter({ hasText: text }).waitFor();
  }

  /** Opens what can be done about a person. */
  async about(name: string): Promise<Locator> {
    const { page, t } = this;
    const people = page
      .getByRole("region", { name: t.people })
      .or(page.getByRole("region", { name: t.rename }));
    await people.getByRole("button", { name }).click();
    return page.getByRole("dialog", { name });
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

const each = (names: Pair, row: string): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, row]));

describe("an evening at one table", () => {
  it("seven people, winners stay: each game is one tap and its score, by the right people, and somebody comes and goes", async () => {
    const phone = await EveningPhone.open(en, "en-US");
    const { page, t } = phone;
    await phone.begin(["Ana", "Bo", "Cleo", "Dev", "Eva", "Fay", "Gus"], "winners");
    expect(await axeFindings(page)).toEqual([]);
    const [first, second] = await phone.pairs();
    const queue = await phone.queue();
    expect(queue).toHaveLength(3);

    await startCounting(page);
    await phone.button(t.play).click();
    expect(await tapsOn(page)).toBe(1);
    const keeper = new Scorekeeper(page, site.server.url);
    const [leader = ""] = first;
    for (const pips of [80, 75, 70])
      await keeper.enter("End of the hand", { out: leader, left: { "All together": pips } });
    const before = page.url();
    await page.getByText(t.stay({ names: first })).waitFor();
    await phone.button(t.next).click();
    await page.waitForURL((url) => url.pathname === "/play" && String(url) !== before);
    // The winners sit where they sat; the first two who waited are their rivals.
    const standings = page.getByRole("region", { name: en.table.standings });
    await standings.getByText(queue[0] ?? "", { exact: true }).waitFor();

    await page.goto(`${site.server.url}/`);
    await page.getByRole("link", { name: new RegExp(`^Resume ${t.title} `) }).click();
    await phone.shown();
    await expect.poll(() => phone.pairs()).toEqual([first, queue.slice(0, 2)]);
    await page.getByText(t.shutouts({ winners: [first.join(" and ")] })).waitFor();
    const afterOne = { ...each(first, "1 1"), ...each(second, "1 0") };
    await expect.poll(() => phone.tally()).toMatchObject(afterOne);

    // The second game was kept in the head after all: one tap.
    await startCounting(page);
    await phone.wins(first);
    expect(await tapsOn(page)).toBe(1);
    await page.getByText(t.reign({ names: first.toSorted(), games: 2 })).waitFor();

    await page.getByLabel(t.newName).fill("Hal");
    await phone.button(t.add).click();
    await expect.poll(async () => (await phone.queue()).at(-1)).toBe("Hal");
    const [home = ""] = first;
    await startCounting(page);
    await (await phone.about(home)).getByRole("button", { name: t.goesHome({ name: home }) }).click();
    expect(await tapsOn(page)).toBe(2);
    await expect.poll(() => phone.seats()).not.toContain(home);
    await (await phone.about(home)).getByRole("button", { name: t.comesBack({ name: home }) }).waitFor();

    // Another night the same people are three taps away.
    await page.goto(`${site.server.url}/`);
    await page.getByRole("link", { name: en.home.newGame }).click();
    await page.getByRole("button", { name: /Ana.*Hal/ }).click();
    await phone.button(t.start).click();
    await phone.shown();
    expect([...(await phone.seats()), ...(await phone.queue())]).toHaveLength(8);
  });

  it("six people, everybody with everybody, in Spanish on two phones, one of them without signal: nothing is lost, and people decide once", async () => {
    const [one, two] = [await EveningPhone.open(es, "es"), await EveningPhone.open(es, "es")];
    const { t } = two;
    const people = ["Ana", "Beto", "Carla", "Diego", "Elsa", "Fito"];
    await one.begin(people, "everybody");
    await two.page.addInitScript(watchForHiding);
    await two.page.goto(await inviteLink(one.page));
    await two.shown();
    const seats = await one.seats();
    await expect.poll(() => two.seats()).toEqual(seats);
    await waitForServiceWorker(two.page);
    // The phone may write now, and shows who is there: what it showed before has stayed.
    await two.page.getByRole("region", { name: t.people }).waitFor();
    expect(await two.page.evaluate(() => document.documentElement.dataset.hid)).toBeUndefined();
    const [first] = await one.pairs();
    await one.wins(first);
    const afterOne = await one.tally();
    await expect.poll(() => two.tally()).toEqual(afterOne);

    await loseSignal(two.page);
    const [winners, losers] = await two.pairs();
    await two.wins(losers);
    // A whole further game, and it opens again without signal where it was.
    const [further] = await two.pairs();
    await two.wins(further);
    const offline = await two.tally();
    await two.page.reload();
    await two.shown();
    await expect.poll(() => two.tally()).toEqual(offline);
    await one.wins(winners);
    await two.page.context().setOffline(false);

    const held = two.page.getByRole("region", { name: t.heldTitle });
    await held.getByRole("button", { name: t.won({ names: losers }) }).click();
    await held.waitFor({ state: "detached" });
    const decided = await two.tally();
    await expect.poll(() => one.tally()).toEqual(decided);
    await one.page.getByRole("region", { name: t.heldTitle }).waitFor({ state: "detached" });
    expect(Object.keys(decided).sort()).toEqual(people);
    // Three games were played: both phones draw alike, so the third counts for both.
    const games = Object.values(decided).map((row) => Number(row.split(" ")[0]));
    expect(games.reduce((sum, count) => sum + count, 0)).toBe(3 * 4);
  });
});

import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { inviteLink } from "../../support/browser/invite-link";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import {
  axeFindings,
  installing,
  loseSignal,
  openSite,
  waitForServiceWorker,
} from "../../support/browser/site";
import { startCounting, tapsOn } from "../../support/browser/taps";
import { en, wordsIn } from "../../support/browser/words";
import { entry, key, uuid } from "../../support/entries";
import { apiOf } from "../../support/server/api";

const site = openSite();

const es = wordsIn("es");
type Words = typeof en;
type Pair = readonly string[];

interface HouseRules {
  readonly limit: number;
  readonly split: boolean;
}

/** Somebody who keeps an evening on their phone. Whatever is read here is drawn with the line that was waited for. */
class EveningPhone {
  readonly t: Words["homeTable"];

  private constructor(
    readonly page: Page,
    readonly words: Words,
  ) {
    this.t = words.homeTable;
  }

  static async open(words: Words, locale: string, more: BrowserContextOptions = {}): Promise<EveningPhone> {
    const viewport = { width: 390, height: 844 };
    const context = await site.browser.newContext({ viewport, locale, ...more });
    return new EveningPhone(await context.newPage(), words);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** From the form for a new game, with more people than its table takes. */
  async begin(people: Pair, way: keyof Words["homeTable"]["ways"], rules?: HouseRules): Promise<void> {
    const { page, t } = this;
    await page.goto(`${site.server.url}/new?game=count&preset=dominican`);
    await page.getByLabel(this.words.newGame.addLabel, { exact: true }).fill(people.join(", "));
    await page.keyboard.press("Enter");
    await page.getByRole("radio", { name: new RegExp(`^${t.ways[way]}`) }).check();
    if (rules) {
      await page.getByText(t.more, { exact: true }).click();
      const limit = page.getByRole("group", { name: t.limit });
      await limit.getByText(String(rules.limit), { exact: true }).click();
      await page.getByRole("checkbox", { name: t.split }).setChecked(rules.split);
    }
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
    await this.page.getByRole("status").filter({ hasText: text }).first().waitFor();
  }

  async undo(): Promise<void> {
    await this.button(this.words.table.undo).click();
    await this.said(this.words.table.undone);
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
        // Below a name may stand that somebody has gone home, or has played few games.
        return [name.trim().split("\n")[0] ?? "", numbers.join(" ").trim()];
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
      await keeper.enter({ out: leader, left: { [en.entry.allTogether]: pips } });
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
    await page
      .getByText(t.shutouts({ games: [{ winners: first.join(" and "), won: 200 }], countTwice: false }))
      .waitFor();
    const afterOne = { ...each(first, "1 1"), ...each(second, "1 0") };
    await expect.poll(() => phone.tally()).toMatchObject(afterOne);

    // The second game was kept in the head after all: one tap.
    await startCounting(page);
    await phone.wins(first);
    expect(await tapsOn(page)).toBe(1);
    await page.getByText(t.reign({ names: first.toSorted(), games: 2 })).waitFor();
    // What says so, and its key for taking it back, leaves the next game's keys free on the smallest phone.
    await page.setViewportSize({ width: 360, height: 640 });
    const covered = await page.getByRole("region", { name: t.next }).evaluate((section) => {
      window.scrollTo({ top: 0, behavior: "instant" });
      const toast = document.querySelector("[data-passing]")?.getBoundingClientRect();
      const keys = [...section.querySelectorAll("button")].map((key) => key.getBoundingClientRect());
      return keys.filter((key) => toast && key.bottom > toast.top && key.top < toast.bottom).length;
    });
    expect(covered).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });

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

  it("house rules, an order by hand, a name that was wrong, a result taken back, and all of it deleted and brought back", async () => {
    const phone = await EveningPhone.open(en, "en-US");
    const { page, t } = phone;
    await phone.begin(["Ana", "Bo", "Cleo", "Dev", "Eva", "Fay", "Gus", "Hal"], "winners", {
      limit: 2,
      split: true,
    });
    const [winners] = await phone.pairs();
    const [one = "", other = ""] = winners;
    const queue = await phone.queue();
    await phone.wins(winners);
    // They part, and each has somebody new.
    const pairs = await phone.pairs();
    expect(pairs.map((pair) => pair.filter((name) => winners.includes(name)).length)).toEqual([1, 1]);
    expect(pairs.flat().filter((name) => !winners.includes(name))).toEqual(
      expect.arrayContaining(queue.slice(0, 2)),
    );

    // Whoever is next in the queue sits down instead of whoever has the last seat.
    const seats = await phone.seats();
    const [next = ""] = await phone.queue();
    const last = seats.at(-1) ?? "";
    const order = page.getByRole("dialog", { name: t.order });
    await phone.button(t.order).click();
    await order.getByRole("button", { name: en.newGame.moveUp({ name: next }) }).click();
    await order.getByText(t.outOfTurn({ names: [last] })).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await order.getByRole("button", { name: t.orderKeep }).click();
    await phone.said(t.ordered);
    await page.getByText(t.byHand).waitFor();
    expect(await phone.seats()).toEqual([...seats.slice(0, 3), next]);
    await phone.undo();
    await expect.poll(() => phone.seats()).toEqual(seats);

    const about = await phone.about(one);
    const rename = async (name: string) => {
      await about.getByLabel(t.newSpelling).fill(name);
      await about.getByRole("button", { name: t.rename }).click();
    };
    await rename(` ${other.toUpperCase()}`);
    await about.getByRole("alert").getByText(new RegExp(other, "i")).waitFor();
    await rename("Zoe");
    await phone.said(t.renamed({ name: "Zoe" }));
    await expect.poll(() => phone.seats()).toEqual(seats.map((name) => (name === one ? "Zoe" : name)));
    await phone.undo();
    await expect.poll(() => phone.seats()).toEqual(seats);

    // Two wins running are as many as somebody may stay for; the partner has won only this one.
    const ours = pairs.find((pair) => pair.includes(one)) ?? [];
    const partner = ours.find((name) => name !== one) ?? "";
    const tally = await phone.tally();
    await phone.wins(ours);
    const after = await phone.seats();
    expect([after.includes(one), after.includes(partner)]).toEqual([false, true]);

    await page.getByText(t.earlier, { exact: true }).click();
    await phone.button(t.takeBack).click();
    await phone.said(en.table.undone);
    await expect.poll(() => phone.tally()).toEqual(tally);
    await expect.poll(() => phone.seats()).toEqual(seats);

    await page.getByText(en.table.saved, { exact: true }).waitFor();
    await phone.button(t.delete).click();
    await page.getByRole("dialog").getByRole("button", { name: en.deletion.deleteYes }).click();
    await page.getByRole("heading", { name: en.deletion.evening.title }).waitFor();
    await phone.button(en.deletion.bringBack).click();
    await phone.shown();
    await expect.poll(() => phone.seats()).toEqual(seats);

    await phone.button(t.end).click();
    await page.getByRole("dialog").getByRole("button", { name: t.end }).click();
    await phone.said(t.over);
    await expect.poll(() => phone.tally()).toEqual(tally);
    await phone.about(one);
    await rename("Zoe");
    await expect.poll(async () => Object.keys(await phone.tally())).toContain("Zoe");
  });

  it("begins at the end of a game with more people: its winners stay, and whoever came sits down before its losers", async () => {
    const api = await apiOf(site.server.url);
    const bearer = { Authorization: `Bearer ${key}` };
    const players = ["Ana", "Bo", "Cleo", "Dev"].map((name) => ({ id: name.toLowerCase(), name }));
    const game = { protocol: 1, id: uuid(), game: "count", options: { preset: "dominican" }, players };
    const entries = [80, 75, 70].map((pips) =>
      entry({ kind: "hand", out: "ana", left: { "bo+cleo+dev": pips } }),
    );
    await api("POST", "/api/games", game, bearer);
    await api("POST", `/api/games/${game.id}/entries`, { protocol: 1, base: 0, entries }, bearer);

    const phone = await EveningPhone.open(en, "en-US");
    const { page, t } = phone;
    await page.goto(`${site.server.url}/play?game=${game.id}#key=${key}`);
    await phone.button(t.whoPlaysNext).click();
    await phone.shown();
    for (const name of ["Eva", "Fay"]) {
      await page.getByLabel(t.newName).fill(name);
      await phone.button(t.add).click();
      await phone.said(t.joined({ name }));
    }
    await expect
      .poll(() => phone.pairs())
      .toEqual([
        ["Ana", "Cleo"],
        ["Eva", "Fay"],
      ]);
    expect((await phone.queue()).sort()).toEqual(["Bo", "Dev"]);

    // Who only follows reads it on a television from across the room.
    const wall = await EveningPhone.open(en, "en-US");
    const letters = ({ page: shown }: EveningPhone) =>
      shown.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await wall.page.setViewportSize({ width: 1920, height: 1080 });
    await wall.page.goto(page.url());
    await wall.shown();
    await expect.poll(() => letters(wall)).toBe("20px");
    expect(await letters(phone)).toBe("16px");
    await phone.wins(["Eva", "Fay"]);
    await expect
      .poll(() => phone.tally())
      .toMatchObject({ ...each(["Ana", "Cleo"], "2 1"), ...each(["Eva", "Fay"], "1 1"), Bo: "1 0" });
  });

  it("six people, everybody with everybody, in Spanish on two phones, one of them without signal: nothing is lost, and people decide once", async () => {
    const [one, two] = [await EveningPhone.open(es, "es"), await EveningPhone.open(es, "es", installing)];
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

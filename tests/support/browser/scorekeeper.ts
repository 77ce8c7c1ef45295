import type { Page } from "playwright-core";
import { tileName } from "../../../lib/ui/tiles/tile-name";
import { type ControlNames, inEnglish, inPool } from "./control-names";
import { en, gameName } from "./words";

/** What a player still holds: pips typed on the keypad, or tiles tapped (`6-4`, `w-3`, `S`). */
export type Held = number | readonly string[];

/** One hand or round as a scorekeeper enters it. Players are named, in seat order. */
export interface HandEntry {
  /** The player who went out; null for a block. */
  readonly out: string | null;
  readonly left: Readonly<Record<string, Held>>;
  /** Buttons or choices to tap before the hands: that nobody has a double, or where the engine came from. */
  readonly first?: readonly string[];
}

/** A scorekeeper in a browser, who finds everything by role and name in the language of the page. */
export class Scorekeeper {
  constructor(
    readonly page: Page,
    private readonly url: string,
    private t: ControlNames = inEnglish,
  ) {}

  /**
   * Sets up a game, or a preset of one ("hands/six-love"), as a new user does. `choose`: choices of the house rules; `fill`: their numbers; `league`: the
   * league of the game; `roster`: players of the league to tap after those who are typed; `before`: runs once the
   * table is set up, before the game starts.
   */
  async setUp(
    game: string,
    players: readonly string[],
    rules: {
      readonly choose?: readonly string[];
      readonly fill?: Readonly<Record<string, string>>;
      readonly league?: string;
      readonly roster?: readonly string[];
      before?(): Promise<void>;
    } = {},
  ): Promise<void> {
    const { page } = this;
    if (this.t === inEnglish && game === "domino-pool") this.t = inPool;
    else if (this.t === inPool) this.t = inEnglish;
    await page.goto(`${this.url}/new`);
    await this.choose(gameName(game, this.t.language));
    if (rules.league) await page.getByText(rules.league, { exact: true }).click();
    for (const name of players) {
      await page.getByLabel(this.t.newPlayer).fill(name);
      await page.getByRole("button", { name: this.t.add, exact: true }).click();
    }
    for (const name of rules.roster ?? [])
      await page.getByRole("button", { name: this.t.addKnown(name), exact: true }).click();
    for (const choice of rules.choose ?? []) await page.getByText(choice, { exact: true }).click();
    for (const [label, value] of Object.entries(rules.fill ?? {}))
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole("button", { name: this.t.setTable }).click();
    await page.getByRole("button", { name: this.t.start }).waitFor();
    await rules.before?.();
    await page.getByRole("button", { name: this.t.start }).click();
    await page.getByRole("region", { name: this.t.standings }).waitFor();
  }

  /** Takes a game's whole name, or its beginning. */
  private async choose(game: string): Promise<void> {
    const { page } = this;
    await page.getByRole("searchbox", { name: this.t.findGame }).fill(game);
    const beginning = page.getByRole("button", { name: new RegExp(`^${game}\\b`) });
    await beginning.first().waitFor();
    const whole = page.getByRole("button", { name: game, exact: true });
    await ((await whole.count()) > 0 ? whole : beginning).first().click();
  }

  /** Opens the form for a hand or round, fills it in, saves, and waits for the board. */
  async enter(hand: HandEntry): Promise<void> {
    await this.page.getByRole("button", { name: this.t.end }).click();
    await this.answer(hand);
    await this.page.getByRole("button", { name: this.t.save, exact: true }).click();
    await this.saved();
  }

  /** Does the same where marking who went out is enough. */
  async enterOut(out: string): Promise<void> {
    await this.page.getByRole("button", { name: this.t.end }).click();
    await this.page.getByRole("button", { name: this.t.wentOut(out), exact: true }).click();
    await this.saved();
  }

  private async saved(): Promise<void> {
    await this.page.getByRole("status").filter({ hasText: this.t.saved }).waitFor();
    await this.page.getByRole("region", { name: this.t.standings }).waitFor();
    // The board is shown at once; the browser's address changes a little later.
    await this.page.waitForURL(({ searchParams }) => !searchParams.has("enter"));
  }

  /** Fills in an open form, from who went out to the last hand. */
  async answer({ out, left, first = [] }: HandEntry): Promise<void> {
    const { page } = this;
    for (const name of first)
      await page
        .getByRole("button", { name, exact: true })
        .or(page.getByText(name, { exact: true }))
        .click();
    await page
      .getByRole("button", { name: out === null ? this.t.blocked : this.t.wentOut(out), exact: true })
      .click();
    const hands = Object.entries(left);
    for (const [index, [name, held]] of hands.entries()) {
      await this.hold(name, held);
      if (index + 1 < hands.length)
        await page.getByRole("button", { name: this.t.next, exact: true }).click();
    }
  }

  private async hold(name: string, held: Held): Promise<void> {
    const { page } = this;
    const keypad = page.getByRole("group", { name: this.t.keypad(name), exact: true });
    const picker = page.getByRole("group", { name: this.t.tiles(name), exact: true });
    // The form opens on the keypad or the tiles, as in the last hand.
    await keypad.or(picker).waitFor();
    const [wanted, turn] =
      typeof held === "number" ? ([keypad, this.t.byKeypad] as const) : ([picker, this.t.byTiles] as const);
    if ((await wanted.count()) === 0) await page.getByRole("button", { name: turn }).click();
    if (typeof held === "number") {
      for (const digit of String(held))
        await keypad.getByRole("button", { name: digit, exact: true }).click();
      return;
    }
    for (const tile of held) {
      await picker.getByRole("radio", { name: suitOf(tile), exact: true }).check();
      await picker.getByRole("button", { name: tileName(tile, en), exact: true }).click();
    }
  }

  async openSheet(): Promise<void> {
    await this.page.getByRole("button", { name: en.sheet.title }).click();
    await this.page.getByRole("heading", { name: en.sheet.title }).waitFor();
  }

  /** Opens the details of a line on the score sheet: a round (roundOf("mexican-train", 4).title), or a note with this text. */
  async lookAt(line: string | RegExp): Promise<void> {
    const grid = this.page.getByRole("region", { name: en.history.grid });
    const name = typeof line === "string" ? new RegExp(`^${line} · `) : line;
    await grid.getByRole("button", { name }).click();
    await this.page.getByRole("dialog").waitFor();
  }

  /** Everyone's total on the board, by name. */
  async totals(): Promise<Record<string, number>> {
    const board = this.page.getByRole("region", { name: this.t.standings });
    await board.waitFor();
    const rows = board.getByRole("listitem");
    const totals: Record<string, number> = {};
    for (const row of await rows.all()) {
      // Partners share a row and its total.
      const [names, total] = await Promise.all([
        row.getByTestId("name").allTextContents(),
        row.getByTestId("total").textContent(),
      ]);
      for (const name of names) totals[name] = Number(total?.replace("−", "-"));
    }
    return totals;
  }

  headline(): Promise<string | null> {
    return this.page.getByTestId("headline").textContent();
  }

  /** Waits until the page says that everything is on the server. */
  async savedOnServer(): Promise<void> {
    await this.page.getByText(this.t.onServer, { exact: false }).waitFor();
  }
}

const ends = /^(\d+)-(\d+)$/;

function suitOf(tile: string): string {
  const plain = ends.exec(tile);
  return plain ? en.tiles.pickNumber({ number: Number(plain[1]) }) : en.tiles.pickWild;
}

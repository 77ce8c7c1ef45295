import type { Page } from "playwright-core";
import { newGame } from "../../../lib/i18n/en/new-game";
import { en } from "./words";

/** The form for a new game, used by roles and names. */
export class SetupForm {
  constructor(
    readonly page: Page,
    private readonly url: string,
  ) {}

  /** The field for a player's name. */
  get name() {
    return this.page.getByLabel(newGame.addLabel);
  }

  button(name: string) {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Opens the form with a game chosen and adds these players. */
  async open(game: string, players: readonly string[]): Promise<void> {
    await this.page.goto(`${this.url}/new?game=${game}`);
    await this.ready();
    for (const player of players) await this.add(player);
  }

  /** Waits until a game is chosen and the rest of the form is shown. */
  async ready(): Promise<void> {
    await this.page.getByRole("heading", { name: newGame.players }).waitFor();
  }

  async add(player: string): Promise<void> {
    await this.name.fill(player);
    await this.button(en.newGame.add).click();
  }

  async choose(label: string): Promise<void> {
    await this.page.getByText(label, { exact: true }).click();
  }

  async setUp(): Promise<void> {
    await this.button(en.newGame.toSetup).click();
  }

  /** Waits until the table is set up and the game can start. */
  async waitUntilSetUp(): Promise<void> {
    await this.button(en.newGame.start).waitFor();
  }

  /** The seated players, in seat order. */
  async seats(): Promise<(string | null | undefined)[]> {
    await this.ready();
    const rows = this.page.getByRole("region", { name: newGame.players }).getByRole("listitem");
    return rows.evaluateAll((all) => all.map((row) => row.children[1]?.textContent));
  }

  /** The problems shown in the form. */
  async problems(): Promise<string[]> {
    const texts = await this.page.getByRole("alert").allInnerTexts();
    return texts.filter((text) => text.trim() !== "");
  }
}

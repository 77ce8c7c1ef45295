import type { EntryProblem } from "@/lib/rules/problem";
import { err, ok, type Result } from "@/lib/rules/result";
import { type DeviceProblems, deviceProblem } from "../../problems";
import type { DeviceStore, WriteFailure } from "../../store/device-store";
import type { Unsaved } from "../game-phase";
import { summaryOf } from "../game-view";
import { type OpenGame, openStored } from "../open-game";

/** The events that the owner of a game is notified of. */
interface Listeners {
  /** The open game, or the state that could not be stored, has changed. */
  changed(): void;
  /** Another page of this browser deleted the game from this device. */
  deleted(): void;
  /** Another version of the program wrote it, and this one cannot read it. */
  unreadable(): void;
}

/**
 * Keeps a game in step with the store: every change is written before it is shown, and changes by other pages of this
 * browser are taken over.
 */
export class PersistedGame {
  private held: OpenGame | undefined;
  private failed: (Unsaved & { readonly game: OpenGame }) | undefined;
  /** Changes are made one after the other, each on the result of the one before. */
  private changing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly id: string,
    private readonly store: DeviceStore,
    private readonly listeners: Listeners,
  ) {}

  /** The state that is stored and shown; undefined while this device does not have the game. */
  get open(): OpenGame | undefined {
    return this.held;
  }

  /** The state that could not be written, until it can. */
  get unsaved(): Unsaved | undefined {
    return this.failed;
  }

  /** The latest state, written or not. */
  get latest(): OpenGame | undefined {
    return this.failed?.game ?? this.held;
  }

  /** Takes in what another page of this browser wrote. */
  refresh(): Promise<unknown> {
    return this.afterOthers(() => this.load());
  }

  /** The first time this device sees a game. If it cannot be stored, it is still shown. */
  async begin(game: OpenGame): Promise<void> {
    this.held ??= game;
    // It does not differ from what is shown, but still has to be written.
    await this.change(({ header }) => ok({ header: { ...header } }));
    this.listeners.changed();
  }

  /**
   * Changes the game: `to` is given the current one; if that is nothing, nothing is written. If another page of this
   * browser wrote in the meantime, the change is repeated on its result. `beforeShown` is called once it is written.
   */
  change(
    to: (now: OpenGame) => Result<Partial<OpenGame>, readonly EntryProblem[]>,
    beforeShown?: () => void,
  ): Promise<Result<void, readonly EntryProblem[]>> {
    return this.afterOthers(async (): Promise<Result<void, readonly EntryProblem[]>> => {
      for (;;) {
        if (!this.held) return refusal("not-open");
        const next = to(this.held);
        if (!next.ok) return next;
        const { header = this.held.header, log = this.held.log } = next.value;
        if (header === this.held.header && log === this.held.log) return ok(undefined);
        const game = { ...this.held, header, log };
        const stored = await this.save(game, beforeShown);
        if (stored === undefined) return ok(undefined);
        if (stored !== "changed") {
          const entered = game.log.stored.waiting.length > this.held.log.stored.waiting.length;
          if (entered || !this.failed?.entered) this.failed = { why: stored, entered, game };
          this.listeners.changed();
          return refusal(`device-${stored}`);
        }
        const { revision } = this.held;
        await this.load();
        if (this.held.revision === revision) return this.deleted();
      }
    });
  }

  /** Whether what is shown is exactly what the store has. */
  async isStored(): Promise<boolean> {
    const stored = await this.store.game(this.id);
    return !this.failed && stored !== undefined && stored.revision === this.held?.revision;
  }

  private afterOthers<T>(work: () => Promise<T>): Promise<T> {
    const done = this.changing.then(work);
    this.changing = done.catch(() => undefined);
    return done;
  }

  private deleted(): Result<never, readonly EntryProblem[]> {
    this.held = undefined;
    this.listeners.deleted();
    return refusal("deleted");
  }

  /** Writes and shows; or returns why it could not be written, and shows nothing. */
  private async save(game: OpenGame, beforeShown?: () => void): Promise<WriteFailure | undefined> {
    const header = { ...game.header, summary: summaryOf(game.header, game.log) };
    const stored = await this.store.saveGame(header, game.log.stored, game.revision);
    if (!stored.ok) return stored.error;
    const entered = game.log.stored.waiting.length > (this.held?.log.stored.waiting.length ?? 0);
    // An entry that was not stored stays reported, even if another one can be stored.
    if (entered || !this.failed?.entered) this.failed = undefined;
    this.held = { ...game, header, revision: stored.value };
    beforeShown?.();
    this.listeners.changed();
    return undefined;
  }

  /** Takes over what is in the store if another page wrote it. */
  private async load(): Promise<void> {
    const stored = await this.store.game(this.id);
    if (!stored || stored.revision === this.held?.revision) return;
    const game = await openStored(stored);
    if (game === "outdated") this.listeners.unreadable();
    else if (game) this.held = game;
    this.listeners.changed();
  }
}

export function refusal(code: keyof DeviceProblems): Result<never, readonly EntryProblem[]> {
  return err([{ entry: 0, ...deviceProblem(code, "") }]);
}

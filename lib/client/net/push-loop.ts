/** How an exchange with the server ended: nothing is left to send, there is more, or it failed. */
export type Round = "done" | "more" | "failed";

/** What a loop needs from outside. Times are milliseconds. */
export interface LoopParts {
  /** One exchange with the server. */
  round(): Promise<Round>;
  /** Runs `work` unless another page of this device runs a loop of this name; then undefined. */
  withLock<T>(work: () => Promise<T>): Promise<T | undefined>;
  /** Calls later; the returned function cancels it. */
  schedule(delay: number, call: () => void): () => void;
  /** From 0 up to, not including, 1. */
  random(): number;
  /** Called when it starts to talk to the server, and when it stops, with whether that worked. */
  changed(state: { readonly running: boolean; readonly reached: boolean }): void;
}

/** People at a table notice a delay of ten seconds, so no delay is longer. */
const minDelayMs = 500;
const maxDelayMs = 10_000;

/**
 * A random part, from half to all, of a delay that doubles with every failure, so that devices do not all return at the
 * same time.
 */
export const delayAfter = (failures: number, random: number): number =>
  Math.min(maxDelayMs, minDelayMs * 2 ** Math.min(failures - 1, 10)) * (0.5 + random / 2);

/**
 * Talks to the server until nothing is left to send, one exchange at a time. After failures it retries at growing
 * intervals; a poke makes it try immediately.
 */
export class PushLoop {
  private running: Promise<void> | undefined;
  private poked = false;
  private failures = 0;
  private cancel = () => {};

  constructor(private readonly parts: LoopParts) {}

  /** There is something to send, or perhaps to receive. Resolves when that is done or has failed this time. */
  poke(): Promise<void> {
    this.poked = true;
    this.cancel();
    this.running ??= this.run().finally(() => {
      this.running = undefined;
      if (this.poked) void this.poke();
    });
    return this.running;
  }

  /** Stops retrying. */
  stop(): void {
    this.cancel();
  }

  private async run(): Promise<void> {
    this.parts.changed({ running: true, reached: this.failures === 0 });
    let ended: Round | undefined = "more";
    while (this.poked || ended === "more") {
      this.poked = false;
      ended = await this.parts.withLock(() => this.parts.round());
      if (ended === "failed" || ended === undefined) break;
      this.failures = 0;
    }
    if (ended !== "done") {
      this.failures++;
      this.cancel = this.parts.schedule(
        delayAfter(this.failures, this.parts.random()),
        () => void this.poke(),
      );
    }
    this.parts.changed({ running: false, reached: ended === "done" });
  }
}

import { logFault } from "../ops/log";
import type { Database } from "../store/store";
import { purge } from "./purge";

const hour = 3_600_000;
const day = 24 * hour;

/** Purges what is overdue: when the server starts, and once a day. After a failure it tries again an hour later. */
export class Purger {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Rows were removed, but what is left of them in the file was not. */
  private isUnclean = false;
  private running: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly now: () => Date = () => new Date(),
  ) {}

  start(): void {
    this.running = this.run().then((wait) => {
      this.timer = setTimeout(() => this.start(), wait);
      this.timer.unref();
    });
  }

  /** Resolves when nothing is being purged. */
  async stop(): Promise<void> {
    await this.running;
    clearTimeout(this.timer);
  }

  /** Resolves to the time until the next run. */
  private async run(): Promise<number> {
    try {
      if (await purge(this.database, this.now())) this.isUnclean = true;
      if (this.isUnclean) await this.database.scrub();
      this.isUnclean = false;
      return day;
    } catch (error) {
      logFault("purge", error);
      return hour;
    }
  }
}

import { performance } from "node:perf_hooks";
import { Turns } from "../store/turns";
import { tooMuch, type Visit, visit } from "./visit";

/** How long a piece of work holds the thread before others get it, in milliseconds. */
const slice = 8;
/** How long a piece waits for those who go first, counted in the length of the piece before it in its lane. */
const patience = { times: 4, least: 20, most: 400 };
/** How much work of one client may wait. */
const mostWaiting = 32;

/** Awaited between pieces of work: others have their turn, and work that nobody waits for or pays for ends. */
export type Pace = () => Promise<void> | undefined;

/** Who goes first: appends to games. */
export class Urgent {
  private count = 0;
  private waiting: (() => void)[] = [];

  /** From now on until the function is called. */
  begin(): () => void {
    this.count++;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.count--;
      if (this.count === 0) for (const go of this.waiting.splice(0)) go();
    };
  }

  /** Resolves when all of them are done, and after so many milliseconds. */
  async pass(most: number): Promise<void> {
    await new Promise(setImmediate);
    if (this.count === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, most);
      this.waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}

/**
 * Long work, in pieces: one piece at a time, clients by turns, appends first. What it takes is charged to whoever asked
 * for it. Inside, nobody may wait for a lock that somebody who waits for this lane may have.
 */
export class Lane {
  private readonly pieces = new Turns();
  /** How long the piece before held the thread, in milliseconds. */
  private took = 0;
  private readonly clients = new Map<string, { readonly turns: Turns; waiting: number }>();

  constructor(private readonly urgent: Urgent) {}

  async run<T>(work: (pace: Pace) => Promise<T>): Promise<T> {
    const asking = visit();
    const name = asking?.client ?? "";
    const client = this.clients.get(name) ?? { turns: new Turns(), waiting: 0 };
    if (name !== "" && client.waiting >= mostWaiting) throw tooMuch(1_000);
    // Whoever waits here does not go first any more.
    asking?.letOthers?.();
    this.clients.set(name, client);
    client.waiting++;
    try {
      return await client.turns.take(() => this.inPieces(asking, work));
    } finally {
      client.waiting--;
      if (client.waiting === 0) this.clients.delete(name);
    }
  }

  private async inPieces<T>(asking: Visit | undefined, work: (pace: Pace) => Promise<T>): Promise<T> {
    let held: (() => void) | undefined;
    let began = 0;
    let busy = performance.eventLoopUtilization();
    const begin = async (again: boolean) => {
      held = await this.pieces.begin();
      // With the lane held: between the pieces of two clients, too, others have the thread.
      await this.urgent.pass(Math.min(patience.most, Math.max(patience.least, this.took * patience.times)));
      asking?.mayWork(again);
      began = performance.now();
      busy = performance.eventLoopUtilization();
    };
    const end = () => {
      if (!held) return;
      if (began > 0) {
        // Waiting for the disk is no work.
        this.took = performance.eventLoopUtilization(busy).active;
        asking?.worked(this.took);
      }
      held();
      held = undefined;
      began = 0;
    };
    const next = async () => {
      end();
      await begin(true);
    };
    try {
      await begin(false);
      return await work(() => (performance.now() - began < slice ? undefined : next()));
    } finally {
      end();
    }
  }
}

import { describe, expect, it } from "vitest";
import { refusedBy } from "../http/refused";
import { Lane, type Pace, PriorityGate } from "./lane";
import { TokenBuckets } from "./token-buckets";
import { Visit } from "./visit";

/** Blocks the thread for longer than a piece of work may take. */
function busy(milliseconds = 10): void {
  for (const until = performance.now() + milliseconds; performance.now() < until; );
}

/**
 * How many milliseconds each client may work. The budget does not refill. Tests of the order give a minute, because a
 * busy machine charges a job for the time that other processes take from it.
 */
const workBudget = (milliseconds: number) => new TokenBuckets({ burst: milliseconds, perSecond: 1e-6 });

const clientNamed = (name: string) => ({ name, times: 1 });

/** Visits that share budgets. */
function visits(work = workBudget(100)) {
  const none = { burst: 1_000, perSecond: 1e-6 };
  const budgets = { requests: new TokenBuckets(none), work, stored: new TokenBuckets(none) };
  return (name: string) => new Visit([clientNamed(name)], budgets, () => 0);
}

describe("priority", () => {
  it("ends once for each request, however often that is reported, and is not waited for for ever", async () => {
    const gate = new PriorityGate();
    const [one, other] = [gate.enter(), gate.enter()];
    one();
    one();
    let isClear = false;
    const waiting = gate.whenClear(600_000).then(() => {
      isClear = true;
    });
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
    expect(isClear).toBe(false);
    await gate.whenClear(1);
    expect(isClear).toBe(false);
    other();
    await waiting;
  });
});

describe("a lane for long work", () => {
  it("alternates between clients piece by piece, with one job of each client at a time", async () => {
    const [visit, lane] = [visits(workBudget(60_000)), new Lane(new PriorityGate())];
    const order: string[] = [];
    const job = (name: string, pieces: number) =>
      visit(name.slice(0, 1)).run(() =>
        lane.run(async (pace) => {
          for (let piece = 0; piece < pieces; piece++) {
            busy();
            order.push(name);
            await pace();
          }
        }),
      );
    await Promise.all([job("a1", 2), job("a2", 1), job("a3", 1), job("b1", 2)]);
    expect(order).toEqual(["a1", "b1", "a1", "b1", "a2", "a3"]);
  });

  it("lets appends go first between two pieces of a job", async () => {
    const urgent = new PriorityGate();
    const order: string[] = [];
    const append = () => {
      const done = urgent.enter();
      setTimeout(() => {
        order.push("append");
        done();
      }, 5);
    };
    await new Lane(urgent).run(async (pace) => {
      for (const piece of ["first", "second"]) {
        busy();
        order.push(piece);
        if (piece === "first") append();
        await pace();
      }
    });
    expect(order).toEqual(["first", "append", "second"]);
  });

  it("lets appends go first between short jobs, of one client or of many", async () => {
    for (const clients of ["aaaa", "abcd"]) {
      const [visit, lane] = [visits(workBudget(60_000)), new Lane(new PriorityGate())];
      const order: string[] = [];
      // A request from the network gets its turn when the event loop goes round.
      setTimeout(() => order.push("append"), 1);
      const jobs = [...clients].map((name) =>
        visit(name).run(() =>
          lane.run(async () => {
            busy(5);
            order.push("job");
          }),
        ),
      );
      await Promise.all(jobs);
      expect(order.slice(0, 3), clients).toContain("append");
    }
  });

  it("takes priority away from an append that turns out to be long work", async () => {
    const urgent = new PriorityGate();
    const lane = new Lane(urgent);
    const append = visits()("a");
    append.releasePriority = urgent.enter();
    await append.run(() =>
      lane.run(async (pace) => {
        busy();
        await pace();
      }),
    );
    const weeks = 2 ** 31 - 1;
    await expect(urgent.whenClear(weeks)).resolves.toBeUndefined();
  });

  /** Work without an end, in pieces; `after` runs after each. */
  const endless = (after: () => void) => async (pace: Pace) => {
    for (;;) {
      busy();
      after();
      await pace();
    }
  };

  it("ends a job when its client has gone, and is free for others", async () => {
    const lane = new Lane(new PriorityGate());
    const asking = visits(workBudget(60_000))("a");
    let pieces = 0;
    const leave = () => {
      asking.isClosed = ++pieces === 2;
    };
    const working = asking.run(() => lane.run(endless(leave)));
    await expect(working).rejects.toMatchObject({ name: "RequestRefused" });
    expect(pieces).toBe(2);
    await expect(lane.run(async () => "others")).resolves.toBe("others");
  });

  it("charges a client for its jobs, ends them in deep debt and starts none in debt; others go on", async () => {
    const work = workBudget(100);
    const [visit, lane] = [visits(work), new Lane(new PriorityGate())];
    /** Whether client `name` has spent this many milliseconds more than its budget. */
    const owes = (name: string, milliseconds: number) =>
      work.waitMs([clientNamed(name)], -milliseconds, 0) > 0;
    const refused = await visit("a").run(() => lane.run(endless(() => {})).catch(refusedBy));
    expect(refused).toMatchObject({ status: 429 });
    expect([owes("a", 2_900), owes("b", 0)]).toEqual([true, false]);
    const begun: string[] = [];
    const again = visit("a").run(() => lane.run(async () => void begun.push("a")));
    await expect(again).rejects.toMatchObject({ name: "RequestRefused" });
    await visit("b").run(() => lane.run(async () => void begun.push("b")));
    expect(begun).toEqual(["b"]);
  });

  it("limits the waiting jobs of one client", async () => {
    const [visit, lane] = [visits(), new Lane(new PriorityGate())];
    const all = Array.from({ length: 40 }, () => visit("a").run(() => lane.run(async () => "done")));
    const ends = await Promise.allSettled(all);
    expect(ends.filter(({ status }) => status === "rejected")).toHaveLength(8);
  });

  it("never refuses jobs of this machine", async () => {
    const lane = new Lane(new PriorityGate());
    const here = new Visit(
      [],
      {
        requests: new TokenBuckets({ burst: 0, perSecond: 1 }),
        work: new TokenBuckets({ burst: 0, perSecond: 1 }),
        stored: new TokenBuckets({ burst: 0, perSecond: 1 }),
      },
      () => 0,
    );
    const all = Array.from({ length: 100 }, () => here.run(() => lane.run(async () => busy(1))));
    await expect(Promise.all(all)).resolves.toHaveLength(100);
  });
});

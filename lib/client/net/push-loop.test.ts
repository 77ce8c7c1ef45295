import { describe, expect, it } from "vitest";
import { delayAfter, PushLoop, type Round } from "./push-loop";

/** A loop whose exchanges have these outcomes and whose clock the test controls. */
function loopOf(rounds: readonly (Round | "elsewhere")[]) {
  const left = [...rounds];
  const delays: number[] = [];
  const states: string[] = [];
  let taken = 0;
  let open = 0;
  let maxOpen = 0;
  let later: (() => void) | undefined;
  const loop = new PushLoop({
    round: async () => {
      taken++;
      open++;
      maxOpen = Math.max(maxOpen, open);
      await Promise.resolve();
      open--;
      return left.shift() as Round;
    },
    withLock: async (work) => {
      if (left[0] !== "elsewhere") return work();
      left.shift();
      return undefined;
    },
    schedule: (delay, call) => {
      delays.push(delay);
      later = call;
      return () => {
        later = undefined;
      };
    },
    random: () => 1,
    changed: ({ running, reached }) =>
      states.push(`${running ? "running" : "resting"} ${reached ? "well" : "ill"}`),
  });
  return {
    loop,
    delays,
    states,
    taken: () => taken,
    maxOpen: () => maxOpen,
    waits: () => later !== undefined,
    wake: () => later?.(),
  };
}

describe("PushLoop", () => {
  it("exchanges until nothing is left to send", async () => {
    const { loop, taken, states, waits } = loopOf(["more", "more", "done"]);
    await loop.poke();
    expect(taken()).toBe(3);
    expect(waits()).toBe(false);
    expect(states).toEqual(["running well", "resting well"]);
  });

  it("combines pokes that come during an exchange, and has one exchange at a time", async () => {
    const { loop, taken, maxOpen } = loopOf(["done", "done", "done"]);
    await Promise.all([loop.poke(), loop.poke(), loop.poke()]);
    expect(taken()).toBe(2);
    await loop.poke();
    expect(taken()).toBe(3);
    expect(maxOpen()).toBe(1);
  });

  it("waits longer after every failure, and not after a success", async () => {
    const { loop, delays, states } = loopOf(["failed", "failed", "failed", "done", "failed"]);
    for (let poke = 0; poke < 5; poke++) await loop.poke();
    expect(delays).toEqual([500, 1_000, 2_000, 500]);
    expect(states.at(-1)).toBe("resting ill");
  });

  it("tries again by itself after a failure, unless it is stopped", async () => {
    const { loop, taken, wake, waits } = loopOf(["failed", "done"]);
    await loop.poke();
    expect(waits()).toBe(true);
    wake();
    await expect.poll(taken).toBe(2);
    const other = loopOf(["failed"]);
    await other.loop.poke();
    other.loop.stop();
    expect(other.waits()).toBe(false);
  });

  it("tries again later while another page of this browser holds the lock", async () => {
    const { loop, taken, waits } = loopOf(["elsewhere"]);
    await loop.poke();
    expect(taken()).toBe(0);
    expect(waits()).toBe(true);
  });

  it("waits a random part of the upper half of a delay that has a maximum", () => {
    expect([delayAfter(1, 0), delayAfter(1, 1), delayAfter(50, 0), delayAfter(50, 1)]).toEqual([
      250, 500, 5_000, 10_000,
    ]);
  });
});

it("a poke that comes while an exchange fails is not forgotten", async () => {
  const { loop, taken } = loopOf(["failed", "done"]);
  const first = loop.poke();
  await Promise.resolve();
  void loop.poke();
  await first;
  await expect.poll(taken).toBe(2);
});

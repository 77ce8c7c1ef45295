import { describe, expect, it } from "vitest";
import { type LiveParts, subscribeLive } from "./live";

/** A subscription whose clock and server the test controls. */
function subscription() {
  const sources: { message(data: string): void; error(): void; closed: boolean }[] = [];
  const heads: number[] = [];
  let timer: { readonly delay: number; readonly call: () => void } | undefined;
  const timers = { running: 0 };
  const parts: LiveParts = {
    open: (_address, on) => {
      const source = { ...on, closed: false };
      sources.push(source);
      return () => {
        source.closed = true;
      };
    },
    schedule: (delay: number, call: () => void) => {
      const own = { delay, call };
      timer = own;
      timers.running++;
      return () => {
        if (own.delay >= 0) timers.running--;
        own.delay = -1;
        if (timer === own) timer = undefined;
      };
    },
    random: () => 1,
  };
  const missed = { times: 0 };
  const stop = subscribeLive("/live", parts, {
    onHead: (head) => heads.push(head),
    missed: () => {
      missed.times++;
    },
  });
  return {
    sources,
    heads,
    missed,
    timers,
    stop,
    t: (data: string) => sources.at(-1)?.message(data),
    breakOff: () => sources.at(-1)?.error(),
    delay: () => timer?.delay,
    wait: () => timer?.call(),
  };
}

describe("subscribeLive", () => {
  it("reports heads and ignores other messages", () => {
    const { t, heads } = subscription();
    for (const data of ['{"head":3}', "", "{}", "null", '{"head":4}']) t(data);
    expect(heads).toEqual([3, 4]);
  });

  it("reconnects after a break, with growing delays until it receives a message", () => {
    const { breakOff, delay, wait, t, sources } = subscription();
    const delays = [1, 2, 3].map(() => {
      breakOff();
      const until = delay();
      wait();
      return until;
    });
    expect(delays).toEqual([500, 1_000, 2_000]);
    expect(sources.map(({ closed }) => closed)).toEqual([true, true, true, false]);
    t('{"head":1}');
    breakOff();
    expect(delay()).toBe(500);
  });

  it("waits for one thing at a time: what arrives ends the wait for it", () => {
    const { t, timers, stop } = subscription();
    for (const head of [1, 2, 3]) t(`{"head":${head}}`);
    expect(timers.running).toBe(1);
    stop();
    expect(timers.running).toBe(0);
  });

  it("treats a minute of silence as a break", () => {
    const { t, delay, wait, sources } = subscription();
    t('{"head":1}');
    expect(delay()).toBe(60_000);
    wait();
    wait();
    expect(sources.map(({ closed }) => closed)).toEqual([true, false]);
  });

  it("reports missed updates only after a failed retry, as behind a proxy that buffers events", () => {
    const { breakOff, wait, t, delay, missed } = subscription();
    t('{"head":1}');
    breakOff();
    expect(missed.times).toBe(0);
    wait();
    expect(delay()).toBe(10_000);
    wait();
    expect(missed.times).toBe(1);
    wait();
    t('{"head":2}');
    breakOff();
    expect(missed.times).toBe(1);
  });

  it("closes its source and schedules nothing once it is stopped", () => {
    const { stop, delay, sources } = subscription();
    stop();
    expect(delay()).toBeUndefined();
    expect(sources[0]?.closed).toBe(true);
  });
});

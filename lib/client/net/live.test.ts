import { describe, expect, it } from "vitest";
import { type LiveParts, subscribeLive } from "./live";

/** A world whose clock and server are the test. */
function world() {
  const sources: { message(data: string): void; error(): void; closed: boolean }[] = [];
  const heads: number[] = [];
  let timer: { readonly delay: number; readonly call: () => void } | undefined;
  const parts: LiveParts = {
    open: (_address, on) => {
      const source = { ...on, closed: false };
      sources.push(source);
      return () => {
        source.closed = true;
      };
    },
    schedule: (delay: number, call: () => void) => {
      timer = { delay, call };
      return () => {
        timer = undefined;
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
    stop,
    t: (data: string) => sources.at(-1)?.message(data),
    breakOff: () => sources.at(-1)?.error(),
    delay: () => timer?.delay,
    wait: () => timer?.call(),
  };
}

describe("live updates", () => {
  it("report heads, and ignore anything else", () => {
    const { t, heads } = world();
    for (const data of ['{"head":3}', "", "{}", "null", '{"head":4}']) t(data);
    expect(heads).toEqual([3, 4]);
  });

  it("reconnect after a break, at growing intervals until something arrives", () => {
    const { breakOff, delay, wait, t, sources } = world();
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

  it("treat a minute of silence as a break", () => {
    const { t, delay, wait, sources } = world();
    t('{"head":1}');
    expect(delay()).toBe(60_000);
    wait();
    wait();
    expect(sources.map(({ closed }) => closed)).toEqual([true, false]);
  });

  it("report that they may be missing only after a failed retry, as behind a proxy that holds events back", () => {
    const { breakOff, wait, t, delay, missed } = world();
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

  it("are silent once stopped", () => {
    const { stop, delay, sources } = world();
    stop();
    expect(delay()).toBeUndefined();
    expect(sources[0]?.closed).toBe(true);
  });
});

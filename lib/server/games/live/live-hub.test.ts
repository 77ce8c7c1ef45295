import { describe, expect, it, vi } from "vitest";
import { entry } from "@/tests/support/entries";
import { LiveHub } from "./live-hub";

const decoder = new TextDecoder();

function watcher(room = Number.POSITIVE_INFINITY) {
  const heads: number[] = [];
  const state = { ended: false };
  return {
    heads,
    state,
    send: (chunk: Uint8Array) => {
      if (heads.length >= room) return false;
      heads.push(JSON.parse(decoder.decode(chunk).replace(/^data: /, "")).head);
      return true;
    },
    end: () => {
      state.ended = true;
    },
  };
}

describe("LiveHub", () => {
  it("sends a watcher the head at once, and again at every poke of its game", () => {
    const hub = new LiveHub();
    const [one, other] = [watcher(), watcher()];
    hub.watch("g", 3, one);
    hub.watch("h", 7, other);
    hub.poke("g", 4);
    hub.poke("nobody watches this", 1);
    expect([one.heads, other.heads]).toEqual([[3, 4], [7]]);
    hub.close();
  });

  it("tells what a pull would bring, unless it is long or something newer was told", () => {
    const hub = new LiveHub();
    const told: unknown[] = [];
    const send = (chunk: Uint8Array) => {
      told.push(JSON.parse(decoder.decode(chunk).replace(/^data: /, "")).entries);
      return true;
    };
    hub.watch("g", 1, { send, end: () => {} });
    const entries = [1, 2].map((seq) => ({ seq, entry: entry({ kind: "end" }) }));
    hub.poke("g", 2, entries);
    hub.poke("g", 3, [{ seq: 3, entry: entry({ kind: "end", why: "x".repeat(4_000) }) }]);
    hub.poke("g", 2, entries);
    expect(told).toEqual([undefined, entries, undefined, undefined]);
    hub.close();
  });

  it("sends nothing to a watcher who has left, and forgets games without watchers", () => {
    const hub = new LiveHub();
    const one = watcher();
    const leave = hub.watch("g", 3, one);
    leave();
    leave();
    hub.poke("g", 4);
    expect(one.heads).toEqual([3]);
    expect(hub.watching).toBe(0);
  });

  it("disconnects a watcher who cannot keep up, and nobody else", () => {
    const hub = new LiveHub();
    const [slow, quick] = [watcher(2), watcher()];
    hub.watch("g", 1, slow);
    hub.watch("g", 1, quick);
    for (const head of [2, 3, 4]) hub.poke("g", head);
    expect(slow).toMatchObject({ heads: [1, 2], state: { ended: true } });
    expect(quick).toMatchObject({ heads: [1, 2, 3, 4], state: { ended: false } });
    expect(hub.watching).toBe(1);
    hub.close();
  });

  it("repeats the head every 25 seconds, and ends all streams when it closes", () => {
    vi.useFakeTimers();
    const hub = new LiveHub();
    const one = watcher();
    hub.watch("g", 1, one);
    hub.poke("g", 2);
    vi.advanceTimersByTime(50_000);
    expect(one.heads).toEqual([1, 2, 2, 2]);
    hub.close();
    expect(one.state.ended).toBe(true);
    vi.advanceTimersByTime(50_000);
    expect(one.heads).toHaveLength(4);
    vi.useRealTimers();
  });
});

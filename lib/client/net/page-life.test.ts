import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveParts } from "./live";
import { listen, onResume } from "./page-life";

/** The page, whose visibility the test changes. */
const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const turn = (visibilityState: "visible" | "hidden") => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event("visibilitychange"));
};
let window: EventTarget;

beforeEach(() => {
  page.visibilityState = "visible";
  window = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", window);
});
afterEach(() => vi.unstubAllGlobals());

it("what is to be done again on resuming is done at once, when the network and when the page comes back", () => {
  let called = 0;
  const end = onResume(() => {
    called++;
  });
  expect(called).toBe(1);
  window.dispatchEvent(new Event("online"));
  expect(called).toBe(2);
  turn("hidden");
  expect(called).toBe(2);
  turn("visible");
  expect(called).toBe(3);
  end();
  window.dispatchEvent(new Event("online"));
  turn("visible");
  expect(called).toBe(3);
});

describe("listening to the server", () => {
  /** Connections: opened, and still open. */
  const counted = () => {
    const connections = { opened: 0, open: 0 };
    const parts: LiveParts = {
      open: () => {
        connections.opened++;
        connections.open++;
        return () => {
          connections.open--;
        };
      },
      schedule: () => () => {},
      random: () => 1,
    };
    return { connections, parts };
  };
  const listener = { onHead: () => {}, missed: () => {} };

  it("stops while the page is hidden, and for good when it ends", () => {
    const { connections, parts } = counted();
    const end = listen("g", parts, undefined, listener);
    expect(connections).toEqual({ opened: 1, open: 1 });
    turn("hidden");
    expect(connections).toEqual({ opened: 1, open: 0 });
    turn("visible");
    turn("visible");
    expect(connections).toEqual({ opened: 2, open: 1 });
    end();
    turn("hidden");
    turn("visible");
    expect(connections).toEqual({ opened: 2, open: 0 });
  });

  it("is done by one page of a browser, and by the next when that one stops", async () => {
    const { connections, parts } = counted();
    /** Of a browser: one holder at a time, in the order of the requests. */
    let last: Promise<unknown> = Promise.resolve();
    const locks = {
      request: (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
        const before = last;
        const held = before.then(() => {
          signal.throwIfAborted();
          return work();
        });
        last = held.catch(() => {});
        return held;
      },
    } as never as LockManager;
    const first = listen("g", parts, locks, listener);
    const second = listen("g", parts, locks, listener);
    await vi.waitFor(() => expect(connections).toEqual({ opened: 1, open: 1 }));
    first();
    await vi.waitFor(() => expect(connections).toEqual({ opened: 2, open: 1 }));
    const third = listen("g", parts, locks, listener);
    third();
    second();
    await vi.waitFor(() => expect(connections.open).toBe(0));
    await last;
    expect(connections).toEqual({ opened: 2, open: 0 });
  });
});

import { expect, it } from "vitest";
import { memoryStore } from "./device-store-memory";
import { withLock } from "./with-lock";

/** Pages of one browser that has no Web Locks; `at`: the time. */
function pages() {
  const store = memoryStore();
  const clock = { at: 1_000 };
  const page = (holder: string) => ({ locks: undefined, store, holder, now: () => clock.at });
  return { one: page("one"), two: page("two"), clock };
}

it("a page without Web Locks leaves the work to the page that is doing it", async () => {
  const { one, two } = pages();
  const inside = await withLock(one, "push", () => withLock(two, "push", async () => "both"));
  expect(inside).toBeUndefined();
  expect(await withLock(two, "push", async () => "then")).toBe("then");
});

it("work of other names is not waited for, and a page that is gone stops blocking others", async () => {
  const { one, two, clock } = pages();
  let other: unknown;
  let later: unknown;
  await withLock(one, "push", async () => {
    other = await withLock(two, "another", async () => "other");
    clock.at += 20_001;
    later = await withLock(two, "push", async () => "later");
  });
  expect([other, later]).toEqual(["other", "later"]);
});

it("work that fails lets the next page work", async () => {
  const { one, two } = pages();
  const failing = withLock(one, "push", async () => {
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await withLock(two, "push", async () => "next")).toBe("next");
});

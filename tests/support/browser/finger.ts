import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

declare global {
  var clicksHeard: number;
}

/**
 * A finger on the glass of a phone, by the page's own clock, so that no test waits for the time between the two taps of
 * a double tap. The context needs `hasTouch`, and the page's clock has to be installed before the page is loaded.
 */
export async function fingerOn(page: Page): Promise<{
  tap(key: Locator): Promise<void>;
  /** Taps twice at one place, `gap` milliseconds apart; the second time once the first has had its effect. */
  tapTwice(key: Locator, gap: number, effect: () => Promise<unknown>): Promise<void>;
}> {
  await page.clock.install();
  await page.addInitScript(() => {
    globalThis.clicksHeard = 0;
    addEventListener("click", () => globalThis.clicksHeard++, true);
  });
  const middleOf = async (key: Locator) => {
    const box = await key.boundingBox();
    if (!box) throw new Error("it is not on the screen");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const placeOf = async (key: Locator) => {
    // Waits until it can be tapped.
    await key.click({ trial: true });
    return middleOf(key);
  };
  const clicksHeard = () => page.evaluate(() => globalThis.clicksHeard);
  /** The click follows the touch by as long as the machine needs: the page's clock goes on only after it. */
  const touch = async ({ x, y }: { x: number; y: number }) => {
    const before = await clicksHeard();
    await page.touchscreen.tap(x, y);
    await expect.poll(clicksHeard).toBeGreaterThan(before);
  };
  return {
    tap: async (key) => touch(await placeOf(key)),
    tapTwice: async (key, gap, effect) => {
      await placeOf(key);
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
      // What is shown for a moment only may be gone by now, and the key have moved: then it is deaf at first.
      await page.clock.runFor(600);
      const place = await middleOf(key);
      await touch(place);
      await page.clock.runFor(gap);
      await effect();
      await touch(place);
      await page.clock.resume();
    },
  };
}

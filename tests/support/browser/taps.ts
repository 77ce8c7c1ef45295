import type { Page } from "playwright-core";

/** From now on the page counts the taps that reach it. */
export const startCounting = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const isCounting = root.dataset.taps !== undefined;
    root.dataset.taps = "0";
    if (isCounting) return;
    const count = () => {
      root.dataset.taps = String(Number(root.dataset.taps) + 1);
    };
    document.addEventListener("pointerdown", count, true);
  });

/** The taps since then. */
export const tapsOn = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.taps));

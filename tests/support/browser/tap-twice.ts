import type { Locator } from "playwright-core";

/** A double tap so fast that the page has not answered the first when the second comes. */
export const tapTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

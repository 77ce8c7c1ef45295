import type { CDPSession, Page } from "playwright-core";
import { layoutFindings } from "./layout-findings";

/** Small phones, a usual one, and one in landscape. */
export const phones = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;
const usualPhone = phones[2];
const textSizes = [100, 125, 150, 200] as const;

/** Lays the screen out in every size, with text up to twice as large, and returns what is wrong and where. */
export async function findingsInEverySize(page: Page, browser: CDPSession): Promise<string[]> {
  /** The default text size that a person sets in the browser. */
  const setTextSize = (percent: number) =>
    browser.send("Page.setFontSizes", { fontSizes: { standard: (16 * percent) / 100 } });
  const found: string[] = [];
  for (const phone of phones) {
    await page.setViewportSize(phone);
    for (const size of textSizes) {
      await setTextSize(size);
      const place = `${phone.width}×${phone.height}, ${size}%`;
      for (const finding of await layoutFindings(page)) found.push(`${place}: ${finding}`);
    }
  }
  await setTextSize(100);
  await page.setViewportSize(usualPhone);
  return found;
}

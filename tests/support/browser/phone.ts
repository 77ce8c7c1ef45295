import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { Scorekeeper } from "./scorekeeper";
import type { Site } from "./site";

/** A phone with one page, and the scorekeeper who uses it. */
export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly keeper: Scorekeeper;
}

export async function newPhone({ browser, server }: Site, more: BrowserContextOptions = {}): Promise<Phone> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...more });
  const page = await context.newPage();
  return { context, page, keeper: new Scorekeeper(page, server.url) };
}

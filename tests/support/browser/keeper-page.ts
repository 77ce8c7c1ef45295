import type { Locator, Page } from "playwright-core";

/** Opens a section of the page for managing a league, unless it is open already. */
export async function openSection(page: Page, name: string): Promise<Locator> {
  const section = page.getByRole("region", { name, exact: true });
  const details = section.locator("details").first();
  if (!(await details.evaluate((element: HTMLDetailsElement) => element.open)))
    await details.locator("summary").first().click();
  return section;
}

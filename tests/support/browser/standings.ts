import type { Page } from "playwright-core";

/** Resolves when a board, the table's or a watcher's, shows this total beside this name. */
export const shows = (page: Page, name: string, total: number): Promise<void> =>
  page
    .getByRole("region", { name: "Standings" })
    .getByRole("listitem")
    .filter({ hasText: name })
    .getByTestId("total")
    .filter({ hasText: new RegExp(`^${total}$`) })
    .waitFor();

import type { Page } from "playwright-core";
import { inEnglish } from "./control-labels";

/** Resolves when a board, the table's or a watcher's, shows this total beside this name. */
export const shows = (page: Page, name: string, total: number, { standings } = inEnglish): Promise<void> =>
  page
    .getByRole("region", { name: standings })
    .getByRole("listitem")
    .filter({ hasText: name })
    .getByTestId("total")
    .filter({ hasText: new RegExp(`^${total}$`) })
    .waitFor();

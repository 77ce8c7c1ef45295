import type { Page } from "playwright-core";
import { inEnglish } from "./control-names";

/** Resolves when a board, at the table or for spectators, shows this total beside this name. */
export const shows = (page: Page, name: string, total: number, { standings } = inEnglish): Promise<void> =>
  page
    .getByRole("region", { name: standings })
    .getByRole("listitem")
    .filter({ hasText: name })
    .getByTestId("total")
    .filter({ hasText: new RegExp(`^${total}$`) })
    .waitFor();

import type { Page } from "playwright-core";

/** Whether a device keeps what it draws the pages of a league from. */
export const keepsLeague = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open("pipkeeper");
        opening.onsuccess = () => {
          const asked = opening.result.transaction("records").objectStore("records").count();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result > 0);
          };
        };
      }),
  );

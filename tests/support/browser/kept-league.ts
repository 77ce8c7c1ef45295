import type { Page } from "playwright-core";

/** Whether a device keeps what it draws the pages of a league from. */
export const keepsLeague = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open("pipkeeper");
        // The page has not made its database yet: to look must not make one, which would be empty and in its way.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () =>
          opening.error?.name === "AbortError" ? resolve(false) : reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction("records").objectStore("records").count();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result > 0);
          };
        };
      }),
  );

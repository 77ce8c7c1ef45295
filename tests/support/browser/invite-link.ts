import type { Page } from "playwright-core";

/** The invite link to keep score of the game on a page. */
export async function inviteLink(page: Page): Promise<string> {
  const key = await page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("pipkeeper");
        opening.onerror = reject;
        opening.onsuccess = () => {
          const id = new URLSearchParams(location.search).get("game") ?? "";
          const reading = opening.result.transaction("games").objectStore("games").get(id);
          reading.onerror = reject;
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.key);
          };
        };
      }),
  );
  return `${page.url()}#key=${key}`;
}

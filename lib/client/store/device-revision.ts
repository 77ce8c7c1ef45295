import { allTraces, localKeys } from "./local-keys";

/**
 * Another one for each state of the device's store. A device that has none has stored nothing; one that has any is not
 * shown what new devices see at once (`public/look.js`).
 */
const place = `${allTraces}revision`;

const pictures = `${allTraces}picture/`;
export type Pictured = "home" | "table";
/** Where the pictures are that `public/look.js` shows. */
export const pictureOf = (screen: Pictured): string => pictures + screen;

/** What this device knows is about to change, or has changed: from now on, no picture shows it any more. */
export function noteChange(): void {
  try {
    for (const key of localKeys(pictures)) localStorage.removeItem(key);
    localStorage.setItem(place, `${Date.now()}-${Math.random()}`);
  } catch {
    // Without local storage there are no pictures; one that is full has just lost them.
  }
}

/** Whether this version of the program has stored anything here. */
export function isMarked(): boolean {
  try {
    return localStorage.getItem(place) !== null;
  } catch {
    return false;
  }
}

/**
 * Writes, so that what was there before is neither shown nor kept as a picture, on any page of this browser: before,
 * since a page may end during the write, and after, since another one may have read meanwhile.
 */
export async function changing<T>(write: () => Promise<T>): Promise<T> {
  noteChange();
  try {
    return await write();
  } finally {
    noteChange();
  }
}

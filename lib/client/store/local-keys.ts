/** The prefix of local storage keys for data that people entered on this device, but not for its settings. */
export const allTraces = "pipkeeper/";

/** Marks a device that has stored something: it is not shown what others see at once (`public/look.js`). */
export function markKept(): void {
  try {
    localStorage.setItem(`${allTraces}kept`, "1");
  } catch {
    // A browser that forbids storage.
  }
}

/** The names of local storage that begin like this. */
export function localKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    // A browser that forbids storage.
    return [];
  }
}

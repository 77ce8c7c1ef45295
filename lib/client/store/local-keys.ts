/** The prefix of local storage keys for data that people entered on this device, but not for its settings. */
export const allTraces = "pipkeeper/";

/** The names of local storage that begin like this. */
export function localKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    // A browser that forbids storage.
    return [];
  }
}

/** What people did on this device is in local storage under names that begin so. How the device is set is not. */
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

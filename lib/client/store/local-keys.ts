/** What people did on this device is in local storage under names with this prefix. Settings of the device are not. */
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

/** Where the half-filled form of this tab is stored. */
export const place = "pipkeeper/new";

/** What is stored there; null where nothing is, or storage is forbidden. */
export function storedText(): string | null {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null;
  }
}

/** Where the draft of this tab is stored. */
export const place = "pipkeeper/new";

/** The stored text; null if there is none, or storage is forbidden. */
export function storedText(): string | null {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null;
  }
}

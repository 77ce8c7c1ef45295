export type Shared = "shared" | "cancelled" | "unable";

export const canShare = (): boolean => typeof navigator.share === "function";

/** Opens the device's share sheet for a link. Call it from a tap. */
export async function shareLink(title: string, url: string): Promise<Shared> {
  try {
    await navigator.share({ title, url });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "unable";
  }
}

/** Copies what a field holds. A page from a plain http address has no clipboard but the old command; both may refuse. */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  field.select();
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(field.value);
      return true;
    }
    return document.execCommand("copy");
  } catch {
    return false;
  }
}

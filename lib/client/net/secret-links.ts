import { readSecretLink, type SecretLink } from "@/lib/export/links/secret-link";
import { hasSecret } from "@/lib/export/links/traces";

/** A link as it was made, or that it is damaged: then nothing of it is used. */
export type Brought = SecretLink | "damaged";

/** The link with a secret in a text, whatever was done to it on the way; undefined if there is none. */
export async function linkIn(text: string): Promise<Brought | undefined> {
  // Loaded when there is something to repair.
  return readSecretLink(text.trim()) ?? (await import("@/lib/export/links/repair-link")).repairLink(text);
}

/**
 * Calls with the link in the address, if it is one with a secret, now and when one is pasted into the address of the
 * open page. The secret is removed from the address, so that it is not shown or shared by accident. The returned
 * function ends it.
 */
export function onSecretLink(call: (brought: Brought) => void): () => void {
  const consume = () => {
    const { href, hash, pathname, search } = window.location;
    if (!hasSecret(hash) && !hasSecret(search)) return;
    // Where `#` was encoded on the way, the secret is in the query.
    const query = hasSecret(search) ? search.replace(/(=[\da-f-]{36}).*/i, "$1") : search;
    window.history.replaceState(null, "", pathname + query);
    linkIn(href).then(
      (brought) => call(brought ?? "damaged"),
      () => call("damaged"),
    );
  };
  consume();
  window.addEventListener("hashchange", consume);
  return () => window.removeEventListener("hashchange", consume);
}

import { keeperKey } from "@/lib/sync/wire/protocol";
import { type LiveListener, type LiveParts, subscribeLive } from "./live";

/** The key in the fragment of an invite link (`#key=…`), which no server ever sees. */
function keyIn(hash: string): string | undefined {
  const key = new URLSearchParams(hash.slice(1)).get("key");
  return key !== null && keeperKey.test(key) ? key : undefined;
}

/** The key in an invite to this page, if the text is one. `query`: the name and value that say what it is about. */
export function keyOfInvite(
  text: string,
  page: "/play" | "/l/edit",
  query: readonly [name: string, value: string],
): string | undefined {
  if (!URL.canParse(text.trim())) return undefined;
  const { searchParams, hash, pathname } = new URL(text.trim());
  const [name, value] = query;
  const isIt = pathname === page && searchParams.get(name)?.toLowerCase() === value.toLowerCase();
  return isIt ? keyIn(hash) : undefined;
}

/**
 * Calls with the key in the address, if there is one, now and when an invite is pasted into the address of the open
 * page. It is removed from the address, so that it is not shown or shared by accident. The returned function ends it.
 */
export function onInvitedKey(call: (key: string) => void): () => void {
  const consume = () => {
    const { hash, pathname, search } = window.location;
    if (!new URLSearchParams(hash.slice(1)).has("key")) return;
    window.history.replaceState(null, "", pathname + search);
    const key = keyIn(hash);
    if (key !== undefined) call(key);
  };
  consume();
  window.addEventListener("hashchange", consume);
  return () => window.removeEventListener("hashchange", consume);
}

/** One function that ends all of these. */
export const endAll =
  (...ends: readonly (() => void)[]) =>
  (): void => {
    for (const end of ends) end();
  };

/** Calls now, and whenever the network or the page comes back. The returned function ends it. */
export function onResume(call: () => void): () => void {
  const visible = () => {
    if (document.visibilityState === "visible") call();
  };
  window.addEventListener("online", call);
  document.addEventListener("visibilitychange", visible);
  call();
  return () => {
    window.removeEventListener("online", call);
    document.removeEventListener("visibilitychange", visible);
  };
}

/** Runs `work` while the page is visible; what it returns ends it. */
function whileVisible(work: () => () => void): () => void {
  let end: (() => void) | undefined;
  const update = () => {
    if (document.visibilityState === "hidden") {
      end?.();
      end = undefined;
    } else end ??= work();
  };
  document.addEventListener("visibilitychange", update);
  update();
  return () => {
    document.removeEventListener("visibilitychange", update);
    end?.();
  };
}

/**
 * Keeps a game up to date while its page is visible. Of several pages of one browser only one listens to the server
 * (a browser opens six connections for all of them); the others read what it stores.
 */
export function listen(
  gameId: string,
  parts: LiveParts,
  locks: LockManager | undefined,
  listener: LiveListener,
): () => void {
  const address = `/api/games/${encodeURIComponent(gameId)}/live`;
  const listen = () => subscribeLive(address, parts, listener);
  return whileVisible(() => {
    if (!locks) return listen();
    const leaving = new AbortController();
    let end = () => leaving.abort();
    const turn = () =>
      new Promise<void>((resolve) => {
        const stop = listen();
        end = () => {
          stop();
          resolve();
        };
      });
    locks.request(`pipkeeper/live/${gameId}`, { signal: leaving.signal }, turn).catch(() => {
      // The page was hidden before its turn came.
    });
    return () => end();
  });
}

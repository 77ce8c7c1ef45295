import { type LiveListener, type LiveParts, subscribeLive } from "./live";

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

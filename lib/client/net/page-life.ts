import { keeperKey } from "@/lib/sync/wire/protocol";
import { type LiveListener, type LiveParts, subscribeLive } from "./live";

/**
 * The keeper key that an invite link brought in its fragment, which no server ever sees: `#key=…`. It is taken out of
 * the address, so that it is not shown or shared by accident.
 */
export function takeInvitedKey(): string | undefined {
  const key = new URLSearchParams(window.location.hash.slice(1)).get("key");
  if (key === null) return undefined;
  const { pathname, search } = window.location;
  window.history.replaceState(null, "", pathname + search);
  return keeperKey.test(key) ? key : undefined;
}

/** Calls now, and whenever the network or the page comes back. The function ends it. */
export function wheneverBack(call: () => void): () => void {
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

/** Runs `work` while the page can be seen; what it returns ends it. */
function whileVisible(work: () => () => void): () => void {
  let end: (() => void) | undefined;
  const look = () => {
    if (document.visibilityState === "hidden") {
      end?.();
      end = undefined;
    } else end ??= work();
  };
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    document.removeEventListener("visibilitychange", look);
    end?.();
  };
}

/**
 * Keeps a game up to date while its page can be seen. Of several pages of one browser only one listens to the server
 * (a browser has six connections for all of them); what it writes, the others read.
 */
export function listen(
  gameId: string,
  parts: LiveParts,
  locks: LockManager | undefined,
  listener: LiveListener,
): () => void {
  const address = `/api/games/${encodeURIComponent(gameId)}/live`;
  const hear = () => subscribeLive(address, parts, listener);
  return whileVisible(() => {
    if (!locks) return hear();
    const leaving = new AbortController();
    let end = () => leaving.abort();
    const turn = () =>
      new Promise<void>((resolve) => {
        const stop = hear();
        end = () => {
          stop();
          resolve();
        };
      });
    locks.request(`pipkeeper/live/${gameId}`, { signal: leaving.signal }, turn).catch(() => {
      // It left before its turn came.
    });
    return () => end();
  });
}

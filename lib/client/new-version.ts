"use client";

import { useEffect, useState } from "react";
import { onResume } from "./net/page-life";
import { whenIdle } from "./when-idle";

/**
 * The service workers of this page's origin; none on plain http, in some private windows, during development, and in
 * another site's page, which would otherwise get its own copy of the whole program.
 */
const workers = (): ServiceWorkerContainer | undefined =>
  process.env.NODE_ENV === "production" && "serviceWorker" in navigator && window.parent === window
    ? navigator.serviceWorker
    : undefined;

/** How long after an installation that failed the next one begins. */
const retryMs = 10_000;

/**
 * Installs the program on this device, so that it opens without a network, and looks for a newer version whenever the
 * page or the network comes back. True once one is fully installed and waits for pages to reload.
 * docs/decisions/0030-offline.md
 */
export function useNewVersion(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const container = workers();
    if (!container) return undefined;
    let end = () => {};
    let ended = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    let controlled = container.controller !== null;
    const taken = () => {
      // Another page of this browser activated the new version; this one continues with its own.
      if (controlled) setReady(true);
      controlled = true;
    };
    container.addEventListener("controllerchange", taken);
    const follow = (registration: ServiceWorkerRegistration) => {
      if (ended) return;
      const check = () => {
        const { installing, waiting, active } = registration;
        if (waiting && active) setReady(true);
        // A first installation that failed leaves no registration to update.
        if (!installing && !waiting && !active) installLater();
      };
      const found = () => registration.installing?.addEventListener("statechange", check);
      registration.addEventListener("updatefound", found);
      found();
      check();
      // Without a network it is tried again next time.
      const stop = onResume(() => void registration.update().catch(() => {}));
      end = () => {
        registration.removeEventListener("updatefound", found);
        stop();
      };
    };
    const install = () => {
      end();
      container.register("/sw.js", { updateViaCache: "none" }).then(follow, (error) => {
        // The worker could not be fetched. A browser may also forbid it: then the page opens only with a network, as on
        // plain http.
        if (error instanceof TypeError) installLater();
      });
    };
    /** It goes on with the files that it already has. */
    const installLater = () => {
      clearTimeout(again);
      if (!ended) again = setTimeout(install, retryMs);
    };
    // The page comes first: on a first visit all of the program follows.
    const cancel = whenIdle(install);
    return () => {
      ended = true;
      cancel();
      clearTimeout(again);
      container.removeEventListener("controllerchange", taken);
      end();
    };
  }, []);
  return isReady;
}

/** Reloads this page in the new version. What is half-typed is stored on the device. */
export async function reloadInNewVersion(): Promise<void> {
  const container = workers();
  const waiting = (await container?.getRegistration())?.waiting;
  if (!container || !waiting) return window.location.reload();
  container.addEventListener("controllerchange", () => window.location.reload(), { once: true });
  waiting.postMessage("take-over");
}

/** Fetches the newest version, if the server has one, and reloads this page in it. */
export async function updateAndReload(): Promise<void> {
  const registration = await workers()?.getRegistration();
  // Without a network the version stays the same.
  await registration?.update().catch(() => {});
  const { installing } = registration ?? {};
  if (installing)
    await new Promise((done) => installing.addEventListener("statechange", done, { once: true }));
  await reloadInNewVersion();
}

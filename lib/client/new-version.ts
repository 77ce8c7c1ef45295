"use client";

import { useEffect, useState } from "react";
import { wheneverBack } from "./net/page-life";

/**
 * The service workers of this page's address; none on plain http, in some private windows, while developing, and in
 * another site's page, which would get a copy of the whole program of its own.
 */
const workers = (): ServiceWorkerContainer | undefined =>
  process.env.NODE_ENV === "production" && "serviceWorker" in navigator && window.parent === window
    ? navigator.serviceWorker
    : undefined;

/**
 * Keeps the program on this device, so that it opens without a network, and looks for a newer version whenever the
 * page or the network comes back. True once one is ready: whole, on this device, and used by no page that was not
 * reloaded. docs/decisions/0030-offline.md
 */
export function useNewVersion(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const container = workers();
    if (!container) return undefined;
    let end = () => {};
    let ended = false;
    let controlled = container.controller !== null;
    const taken = () => {
      // Another page of this browser took the new version over; this one goes on with what it has.
      if (controlled) setReady(true);
      controlled = true;
    };
    container.addEventListener("controllerchange", taken);
    const follow = (registration: ServiceWorkerRegistration) => {
      if (ended) return;
      const look = () => {
        if (registration.waiting && registration.active) setReady(true);
      };
      const found = () => registration.installing?.addEventListener("statechange", look);
      registration.addEventListener("updatefound", found);
      found();
      look();
      // Without a network it is asked again the next time.
      const stop = wheneverBack(() => void registration.update().catch(() => {}));
      end = () => {
        registration.removeEventListener("updatefound", found);
        stop();
      };
    };
    // A browser may forbid it: then the page opens only with a network, as everywhere on plain http.
    container.register("/sw.js", { updateViaCache: "none" }).then(follow, () => {});
    return () => {
      ended = true;
      container.removeEventListener("controllerchange", taken);
      end();
    };
  }, []);
  return isReady;
}

/** Opens this page anew in the version that is ready. What is half typed is kept on the device. */
export async function reloadInNewVersion(): Promise<void> {
  const container = workers();
  const waiting = (await container?.getRegistration())?.waiting;
  if (!container || !waiting) return window.location.reload();
  container.addEventListener("controllerchange", () => window.location.reload(), { once: true });
  waiting.postMessage("take-over");
}

/** Fetches the newest version, where the server has a newer one than this page, and opens this page anew in it. */
export async function updateAndReload(): Promise<void> {
  const registration = await workers()?.getRegistration();
  // Without a network it is this version again.
  await registration?.update().catch(() => {});
  const { installing } = registration ?? {};
  if (installing)
    await new Promise((done) => installing.addEventListener("statechange", done, { once: true }));
  await reloadInNewVersion();
}

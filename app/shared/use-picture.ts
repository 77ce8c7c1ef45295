"use client";

import { useEffect, useInsertionEffect } from "react";
import type { Pictured } from "@/lib/client/store/device-revision";
import { whenIdle } from "@/lib/client/when-idle";
import { useStableCallback } from "@/lib/ui/use-stable-callback";

/** How long a screen has to stay as it is before its picture is kept, in milliseconds. */
const settled = 1_000;

/**
 * The screen takes the place of its picture, if there is one (`public/look.js`), in one drawing: before its parts are
 * measured, since until then they are not laid out.
 */
export function useInsteadOfPicture(isLive: boolean): void {
  useInsertionEffect(() => {
    if (isLive) document.querySelector("last-seen")?.remove();
  }, [isLive]);
}

/**
 * Keeps a picture of the screen each time that something else was `drawn`, once it is idle; not while that is undefined.
 * `isStored`: whether what is drawn is what the device's store has.
 */
export function useKeepPicture(screen: Pictured, drawn: unknown, isStored: () => Promise<boolean>): void {
  const check = useStableCallback(isStored);
  useEffect(() => {
    if (drawn === undefined) return undefined;
    const keep = () =>
      void import("@/lib/client/keep-picture").then(
        ({ keepPicture }) => keepPicture(screen, check),
        () => {},
      );
    let cancel = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      cancel = whenIdle(keep);
    }, settled);
    return () => cancel();
  }, [screen, drawn, check]);
}

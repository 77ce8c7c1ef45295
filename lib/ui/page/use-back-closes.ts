"use client";

import { useEffect, useRef } from "react";
import { afterNavigation, stepBack } from "./step-back";

/** Marks the history entry of something that lies over the page. */
const over = "pipkeeperOver";

/** Whether the history entry on top is that of something that lies over the page. */
export const hasOverlay = (): boolean => Boolean(window.history.state?.[over]);

/**
 * While something lies over the page, the back button closes it and goes nowhere. Closing it in any other way takes
 * its history entry back again.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return undefined;
    let state: "opening" | "open" | "gone" = "opening";
    const back = () => {
      state = "gone";
      latest.current();
    };
    afterNavigation(() => {
      if (state === "gone") return;
      state = "open";
      window.history.pushState({ [over]: true }, "", window.location.href);
      window.addEventListener("popstate", back);
    });
    return () => {
      window.removeEventListener("popstate", back);
      // What led on to another address meanwhile has taken this entry for it.
      if (state === "open" && hasOverlay()) stepBack();
      state = "gone";
    };
  }, [open]);
}

"use client";

import { useEffect, useRef } from "react";
import { afterNavigation, stepBack } from "./step-back";

/** Marks the history entry of an overlay. */
const over = "pipkeeperOver";

/** Whether the current history entry is that of an overlay. */
export const hasOverlay = (): boolean => Boolean(window.history.state?.[over]);

/**
 * While an overlay is open, the back button closes it and goes nowhere. Closing it in any other way removes its history
 * entry.
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
      // If another address was opened meanwhile, it has replaced this entry.
      if (state === "open" && hasOverlay()) stepBack();
      state = "gone";
    };
  }, [open]);
}

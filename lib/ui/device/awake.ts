"use client";

import { useEffect } from "react";

/** Whether this browser lets a page keep the screen awake. Over plain http none does. */
export const canKeepAwake = (): boolean => "wakeLock" in navigator;

/**
 * Keeps the screen awake until the function it returns is called. The browser lets go whenever the page is left;
 * coming back takes hold again, and so does a touch after the system let go by itself, to save power.
 */
function keepAwake(): () => void {
  if (!canKeepAwake()) return () => {};
  let over = false;
  let held: WakeLockSentinel | undefined;
  let asking = false;
  const hold = async () => {
    if (over || asking || document.visibilityState !== "visible" || held?.released === false) return;
    asking = true;
    try {
      held = await navigator.wakeLock.request("screen");
      if (over) await held.release();
    } catch {
      // Refused, as on a phone that saves power: it is asked again at the next touch or return.
    }
    asking = false;
  };
  document.addEventListener("visibilitychange", hold);
  document.addEventListener("pointerdown", hold);
  void hold();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", hold);
    document.removeEventListener("pointerdown", hold);
    void held?.release();
  };
}

/** The same while a component is there. */
export function useAwake(on: boolean): void {
  useEffect(() => (on ? keepAwake() : undefined), [on]);
}

"use client";

import { useEffect } from "react";

/** Whether this browser lets a page keep the screen awake. Over plain http none does. */
export const canKeepAwake = (): boolean => "wakeLock" in navigator;

/**
 * Keeps the screen awake until the returned function is called. The browser releases the lock when the page is hidden,
 * or to save power; it is requested again when the page is back or touched.
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
      // Refused, as by a phone that saves power: requested again at the next touch or return.
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

/** The same while a component is mounted. */
export function useAwake(on: boolean): void {
  useEffect(() => (on ? keepAwake() : undefined), [on]);
}

"use client";

import { useEffect, useMemo, useState } from "react";
import { beganAt, type Clock, changesIn, clockOf } from "@/lib/evening/hall/clock";
import type { EveningLog } from "@/lib/evening/log";
import type { RoundResult } from "@/lib/evening/result/types";

/** The clock of a round, kept up to date; undefined where there is none. `start`: of a round that the log does not have. */
export function useClock(
  log: EveningLog,
  round: Pick<RoundResult, "round" | "time"> | undefined,
  start?: number,
): Clock | undefined {
  const { settings } = log.position.setup;
  const number = round?.round ?? 0;
  const began = useMemo(() => start ?? beganAt(log, number), [log, number, start]);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const wait = changesIn(settings, began, now);
    const timer = wait === undefined ? undefined : setTimeout(tick, wait);
    // A phone that was asleep has missed its timers.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [settings, began, now]);
  return round && clockOf(settings, began, now, round.time);
}

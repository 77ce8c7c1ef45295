"use client";

import { useEffect, useRef } from "react";
import { useClock } from "@/app/shared/use-clock";
import type { EveningLog } from "@/lib/evening/log";
import type { RoundResult } from "@/lib/evening/result/types";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { giveFeedback } from "@/lib/ui/device/feedback";

interface ClockLineProps {
  readonly log: EveningLog;
  readonly round: Pick<RoundResult, "round" | "time">;
  /** When it was started, if the log does not have it. */
  readonly began?: number;
}

/** How long this round still takes, and what happens when its time is up; with a gong at both. */
export function ClockLine({ log, round, began }: ClockLineProps) {
  const t = useCatalogue("club");
  const clock = useClock(log, round, began);
  const before = useRef(clock?.phase);
  const phase = clock?.phase;
  useEffect(() => {
    // Whoever opens the page later has not missed anything.
    if (before.current !== undefined && before.current !== phase && phase !== "running")
      void giveFeedback("gong");
    before.current = phase;
  }, [phase]);
  if (!clock) return null;
  return (
    <p
      role="timer"
      className={
        clock.phase === "running"
          ? "font-display text-lead tabular-nums"
          : "rounded-lg border-2 border-brass px-3 py-2 font-display text-lead font-bold tabular-nums"
      }
    >
      {clock.phase === "over"
        ? t.atTime[log.position.setup.settings.atTime]
        : clock.phase === "warning"
          ? t.lastHands({ minutes: clock.left })
          : t.left({ minutes: clock.left })}
    </p>
  );
}

"use client";

import { useEffect, useState } from "react";
import { useClock } from "@/app/shared/use-clock";
import { isWaitedFor } from "@/lib/evening/hall/waited";
import type { EveningLog } from "@/lib/evening/log";
import type { RoundResult } from "@/lib/evening/result/types";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { giveFeedback } from "@/lib/ui/device/feedback";
import { usePreferences } from "@/lib/ui/device/preferences";

/** Milliseconds between two chimes. */
const pause = 60_000;

interface WaitingChimeProps {
  readonly log: EveningLog;
  readonly round: RoundResult;
}

/** On the host's phone, if it has sounds: a soft chime each minute while others wait for a table, and a key for silence. */
export function WaitingChime({ log, round }: WaitingChimeProps) {
  const t = useCatalogue("club");
  const { sounds } = usePreferences();
  const [isSilent, setSilent] = useState(false);
  const isWaited = isWaitedFor(round, useClock(log, round)) && sounds;
  const rings = isWaited && !isSilent;
  useEffect(() => {
    if (!rings) return undefined;
    const timer = setInterval(() => void giveFeedback("chime"), pause);
    return () => clearInterval(timer);
  }, [rings]);
  if (!isWaited) return null;
  return (
    <button
      type="button"
      className="key justify-self-start"
      aria-pressed={isSilent}
      onClick={() => setSilent((before) => !before)}
    >
      {t.silent}
    </button>
  );
}

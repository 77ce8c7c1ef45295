"use client";

import { useMemo } from "react";
import { ClockLine } from "@/app/shared/evening/clock-line";
import { useEveningBeside } from "@/lib/client/evening/evenings";

interface TableClockProps {
  readonly evening: string;
  readonly round: number;
}

/** The clock of an evening's round, at the table where the score is kept. */
export function TableClock({ evening, round: number }: TableClockProps) {
  const phase = useEveningBeside(evening);
  const log = phase.type === "ready" ? phase.view.log : undefined;
  const round = useMemo(() => log?.result([], false).rounds[number - 1], [log, number]);
  return log && round && !log.position.state.over ? <ClockLine log={log} round={round} /> : null;
}

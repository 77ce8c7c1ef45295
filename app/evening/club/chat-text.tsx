"use client";

import { CopyText } from "@/app/shared/copy-text";
import { unitName } from "@/lib/evening/hall/names";
import type { EveningLog } from "@/lib/evening/log";
import type { EveningResult, StandingResult } from "@/lib/evening/result/types";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { fixedText } from "@/lib/ui/text/fixed-text";
import { halvesText } from "@/lib/ui/text/halves-text";

interface ChatTextProps {
  readonly log: EveningLog;
  readonly result: EveningResult;
  /** What was played, in words. */
  readonly title: string;
}

/** How the evening stands, as a text that is pasted into a chat. */
export function ChatText({ log, result, title }: ChatTextProps) {
  const t = useCatalogue("club");
  const language = useLanguage();
  const isAlone = log.position.setup.form === "alone";
  const score = ({ wins, games, points = 0, for: scored = 0, against = 0 }: StandingResult): string =>
    isAlone
      ? fixedText(points / Math.max(1, games), 1, language)
      : `${halvesText(wins, language)} (${fixedText(scored - against, 0, language, true)})`;
  const rows = result.standings
    .filter(({ games }) => games > 0)
    .map(
      (row) => `${row.place === undefined ? "–" : `${row.place}.`} ${unitName(log, row.who)} ${score(row)}`,
    );
  const text = [`${title} · ${t.roundsPlayed({ rounds: result.rounds.length })}`, ...rows].join("\n");
  return <CopyText label={t.chat} text={text} />;
}

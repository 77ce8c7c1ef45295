"use client";

import { useRef, useState } from "react";
import { unitName } from "@/lib/evening/hall/names";
import type { EveningLog } from "@/lib/evening/log";
import type { EveningResult, StandingResult } from "@/lib/evening/result/types";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { copyField } from "@/lib/ui/device/share-link";
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
  const invite = useCatalogue("invite");
  const language = useLanguage();
  const [status, setStatus] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
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
  return (
    <>
      <textarea
        ref={field}
        readOnly
        aria-label={t.chat}
        value={text}
        rows={Math.min(14, rows.length + 1)}
        className="field w-full text-base"
      />
      <button
        type="button"
        className="action"
        onClick={() => {
          const copying = field.current && copyField(field.current);
          void copying?.then((done) => setStatus(done ? invite.copied : invite.notCopied));
        }}
      >
        {invite.copy}
      </button>
      <p role="status" className="text-fine empty:hidden">
        {status}
      </p>
    </>
  );
}

"use client";

import type { GameView } from "@/lib/client/game/games";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";

/** What a board beside the totals has room for. */
const maxRounds = 5;

interface LatestRoundsProps {
  readonly game: GameView;
  readonly className: string;
}

/** The last hands or rounds in words, the latest first. */
export function LatestRounds({ game, className }: LatestRoundsProps) {
  const t = useCatalogue("watch");
  const speaker = useSpeaker();
  const closings = game.lines.flatMap((line, index) =>
    line.line === "entry" && game.log.roundOf(index) ? [{ index, effective: line.effective }] : [],
  );
  const latest = closings.slice(-maxRounds).map((closing, index) => {
    const described = game.log.before(closing.index)?.describe(closing.effective);
    return {
      number: Math.max(0, closings.length - maxRounds) + index + 1,
      text: described ? speaker.text(described) : "",
    };
  });
  if (latest.length === 0) return null;
  return (
    <section aria-label={t.latest} className={`min-h-0 shrink overflow-hidden ${className}`}>
      <h3 className="text-fine font-semibold text-ink-soft lg:text-[clamp(1.0625rem,1.1vw,1.75rem)]">
        {t.latest}
      </h3>
      <ol className="divide-y divide-line">
        {latest.reverse().map(({ number, text }) => (
          <li key={number} className="flex gap-3 py-2 lg:text-[clamp(1.0625rem,1.4vw,2rem)] lg:leading-snug">
            <span className="min-w-6 text-right font-display font-bold text-brass-ink">{number}</span>
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

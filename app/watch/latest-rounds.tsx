"use client";

import type { GameView } from "@/lib/client/game/games";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";

/** How many rows are shown at most, and up to how many entries between two rounds get a row each. */
const maxRows = 5;
const fewNotes = 3;

interface LatestRoundsProps {
  readonly game: GameView;
  readonly className: string;
}

/**
 * The effective entries by their line in the log: hands or rounds with their numbers, and entries between them if they
 * are few.
 */
function rowsOf({ lines, log }: GameView) {
  const rows: { readonly line: number; readonly round?: number }[] = [];
  let notes: { readonly line: number }[] = [];
  let round = 0;
  const closeNotes = () => {
    if (notes.length <= fewNotes) rows.push(...notes);
    notes = [];
  };
  for (const [line, entry] of lines.entries()) {
    if (entry.type !== "entry" || entry.effective === undefined) continue;
    if (!log.roundOf(line)) notes.push({ line });
    else {
      closeNotes();
      rows.push({ line, round: ++round });
    }
  }
  closeNotes();
  return rows;
}

/** The last hands or rounds in words, and the entries between them, the latest first. */
export function LatestRounds({ game, className }: LatestRoundsProps) {
  const t = useCatalogue("watch");
  const speaker = useSpeaker();
  const latest = rowsOf(game).slice(-maxRows).reverse();
  if (latest.length === 0) return null;
  const textOf = (line: number): string => {
    const entry = game.lines[line];
    const described = entry?.type === "entry" && game.log.before(line)?.describe(entry.effective);
    return described ? speaker.text(described) : "";
  };
  return (
    <section aria-label={t.latest} className={`flex min-h-0 shrink flex-col ${className}`}>
      <h3 className="text-fine font-semibold text-ink-soft lg:text-[clamp(1.0625rem,1.1vw,1.75rem)]">
        {t.latest}
      </h3>
      {/* A row that does not fit wraps out of sight, so that none is cut off in the middle. */}
      <ol className="flex min-h-0 flex-col flex-wrap overflow-hidden">
        {latest.map(({ line, round }) => (
          <li
            key={line}
            className="flex w-full gap-3 border-line py-2 not-first:border-t lg:text-[clamp(1.0625rem,1.4vw,2rem)] lg:leading-snug"
          >
            <span className="min-w-6 text-right font-display font-bold text-brass-ink">{round}</span>
            <span className="min-w-0 wrap-anywhere">{textOf(line)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

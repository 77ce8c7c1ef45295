import type { LeagueWords } from "../league-words";

/** How somebody's place has changed since a week ago, in words. */
export function trendText({ t }: LeagueWords, place: number, before: number | null): string {
  if (before === null) return t.trend.fresh;
  if (place < before) return t.trend.up({ places: before - place });
  return place > before ? t.trend.down({ places: place - before }) : t.trend.same;
}

interface TrendViewProps {
  readonly words: LeagueWords;
  readonly place: number;
  readonly before: number | null;
}

/**
 * The same in brief: an arrow and a number, not colour alone. Nothing is shown if the place is the same, and a word if
 * the player is new.
 */
export function TrendView({ words, place, before }: TrendViewProps) {
  const by = before === null ? 0 : before - place;
  return (
    <span className={`flex items-center gap-0.5 text-fine ${by < 0 ? "text-alarm" : "text-felt-ink"}`}>
      {before === null && <span aria-hidden="true">{words.t.newcomer}</span>}
      {by !== 0 && (
        <>
          <svg viewBox="0 0 12 12" className="size-3 shrink-0" aria-hidden="true" fill="currentColor">
            <path d={by > 0 ? "M6 1L11 9H1Z" : "M6 11L1 3H11Z"} />
          </svg>
          <span aria-hidden="true">{Math.abs(by)}</span>
        </>
      )}
      <span className="sr-only">{trendText(words, place, before)}</span>
    </span>
  );
}

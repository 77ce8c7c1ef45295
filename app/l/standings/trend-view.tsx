import type { LeagueWords } from "../league-words";

/** How somebody's place has changed since a week ago, in words. */
export function trendText({ say }: LeagueWords, place: number, before: number | null): string {
  if (before === null) return say.trend.fresh;
  if (place < before) return say.trend.up({ places: before - place });
  return place > before ? say.trend.down({ places: place - before }) : say.trend.same;
}

interface TrendViewProps {
  readonly words: LeagueWords;
  readonly place: number;
  readonly before: number | null;
}

/** The same as a sign beside a place: shape and number, not colour alone. */
export function TrendView({ words, place, before }: TrendViewProps) {
  const by = before === null ? 0 : before - place;
  const path =
    before === null ? "M6 1V11M1 6H11" : by > 0 ? "M6 1L11 9H1Z" : by < 0 ? "M6 11L1 3H11Z" : "M2 6H10";
  return (
    <span
      className={`inline-flex w-8 items-center gap-0.5 text-fine ${by < 0 ? "text-alarm" : "text-felt-ink"}`}
    >
      <svg
        viewBox="0 0 12 12"
        className="size-3 shrink-0"
        aria-hidden="true"
        fill={by === 0 ? "none" : "currentColor"}
        stroke="currentColor"
        strokeWidth={by === 0 ? 2 : 0}
      >
        <path d={path} />
      </svg>
      {by !== 0 && <span aria-hidden="true">{Math.abs(by)}</span>}
      <span className="sr-only">{trendText(words, place, before)}</span>
    </span>
  );
}

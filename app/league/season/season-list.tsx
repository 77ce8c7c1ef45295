import type { SeasonsReply } from "@/lib/league/story/story-replies";
import { Medal } from "@/lib/ui/pictures/medal";
import type { Drawn } from "../drawn";
import { dayText } from "../standings/figures";
import { championsText } from "./champions-text";

interface SeasonListProps {
  readonly drawn: Drawn;
  readonly seasons: SeasonsReply["seasons"];
}

/** Seasons and their winners, latest first. */
export function SeasonList({ drawn: { words, value, notes }, seasons }: SeasonListProps) {
  const { language, t, texts } = words;
  return (
    <ul className="board px-3 py-1">
      {seasons.map((season) => (
        <li
          key={season.season}
          className="groove flex min-h-16 items-center gap-3 py-2 break-inside-avoid last:border-0 last:shadow-none"
        >
          {season.ended && season.champions.length > 0 ? (
            <Medal rank={1} label={t.ordinal(1)} className="size-10 shrink-0" />
          ) : (
            <span className="size-10 shrink-0" />
          )}
          <div className="min-w-0 grow">
            <h3 className="text-base">
              <a
                href={`/l/${value.league.slug}/seasons/${season.season}`}
                className="tap-target font-semibold underline decoration-1 underline-offset-4 wrap-anywhere"
              >
                {season.name}
              </a>
            </h3>
            <p className="font-display text-lead font-bold wrap-anywhere">{championsText(words, season)}</p>
            <p className="pb-1 text-fine text-on-walnut-soft">
              {t.spread({ from: dayText(season.from, language), to: dayText(season.to, language) })}
              {[!season.ended && texts.running, notes.of(season.season)]
                .filter(Boolean)
                .map((said) => ` · ${said}`)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

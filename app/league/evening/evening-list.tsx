import type { PlayedEveningsReply } from "@/lib/league/story/story-replies";
import { Medal } from "@/lib/ui/pictures/medal";
import { monthForAll, weekdayForAll } from "@/lib/ui/text/when-text";
import type { LeagueWords } from "../league-words";
import { NotSent } from "../not-sent";

interface EveningListProps {
  readonly words: LeagueWords;
  readonly path: string;
  /** The latest first. */
  readonly evenings: PlayedEveningsReply["evenings"];
  /** What is to be said of an evening here. */
  noteOf(evening: string): string | undefined;
}

/** Evenings by month, each with its day, who won it, and how many rounds and games it had. */
export function EveningList({ words: { language, t, texts }, path, evenings, noteOf }: EveningListProps) {
  const months = [...new Set(evenings.map(({ evening }) => evening.slice(0, 7)))];
  return (
    <div className="grid gap-6">
      {months.map((month) => (
        <section key={month} aria-labelledby={`month-${month}`} className="grid gap-2">
          <h3 id={`month-${month}`} className="text-lead first-letter:uppercase">
            {monthForAll(`${month}-01`, language)}
          </h3>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2 lg:grid-cols-4">
            {evenings
              .filter(({ evening }) => evening.startsWith(month))
              .map(({ evening, games, rounds, winners }) => (
                <li key={evening} className="grid break-inside-avoid">
                  <a href={`${path}/${evening}`} className="panel flex items-center gap-3 p-2">
                    <time
                      dateTime={evening}
                      className="plate grid min-h-14 min-w-14 shrink-0 content-center justify-items-center px-1"
                    >
                      <span className="text-fine leading-none font-normal">
                        {weekdayForAll(evening, language)}
                      </span>{" "}
                      <span className="text-title leading-tight">{Number(evening.slice(8))}</span>
                    </time>
                    <span className="grid min-w-0 gap-1">
                      {winners && (
                        <span className="flex items-center gap-2 leading-tight font-semibold wrap-anywhere">
                          <Medal rank={1} label={t.ordinal(1)} className="size-6 shrink-0" />
                          {t.names({ names: winners.map(({ name }) => name) })}
                        </span>
                      )}
                      <span className="text-fine text-ink-soft">
                        {[
                          ...(rounds === undefined ? [] : [texts.playedRounds({ rounds })]),
                          ...(rounds !== undefined && games === 0 ? [] : [texts.playedGames({ games })]),
                        ].join(" · ")}
                      </span>
                      <NotSent text={noteOf(evening)} />
                    </span>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

"use client";

import { useWords } from "@/lib/i18n/hooks/use-words";
import { Medal } from "@/lib/ui/pictures/medal";
import { WholeName } from "@/lib/ui/text/whole-name";
import type { FinalPlace } from "./places";

interface FinalPlacesProps {
  readonly places: readonly FinalPlace[];
  onWhy(player: string): void;
}

/** The final places, the winner first; a tap on a total explains it. */
export function FinalPlaces({ places, onWhy }: FinalPlacesProps) {
  const words = useWords();
  const { table: t } = words;
  return (
    <section aria-label={t.standings} className="board w-full px-3 py-1 text-left">
      <ol>
        {places.map(({ player, name, rank, score, money, notes }) => (
          <li
            key={player}
            className="groove flex min-h-14 flex-wrap items-center justify-end gap-x-3 py-1.5 last:border-0 last:shadow-none"
          >
            {rank === undefined ? (
              <span className="size-9 shrink-0" />
            ) : (
              <Medal rank={rank} label={t.place({ rank })} className="size-9 shrink-0" />
            )}
            <div className="min-w-0 grow basis-[6rem]">
              <p data-testid="name" className="leading-[1.2] font-semibold">
                <WholeName name={name} largest="var(--text-lead)" />
              </p>
              {(notes.length > 0 || money !== undefined) && (
                <p className="flex flex-wrap gap-x-2 text-fine text-on-walnut-soft">
                  {[...notes, ...(money === undefined ? [] : [money])].map((note) => (
                    <span key={note}>{note}</span>
                  ))}
                </p>
              )}
            </div>
            <button
              type="button"
              data-testid="total"
              aria-haspopup="dialog"
              aria-label={words.why.howTotal({ name, total: score })}
              onClick={() => onWhy(player)}
              className="plate grid h-12 min-w-20 shrink-0 place-items-center px-2 text-title active:translate-y-px"
            >
              {score}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

import type { ReactNode } from "react";
import type { AtTable } from "@/lib/evening/home/at-table";
import type { Night, PersonsNight } from "@/lib/evening/home/night";
import type { EveningLog } from "@/lib/evening/log";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { WholeName } from "@/lib/ui/text/whole-name";
import { nameIn } from "./names";

interface WaitingProps {
  readonly log: EveningLog;
  readonly now: AtTable;
  readonly night: Night;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** Who waits, in turn, for how long, and who of them is next. */
export function Waiting({ log, now, night, children }: WaitingProps) {
  const t = useCatalogue("homeTable");
  const people = new Map(night.people.map((person) => [person.id, person]));
  const saidOf = (person: PersonsNight | undefined): string[] =>
    person && person.of > 0
      ? [t.waitedFor({ count: person.waited }), t.playedOf({ games: person.sat, of: person.of })].filter(
          (text) => text !== "",
        )
      : [];
  return (
    <section aria-labelledby="waiting" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="waiting" className="text-title">
        {t.waiting}
      </h2>
      {now.waiting.length === 0 ? (
        <p className="text-ink-soft">{t.nobodyWaits}</p>
      ) : (
        <ol className="panel divide-y divide-line">
          {now.waiting.map((id, place) => (
            <li key={id} className="flex min-h-12 flex-wrap items-center gap-x-3 px-3 py-1.5">
              <span className="w-6 shrink-0 text-right font-display text-lead font-bold text-ink-soft">
                {place + 1}
              </span>
              <span className="min-w-0 flex-[1_1_min(8rem,60%)] font-semibold">
                <WholeName name={nameIn(log, id)} largest="var(--text-lead)" />
              </span>
              {now.next.includes(id) && (
                <span className="rounded-plate bg-felt-soft px-2 py-0.5 text-fine font-semibold text-felt-ink">
                  {t.isNext}
                </span>
              )}
              <span className="ml-auto grid text-right text-fine text-ink-soft empty:hidden">
                {saidOf(people.get(id)).map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </span>
            </li>
          ))}
        </ol>
      )}
      {children}
    </section>
  );
}

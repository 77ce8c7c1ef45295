import type { LeagueReader } from "@/lib/server/pages";
import { startForAll } from "@/lib/ui/text/when-text";
import { plansWords } from "./plans-words";
import { WhoComes } from "./who-comes";

/** The next planned evening of a league, and who is coming; nothing if none is planned. */
export async function NextEvening({ league }: { readonly league: LeagueReader }) {
  const { language, t } = await plansWords();
  const [next, ...later] = await league.eveningsAhead();
  if (!next) return null;
  return (
    <section aria-labelledby="next-evening" className="panel grid gap-3 p-4 sm:p-5">
      <h2 id="next-evening" className="text-fine font-semibold text-ink-soft">
        {t.next}
      </h2>
      <div className="grid gap-1">
        <p className="font-display text-title leading-tight first-letter:uppercase">
          <time dateTime={next.begins}>{startForAll(next.on, next.at, language)}</time>
        </p>
        {next.place !== "" && <p className="text-lead wrap-anywhere">{next.place}</p>}
      </div>
      <WhoComes evening={next} players={league.value.league.players} />
      {later.length > 0 && (
        <div className="border-t border-line pt-3">
          <h3 className="text-fine font-semibold text-ink-soft">{t.alsoPlanned}</h3>
          <ul>
            {later.slice(0, 3).map(({ id, on, at, place }) => (
              <li key={id} className="wrap-anywhere first-letter:uppercase">
                {t.line({ when: startForAll(on, at, language), place })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

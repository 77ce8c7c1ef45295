import { Fold } from "@/app/shared/fold";
import type { Night, PersonsNight } from "@/lib/evening/home/night";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { numberText } from "@/lib/ui/text/fixed-text";
import { localeForAll } from "@/lib/ui/text/when-text";
import { WholeName } from "@/lib/ui/text/whole-name";

interface TonightProps {
  readonly night: Night;
  /** Whether a game that was won to nothing counts as two. */
  readonly countTwice: boolean;
}

/** The night so far: games and games won by person and by pair, games won to nil, and the longest run. */
export function Tonight({ night, countTwice }: TonightProps) {
  const t = useCatalogue("homeTable");
  const language = useLanguage();
  const list = (names: readonly string[]) => new Intl.ListFormat(localeForAll(language)).format(names);
  if (night.ended === 0) return null;
  // Whoever has too few games for a place stands behind the others, also with more of them won.
  const hasPlaces = night.people.some(({ place }) => place !== undefined);
  const noteOn = ({ isHere, place, won }: PersonsNight): string | undefined => {
    const notes = [
      ...(isHere ? [] : [t.awayNow]),
      ...(hasPlaces && place === undefined && won > 0 ? [t.fewGames] : []),
    ];
    return notes.length > 0 ? notes.join(" · ") : undefined;
  };
  return (
    <section aria-labelledby="tonight" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="tonight" className="text-title">
        {t.tonight}
      </h2>
      <Tally head={t.player} rows={night.people.map((person) => ({ ...person, note: noteOn(person) }))} />
      {night.reign && <p className="wrap-anywhere">{t.reign(night.reign)}</p>}
      {night.shutouts.length > 0 && (
        <p className="wrap-anywhere">
          {t.shutouts({
            games: night.shutouts.map(({ names, won }) => ({ winners: list(names), won })),
            countTwice,
          })}
        </p>
      )}
      <Fold label={t.pairs}>
        <Tally
          head={t.pair}
          rows={night.pairs.map(({ names, ...row }) => ({ ...row, id: names.join(), name: list(names) }))}
        />
      </Fold>
    </section>
  );
}

interface TallyRow {
  readonly id: string;
  readonly name: string;
  readonly note?: string | undefined;
  readonly games: number;
  readonly won: number;
}

function Tally({ head, rows }: { readonly head: string; readonly rows: readonly TallyRow[] }) {
  const t = useCatalogue("homeTable");
  const language = useLanguage();
  const number = "border-t border-line py-2 text-right font-display text-lead tabular-nums";
  return (
    <table className="panel w-full border-separate border-spacing-0">
      <thead className="text-[min(var(--text-fine),4.5vmin)] text-ink-soft">
        <tr>
          <th scope="col" className="w-full px-3 py-2 text-left font-semibold">
            {head}
          </th>
          <th scope="col" className="px-2 py-2 text-right font-semibold">
            {t.games}
          </th>
          <th scope="col" className="px-3 py-2 text-right font-semibold">
            {t.wins}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, note, games, won }) => (
          <tr key={id}>
            <th scope="row" className="border-t border-line px-3 py-2 text-left font-semibold">
              <WholeName name={name} largest="var(--text-lead)" />
              {note !== undefined && (
                <span className="block text-[min(var(--text-fine),4.5vmin)] font-normal text-ink-soft">
                  {note}
                </span>
              )}
            </th>
            <td className={`px-2 ${number}`}>{numberText(games, language)}</td>
            <td className={`px-3 font-bold ${number}`}>{numberText(won, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

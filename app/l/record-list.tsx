import type { RecordsReply } from "@/lib/league/replies";
import { dayForAll } from "@/lib/ui/text/when-text";
import { leagueWords } from "./league-words";

interface RecordListProps {
  readonly league: { readonly slug: string; readonly timeZone: string };
  readonly heading: string;
  readonly note?: string;
  /** The best first. */
  readonly records: RecordsReply["streaks"];
  valueText(value: number): string;
}

/** The best of one kind, each with who, when, and the game it was in. Nothing where there is none. */
export async function RecordList({ league, heading, note, records, valueText }: RecordListProps) {
  const { language } = await leagueWords();
  if (records.length === 0) return null;
  return (
    <div className="panel min-w-0 p-4">
      <h4 className="mb-1 font-display font-bold">{heading}</h4>
      {note && <p className="mb-2 text-fine text-ink-soft">{note}</p>}
      <ol className="divide-y divide-line">
        {records.map(({ game, player, name, partners = [], value, finishedAt }) => (
          <li key={game + player} className="flex flex-wrap items-center gap-x-3 py-1">
            <span className="min-w-0 grow basis-32">
              {[{ player, name }, ...partners].map((each) => (
                <a
                  key={each.player}
                  href={`/l/${league.slug}/players/${each.player}`}
                  className="quiet-link block w-fit py-1.5 leading-tight wrap-anywhere"
                >
                  {each.name}
                </a>
              ))}
            </span>
            <span className="ml-auto shrink-0 text-right">
              <span className="block font-bold">{valueText(value)}</span>
              <a
                href={`/l/${league.slug}/games/${game}`}
                className="quiet-link inline-block py-1.5 text-fine"
              >
                {dayForAll(finishedAt, league.timeZone, language)}
              </a>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

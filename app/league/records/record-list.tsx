import type { RecordsReply } from "@/lib/league/page-replies";
import type { Drawn } from "../drawn";
import { finishedText } from "../standings/figures";

interface RecordListProps {
  readonly drawn: Drawn;
  readonly heading: string;
  /** The level of the heading: h3 if there is no kind of game above it. */
  readonly level?: "h3" | "h4";
  readonly note?: string;
  /** Best first, each by a different player. */
  readonly records: RecordsReply["streaks"];
  valueText(value: number): string;
}

/** The holder, and the next ones. */
const shown = 3;

/** If more players share it than are shown, it is not a record. */
export function isRecord(records: RecordListProps["records"]): boolean {
  const [best] = records;
  return best !== undefined && records.filter(({ value }) => value === best.value).length <= shown;
}

/** The records of one kind, each with the player, the opponents, the date and the game. Nothing if there are none. */
export function RecordList({
  drawn: { words, value },
  heading,
  level: Heading = "h4",
  note,
  records,
  valueText,
}: RecordListProps) {
  if (!isRecord(records)) return null;
  const { language, t } = words;
  const { league } = value;
  return (
    <div className="panel min-w-0 p-4 break-inside-avoid">
      <Heading className="font-display text-base font-bold">{heading}</Heading>
      {note && <p className="text-fine text-ink-soft">{note}</p>}
      <ol className="mt-2 divide-y divide-line">
        {records
          .slice(0, shown)
          .map(({ game, player, name, partners = [], opponents = [], value, finishedAt }, index) => (
            <li key={game + player} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
              <span className="min-w-0 grow basis-24">
                {[{ player, name }, ...partners].map((each) => (
                  <a
                    key={each.player}
                    href={`/l/${league.slug}/players/${each.player}`}
                    className={`quiet-link block w-fit py-1.5 leading-tight wrap-anywhere ${index === 0 ? "text-lead" : ""}`}
                  >
                    {each.name}
                  </a>
                ))}
                {opponents.length > 0 && (
                  <span className="block text-fine text-ink-soft wrap-anywhere">
                    {t.against({ names: opponents.map((each) => each.name) })}
                  </span>
                )}
              </span>
              <span className="ml-auto shrink-0 text-right">
                <span className={index === 0 ? "plate block px-3 py-1 text-lead" : "block font-bold"}>
                  {valueText(value)}
                </span>
                <a
                  href={`/l/${league.slug}/games/${game}`}
                  className="quiet-link inline-block py-1.5 text-fine"
                >
                  {finishedText(league, finishedAt, language)}
                </a>
              </span>
            </li>
          ))}
      </ol>
    </div>
  );
}

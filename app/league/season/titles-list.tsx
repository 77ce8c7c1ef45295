import type { SeasonsReply } from "@/lib/league/story/story-replies";
import type { Drawn } from "../drawn";

interface TitlesListProps {
  readonly drawn: Drawn;
  readonly titles: SeasonsReply["titles"];
}

/** How many seasons each player has won. */
export function TitlesList({ drawn: { words, value }, titles }: TitlesListProps) {
  const { language, texts } = words;
  const number = new Intl.NumberFormat(language);
  return (
    <section aria-labelledby="titles" className="grid min-w-0 gap-3">
      <h3 id="titles" className="text-lead">
        {texts.titles}
      </h3>
      {titles.length === 0 ? (
        <p className="panel p-4">{texts.noTitles}</p>
      ) : (
        <ol className="panel divide-y divide-line">
          {titles.map(({ player, name, won, shared }) => (
            <li key={player} className="flex items-center gap-3 px-4 py-2">
              <span className="min-w-0 grow">
                <a
                  href={`/l/${value.league.slug}/players/${player}`}
                  className="quiet-link tap-target leading-tight wrap-anywhere"
                >
                  {name}
                </a>
                <span className="block text-fine text-ink-soft">{texts.titlesWon({ won, shared })}</span>
              </span>
              <span aria-hidden="true" className="plate grid size-12 shrink-0 place-items-center text-title">
                {number.format(won)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

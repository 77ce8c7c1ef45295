import type { Drawn } from "../drawn";

interface SeasonLinkProps {
  readonly drawn: Drawn;
  readonly season: { readonly id: string; readonly name: string };
}

/** Links to a season's winner, and to the winners of the other seasons. */
export function SeasonLink({ drawn: { words, value }, season }: SeasonLinkProps) {
  const { texts } = words;
  const { slug } = value.league;
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 print:hidden">
      <a href={`/l/${slug}/seasons/${season.id}`} className="quiet-link inline-block py-3 wrap-anywhere">
        {texts.toSeason({ name: season.name })}
      </a>
      <a href={`/l/${slug}/seasons`} className="quiet-link inline-block py-3">
        {texts.hallOfFame}
      </a>
    </p>
  );
}

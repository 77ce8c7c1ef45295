import { addressWith, type Query } from "../league-query";
import { leagueWords } from "../league-words";

/** The same figures for programs. `path` under the league's address in the API. */
export async function DataLinks({
  league,
  path,
  fields = {},
  csv = true,
}: {
  readonly league: string;
  readonly path: string;
  readonly fields?: Query;
  readonly csv?: boolean;
}) {
  const { t } = await leagueWords();
  const at = `/api/leagues/${league}/${path}`;
  return (
    <p className="mt-6 flex print:hidden flex-wrap items-center gap-x-4 text-ink-soft">
      {t.asData}
      <a href={addressWith(at, fields)} className="quiet-link tap-target">
        {t.json}
      </a>
      {csv && (
        <a href={addressWith(at, { ...fields, format: "csv" })} className="quiet-link tap-target">
          {t.csv}
        </a>
      )}
    </p>
  );
}

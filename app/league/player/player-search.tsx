import { addressWith, type Query } from "../league-query";
import type { LeagueWords } from "../league-words";

interface PlayerSearchProps {
  readonly words: LeagueWords;
  readonly path: string;
  /** The other query fields, which the search keeps. */
  readonly fields: Readonly<Record<string, string>>;
  readonly search: string;
  /** The number of matches. */
  readonly found: number;
}

/** Finds players by part of their names, with a form that needs no scripts. */
export function PlayerSearch({ words: { t }, path, fields, search, found }: PlayerSearchProps) {
  return (
    <search className="mb-4 grid print:hidden gap-2">
      <form action={path} className="flex max-w-md items-end gap-2">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="grid min-w-0 grow gap-1 text-fine font-semibold text-ink-soft">
          {t.search}
          <input type="search" name="search" defaultValue={search} maxLength={60} className="field w-full" />
        </label>
        <button type="submit" className="key px-5">
          {t.searchKey}
        </button>
      </form>
      {search !== "" && (
        <p>
          {found === 0 ? t.searchNone({ search }) : t.searchFound({ count: found, search })}{" "}
          <a href={addressWith(path, fields satisfies Query)} className="quiet-link">
            {t.searchOff}
          </a>
        </p>
      )}
    </search>
  );
}

import { Icon } from "@/lib/ui/icon";
import { addressWith, type Query } from "./league-query";
import type { LeagueWords } from "./league-words";

interface PagerProps {
  readonly words: LeagueWords;
  readonly path: string;
  /** The rest of the query. */
  readonly fields: Query;
  readonly list: { readonly total: number; readonly page: number; readonly size: number };
}

/** Links to the previous and next rows. */
export function Pager({ words: { t }, path, fields, list: { total, page, size } }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / size));
  if (pages === 1 && page === 1) return null;
  const at = (number: number) => addressWith(path, { ...fields, page: number === 1 ? "" : String(number) });
  return (
    <nav aria-label={t.pager} className="mt-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
      <span className="min-w-24">
        {page > 1 && (
          <a href={at(Math.min(page - 1, pages))} rel="prev" className="key">
            <Icon icon="back" className="size-5" />
            {t.earlier}
          </a>
        )}
      </span>
      <span className="text-ink-soft">{t.page({ page, pages })}</span>
      <span className="min-w-24 text-right">
        {page < pages && (
          <a href={at(page + 1)} rel="next" className="key">
            {t.later}
            <Icon icon="forward" className="size-5" />
          </a>
        )}
      </span>
    </nav>
  );
}

import type { ReactNode } from "react";

interface LeagueTableProps {
  readonly label: string;
  /** On a phone only the first three columns are shown: the caller shows the rest in another way. */
  readonly brief?: boolean;
  readonly children: ReactNode;
}

/**
 * A wide table of figures. It scrolls vertically with the page, never by itself. If it is wider than the screen, the
 * column of names stays in view and the edge shows that there is more; otherwise its head stays. The caller draws the
 * cells; the row's name is a `th` with `nameCell`.
 */
export function LeagueTable({ label, brief = false, children }: LeagueTableProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll a wide table
      tabIndex={0}
      aria-label={label}
      className="panel more-aside relative overflow-x-auto overscroll-x-contain xl:overflow-clip print:overflow-visible print:break-inside-avoid"
    >
      <table
        className={`${brief ? "brief-table " : ""}w-full border-separate border-spacing-0 text-right [&_tbody_:is(td,th)]:border-t [&_tbody_:is(td,th)]:border-line [&_:is(td,th)]:px-[min(0.5rem,1.8vw)] [&_:is(td,th)]:py-1 print:[&_:is(td,th)]:px-[3px] print:[&_a]:min-h-0 print:[&_:is(td,th)]:py-0 print:[&_tr]:break-inside-avoid print:[&:has(tr>:nth-child(7))_*]:text-[7.5pt]`}
      >
        {children}
      </table>
    </section>
  );
}

interface TableHeadProps {
  /** The heading of the column of names. */
  readonly name: string;
  /** The heading of a column before the names. */
  readonly first?: string;
  readonly heads: readonly string[];
}

/** The head of a table of figures. */
export function TableHead({ name, first, heads }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {first !== undefined && (
          <th scope="col" className={`${headCell} text-left`}>
            {first}
          </th>
        )}
        <th scope="col" className={cornerCell}>
          {name}
        </th>
        {heads.map((head) => (
          <th key={head} scope="col" className={headCell}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A player's name at the head of a row, with a link to the player's page. */
export function PlayerHead({
  slug,
  player,
  name,
  children,
}: {
  readonly slug: string;
  readonly player: string;
  readonly name: string;
  /** Shown directly below the name. */
  readonly children?: ReactNode;
}) {
  return (
    <th scope="row" className={`${nameCell} max-w-36 sm:max-w-72`}>
      <a
        href={`/l/${slug}/players/${player}`}
        className="quiet-link grid min-h-12 content-center leading-tight wrap-anywhere"
      >
        {name}
      </a>
      {children}
    </th>
  );
}

/** For the head: stays at the top. */
const headCell =
  "sticky top-0 z-10 bg-sunk align-bottom text-[min(var(--text-fine),4.5vmin)] font-semibold text-ink-soft leading-tight";
/** For the column of names: stays at the left. */
export const nameCell =
  "sticky left-0 z-10 bg-surface border-line text-left font-semibold hyphens-auto max-xl:border-r";
/** For the corner where both meet. */
const cornerCell = `${headCell} left-0 z-20 min-w-[min(8.5rem,max(45vw-44px,88px))] border-line text-left max-xl:border-r sm:min-w-40 print:min-w-0`;

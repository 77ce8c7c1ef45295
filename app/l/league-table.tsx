import type { ReactNode } from "react";

/**
 * A wide table of figures: its head and its first column stay in sight while the rest is scrolled. Cells are drawn by
 * whoever uses it; the row's name is a `th` with `stickyCell`.
 */
export function LeagueTable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll a wide table
      tabIndex={0}
      aria-label={label}
      className="panel relative max-h-[85dvh] overflow-auto overscroll-x-contain"
    >
      <table className="w-full border-separate border-spacing-0 text-right [&_tbody_:is(td,th)]:border-t [&_tbody_:is(td,th)]:border-line [&_thead_th]:min-w-24 [&_thead_th:first-child]:min-w-0 [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1">
        {children}
      </table>
    </section>
  );
}

/** Of the head: stays at the top. */
export const headCell =
  "sticky top-0 z-10 bg-sunk align-bottom text-fine font-semibold text-ink-soft leading-tight";
/** Of the column of names: stays at the left. */
export const nameCell = "sticky left-0 z-10 bg-surface text-left font-semibold";
/** Where both meet. */
export const cornerCell = `${headCell} left-0 z-20 text-left`;

import type { StandingReplyRow, StandingsReply } from "@/lib/league/page-replies";
import type { LeagueWords } from "../league-words";
import { ratingText } from "../player/rating-text";
import { figuresOf } from "./figure-cells";
import { isUneven } from "./figures";
import { trendText } from "./trend-view";
import { exactPoints, whyText } from "./why-text";

interface WhyPlaceProps {
  readonly words: LeagueWords;
  readonly slug: string;
  readonly id: string;
  readonly row: StandingReplyRow;
  readonly above: StandingReplyRow | undefined;
  readonly table: Pick<StandingsReply, "counting" | "pointUnit">;
  readonly hasMoney: boolean;
}

/** On a phone they are in the row. */
const inTheRow: readonly string[] = ["played", "won", "form", "rating"];

/**
 * The popover of a place, which needs no scripts: why it is this place, and what comes next; on a phone also the
 * figures that do not fit in the table.
 */
export function WhyPlace({ words, slug, id, row, above, table, hasMoney }: WhyPlaceProps) {
  const { t } = words;
  const { place, name, placeBefore, milestone } = row;
  const next = t.milestone[milestone.of](milestone);
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className="panel m-auto max-w-[min(26rem,calc(100vw-2rem))] p-5 text-left font-normal whitespace-normal text-ink backdrop:bg-walnut-deep/60"
    >
      <h2 id={`${id}-title`} className="mb-2 text-lead">
        {t.whyTitle({ place, name })}
      </h2>
      {whyText(words, row, above, table).map((sentence) => (
        <p key={sentence} className="text-pretty">
          {sentence}
        </p>
      ))}
      <dl className="mt-3 grid gap-x-3 gap-y-1 border-t border-line pt-3 [grid-template-columns:auto_1fr]">
        {table.counting.count !== "average" && isUneven(row.points) && (
          <>
            <dt className="text-ink-soft">{t.column.points}</dt>
            <dd>{exactPoints(words, row, table.counting, table.pointUnit)}</dd>
          </>
        )}
        <dt className="text-ink-soft">{t.column.place}</dt>
        <dd>{trendText(words, place, placeBefore)}</dd>
        {figuresOf({ words, slug, row, hasMoney })
          .filter(({ of }) => !inTheRow.includes(of))
          .map(({ of, figure: text }) => (
            <div key={of} className="contents md:hidden">
              <dt className="self-center text-ink-soft">{t.column[of]}</dt>
              <dd className="self-center">{text}</dd>
            </div>
          ))}
        <dt className="text-ink-soft">{t.nextMilestone}</dt>
        <dd>{next}</dd>
        <dt className="text-ink-soft">{t.column.rating}</dt>
        <dd>{ratingText(words, row.rating)}</dd>
      </dl>
      <button type="button" popoverTarget={id} popoverTargetAction="hide" className="key mt-4 w-full">
        {t.close}
      </button>
    </div>
  );
}

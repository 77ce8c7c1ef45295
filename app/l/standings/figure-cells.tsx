import type { StandingReplyRow } from "@/lib/league/replies";
import { moneyIn } from "@/lib/ui/text/money-text";
import type { LeagueWords } from "../league-words";
import { aheadText, quotient } from "./figures";
import { FormView } from "./form-view";

type Row = Omit<StandingReplyRow, "player" | "name" | "place">;

interface FigureCellsProps {
  readonly words: LeagueWords;
  readonly slug: string;
  readonly row: Row;
  /** As they are counted in this table. */
  readonly points: string;
  readonly hasMoney: boolean;
}

export const hasMoney = (rows: readonly Row[]): boolean => rows.some(({ money }) => money.length > 0);

/** The heads of the cells that `FigureCells` draws. */
export function figureHeads({ say }: LeagueWords, points: string, withMoney: boolean): readonly string[] {
  const { played, won, form, average, ahead, outs, best, worst, money, rating } = say.column;
  const heads = [points, played, won, form, average, ahead, outs, best, worst];
  return [...heads, ...(withMoney ? [money] : []), rating];
}

/** What somebody's games come to, in any table of them. */
export function FigureCells({ words, slug, row, points, hasMoney: withMoney }: FigureCellsProps) {
  const { language, say } = words;
  const { played, won, shared, form, places, ahead, scored, outs, rounds, best, worst, money, rating } = row;
  return (
    <>
      <td className="font-display text-lead font-bold whitespace-nowrap">{points}</td>
      <td>{played}</td>
      <td className="whitespace-nowrap">
        {won}
        {shared > 0 && <Fine>{say.sharedWins({ shared })}</Fine>}
      </td>
      <td className="whitespace-nowrap">
        <FormView words={words} form={form} />
      </td>
      <td>{quotient(places, played, 2, language)}</td>
      <td>{aheadText(ahead, scored, language)}</td>
      <td>
        {outs}
        <Fine>{quotient(outs * 100, rounds, 0, language)} %</Fine>
      </td>
      <ExtremeCell {...{ words, slug }} extreme={best} />
      <ExtremeCell {...{ words, slug }} extreme={worst} />
      {withMoney && <MoneyCell {...{ words, money }} />}
      <td className="whitespace-nowrap">
        {rating ? Math.round(rating.mu) : "–"}
        {rating && <Fine>{say.sureness[rating.sureness]}</Fine>}
      </td>
    </>
  );
}

const Fine = ({ children }: { readonly children: React.ReactNode }) => (
  <span className="block text-fine text-ink-soft">{children}</span>
);

/** The best or the worst game, which it leads to. */
function ExtremeCell({
  words: { language },
  slug,
  extreme,
}: Pick<FigureCellsProps, "words" | "slug"> & { readonly extreme: Row["best"] }) {
  if (!extreme) return <td>–</td>;
  return (
    <td>
      <a href={`/l/${slug}/games/${extreme.game}`} className="quiet-link inline-block py-3">
        {aheadText(extreme.ahead, 1, language)}
      </a>
    </td>
  );
}

function MoneyCell({
  words: { language, say },
  money,
}: Pick<FigureCellsProps, "words"> & Pick<Row, "money">) {
  return (
    <td>
      {money.map(({ currency, won, lost }) => (
        <span key={currency} className="block">
          <span className="whitespace-nowrap">{moneyIn(won - lost, currency, language, true)}</span>
          <Fine>
            {say.wonAndLost({ won: moneyIn(won, "", language), lost: moneyIn(lost, "", language) })}
          </Fine>
        </span>
      ))}
    </td>
  );
}

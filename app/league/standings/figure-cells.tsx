import type { ReactNode } from "react";
import type { StandingReplyRow } from "@/lib/league/page-replies";
import { moneyIn, moneyText } from "@/lib/ui/text/money-text";
import type { LeagueWords } from "../league-words";
import { aheadText, quotient } from "./figures";
import { FormView } from "./form-view";

type Row = Omit<StandingReplyRow, "player" | "name" | "place">;

interface RowFigures {
  readonly words: LeagueWords;
  readonly slug: string;
  readonly row: Row;
  readonly hasMoney: boolean;
  /** The currency in the heading of the column; undefined if each amount has to name its own. */
  readonly currency?: string | undefined;
}

interface Figure {
  readonly of: Exclude<keyof LeagueWords["t"]["column"], "place" | "player" | "points" | "perGame">;
  readonly figure: ReactNode;
}

export const hasMoney = (rows: readonly Row[]): boolean => rows.some(({ money }) => money.length > 0);

/** The only currency of all amounts; undefined if there are several, or none. */
export function onlyCurrency(rows: readonly Row[]): string | undefined {
  const currencies = new Set(rows.flatMap(({ money }) => money.map(({ currency }) => currency)));
  return currencies.size === 1 ? [...currencies][0] : undefined;
}

/** A player's figures, in the order of the columns. */
export function figuresOf({
  words,
  slug,
  row,
  hasMoney: withMoney,
  currency,
}: RowFigures): readonly Figure[] {
  const { language, t } = words;
  const { played, won, shared, form, places, ahead, scored, outs, rounds, best, worst, money, rating } = row;
  const firsts = (
    <>
      {won}
      {shared > 0 && <Fine>{t.sharedWins({ shared })}</Fine>}
    </>
  );
  const wentOut = (
    <>
      {outs}
      <Fine>{quotient(outs * 100, rounds, 0, language)} %</Fine>
    </>
  );
  const rated = rating ? (
    <>
      {Math.round(rating.mu)}
      <Fine>{t.sureness[rating.sureness]}</Fine>
    </>
  ) : (
    "–"
  );
  return [
    { of: "played", figure: played },
    { of: "won", figure: firsts },
    { of: "form", figure: <FormView words={words} form={form} /> },
    { of: "average", figure: quotient(places, played, 2, language) },
    { of: "ahead", figure: aheadText(ahead, scored, language) },
    { of: "outs", figure: wentOut },
    { of: "best", figure: <Extreme words={words} slug={slug} extreme={best} /> },
    { of: "worst", figure: <Extreme words={words} slug={slug} extreme={worst} /> },
    ...(withMoney
      ? [{ of: "money", figure: <Money words={words} money={money} unit={currency} /> } as const]
      : []),
    { of: "rating", figure: rated },
  ];
}

/** The heads of the cells that `FigureCells` draws. */
export function figureHeads({ t }: LeagueWords, points: string, rows: readonly Row[]): readonly string[] {
  const { played, won, form, average, ahead, outs, best, worst, money, rating } = t.column;
  const heads = [points, played, won, form, average, ahead, outs, best, worst];
  return [...heads, ...(hasMoney(rows) ? [`${money} ${onlyCurrency(rows) ?? ""}`.trim()] : []), rating];
}

interface FigureCellsProps extends RowFigures {
  /** Points as this table counts them. */
  readonly points: string;
}

/** The cells with a player's figures, in any table of them. */
export function FigureCells({ points, ...row }: FigureCellsProps) {
  return (
    <>
      <td className="whitespace-nowrap">
        <span className="plate inline-block min-w-[min(4rem,17.8vmin)] px-[min(0.5rem,1.5vmin)] py-1 text-center text-[min(var(--text-lead),7.3vmin)] leading-tight print:min-w-0 print:p-0 print:shadow-none">
          {points}
        </span>
      </td>
      {figuresOf(row).map(({ of, figure }) => (
        <td key={of} className="whitespace-nowrap">
          {figure}
        </td>
      ))}
    </>
  );
}

const Fine = ({ children }: { readonly children: ReactNode }) => (
  <span className="block text-fine text-ink-soft">{children}</span>
);

/** The best or the worst game, with a link to it. */
function Extreme({
  words: { language },
  slug,
  extreme,
}: Pick<RowFigures, "words" | "slug"> & { readonly extreme: Row["best"] }) {
  if (!extreme) return "–";
  return (
    <a href={`/l/${slug}/games/${extreme.game}`} className="quiet-link tap-target">
      {aheadText(extreme.ahead, 1, language)}
    </a>
  );
}

/** Only the balance, so that a row stays low; the files have winnings and losses. */
function Money({
  words: { language },
  money,
  unit,
}: Pick<RowFigures, "words"> & Pick<Row, "money"> & { readonly unit: string | undefined }) {
  if (money.length === 0) return "–";
  return money.map(({ currency, won, lost }) => (
    <span key={currency} className={`block ${won < lost ? "text-alarm" : ""}`}>
      {currency === unit
        ? moneyText(won - lost, language, true, currency)
        : moneyIn(won - lost, currency, language, true)}
    </span>
  ));
}

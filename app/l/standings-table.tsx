import { leagueWordsIn } from "@/lib/i18n/league-words";
import type { StandingReplyRow, StandingsReply } from "@/lib/league/replies";
import { aheadText, moneyIn, quotient } from "./figures";
import { FormView } from "./form-view";
import { cornerCell, headCell, LeagueTable, nameCell } from "./league-table";
import { TrendView } from "./trend-view";
import { WhyPlace } from "./why-place";
import { countedPoints } from "./why-text";

const language = "en";
const say = leagueWordsIn[language];

interface StandingsTableProps {
  readonly slug: string;
  readonly standings: StandingsReply;
  /** Whether the rows follow each other in the whole table, as they do where nobody was searched for. */
  readonly unbroken: boolean;
}

/** Where everybody stands. */
export function StandingsTable({ slug, standings, unbroken }: StandingsTableProps) {
  const { rows, counting } = standings;
  const { column } = say;
  const hasMoney = rows.some(({ money }) => money.length > 0);
  const points = counting.count === "average" ? column.perGame : column.points;
  const heads = [points, column.played, column.won, column.form, column.average, column.ahead, column.outs];
  return (
    <LeagueTable label={say.parts.standings}>
      <thead>
        <tr>
          <th scope="col" className={`${headCell} text-left`}>
            {column.place}
          </th>
          <th scope="col" className={cornerCell}>
            {column.player}
          </th>
          {[...heads, column.best, column.worst, ...(hasMoney ? [column.money] : []), column.rating].map(
            (head) => (
              <th key={head} scope="col" className={headCell}>
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row
            key={row.player}
            {...{ slug, row, standings, hasMoney }}
            above={unbroken ? rows[index - 1] : undefined}
          />
        ))}
      </tbody>
    </LeagueTable>
  );
}

interface RowProps {
  readonly slug: string;
  readonly row: StandingReplyRow;
  readonly above: StandingReplyRow | undefined;
  readonly standings: StandingsReply;
  readonly hasMoney: boolean;
}

function Row({ slug, row, above, standings, hasMoney }: RowProps) {
  const { player, name, place, placeBefore, played, won, shared, rating, rounds, outs } = row;
  const id = `why-${player}`;
  return (
    <tr>
      <td className="text-left whitespace-nowrap">
        <button
          type="button"
          popoverTarget={id}
          aria-label={say.why({ place, name })}
          className="plate mr-1 inline-grid size-12 place-items-center text-lead"
        >
          {place}
        </button>
        <TrendView place={place} before={placeBefore} />
        <WhyPlace id={id} row={row} above={above} table={standings} />
      </td>
      <th scope="row" className={`${nameCell} max-w-36 sm:max-w-72`}>
        <a
          href={`/l/${slug}/players/${player}`}
          className="quiet-link grid min-h-12 content-center leading-tight wrap-anywhere"
        >
          {name}
        </a>
      </th>
      <td className="font-display text-lead font-bold whitespace-nowrap">
        {countedPoints(row, standings.counting, standings.pointUnit)}
      </td>
      <td>{played}</td>
      <td className="whitespace-nowrap">
        {won}
        {shared > 0 && <span className="block text-fine text-ink-soft">{say.sharedWins({ shared })}</span>}
      </td>
      <td className="whitespace-nowrap">
        <FormView form={row.form} />
      </td>
      <td>{quotient(row.places, played, 2, language)}</td>
      <td>{aheadText(row.ahead, row.scored, language)}</td>
      <td>
        {outs}
        <span className="block text-fine text-ink-soft">{quotient(outs * 100, rounds, 0, language)} %</span>
      </td>
      {[row.best, row.worst].map((extreme, index) => (
        <td key={index === 0 ? "best" : "worst"}>
          {extreme ? (
            <a href={`/l/${slug}/games/${extreme.game}`} className="quiet-link inline-block py-3">
              {aheadText(extreme.ahead, 1, language)}
            </a>
          ) : (
            "–"
          )}
        </td>
      ))}
      {hasMoney && (
        <td className="whitespace-nowrap">
          {row.money.map(({ currency, won, lost }) => (
            <span key={currency} className="block">
              {moneyIn(won - lost, currency, language, true)}
            </span>
          ))}
        </td>
      )}
      <td className="whitespace-nowrap">
        {rating ? (
          <>
            {Math.round(rating.mu)}
            <span className="block text-fine text-ink-soft">{say.sureness[rating.sureness]}</span>
          </>
        ) : (
          "–"
        )}
      </td>
    </tr>
  );
}

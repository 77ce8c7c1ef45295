import type { StandingReplyRow, StandingsReply } from "@/lib/league/replies";
import { LeagueTable, PlayerHead, TableHead } from "../league-table";
import { type LeagueWords, leagueWords } from "../league-words";
import { FigureCells, figureHeads, hasMoney } from "./figure-cells";
import { TrendView } from "./trend-view";
import { WhyPlace } from "./why-place";
import { countedPoints } from "./why-text";

interface StandingsTableProps {
  readonly slug: string;
  readonly standings: StandingsReply;
  /** Whether the rows follow each other in the whole table, as they do where nobody was searched for. */
  readonly unbroken: boolean;
}

/** Where everybody stands. */
export async function StandingsTable({ slug, standings, unbroken }: StandingsTableProps) {
  const words = await leagueWords();
  const { say } = words;
  const { rows, counting } = standings;
  const { column } = say;
  const withMoney = hasMoney(rows);
  const points = counting.count === "average" ? column.perGame : column.points;
  return (
    <LeagueTable label={say.parts.standings}>
      <TableHead first={column.place} name={column.player} heads={figureHeads(words, points, withMoney)} />
      <tbody>
        {rows.map((row, index) => (
          <Row
            key={row.player}
            {...{ words, slug, row, standings, hasMoney: withMoney }}
            above={unbroken ? rows[index - 1] : undefined}
          />
        ))}
      </tbody>
    </LeagueTable>
  );
}

interface RowProps {
  readonly words: LeagueWords;
  readonly slug: string;
  readonly row: StandingReplyRow;
  readonly above: StandingReplyRow | undefined;
  readonly standings: StandingsReply;
  readonly hasMoney: boolean;
}

function Row({ words, slug, row, above, standings, hasMoney }: RowProps) {
  const { player, name, place, placeBefore } = row;
  const id = `why-${player}`;
  return (
    <tr>
      <td className="text-left whitespace-nowrap">
        <button
          type="button"
          popoverTarget={id}
          aria-label={words.say.why({ place, name })}
          className="plate mr-1 inline-grid size-12 place-items-center text-lead"
        >
          {place}
        </button>
        <TrendView words={words} place={place} before={placeBefore} />
        <WhyPlace words={words} id={id} row={row} above={above} table={standings} />
      </td>
      <PlayerHead {...{ slug, player, name }} />
      <FigureCells
        {...{ words, slug, row, hasMoney }}
        points={countedPoints(words, row, standings.counting, standings.pointUnit)}
      />
    </tr>
  );
}

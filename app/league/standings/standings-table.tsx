import type { StandingReplyRow, StandingsReply } from "@/lib/league/page-replies";
import { Icon } from "@/lib/ui/icon";
import type { Drawn } from "../drawn";
import type { Chosen } from "../league-query";
import { LeagueTable, PlayerHead, TableHead } from "../league-table";
import type { LeagueWords } from "../league-words";
import { NotSent } from "../not-sent";
import { FigureCells, figureHeads, hasMoney, onlyCurrency } from "./figure-cells";
import { pointsWriter } from "./figures";
import { RowBrief } from "./row-brief";
import { TrendView } from "./trend-view";
import { WhyPlace } from "./why-place";

interface StandingsTableProps {
  readonly drawn: Drawn;
  /** Which table it is. */
  readonly table: Pick<Chosen, "season" | "rulesetId">;
  readonly standings: StandingsReply;
  /** Whether the rows are consecutive in the whole table, as they are without a search. */
  readonly unbroken: boolean;
}

/** The standings. On a phone, a row has place, name and points, with the most important figures below the name. */
export function StandingsTable({ drawn, table, standings, unbroken }: StandingsTableProps) {
  const { words, value, notes } = drawn;
  const { language, t } = words;
  const { rows, counting } = standings;
  const { column } = t;
  const money = { hasMoney: hasMoney(rows), currency: onlyCurrency(rows) };
  const pointsOf = pointsWriter(standings, language);
  const head = counting.count === "average" ? column.perGame : column.points;
  return (
    <LeagueTable label={t.parts.standings} brief>
      <TableHead first={column.place} name={column.player} heads={figureHeads(words, head, rows)} />
      <tbody>
        {rows.map((row, index) => (
          <Row
            key={row.player}
            words={words}
            slug={value.league.slug}
            row={row}
            standings={standings}
            {...money}
            points={pointsOf}
            note={notes.ofPlayer(row.player, table.season, table.rulesetId)}
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
  points(row: StandingReplyRow): string;
  readonly note: string | undefined;
  readonly hasMoney: boolean;
  readonly currency: string | undefined;
}

function Row({ words, slug, row, above, standings, points, note, hasMoney, currency }: RowProps) {
  const { t } = words;
  const { player, name, place, placeBefore } = row;
  const id = `why-${player}`;
  return (
    <tr>
      <td className="text-left whitespace-nowrap">
        <div className="flex flex-col justify-center gap-x-2 md:flex-row md:items-center md:justify-start">
          <button
            type="button"
            popoverTarget={id}
            aria-label={t.why({ place, name })}
            className="plate inline-grid size-12 print:size-7 place-content-center justify-items-center text-lead leading-none active:translate-y-px"
          >
            {place}
            <Icon icon="down" className="size-3.5 opacity-60 print:hidden" />
          </button>
          <TrendView words={words} place={place} before={placeBefore} />
        </div>
        <WhyPlace
          words={words}
          slug={slug}
          id={id}
          row={row}
          above={above}
          hasMoney={hasMoney}
          table={standings}
        />
      </td>
      <PlayerHead slug={slug} player={player} name={name}>
        <RowBrief words={words} row={row} />
        <NotSent text={note} />
      </PlayerHead>
      <FigureCells
        words={words}
        slug={slug}
        row={row}
        hasMoney={hasMoney}
        currency={currency}
        points={points(row)}
      />
    </tr>
  );
}

import type { StandingsReply } from "@/lib/league/page-replies";
import { Medal } from "@/lib/ui/pictures/medal";
import type { Drawn } from "../drawn";
import type { LeagueWords } from "../league-words";
import { pointsWriter, rankedBy, rankedText } from "../standings/figures";

interface LeadBoardProps {
  readonly drawn: Drawn;
  /** The table, from its first row. */
  readonly standings: StandingsReply;
  /** On a season's page: shown above the sentence, and with more of the table. */
  readonly title?: string;
  /** Whether the season is over. */
  readonly isOver?: boolean;
}

/** How many are on the board: of the current table, and of a season. */
const shown = { now: 3, season: 5 };

/** Who leads, by how much, and who is next: the top of the table as a board. */
export function LeadBoard({ drawn, standings, title, isOver = false }: LeadBoardProps) {
  const { words, value } = drawn;
  const { language, t } = words;
  const top = standings.rows.slice(0, title === undefined ? shown.now : shown.season);
  const pointsOf = pointsWriter({ ...standings, rows: top }, language);
  return (
    <section aria-labelledby="lead" className="board grid content-start px-3 pt-3 pb-1 break-inside-avoid">
      <div className="groove px-1 pb-3 wrap-anywhere">
        <h2 id="lead" className={`${title === undefined ? "text-title" : "text-display"} text-pretty`}>
          {title ?? leadText(words, standings, isOver)}
        </h2>
        {title !== undefined && <p className="pt-1 text-pretty">{leadText(words, standings, isOver)}</p>}
      </div>
      <ol>
        {top.map((row) => (
          <li
            key={row.player}
            className="groove flex min-h-16 flex-wrap items-center gap-x-3 py-1 last:border-0 last:shadow-none"
          >
            <Medal rank={row.place} label={t.ordinal(row.place)} className="size-10 shrink-0" />
            <a
              href={`/l/${value.league.slug}/players/${row.player}`}
              className="grid min-h-12 min-w-0 flex-[1_1_6rem] content-center text-[min(1.25rem,8vw)] leading-tight font-semibold wrap-anywhere underline decoration-1 underline-offset-4"
            >
              {row.name}
            </a>
            <span className="plate ml-auto grid h-12 min-w-20 shrink-0 place-items-center px-2 text-title">
              {pointsOf(row)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Who leads and by how much, as a sentence. */
function leadText(words: LeagueWords, standings: StandingsReply, isOver: boolean): string {
  const { story } = words.t;
  const { rows, counting } = standings;
  const [first] = rows;
  if (!first) return "";
  const text = (points: number): string =>
    (counting.count === "average" ? story.perGame : story.points)({
      points: rankedText(points, standings, words.language),
    });
  const at = (place: number | undefined): string[] =>
    rows.filter((row) => row.place === place).map(({ name }) => name);
  const next = rows.find(({ place }) => place > first.place);
  const value = rankedBy(standings, first);
  return story.leads({
    names: at(first.place),
    points: text(value),
    by: next?.behindBy === "points" ? text(value - rankedBy(standings, next)) : undefined,
    // Players with too few games are not compared with the leader.
    next: next?.behindBy === "games" ? [] : at(next?.place),
    isOver,
  });
}

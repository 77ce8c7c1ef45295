import type { CrossTableReply } from "@/lib/league/story/story-replies";
import { numberText } from "@/lib/ui/text/fixed-text";
import type { Drawn } from "../drawn";
import { LeagueTable, PlayerHead, TableHead } from "../league-table";
import type { LeagueWords } from "../league-words";

interface CrossGridProps {
  readonly drawn: Drawn;
  readonly table: CrossTableReply;
}

/** One player's results against another. */
interface Met {
  readonly ahead: number;
  readonly behind: number;
  readonly tied: number;
}

/**
 * Everybody against everybody, as in chess: columns have the numbers of the rows, so that it fits. The result of the
 * player who finished ahead more often is bold on felt.
 */
export function CrossGrid({ drawn: { words, value }, table: { players, pairs } }: CrossGridProps) {
  const { t, texts } = words;
  const met = metIn(pairs);
  return (
    <LeagueTable label={texts.crossTable}>
      <TableHead name={t.column.player} heads={players.map((_, index) => String(index + 1))} />
      <tbody>
        {players.map(({ player, name }, index) => (
          <tr key={player}>
            <PlayerHead slug={value.league.slug} player={player} name={`${index + 1} ${name}`} />
            {players.map((other) => (
              <Cell
                key={other.player}
                words={words}
                isSame={other.player === player}
                met={met.get(`${player} ${other.player}`)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </LeagueTable>
  );
}

function metIn(pairs: CrossTableReply["pairs"]): ReadonlyMap<string, Met> {
  return new Map(
    pairs
      .filter(({ games }) => games > 0)
      .flatMap(({ a, b, games, aAhead, bAhead }) => {
        const tied = games - aAhead - bAhead;
        return [
          [`${a} ${b}`, { ahead: aAhead, behind: bAhead, tied }],
          [`${b} ${a}`, { ahead: bAhead, behind: aAhead, tied }],
        ] as const;
      }),
  );
}

interface CellProps {
  readonly words: LeagueWords;
  readonly isSame: boolean;
  readonly met: Met | undefined;
}

function Cell({ words: { language, texts }, isSame, met }: CellProps) {
  if (!met)
    return (
      <td className={`${isSame ? "bg-sunk" : "text-ink-soft"}`}>
        <span aria-hidden="true">{isSame ? "" : "·"}</span>
        <span className="sr-only">{isSame ? texts.themselves : texts.neverMet}</span>
      </td>
    );
  const { ahead, behind, tied } = met;
  return (
    <td className={`whitespace-nowrap ${ahead > behind ? "bg-felt-soft font-bold" : ""}`}>
      <span aria-hidden="true">
        {numberText(ahead, language)}–{numberText(behind, language)}
        {tied > 0 && <span className="block text-fine font-normal">={numberText(tied, language)}</span>}
      </span>
      <span className="sr-only">{texts.crossCell(met)}</span>
    </td>
  );
}

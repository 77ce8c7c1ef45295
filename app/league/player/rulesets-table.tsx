import type { LeaguePlayerReply } from "@/lib/league/page-replies";
import type { Drawn } from "../drawn";
import { rulesetName } from "../league-query";
import { LeagueTable, nameCell, TableHead } from "../league-table";
import { FigureCells, figureHeads, hasMoney, onlyCurrency } from "../standings/figure-cells";
import { isUneven, pointsInShort } from "../standings/figures";
import { RowBrief } from "../standings/row-brief";

interface RulesetsTableProps {
  readonly drawn: Drawn;
  readonly standings: LeaguePlayerReply["standings"];
}

/** A player's all-time figures in each kind of game and overall. On a phone as brief as the standings. */
export function RulesetsTable({ drawn: { words, value }, standings }: RulesetsTableProps) {
  const { language, t } = words;
  const { slug } = value.league;
  const money = { hasMoney: hasMoney(standings), currency: onlyCurrency(standings) };
  const uneven = standings.some(({ points }) => isUneven(points));
  const heads = [t.column.place, ...figureHeads(words, t.column.points, standings)];
  return (
    <div className="grid min-w-0 gap-3">
      <h2 className="text-title">{t.byKind}</h2>
      {standings.length === 0 ? (
        <p className="panel p-4">{t.notPlayed}</p>
      ) : (
        <LeagueTable label={t.byKind} brief>
          <TableHead name={t.game} heads={heads} />
          <tbody>
            {standings.map((row) => (
              <tr key={row.kind}>
                <th scope="row" className={`${nameCell} max-w-36`}>
                  {row.kind === "" ? t.allKinds : rulesetName(row.kind, language)}
                  <RowBrief words={words} row={row} />
                </th>
                <td>
                  <a
                    href={`/l/${slug}?season=all${row.kind === "" ? "" : `&kind=${row.kind}`}`}
                    className="quiet-link inline-block min-w-12 py-3"
                  >
                    {t.ordinal(row.place)}
                  </a>
                </td>
                <FigureCells
                  words={words}
                  slug={slug}
                  row={row}
                  {...money}
                  points={pointsInShort(row.points, uneven, language)}
                />
              </tr>
            ))}
          </tbody>
        </LeagueTable>
      )}
    </div>
  );
}

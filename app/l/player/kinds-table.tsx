import type { LeaguePlayerReply } from "@/lib/league/replies";
import { kindName } from "../league-query";
import { LeagueTable, nameCell, TableHead } from "../league-table";
import { leagueWords } from "../league-words";
import { FigureCells, figureHeads, hasMoney } from "../standings/figure-cells";
import { isUneven, pointsInShort } from "../standings/figures";

interface KindsTableProps {
  readonly slug: string;
  readonly standings: LeaguePlayerReply["standings"];
}

/** How somebody stands in each kind of game and in all together, of all time. */
export async function KindsTable({ slug, standings }: KindsTableProps) {
  const words = await leagueWords();
  const { language, say } = words;
  const withMoney = hasMoney(standings);
  const uneven = standings.some(({ points }) => isUneven(points));
  const heads = [say.column.place, ...figureHeads(words, say.column.points, withMoney)];
  return (
    <div className="grid min-w-0 gap-3">
      <h2 className="text-title">{say.byKind}</h2>
      {standings.length === 0 ? (
        <p className="panel p-4">{say.notPlayed}</p>
      ) : (
        <LeagueTable label={say.byKind}>
          <TableHead name={say.game} heads={heads} />
          <tbody>
            {standings.map((row) => (
              <tr key={row.kind}>
                <th scope="row" className={`${nameCell} max-w-36`}>
                  {row.kind === "" ? say.allKinds : kindName(row.kind, language)}
                </th>
                <td>
                  <a
                    href={`/l/${slug}?season=all${row.kind === "" ? "" : `&kind=${row.kind}`}`}
                    className="quiet-link inline-block py-3"
                  >
                    {say.ordinal(row.place)}
                  </a>
                </td>
                <FigureCells
                  {...{ words, slug, row, hasMoney: withMoney }}
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

import type { LeagueOthersReply } from "@/lib/league/page-replies";
import type { Drawn } from "../drawn";
import { LeagueTable, PlayerHead, TableHead } from "../league-table";

interface OthersTablesProps {
  readonly drawn: Drawn;
  readonly others: LeagueOthersReply;
}

/** A player's results with partners and against opponents. Without any partners, that table is left out. */
export function OthersTables({ drawn, others: { partners, headToHead } }: OthersTablesProps) {
  const { t } = drawn.words;
  return (
    <div className="grid min-w-0 gap-8">
      {partners.length > 0 && (
        <OthersTable
          drawn={drawn}
          label={t.withPartners}
          heads={[t.meetings, t.wonWith, t.lostWith]}
          rows={partners.map(({ won, lost, ...other }) => ({ ...other, figures: [other.games, won, lost] }))}
        />
      )}
      <OthersTable
        drawn={drawn}
        label={t.headToHead}
        heads={[t.meetings, t.cameAhead, t.cameBehind]}
        rows={headToHead.map(({ ahead, behind, ...other }) => ({
          ...other,
          figures: [other.games, ahead, behind],
        }))}
      />
    </div>
  );
}

interface OthersTableProps {
  readonly drawn: Drawn;
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly player: string;
    readonly name: string;
    readonly figures: readonly number[];
  }[];
}

function OthersTable({ drawn: { words, value }, label, heads, rows }: OthersTableProps) {
  const { t } = words;
  return (
    <div className="grid min-w-0 gap-3">
      <h2 className="text-title">{label}</h2>
      {rows.length === 0 ? (
        <p className="panel p-4">{t.noMeetings}</p>
      ) : (
        <LeagueTable label={label}>
          <TableHead name={t.column.player} heads={heads} />
          <tbody>
            {rows.map(({ player, name, figures }) => (
              <tr key={player}>
                <PlayerHead slug={value.league.slug} player={player} name={name} />
                {figures.map((figure, index) => (
                  <td key={heads[index]}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </LeagueTable>
      )}
    </div>
  );
}

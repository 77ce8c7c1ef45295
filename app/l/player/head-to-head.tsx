import { leagueWordsIn } from "@/lib/i18n/league-words";
import type { LeaguePlayerReply } from "@/lib/league/replies";
import { LeagueTable, PlayerHead, TableHead } from "../league-table";

const say = leagueWordsIn.en;

interface HeadToHeadProps {
  readonly slug: string;
  readonly meetings: LeaguePlayerReply["headToHead"];
}

/** Against whom somebody has played, and who finished first. */
export function HeadToHead({ slug, meetings }: HeadToHeadProps) {
  return (
    <div className="grid min-w-0 gap-3">
      <h2 className="text-title">{say.headToHead}</h2>
      {meetings.length === 0 ? (
        <p className="panel p-4">{say.noMeetings}</p>
      ) : (
        <LeagueTable label={say.headToHead}>
          <TableHead name={say.column.player} heads={[say.meetings, say.cameAhead, say.cameBehind]} />
          <tbody>
            {meetings.map(({ player, name, games, ahead, behind }) => (
              <tr key={player}>
                <PlayerHead {...{ slug, player, name }} />
                <td>{games}</td>
                <td>{ahead}</td>
                <td>{behind}</td>
              </tr>
            ))}
          </tbody>
        </LeagueTable>
      )}
    </div>
  );
}

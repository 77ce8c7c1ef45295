import { leagueWordsIn } from "@/lib/i18n/league-words";
import type { LeaguePlayerReply } from "@/lib/league/replies";
import { cornerCell, headCell, LeagueTable, nameCell } from "./league-table";

const say = leagueWordsIn.en;

interface HeadToHeadProps {
  readonly slug: string;
  readonly meetings: LeaguePlayerReply["headToHead"];
}

/** Against whom somebody has played, and who finished first. */
export function HeadToHead({ slug, meetings }: HeadToHeadProps) {
  return (
    <section aria-labelledby="head-to-head" className="grid min-w-0 gap-3">
      <h2 id="head-to-head" className="text-title">
        {say.headToHead}
      </h2>
      {meetings.length === 0 ? (
        <p className="panel p-4">{say.noMeetings}</p>
      ) : (
        <LeagueTable label={say.headToHead}>
          <thead>
            <tr>
              <th scope="col" className={cornerCell}>
                {say.column.player}
              </th>
              {[say.meetings, say.cameAhead, say.cameBehind].map((head) => (
                <th key={head} scope="col" className={headCell}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {meetings.map(({ player, name, games, ahead, behind }) => (
              <tr key={player}>
                <th scope="row" className={nameCell}>
                  <a
                    href={`/l/${slug}/players/${player}`}
                    className="quiet-link grid min-h-12 content-center leading-tight wrap-anywhere"
                  >
                    {name}
                  </a>
                </th>
                <td>{games}</td>
                <td>{ahead}</td>
                <td>{behind}</td>
              </tr>
            ))}
          </tbody>
        </LeagueTable>
      )}
    </section>
  );
}

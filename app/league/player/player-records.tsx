import type { LeaguePlayerReply } from "@/lib/league/page-replies";
import { rulesetName } from "../league-query";
import { LeagueTable, nameCell, TableHead } from "../league-table";
import type { LeagueWords } from "../league-words";

interface PlayerRecordsProps {
  readonly words: LeagueWords;
  readonly player: LeaguePlayerReply;
}

/** The streaks of a player, and the extremes of each kind of game. */
export function PlayerRecords({ words: { language, t }, player: { streak, records } }: PlayerRecordsProps) {
  const { best, worst, comeback } = t.ownRecord;
  return (
    <section aria-labelledby="records" className="grid min-w-0 gap-3">
      <h2 id="records" className="text-title">
        {t.parts.records}
      </h2>
      <dl className="panel grid gap-y-2 p-4">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{t.streakNow}</dt>
          <dd className="ml-auto font-bold">{streak.now === 0 ? t.noStreak : streak.now}</dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{t.streakLongest}</dt>
          <dd className="ml-auto font-bold">{streak.longest}</dd>
        </div>
      </dl>
      {records.length > 0 && (
        <LeagueTable label={t.recordsByKind}>
          <TableHead name={t.game} heads={[best, worst, comeback]} />
          <tbody>
            {records.map((record) => (
              <tr key={record.kind} className="h-12">
                <th scope="row" className={nameCell}>
                  {rulesetName(record.kind, language)}
                </th>
                <td>{(record.aim === "many" ? record.high : record.low) ?? "–"}</td>
                <td>{(record.aim === "many" ? record.low : record.high) ?? "–"}</td>
                <td>{record.comeback === 0 ? "–" : record.comeback}</td>
              </tr>
            ))}
          </tbody>
        </LeagueTable>
      )}
    </section>
  );
}

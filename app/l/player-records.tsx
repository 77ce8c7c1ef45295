import { leagueWordsIn } from "@/lib/i18n/league-words";
import type { LeaguePlayerReply } from "@/lib/league/replies";
import { kindName } from "./league-query";

const language = "en";
const say = leagueWordsIn[language];

/** The streaks of a player, and the extremes of each kind of game. */
export function PlayerRecords({ player: { streak, records } }: { readonly player: LeaguePlayerReply }) {
  return (
    <section aria-labelledby="records" className="grid min-w-0 gap-3">
      <h2 id="records" className="text-title">
        {say.parts.records}
      </h2>
      <dl className="panel grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 p-4">
        <dt>{say.streakNow}</dt>
        <dd className="text-right font-bold">{streak.now}</dd>
        <dt>{say.streakLongest}</dt>
        <dd className="text-right font-bold">{streak.longest}</dd>
      </dl>
      {records.map(({ kind, low, high, comeback }) => (
        <div key={kind} className="panel p-4">
          <h3 className="mb-2 text-lead">{kindName(kind, language)}</h3>
          <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
            <dt>{say.lowest}</dt>
            <dd className="text-right">{low ?? "–"}</dd>
            <dt>{say.highest}</dt>
            <dd className="text-right">{high ?? "–"}</dd>
            <dt>{say.comebacks}</dt>
            <dd className="text-right">{comeback}</dd>
          </dl>
        </div>
      ))}
    </section>
  );
}

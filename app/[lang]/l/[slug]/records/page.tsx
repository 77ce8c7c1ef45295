import type { Metadata } from "next";
import { DataLinks } from "@/app/l/data-links";
import { eveningWords } from "@/app/l/evening/evening-words";
import { LeagueFrame } from "@/app/l/league-frame";
import { kindName } from "@/app/l/league-query";
import { leagueWords } from "@/app/l/league-words";
import { openLeague } from "@/app/l/open-league";
import { RecordList } from "@/app/l/record-list";
import { Notice } from "@/lib/ui/page/notice";

interface RecordsPageProps {
  readonly params: Promise<{ readonly slug: string }>;
}

export async function generateMetadata({ params }: RecordsPageProps): Promise<Metadata> {
  const { say } = await leagueWords();
  const league = await openLeague((await params).slug, "/records");
  return { title: `${say.parts.records} · ${league.name}` };
}

/** The records of a league: of each kind of game, and the longest streaks of all. */
export default async function RecordsPage({ params }: RecordsPageProps) {
  const { language, say, tell } = await eveningWords();
  const league = await openLeague((await params).slug, "/records");
  const { kinds, streaks } = await league.records();
  const points = (value: number) => say.inPoints({ points: value });
  return (
    <LeagueFrame league={league} part="records">
      <h2 className="mb-4 text-title">{say.parts.records}</h2>
      <p className="mb-4 print:hidden">
        <a href={`/l/${league.slug}/seasons`} className="key">
          {tell.hallOfFame}
        </a>
      </p>
      {kinds.length === 0 && <Notice tile="0-0" title={say.noGamesTitle} text={say.noRecords} />}
      <div className="grid gap-8">
        {kinds.map(({ kind, low, high, comebacks }) => (
          <section key={kind} aria-labelledby={`of-${kind}`} className="grid gap-3">
            <h3 id={`of-${kind}`} className="text-lead">
              {kindName(kind, language)}
            </h3>
            <div className="grid gap-3 md:grid-cols-3 md:items-start">
              <RecordList league={league} heading={say.lowest} records={low} valueText={points} />
              <RecordList league={league} heading={say.highest} records={high} valueText={points} />
              <RecordList
                {...{ league, heading: say.comebacks, records: comebacks, valueText: points }}
                note={say.comebackMeans}
              />
            </div>
          </section>
        ))}
        {streaks.length > 0 && (
          <div className="grid gap-3 md:grid-cols-3">
            <RecordList
              {...{ league, heading: say.streaks, records: streaks }}
              valueText={(value) => say.inARow({ games: value })}
            />
          </div>
        )}
      </div>
      <DataLinks league={league.id} path="records" fields={{}} />
    </LeagueFrame>
  );
}

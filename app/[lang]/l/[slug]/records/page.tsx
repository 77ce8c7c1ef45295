import type { Metadata } from "next";
import { eveningWords } from "@/app/league/evening/evening-words";
import { LeagueFrame } from "@/app/league/league-frame";
import { allTime, chosenOf, type Query } from "@/app/league/league-query";
import { leagueWords } from "@/app/league/league-words";
import { openLeague } from "@/app/league/open-league";
import { isRecord, RecordList } from "@/app/league/record-list";
import { RulesetHeading } from "@/app/league/ruleset-heading";
import { DataLinks } from "@/app/league/share/data-links";
import { TableChoosers } from "@/app/league/table-choosers";
import { Notice } from "@/lib/ui/page/notice";

interface RecordsPageProps {
  readonly params: Promise<{ readonly slug: string }>;
  readonly searchParams: Promise<Query>;
}

export async function generateMetadata({ params, searchParams }: RecordsPageProps): Promise<Metadata> {
  const { t } = await leagueWords();
  const league = await openLeague((await params).slug, "/records", await searchParams);
  return { title: `${t.parts.records} · ${league.name}` };
}

/** The records of a league, of all time or a season: for each kind of game, and the longest streaks overall. */
export default async function RecordsPage({ params, searchParams }: RecordsPageProps) {
  const words = await eveningWords();
  const { t, texts } = words;
  const query = await searchParams;
  const league = await openLeague((await params).slug, "/records", query);
  const chosen = chosenOf(query, league, undefined);
  const { kinds, streaks } = await league.records(chosen);
  const played = await league.rulesetIds();
  const points = (value: number) => t.inPoints({ points: value });
  const shown = kinds.filter(({ low, high, comebacks }) => [low, high, comebacks].some(isRecord));
  const season = chosen.season?.id ?? allTime;
  return (
    <LeagueFrame league={league} part="records" season={season}>
      <h2 className="mb-3 text-title">{t.parts.records}</h2>
      <p className="mb-4 print:hidden">
        <a href={`/l/${league.slug}/seasons`} className="key">
          {texts.hallOfFame}
        </a>
      </p>
      <TableChoosers
        words={words}
        league={league}
        path={`/l/${league.slug}/records`}
        chosen={chosen}
        rulesetIds={played}
      />
      {played.length === 0 && <Notice tile="0-0" title={t.noGamesTitle} text={t.noRecords} />}
      {played.length > 0 && shown.length + streaks.length === 0 && (
        <p className="panel p-4">{t.noGamesHere}</p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
        {streaks.length > 0 && (
          <div className="grid gap-3 md:grid-cols-2 lg:col-span-2 lg:grid-cols-4">
            <RecordList
              league={league}
              heading={t.streaks}
              level="h3"
              records={streaks}
              valueText={(value) => t.inARow({ games: value })}
            />
          </div>
        )}
        {shown.map(({ kind: rulesetId, aim, low, high, comebacks }) => (
          <section key={rulesetId} aria-labelledby={`of-${rulesetId}`} className="grid content-start gap-3">
            <RulesetHeading rulesetId={rulesetId} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 md:items-start">
              <RecordList
                league={league}
                heading={t.bestRounds}
                records={aim === "many" ? high : low}
                valueText={points}
                note={aim === "many" ? t.mostMeans : t.fewestMeans}
              />
              <RecordList
                league={league}
                heading={t.comebacks}
                records={comebacks}
                valueText={points}
                note={t.comebackMeans}
              />
              {aim === "few" && (
                <RecordList
                  league={league}
                  heading={t.worstRounds}
                  records={high}
                  valueText={points}
                  note={t.mostTakenMeans}
                />
              )}
            </div>
          </section>
        ))}
      </div>
      <DataLinks
        league={league.id}
        path="records"
        fields={{ season: chosen.season?.id, kind: chosen.rulesetId }}
      />
    </LeagueFrame>
  );
}

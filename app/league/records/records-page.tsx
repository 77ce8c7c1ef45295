import { recordsPage as readRecords } from "@/lib/league/pages/records";
import { rulesetsIn } from "@/lib/league/pages/standings";
import { Notice } from "@/lib/ui/page/notice";
import type { Drawn, DrawPage } from "../drawn";
import { allTime, chosenOf, rulesetName } from "../league-query";
import { TableChoosers } from "../table-choosers";
import { isRecord, RecordList } from "./record-list";

/** The records of a league, of all time or a season: for each kind of game, and the longest streaks overall. */
export const recordsPage: DrawPage = (drawn) => {
  const { season, rulesetId } = chosenOf(drawn.query, drawn.value.league, undefined);
  return {
    part: "records",
    title: drawn.words.t.parts.records,
    season: season?.id ?? allTime,
    body: <Records {...drawn} />,
    data: { path: "records", fields: { season: season?.id, kind: rulesetId } },
  };
};

function Records(drawn: Drawn) {
  const { words, value, query, aimOf, artOf } = drawn;
  const { language, t, texts } = words;
  const { league } = value;
  const chosen = chosenOf(query, league, undefined);
  const { kinds, streaks } = readRecords(value, chosen, aimOf);
  const played = rulesetsIn(value);
  const points = (points: number) => t.inPoints({ points });
  const shown = kinds.filter(({ low, high, comebacks }) => [low, high, comebacks].some(isRecord));
  return (
    <>
      <h2 className="mb-3 text-title">{t.parts.records}</h2>
      <p className="mb-4 print:hidden">
        <a href={`/l/${league.slug}/seasons`} className="key">
          {texts.hallOfFame}
        </a>
      </p>
      <TableChoosers drawn={drawn} path={`/l/${league.slug}/records`} chosen={chosen} rulesetIds={played} />
      {played.length === 0 && <Notice tile="0-0" title={t.noGamesTitle} text={t.noRecords} />}
      {played.length > 0 && shown.length + streaks.length === 0 && (
        <p className="panel p-4">{t.noGamesHere}</p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
        {streaks.length > 0 && (
          <div className="grid gap-3 md:grid-cols-2 lg:col-span-2 lg:grid-cols-4">
            <RecordList
              drawn={drawn}
              heading={t.streaks}
              level="h3"
              records={streaks}
              valueText={(games) => t.inARow({ games })}
            />
          </div>
        )}
        {shown.map(({ kind: rulesetId, aim, low, high, comebacks }) => {
          const lists = [
            aim === "many"
              ? { heading: t.bestRounds, records: high, note: t.mostMeans }
              : { heading: t.bestRounds, records: low, note: t.fewestMeans },
            { heading: t.comebacks, records: comebacks, note: t.comebackMeans },
            ...(aim === "few" ? [{ heading: t.worstRounds, records: high, note: t.mostTakenMeans }] : []),
          ];
          return (
            <section key={rulesetId} aria-labelledby={`of-${rulesetId}`} className="grid content-start gap-3">
              <h3 id={`of-${rulesetId}`} className="flex items-center gap-3 text-lead">
                {artOf(rulesetId)}
                {rulesetName(rulesetId, language)}
              </h3>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 md:items-start">
                {lists.map((list) => (
                  <RecordList key={list.heading} drawn={drawn} valueText={points} {...list} />
                ))}
              </div>
            </section>
          );
        })}
      </div>
    </>
  );
}

import type { Metadata } from "next";
import { LeagueFrame } from "@/app/league/league-frame";
import { allTime, chosenOf, type Query, seasonNow } from "@/app/league/league-query";
import { leagueWords } from "@/app/league/league-words";
import { openLeague } from "@/app/league/open-league";
import { Pager } from "@/app/league/pager";
import { FeedLinks } from "@/app/league/plans/feed-links";
import { NextEvening } from "@/app/league/plans/next-evening";
import { PlayerSearch } from "@/app/league/player/player-search";
import { RulesList } from "@/app/league/rules-list";
import { SeasonLink } from "@/app/league/season/season-link";
import { DataLinks } from "@/app/league/share/data-links";
import { ShareLeague } from "@/app/league/share/share-league";
import { CountingNote } from "@/app/league/standings/counting-note";
import { StandingsTable } from "@/app/league/standings/standings-table";
import { LeagueStory } from "@/app/league/story/league-story";
import { RaceSection } from "@/app/league/story/race-section";
import { TableChoosers } from "@/app/league/table-choosers";
import { Notice } from "@/lib/ui/page/notice";

const size = 50;

interface StandingsPageProps {
  readonly params: Promise<{ readonly slug: string }>;
  readonly searchParams: Promise<Query>;
}

export async function generateMetadata({ params, searchParams }: StandingsPageProps): Promise<Metadata> {
  const query = await searchParams;
  const league = await openLeague((await params).slug, "", query);
  return { title: league.name };
}

/** The front page of a league: its story, then the standings of a season or all time, for one kind of game or all. */
export default async function StandingsPage({ params, searchParams }: StandingsPageProps) {
  const words = await leagueWords();
  const { t } = words;
  const query = await searchParams;
  const league = await openLeague((await params).slug, "", query);
  const now = seasonNow(league, new Date());
  const chosen = chosenOf(query, league, now);
  const { season, rulesetId, search, page } = chosen;
  const standings = await league.standings({ ...chosen, size });
  const whole = search === "" && page === 1 && standings.rows.length > 0;
  const isNow = whole && rulesetId === "" && season?.id === now?.id;
  const front = isNow ? await league.frontPage({ ...chosen, rows: standings.rows }) : undefined;
  const race = whole && !isNow ? await league.race({ ...chosen, rows: standings.rows }) : undefined;
  const path = `/l/${league.slug}`;
  const fields = { season: season?.id ?? allTime, kind: rulesetId };
  const isEmpty = standings.rows.length === 0 && search === "";
  return (
    <LeagueFrame league={league} part="standings" season={fields.season}>
      {front ? (
        <LeagueStory league={league} standings={standings} front={front}>
          <NextEvening league={league} />
        </LeagueStory>
      ) : (
        <div className="mb-5 empty:hidden">
          <NextEvening league={league} />
        </div>
      )}
      {front && <h2 className="mb-3 text-title">{t.parts.standings}</h2>}
      <TableChoosers words={words} league={league} path={path} chosen={chosen} rulesetIds={standings.kinds} />
      {standings.kinds.length === 0 ? (
        <Notice tile="0-0" title={t.noGamesTitle} text={t.noGames} />
      ) : (
        <>
          {(standings.total > size || search !== "") && (
            <PlayerSearch words={words} path={path} fields={fields} search={search} found={standings.total} />
          )}
          {isEmpty ? (
            <p className="panel p-4">{t.noGamesHere}</p>
          ) : (
            standings.rows.length > 0 && (
              <StandingsTable
                words={words}
                slug={league.slug}
                standings={standings}
                unbroken={search === ""}
              />
            )
          )}
          <Pager words={words} path={path} fields={{ ...fields, search }} list={standings} />
          {race && (
            <div className="mt-6 max-w-3xl">
              <RaceSection
                race={race}
                names={league.names()}
                perGame={standings.counting.count === "average"}
              />
            </div>
          )}
          <CountingNote words={words} {...standings} />
          {season && <SeasonLink slug={league.slug} season={season} />}
        </>
      )}
      <RulesList rules={league.rules} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:items-start">
        <ShareLeague slug={league.slug} name={league.name} />
        <FeedLinks league={league} />
      </div>
      <DataLinks league={league.id} path="standings" fields={{ season: season?.id, kind: rulesetId }} />
    </LeagueFrame>
  );
}

import type { Metadata } from "next";
import { DataLinks } from "@/app/l/data-links";
import { LeagueFrame } from "@/app/l/league-frame";
import { allTime, chosenOf, type Query, seasonNow } from "@/app/l/league-query";
import { leagueWords } from "@/app/l/league-words";
import { openLeague } from "@/app/l/open-league";
import { Pager } from "@/app/l/pager";
import { FeedLinks } from "@/app/l/plans/feed-links";
import { NextEvening } from "@/app/l/plans/next-evening";
import { PlayerSearch } from "@/app/l/player/player-search";
import { RulesList } from "@/app/l/rules-list";
import { CountingNote } from "@/app/l/standings/counting-note";
import { StandingsTable } from "@/app/l/standings/standings-table";
import { TableChoosers } from "@/app/l/table-choosers";
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

/** The standings of a league: of a season or all time, of one kind of game or all. */
export default async function StandingsPage({ params, searchParams }: StandingsPageProps) {
  const { say } = await leagueWords();
  const query = await searchParams;
  const league = await openLeague((await params).slug, "", query);
  const chosen = chosenOf(query, league, seasonNow(league, new Date()));
  const { season, kind, search } = chosen;
  const standings = await league.standings({ ...chosen, size });
  const path = `/l/${league.slug}`;
  const fields = { season: season?.id ?? allTime, kind };
  const isEmpty = standings.rows.length === 0 && search === "";
  return (
    <LeagueFrame league={league} part="standings" season={fields.season}>
      <NextEvening league={league} />
      <TableChoosers league={league} path={path} chosen={chosen} kinds={standings.kinds} />
      {standings.kinds.length === 0 ? (
        <Notice tile="0-0" title={say.noGamesTitle} text={say.noGames} />
      ) : (
        <>
          {(standings.total > size || search !== "") && (
            <PlayerSearch path={path} fields={fields} search={search} found={standings.total} />
          )}
          {isEmpty ? (
            <p className="panel p-4">{say.noGamesHere}</p>
          ) : (
            standings.rows.length > 0 && (
              <StandingsTable slug={league.slug} standings={standings} unbroken={search === ""} />
            )
          )}
          <Pager path={path} fields={{ ...fields, search }} list={standings} />
          <CountingNote {...standings} />
        </>
      )}
      <RulesList rules={league.rules} />
      <FeedLinks league={league} />
      <DataLinks league={league.id} path="standings" fields={{ season: season?.id, kind }} />
    </LeagueFrame>
  );
}

import type { Metadata } from "next";
import { leagueWordsIn } from "@/lib/i18n/league-words";
import { Notice } from "@/lib/ui/page/notice";
import { DataLinks } from "../data-links";
import { LeagueFrame } from "../league-frame";
import { allTime, chosenOf, type Query, seasonNow } from "../league-query";
import { openLeague } from "../open-league";
import { Pager } from "../pager";
import { PlayerSearch } from "../player/player-search";
import { RulesList } from "../rules-list";
import { CountingNote } from "../standings/counting-note";
import { StandingsTable } from "../standings/standings-table";
import { TableChoosers } from "../table-choosers";

const language = "en";
const say = leagueWordsIn[language];
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
  const query = await searchParams;
  const league = await openLeague((await params).slug, "", query);
  const chosen = chosenOf(query, league, seasonNow(league, new Date()));
  const { season, kind, search } = chosen;
  const standings = await league.standings({ ...chosen, size });
  const path = `/l/${league.slug}`;
  const fields = { season: season?.id ?? allTime, kind };
  const isEmpty = standings.rows.length === 0 && search === "";
  return (
    <LeagueFrame league={league} part="standings">
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
      <DataLinks league={league.id} path="standings" fields={{ season: season?.id, kind }} />
    </LeagueFrame>
  );
}

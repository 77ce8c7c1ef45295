import type { Metadata } from "next";
import { eveningWords } from "@/app/league/evening/evening-words";
import { LeagueFrame } from "@/app/league/league-frame";
import { chosenOf, type Query } from "@/app/league/league-query";
import { leagueWords } from "@/app/league/league-words";
import { openLeague } from "@/app/league/open-league";
import { Pager } from "@/app/league/pager";
import { PlayerList } from "@/app/league/player/player-list";
import { PlayerSearch } from "@/app/league/player/player-search";
import { DataLinks } from "@/app/league/share/data-links";

const size = 60;

interface PlayersPageProps {
  readonly params: Promise<{ readonly slug: string }>;
  readonly searchParams: Promise<Query>;
}

export async function generateMetadata({ params, searchParams }: PlayersPageProps): Promise<Metadata> {
  const { t } = await leagueWords();
  const league = await openLeague((await params).slug, "/players", await searchParams);
  return { title: `${t.parts.players} · ${league.name}` };
}

/** Everybody on the roster. */
export default async function PlayersPage({ params, searchParams }: PlayersPageProps) {
  const words = await eveningWords();
  const { t, texts } = words;
  const query = await searchParams;
  const league = await openLeague((await params).slug, "/players", query);
  const { search, page } = chosenOf(query, league, undefined);
  const roster = await league.players({ search, page, size });
  const path = `/l/${league.slug}/players`;
  return (
    <LeagueFrame league={league} part="players">
      <h2 className="text-title">{t.parts.players}</h2>
      {roster.total > 0 && <p className="mb-3 text-ink-soft">{t.playersLead}</p>}
      <p className="mb-3 print:hidden">
        <a href={`/l/${league.slug}/cross-table`} className="key">
          {texts.crossTable}
        </a>
      </p>
      {(roster.total > 12 || search !== "") && (
        <PlayerSearch words={words} path={path} fields={{}} search={search} found={roster.total} />
      )}
      {roster.total === 0 && search === "" && <p className="panel p-4">{t.nobody}</p>}
      <PlayerList words={words} path={path} players={roster.players} />
      <Pager words={words} path={path} fields={{ search }} list={roster} />
      <DataLinks league={league.id} path="players" fields={{}} />
    </LeagueFrame>
  );
}

import type { Metadata } from "next";
import { leagueWordsIn } from "@/lib/i18n/league-words";
import { DataLinks } from "../../data-links";
import { LeagueFrame } from "../../league-frame";
import { chosenOf, type Query } from "../../league-query";
import { openLeague } from "../../open-league";
import { Pager } from "../../pager";
import { PlayerSearch } from "../../player/player-search";

const say = leagueWordsIn.en;
const size = 60;

interface PlayersPageProps {
  readonly params: Promise<{ readonly slug: string }>;
  readonly searchParams: Promise<Query>;
}

export async function generateMetadata({ params, searchParams }: PlayersPageProps): Promise<Metadata> {
  const league = await openLeague((await params).slug, "/players", await searchParams);
  return { title: `${say.parts.players} · ${league.name}` };
}

/** Everybody on the roster. */
export default async function PlayersPage({ params, searchParams }: PlayersPageProps) {
  const query = await searchParams;
  const league = await openLeague((await params).slug, "/players", query);
  const { search, page } = chosenOf(query, league, undefined);
  const roster = await league.players({ search, page, size });
  const path = `/l/${league.slug}/players`;
  return (
    <LeagueFrame league={league} part="players">
      <h2 className="mb-3 text-title">{say.parts.players}</h2>
      {(roster.total > 12 || search !== "") && (
        <PlayerSearch path={path} fields={{}} search={search} found={roster.total} />
      )}
      {roster.total === 0 && search === "" && <p className="panel p-4">{say.nobody}</p>}
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {roster.players.map(({ id, name, played, place }) => (
          <li key={id} className="grid">
            <a href={`${path}/${id}`} className="panel flex min-h-14 items-center gap-3 px-3 py-2">
              <span className="plate grid size-10 shrink-0 place-items-center">{place ?? "–"}</span>
              <span className="min-w-0 grow">
                <span className="block leading-tight font-semibold wrap-anywhere">{name}</span>
                <span className="text-fine text-ink-soft">
                  {played === 0 ? say.notPlayed : say.playedGames({ games: played })}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Pager path={path} fields={{ search }} list={roster} />
      <DataLinks league={league.id} path="players" fields={{}} />
    </LeagueFrame>
  );
}

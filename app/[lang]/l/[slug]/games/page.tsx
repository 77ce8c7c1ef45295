import type { Metadata } from "next";
import { eveningWords } from "@/app/league/evening/evening-words";
import { GamesByEvening } from "@/app/league/game/games-by-evening";
import { GamesInProgress } from "@/app/league/game/games-in-progress";
import { LeagueFrame } from "@/app/league/league-frame";
import { allTime, chosenOf, type Query, textOf } from "@/app/league/league-query";
import { leagueWords } from "@/app/league/league-words";
import { openLeague } from "@/app/league/open-league";
import { Pager } from "@/app/league/pager";
import { rulesetArt } from "@/app/league/ruleset-heading";
import { DataLinks } from "@/app/league/share/data-links";
import { TableChoosers } from "@/app/league/table-choosers";
import { isLive } from "@/lib/league/pages/live-game";
import { Notice } from "@/lib/ui/page/notice";

const size = 30;

interface GamesPageProps {
  readonly params: Promise<{ readonly slug: string }>;
  readonly searchParams: Promise<Query>;
}

export async function generateMetadata({ params, searchParams }: GamesPageProps): Promise<Metadata> {
  const { t } = await leagueWords();
  const league = await openLeague((await params).slug, "/games", await searchParams);
  return { title: `${t.parts.games} · ${league.name}` };
}

/** The finished games of a league, latest first, between those being played now and those left unfinished. */
export default async function GamesPage({ params, searchParams }: GamesPageProps) {
  const words = await eveningWords();
  const { t, texts } = words;
  const query = await searchParams;
  const league = await openLeague((await params).slug, "/games", query);
  const chosen = chosenOf(query, league, undefined);
  const player = textOf(query, "player").toLowerCase();
  const { games, playing, evenings, ...list } = await league.games({ ...chosen, player, size });
  const now = Date.now();
  const live = playing.filter((game) => isLive(game, now));
  const unfinished = playing.filter((game) => !isLive(game, now));
  const { kinds: rulesetIds, name } = await headingOf(league, player);
  const path = `/l/${league.slug}/games`;
  const fields = { season: chosen.season?.id, kind: chosen.rulesetId, player };
  return (
    <LeagueFrame league={league} part="games" season={chosen.season?.id ?? allTime}>
      <h2 className="mb-3 text-title">{name === undefined ? t.parts.games : t.gamesOf({ name })}</h2>
      {name === undefined && rulesetIds.length > 0 && (
        <p className="mb-3 print:hidden">
          <a href={`/l/${league.slug}/evenings`} className="key">
            {texts.evenings}
          </a>
        </p>
      )}
      {name === undefined && (
        <TableChoosers words={words} league={league} path={path} chosen={chosen} rulesetIds={rulesetIds} />
      )}
      {name === undefined && <GamesInProgress league={league} games={live} isLive />}
      {games.length === 0 && rulesetIds.length === 0 && (
        <Notice tile="0-0" title={t.noGamesTitle} text={t.noGames} />
      )}
      {games.length === 0 && rulesetIds.length > 0 && <p className="panel p-4">{t.noGamesHere}</p>}
      <GamesByEvening words={words} league={league} games={games} comments={evenings} artOf={rulesetArt} />
      <Pager
        words={words}
        path={path}
        fields={{ ...fields, season: chosen.season?.id ?? allTime }}
        list={list}
      />
      {name === undefined && <GamesInProgress league={league} games={unfinished} isLive={false} />}
      <DataLinks league={league.id} path="games" fields={fields} />
    </LeagueFrame>
  );
}

/** The kinds to choose from, and the player whose games were asked for, if any. */
async function headingOf(league: Awaited<ReturnType<typeof openLeague>>, player: string) {
  if (player !== "") {
    const asked = await league.player(player);
    if (asked) return { name: asked.name, kinds: asked.standings.map(({ kind: rulesetId }) => rulesetId) };
  }
  const { kinds: rulesetIds } = await league.standings({
    season: undefined,
    rulesetId: "",
    page: 1,
    size: 1,
    search: "",
  });
  return { name: undefined, kinds: rulesetIds };
}

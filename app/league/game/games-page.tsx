import { gamesPage as readGames } from "@/lib/league/pages/games";
import { isLive } from "@/lib/league/pages/live-game";
import { rulesetsIn } from "@/lib/league/pages/standings";
import { peopleOn } from "@/lib/league/roster/roster";
import { Notice } from "@/lib/ui/page/notice";
import type { Drawn, DrawPage } from "../drawn";
import { allTime, chosenOf, textOf } from "../league-query";
import { Pager } from "../pager";
import { TableChoosers } from "../table-choosers";
import { GamesByEvening } from "./games-by-evening";
import { GamesInProgress } from "./games-in-progress";

const size = 30;

/** The finished games of a league, latest first, between those being played now and those left unfinished. */
export const gamesPage: DrawPage = (drawn) => {
  const { season, rulesetId, player } = asked(drawn);
  return {
    part: "games",
    title: drawn.words.t.parts.games,
    season: season?.id ?? allTime,
    body: <Games {...drawn} />,
    data: { path: "games", fields: { season: season?.id, kind: rulesetId, player } },
  };
};

const asked = ({ query, value }: Drawn) => ({
  ...chosenOf(query, value.league, undefined),
  player: textOf(query, "player").toLowerCase(),
});

function Games(drawn: Drawn) {
  const { words, value, now, playing = [] } = drawn;
  const { t, texts } = words;
  const { league } = value;
  const chosen = asked(drawn);
  const { season, rulesetId, player } = chosen;
  const { games, ...list } = readGames(value, { ...chosen, size }, []);
  const name = peopleOn(league.players).find(({ id }) => id === player)?.name;
  const rulesetIds = rulesetsIn(value);
  const path = `/l/${league.slug}/games`;
  const inProgress = (live: boolean) =>
    name === undefined && (
      <GamesInProgress
        drawn={drawn}
        games={playing.filter((game) => isLive(game, Date.parse(now)) === live)}
        isLive={live}
      />
    );
  return (
    <>
      <h2 className="mb-3 text-title">{name === undefined ? t.parts.games : t.gamesOf({ name })}</h2>
      {name === undefined && rulesetIds.length > 0 && (
        <p className="mb-3 print:hidden">
          <a href={`/l/${league.slug}/evenings`} className="key">
            {texts.evenings}
          </a>
        </p>
      )}
      {name === undefined && (
        <TableChoosers drawn={drawn} path={path} chosen={chosen} rulesetIds={rulesetIds} />
      )}
      {inProgress(true)}
      {rulesetIds.length === 0 && <Notice tile="0-0" title={t.noGamesTitle} text={t.noGames} />}
      {games.length === 0 && rulesetIds.length > 0 && <p className="panel p-4">{t.noGamesHere}</p>}
      <GamesByEvening drawn={drawn} games={games} />
      <Pager
        words={words}
        path={path}
        fields={{ season: season?.id ?? allTime, kind: rulesetId, player }}
        list={list}
      />
      {inProgress(false)}
    </>
  );
}

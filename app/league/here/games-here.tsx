import { gamesPage } from "@/lib/league/pages/games";
import { rulesetsIn } from "@/lib/league/pages/standings";
import { namesOn } from "@/lib/league/roster/roster";
import { Notice } from "@/lib/ui/page/notice";
import { GamesByEvening } from "../game/games-by-evening";
import { allTime, textOf } from "../league-query";
import { Pager } from "../pager";
import { TableChoosers } from "../table-choosers";
import type { DrawnHere } from "./notes-here";

const size = 30;

/** The finished games of a league or of one of its players, latest first. Games in progress are on their tables. */
export function GamesHere({ words, value, slug, query, chosen, art, notes }: DrawnHere) {
  const { t } = words;
  const player = textOf(query, "player").toLowerCase();
  const { games, evenings, ...list } = gamesPage(value, { ...chosen, player, size }, []);
  const name = player === "" ? undefined : namesOn(value.league.players).get(player);
  const path = `/l/${slug}/games`;
  const fields = { season: chosen.season?.id ?? allTime, kind: chosen.rulesetId, player };
  return (
    <>
      <h2 className="mb-3 text-title">{name === undefined ? t.parts.games : t.gamesOf({ name })}</h2>
      {name === undefined && (
        <TableChoosers
          words={words}
          league={value.league}
          path={path}
          chosen={chosen}
          rulesetIds={rulesetsIn(value)}
        />
      )}
      {value.games.length === 0 && <Notice tile="0-0" title={t.noGamesTitle} text={t.noGames} />}
      {games.length === 0 && value.games.length > 0 && <p className="panel p-4">{t.noGamesHere}</p>}
      <GamesByEvening
        words={words}
        league={{ slug }}
        games={games}
        comments={evenings}
        artOf={(rulesetId) => art[rulesetId]}
        noteOf={notes.of}
      />
      <Pager words={words} path={path} fields={fields} list={list} />
    </>
  );
}

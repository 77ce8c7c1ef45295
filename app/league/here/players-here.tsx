import { playersPage } from "@/lib/league/pages/players";
import { Pager } from "../pager";
import { PlayerList } from "../player/player-list";
import { PlayerSearch } from "../player/player-search";
import type { DrawnHere } from "./notes-here";

const size = 60;

/** Everybody on the roster. */
export function PlayersHere({ words, value, slug, chosen: { search, page }, notes }: DrawnHere) {
  const { t } = words;
  const roster = playersPage(value, { search, page, size });
  const path = `/l/${slug}/players`;
  return (
    <>
      <h2 className="mb-3 text-title">{t.parts.players}</h2>
      {(roster.total > 12 || search !== "") && (
        <PlayerSearch words={words} path={path} fields={{}} search={search} found={roster.total} />
      )}
      {roster.total === 0 && search === "" && <p className="panel p-4">{t.nobody}</p>}
      <PlayerList words={words} path={path} players={roster.players} noteOf={notes.ofPlayer} />
      <Pager words={words} path={path} fields={{ search }} list={roster} />
    </>
  );
}

import { playersPage as readPlayers } from "@/lib/league/pages/players";
import type { Drawn, DrawPage } from "../drawn";
import { chosenOf } from "../league-query";
import { Pager } from "../pager";
import { PlayerList } from "./player-list";
import { PlayerSearch } from "./player-search";

const size = 60;

/** Everybody on the roster. */
export const playersPage: DrawPage = (drawn) => ({
  part: "players",
  title: drawn.words.t.parts.players,
  body: <Players {...drawn} />,
  data: { path: "players" },
});

function Players({ words, value, query, notes }: Drawn) {
  const { t, texts } = words;
  const { search, page } = chosenOf(query, value.league, undefined);
  const roster = readPlayers(value, { search, page, size });
  const path = `/l/${value.league.slug}/players`;
  return (
    <>
      <h2 className="text-title">{t.parts.players}</h2>
      {roster.total > 0 && <p className="mb-3 text-ink-soft">{t.playersLead}</p>}
      <p className="mb-3 print:hidden">
        <a href={`/l/${value.league.slug}/cross-table`} className="key">
          {texts.crossTable}
        </a>
      </p>
      {(roster.total > 12 || search !== "") && (
        <PlayerSearch words={words} path={path} fields={{}} search={search} found={roster.total} />
      )}
      {roster.total === 0 && search === "" && <p className="panel p-4">{t.nobody}</p>}
      <PlayerList words={words} path={path} players={roster.players} noteOf={notes.ofPlayer} />
      <Pager words={words} path={path} fields={{ search }} list={roster} />
    </>
  );
}

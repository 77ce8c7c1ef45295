import { standingsPage } from "@/lib/league/pages/standings-page";
import { Notice } from "@/lib/ui/page/notice";
import { allTime } from "../league-query";
import { Pager } from "../pager";
import { PlayerSearch } from "../player/player-search";
import { CountingNote } from "../standings/counting-note";
import { StandingsTable } from "../standings/standings-table";
import { TableChoosers } from "../table-choosers";
import type { DrawnHere } from "./notes-here";

const size = 50;

/** The standings, as the front page of a league has them. */
export function StandingsHere({ words, value, slug, chosen, now, notes }: DrawnHere) {
  const { t } = words;
  const { season, rulesetId, search } = chosen;
  const standings = standingsPage(value, { ...chosen, size, now });
  const path = `/l/${slug}`;
  const fields = { season: season?.id ?? allTime, kind: rulesetId };
  const hasRows = standings.rows.length > 0;
  if (standings.kinds.length === 0) return <Notice tile="0-0" title={t.noGamesTitle} text={t.noGames} />;
  return (
    <>
      <TableChoosers
        words={words}
        league={value.league}
        path={path}
        chosen={chosen}
        rulesetIds={standings.kinds}
      />
      {(standings.total > size || search !== "") && (
        <PlayerSearch words={words} path={path} fields={fields} search={search} found={standings.total} />
      )}
      {!hasRows && search === "" && <p className="panel p-4">{t.noGamesHere}</p>}
      {hasRows && (
        <StandingsTable
          words={words}
          slug={slug}
          standings={standings}
          unbroken={search === ""}
          noteOf={(player) => notes.ofPlayer(player, chosen)}
        />
      )}
      <Pager words={words} path={path} fields={{ ...fields, search }} list={standings} />
      <CountingNote words={words} {...standings} />
    </>
  );
}

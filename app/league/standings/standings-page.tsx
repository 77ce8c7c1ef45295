import { frontPage, racePage } from "@/lib/league/pages/front-page";
import { hasPlace, talliesIn } from "@/lib/league/pages/standings";
import { standingsPage as readStandings } from "@/lib/league/pages/standings-page";
import { Notice } from "@/lib/ui/page/notice";
import type { Drawn, DrawPage } from "../drawn";
import { EveningPoints } from "../evening/evening-points";
import { allTime, type Chosen, chosenOf, seasonNow } from "../league-query";
import { Pager } from "../pager";
import { PlayerSearch } from "../player/player-search";
import { RulesList } from "../rules-list";
import { SeasonLink } from "../season/season-link";
import { LastEvening } from "../story/last-evening";
import { LeagueStory } from "../story/league-story";
import { RaceSection } from "../story/race-section";
import { TableChoosers } from "../table-choosers";
import { CountingNote } from "./counting-note";
import { StandingsTable } from "./standings-table";

const size = 50;

/** The front page of a league: its story, then the standings of a season or all time, for one kind of game or all. */
export const standingsPage: DrawPage = (drawn) => {
  const { season, rulesetId } = chosenOn(drawn);
  return {
    part: "standings",
    isLive: true,
    season: season?.id ?? allTime,
    body: <Standings {...drawn} />,
    data: { path: "standings", fields: { season: season?.id, kind: rulesetId } },
  };
};

const chosenOn = ({ query, value: { league }, now }: Drawn) =>
  chosenOf(query, league, seasonNow(league, new Date(now)));

function Standings(drawn: Drawn) {
  const { words, value, now, aimOf, playing = [], nextEvening, sharing, Once } = drawn;
  const { t } = words;
  const { league } = value;
  const chosen = chosenOn(drawn);
  const { season, rulesetId, search, page } = chosen;
  const standings = readStandings(value, { ...chosen, size, now });
  const { rows, kinds, total, counting } = standings;
  const tallies = talliesIn(value, season, rulesetId);
  const placeless = league.players
    .filter((player) => tallies?.has(player.id) && !hasPlace(league, player))
    .map(({ name }) => name);
  const table = { season, rulesetId, rows };
  const whole = search === "" && page === 1 && rows.length > 0;
  const isNow = whole && rulesetId === "" && season?.id === seasonNow(league, new Date(now))?.id;
  const path = `/l/${league.slug}`;
  const fields = { season: season?.id ?? allTime, kind: rulesetId };
  return (
    <>
      {isNow && (
        <LeagueStory
          drawn={drawn}
          standings={standings}
          front={frontPage(value, table, playing, Date.parse(now), aimOf)}
        >
          {nextEvening}
        </LeagueStory>
      )}
      <Once>
        {!isNow && <div className="mb-5 empty:hidden">{nextEvening}</div>}
        {isNow && <h2 className="mb-3 text-title">{t.parts.standings}</h2>}
        <TableChoosers drawn={drawn} path={path} chosen={chosen} rulesetIds={kinds} />
        {kinds.length === 0 ? (
          <NoGames drawn={drawn} season={season} />
        ) : (
          <>
            {(total > size || search !== "") && (
              <PlayerSearch words={words} path={path} fields={fields} search={search} found={total} />
            )}
            {rows.length === 0 && search === "" && <p className="panel p-4">{t.noGamesHere}</p>}
            {rows.length > 0 && (
              <StandingsTable drawn={drawn} table={chosen} standings={standings} unbroken={search === ""} />
            )}
            <Pager words={words} path={path} fields={{ ...fields, search }} list={standings} />
            {whole && !isNow && (
              <div className="mt-6 max-w-3xl">
                <RaceSection
                  drawn={drawn}
                  race={racePage(value, table)}
                  perGame={counting.count === "average"}
                />
              </div>
            )}
            <CountingNote drawn={drawn} {...standings} />
            {placeless.length > 0 && (
              <p className="mt-2 text-fine text-ink-soft">{t.guestsWithoutPlace({ names: placeless })}</p>
            )}
            {season && <SeasonLink drawn={drawn} season={season} />}
          </>
        )}
        <RulesList drawn={drawn} />
      </Once>
      {sharing}
    </>
  );
}

interface NoGamesProps extends Pick<Chosen, "season"> {
  readonly drawn: Drawn;
}

/** A league without a finished game: its evenings may have been played without scoresheets. */
function NoGames({ drawn, season }: NoGamesProps) {
  const { words, value, now, aimOf } = drawn;
  const { t } = words;
  const { last } = frontPage(value, { season, rulesetId: "", rows: [] }, [], Date.parse(now), aimOf);
  if (!last) return <Notice tile="0-0" title={t.noGamesTitle} text={t.noGames} />;
  return (
    <div className="grid gap-6">
      <LastEvening drawn={drawn} evening={last} />
      <EveningPoints drawn={drawn} season={season} />
    </div>
  );
}

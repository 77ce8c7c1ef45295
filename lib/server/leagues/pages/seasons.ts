import { eveningIn } from "@/lib/league/evenings/calendar";
import { tableRule } from "@/lib/league/pages/standings";
import { hasEnded } from "@/lib/league/season";
import type { Season } from "@/lib/league/settings";
import { hasEnoughGames } from "@/lib/league/standings/ranking";
import { type Holder, seasonAwards } from "@/lib/league/story/season-awards";
import { maxAwardedGames, type SeasonReply, type SeasonsReply } from "@/lib/league/story/story-replies";
import { titlesOf } from "@/lib/league/story/titles";
import { inParts, type Store } from "../../store/store";
import { type LeagueRow, namedIn } from "../league-row";
import { postedGames } from "../posting/result-rows";

/** The seasons of a league and who won them, the latest first. The cost depends only on players and seasons. */
export async function readSeasons(store: Store, league: LeagueRow, now: string): Promise<SeasonsReply> {
  const named = namedIn(league);
  const champions = await championsOf(store, league);
  const seasons = league.seasons
    .map((season) => ({ ...datesOf(league, season, now), champions: champions.get(season.id) ?? [] }))
    .reverse();
  return {
    league: league.id,
    seasons: seasons.map((season) => ({ ...season, champions: season.champions.map(named) })),
    titles: titlesOf(seasons).map(({ person, won, shared }) => ({ ...named(person), won, shared })),
  };
}

/**
 * A season with its champions and awards; undefined when there is none with this id. Awards are computed from the
 * season's games on every read. The cost grows with that number, up to 5,000 games, and not with the league's.
 */
export async function readSeason(
  store: Store,
  league: LeagueRow,
  id: string,
  now: string,
): Promise<SeasonReply | undefined> {
  const season = league.seasons.find((each) => each.id === id);
  if (!season) return undefined;
  const named = namedIn(league);
  const champions = await championsOf(store, league, season);
  const where = { leagueId: league.id, day: { gte: season.from, lte: season.to } };
  const tooMany = (await store.leagueGame.count({ where })) > maxAwardedGames;
  const games = tooMany
    ? []
    : await postedGames(store, league.id, await store.leagueGame.findMany({ where }));
  const holderOf = ({ people, value, of, game, against }: Holder) => ({
    players: people.map(named),
    value,
    of,
    ...(game && { game: game.gameId, kind: game.rulesetId, finishedAt: game.finishedAt }),
    ...(against && { against: against.map(named) }),
  });
  return {
    league: league.id,
    ...datesOf(league, season, now),
    champions: (champions.get(id) ?? []).map(named),
    games: tooMany ? null : games.length,
    evenings: tooMany ? null : new Set(games.map(({ day }) => day)).size,
    awards: seasonAwards(games, tableRule(league, season).points).map(({ award, holders }) => ({
      award,
      holders: holders.map(holderOf),
    })),
  };
}

const datesOf = ({ timeZone }: LeagueRow, season: Season, now: string) => ({
  season: season.id,
  name: season.name,
  from: season.from,
  to: season.to,
  ended: hasEnded(season, eveningIn(timeZone, now)),
});

/** The first of each season's table, or of one season's. If a season requires games, only players with enough of them. */
async function championsOf(
  store: Store,
  { id: leagueId, seasons, players }: LeagueRow,
  only?: Season,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = (only ? [only] : seasons).map(({ id }) => id);
  const firsts = await inParts(ids, (some) =>
    store.leagueStanding.groupBy({
      by: "season",
      where: { leagueId, kind: "", season: { in: some } },
      _min: { rankKey: true },
    }),
  );
  const won = firsts.flatMap(({ season, _min: { rankKey } }) =>
    rankKey !== null && hasEnoughGames(rankKey) ? [{ season, rankKey }] : [],
  );
  const rows = await inParts(won, (some) =>
    store.leagueStanding.findMany({ where: { leagueId, kind: "", OR: some } }),
  );
  // By name, as the roster is.
  return new Map(
    won.map(({ season }) => {
      const those = new Set(rows.filter((row) => row.season === season).map(({ personId }) => personId));
      return [season, players.flatMap(({ id }) => (those.has(id) ? [id] : []))];
    }),
  );
}

import { eveningIn } from "../evenings/calendar";
import { tableRule } from "../scoring/rule";
import { hasEnded, isIn } from "../season";
import type { Season } from "../settings";
import { compareRanks, hasEnoughGames } from "../standings/ranking";
import { type Holder, seasonAwards } from "../story/season-awards";
import { maxAwardedGames, type SeasonReply, type SeasonsReply } from "../story/story-replies";
import { titlesOf } from "../story/titles";
import type { CountedLeague } from "../value/record";
import type { LeagueValue } from "../value/value";
import { namedIn } from "./named";
import { rankedIn } from "./standings";

/** The seasons of a league and who won them, the latest first. */
export function seasonsPage(value: LeagueValue, now: string): SeasonsReply {
  const { league } = value;
  const named = namedIn(league);
  const seasons = league.seasons
    .map((season) => ({ ...datesOf(league, season, now), champions: championsOf(value, season) }))
    .reverse();
  return {
    league: league.id,
    seasons: seasons.map((season) => ({ ...season, champions: season.champions.map(named) })),
    titles: titlesOf(seasons).map(({ person, won, shared }) => ({ ...named(person), won, shared })),
  };
}

/** A season with its champions and awards; undefined when there is none with this id. */
export function seasonPage(value: LeagueValue, id: string, now: string): SeasonReply | undefined {
  const { league } = value;
  const season = league.seasons.find((each) => each.id === id);
  if (!season) return undefined;
  const named = namedIn(league);
  const played = value.games.filter(({ day }) => isIn(season, day));
  const tooMany = played.length > maxAwardedGames;
  const games = tooMany ? [] : played;
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
    champions: championsOf(value, season).map(named),
    games: tooMany ? null : games.length,
    evenings: tooMany ? null : new Set(games.map(({ day }) => day)).size,
    awards: seasonAwards(games, tableRule(league, season)).map(({ award, holders }) => ({
      award,
      holders: holders.map(holderOf),
    })),
  };
}

const datesOf = ({ timeZone }: CountedLeague, season: Season, now: string) => ({
  season: season.id,
  name: season.name,
  from: season.from,
  to: season.to,
  ended: hasEnded(season, eveningIn(timeZone, now)),
});

/** The first of a season's table, by name. If it requires games, only players with enough of them. */
function championsOf(value: LeagueValue, season: Season): readonly string[] {
  const ranked = rankedIn(value, season, "");
  const [first] = ranked;
  if (!first || !hasEnoughGames(first.rank)) return [];
  return ranked.flatMap(({ person, rank }) => (compareRanks(rank, first.rank) === 0 ? [person] : []));
}

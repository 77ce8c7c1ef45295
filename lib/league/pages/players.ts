import type { LeagueOthersReply, LeaguePlayerReply, LeaguePlayersReply } from "../page-replies";
import { peopleOn } from "../roster/roster";
import { gamesPlayed } from "../standings/tally";
import { bestEveningOf } from "../story/player-story";
import type { CountedResult } from "../value/counting";
import type { Pair } from "../value/pairs";
import type { LeagueValue } from "../value/value";
import { type AimOf, namedIn, type Part, partOf, resultsOf, searched } from "./named";
import { behindBy, figuresOf, placesOf, rankedIn, rulesetsIn, talliesIn } from "./standings";
import { ratingNow } from "./standings-page";

/** The chart shows at most this many ratings. */
const maxRatings = 200;

/** A player's page; undefined if nobody on the roster has this id, or the player was merged into another. */
export function playerPage(value: LeagueValue, id: string, aimOf: AimOf): LeaguePlayerReply | undefined {
  const others = othersPage(value, id);
  if (!others) return undefined;
  const results = resultsOf(value, id);
  const last = results.slice(-maxRatings);
  const best = bestEveningOf(
    [...last].reverse().map(({ game: { day }, result }) => ({ evening: day, ...result })),
  );
  return {
    ...others,
    standings: standingsOf(value, id, others.name),
    streak: {
      now: results.at(-1)?.streak ?? 0,
      longest: results.reduce((longest, { streak }) => Math.max(longest, streak), 0),
    },
    bestEvening: best ?? null,
    ratings: last.map(({ game: { gameId: game, rulesetId: kind, finishedAt }, overall }) => {
      return { game, kind, finishedAt, ...overall };
    }),
    records: recordsOf(results, aimOf),
  };
}

function recordsOf(results: readonly CountedResult[], aimOf: AimOf): LeaguePlayerReply["records"] {
  const records = new Map<string, LeaguePlayerReply["records"][number]>();
  for (const { game, result } of results) {
    const { rulesetId: kind } = game;
    const before = records.get(kind) ?? { kind, aim: aimOf(kind), low: null, high: null, comeback: 0 };
    const { low, high, comeback } = result;
    records.set(kind, {
      ...before,
      low: low === null ? before.low : Math.min(low, before.low ?? low),
      high: high === null ? before.high : Math.max(high, before.high ?? high),
      comeback: Math.max(comeback, before.comeback),
    });
  }
  return [...records.values()].sort((a, b) => (a.kind < b.kind ? -1 : 1));
}

/** A player's row in each all-time table. */
function standingsOf(value: LeagueValue, id: string, name: string): LeaguePlayerReply["standings"] {
  return ["", ...rulesetsIn(value)].flatMap((kind) => {
    const ranked = rankedIn(value, undefined, kind, id);
    const own = ranked.find(({ person }) => person === id);
    const place = placesOf(ranked).get(id);
    if (!own || place === undefined) return [];
    return [
      {
        ...figuresOf(own),
        kind,
        player: id,
        name,
        placeBefore: null,
        place,
        rating: ratingNow(value, kind, id),
        behindBy: behindBy(ranked[place - 2]?.rank, own.rank),
      },
    ];
  });
}

/** A player's opponents and partners, most games first. */
export function othersPage(value: LeagueValue, id: string): LeagueOthersReply | undefined {
  const { league, pairs } = value;
  const name = peopleOn(league.players).find((player) => player.id === id)?.name;
  if (name === undefined) return undefined;
  const named = namedIn(league);
  const known = [...pairs].flatMap(([a, rows]): readonly Pair[] => {
    if (a === id) return [...rows.values()];
    const pair = rows.get(id);
    return pair ? [pair] : [];
  });
  const others = known.map(({ a, b, ...counts }) => ({ a, ...counts, named: named(a === id ? b : a) }));
  return {
    league: league.id,
    player: id,
    name,
    headToHead: others
      .filter(({ games }) => games > 0)
      .map(({ a, named, games, aAhead, bAhead }) => {
        const [ahead, behind] = a === id ? [aAhead, bAhead] : [bAhead, aAhead];
        return { ...named, games, ahead, behind };
      })
      .sort(byGames),
    partners: others
      .filter(({ together }) => together > 0)
      .map(({ named, together, wonTogether, lostTogether }) => {
        return { ...named, games: together, won: wonTogether, lost: lostTogether };
      })
      .sort(byGames),
  };
}

interface Together {
  readonly name: string;
  readonly games: number;
}

const byGames = (a: Together, b: Together): number => b.games - a.games || (a.name < b.name ? -1 : 1);

export interface PlayersQuery extends Part {
  readonly search: string;
}

/** The roster by name, without players merged into others. */
export function playersPage(value: LeagueValue, query: PlayersQuery): LeaguePlayersReply {
  const places = placesOf(rankedIn(value, undefined, ""));
  const tallies = talliesIn(value, undefined, "");
  const found = searched(peopleOn(value.league.players), query.search);
  return {
    league: value.league.id,
    total: found.length,
    page: query.page,
    size: query.size,
    players: partOf(found, query).map(({ id, name }) => {
      const tally = tallies?.get(id);
      return { id, name, played: tally ? gamesPlayed(tally) : 0, place: places.get(id) ?? null };
    }),
  };
}

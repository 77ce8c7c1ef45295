import type { StandingReplyRow } from "../page-replies";
import type { LeagueGamesReply } from "../replies";
import { isIn } from "../season";
import type { Season } from "../settings";
import type { SeatResult } from "../standings/result";
import { type Evening, eveningTable } from "../story/evening";
import { type EveningFact, eveningFacts } from "../story/evening-facts";
import { type Race, raceOf } from "../story/race";
import { type Contender, type InReach, inReach } from "../story/reach";
import type { CountedGame } from "../value/counting";
import type { LeagueValue } from "../value/value";
import { readEvening } from "./evening";
import { isLive } from "./live-game";
import { type AimOf, resultsOf } from "./named";
import { remarkOn } from "./remarks";
import { placesBefore, placesOf, rankedIn, tableRule, talliesIn } from "./standings";

/** How many players the race shows, and the games that it shows of each: half a year of three an evening. */
const maxRacers = 5;
const maxRaceGames = 80;
/** How many of the games being played are shown. */
const maxLive = 3;

export interface StoryQuery {
  readonly season: Season | undefined;
  /** "": all games. */
  readonly rulesetId: string;
  /** The first rows of the table shown. */
  readonly rows: readonly Pick<StandingReplyRow, "player" | "place" | "milestone">[];
}

export interface FrontPage {
  readonly race: Race;
  readonly reach: readonly InReach[];
  /** Undefined before the first evening. */
  readonly last: LastEvening | undefined;
  readonly playing: LeagueGamesReply["playing"];
}

interface LastEvening extends ReturnType<typeof remarkOn> {
  readonly day: string;
  readonly games: number;
  readonly table: ReturnType<typeof eveningTable>;
  readonly facts: readonly EveningFact[];
  readonly isOver: boolean;
}

/** The race of the players at the top of a table. */
export const racePage = (value: LeagueValue, query: StoryQuery): Race => racersOf(value, query).race;

/** What the front page shows above the table. `playing`: the games in progress. */
export function frontPage(
  value: LeagueValue,
  query: StoryQuery,
  playing: LeagueGamesReply["playing"],
  now: number,
  aimOf: AimOf,
): FrontPage {
  const { race, contenders } = racersOf(value, query);
  return {
    race,
    reach: inReach(contenders, value.bests.streak, tableRule(value.league, query.season)),
    last: lastEvening(value, query.season, new Date(now).toISOString(), aimOf),
    playing: playing.filter((game) => isLive(game, now)).slice(0, maxLive),
  };
}

function racersOf(value: LeagueValue, { season, rulesetId, rows }: StoryQuery) {
  const tallies = talliesIn(value, season, rulesetId);
  const racers = [];
  const contenders: Contender[] = [];
  for (const { player, place, milestone } of rows.slice(0, maxRacers)) {
    const tally = tallies?.get(player);
    if (!tally) continue;
    const own = resultsOf(value, player);
    const last = [];
    for (let index = own.length - 1; index >= 0 && last.length < maxRaceGames; index--) {
      const each = own[index];
      if (!each || (rulesetId !== "" && each.game.rulesetId !== rulesetId)) continue;
      if (!season || isIn(season, each.game.day)) last.push(each);
    }
    const games = last.map(({ game, result: { place, tied } }) => ({ place, tied, evening: game.day }));
    racers.push({ person: player, tally, last: games });
    contenders.push({ player, place, tally, milestone, streak: last[0]?.streak ?? 0 });
  }
  return { race: raceOf(racers, tableRule(value.league, season)), contenders };
}

function lastEvening(
  value: LeagueValue,
  season: Season | undefined,
  now: string,
  aimOf: AimOf,
): LastEvening | undefined {
  const day = value.games.at(-1)?.day;
  const read = day === undefined ? undefined : readEvening(value, day, now, aimOf);
  if (day === undefined || !read) return undefined;
  const evening = { ...read.evening, lead: leadOf(value, season, read.evening.games) };
  return {
    day,
    games: evening.games.length,
    table: eveningTable(evening),
    facts: eveningFacts(evening),
    isOver: evening.isOver,
    ...remarkOn(value, day),
  };
}

/** Who leads a season's table, and who would lead it without the games of an evening. */
function leadOf(
  value: LeagueValue,
  season: Season | undefined,
  games: readonly CountedGame[],
): NonNullable<Evening["lead"]> {
  const played = new Map<string, SeatResult[]>();
  for (const { day, players } of games)
    if (!season || isIn(season, day))
      for (const { person, result } of players) played.set(person, [...(played.get(person) ?? []), result]);
  const ranked = rankedIn(value, season, "");
  const first = (places: ReadonlyMap<string, number>) =>
    [...places].flatMap(([person, place]) => (place === 1 ? [person] : []));
  return {
    before: first(placesBefore(ranked, played, tableRule(value.league, season))),
    after: first(placesOf(ranked)),
  };
}

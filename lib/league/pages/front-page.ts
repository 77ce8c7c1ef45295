import { isEveningOver } from "../evenings/calendar";
import type { StandingReplyRow } from "../page-replies";
import type { LeagueGamesReply } from "../replies";
import { tableRule } from "../scoring/rule";
import { eveningsIn, gamesIn, scoresOf } from "../scoring/scores";
import { isIn } from "../season";
import type { Season } from "../settings";
import { roundsOf, wonBySheets } from "../sheets/counted-sheet";
import type { SeatResult } from "../standings/result";
import { type Evening, eveningTable } from "../story/evening";
import { type EveningFact, eveningFacts } from "../story/evening-facts";
import { type Race, raceOf } from "../story/race";
import { type Contender, type InReach, inReach } from "../story/reach";
import type { CountedGame } from "../value/counting";
import type { LeagueValue } from "../value/value";
import { readEvening } from "./evening";
import { isLive } from "./live-game";
import type { AimOf } from "./named";
import { remarkOn } from "./remarks";
import { placesBefore, placesOf, rankedIn, talliesIn } from "./standings";

/** How many players the race and what is within reach are about. */
const maxContenders = 5;
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
  /** By its games. */
  readonly table: ReturnType<typeof eveningTable>;
  /** Its evening sheets: who was in them, how many rounds they had, and who won. Undefined without one. */
  readonly sheets:
    | { readonly people: number; readonly rounds: number; readonly won: readonly string[] }
    | undefined;
  readonly facts: readonly EveningFact[];
  readonly isOver: boolean;
}

/** The race of the players at the top of a table. */
export function racePage(value: LeagueValue, query: StoryQuery): Race {
  const { contenders, rule, evenings } = topOf(value, query);
  return raceOf(contenders, rule, evenings);
}

/** What the front page shows above the table. `playing`: the games in progress. */
export function frontPage(
  value: LeagueValue,
  query: StoryQuery,
  playing: LeagueGamesReply["playing"],
  now: number,
  aimOf: AimOf,
): FrontPage {
  const { contenders, rule, evenings } = topOf(value, query);
  return {
    race: raceOf(contenders, rule, evenings),
    reach: inReach(contenders, value.bests.streak, rule, evenings.length),
    last: lastEvening(value, query.season, new Date(now).toISOString(), aimOf),
    playing: playing.filter((game) => isLive(game, now)).slice(0, maxLive),
  };
}

/** The players at the top of a table, how it counts, and its evenings. */
function topOf(value: LeagueValue, { season, rulesetId, rows }: StoryQuery) {
  const tallies = talliesIn(value, season, rulesetId);
  const rule = tableRule(value.league, season);
  const games = gamesIn(value.games, season, rulesetId);
  const scored = scoresOf(games, rule);
  const contenders = rows.slice(0, maxContenders).flatMap(({ player, place, milestone }): Contender[] => {
    const tally = tallies?.get(player);
    const last = games.findLast(({ players }) => players.some(({ person }) => person === player));
    if (!tally || !last) return [];
    const streak = last.players.find(({ person }) => person === player)?.streak ?? 0;
    return [{ player, place, tally, scores: scored.get(player) ?? [], milestone, streak, last }];
  });
  return { contenders, rule, evenings: eveningsIn(games) };
}

function lastEvening(
  value: LeagueValue,
  season: Season | undefined,
  now: string,
  aimOf: AimOf,
): LastEvening | undefined {
  const day = [value.games.at(-1)?.day ?? "", value.sheets.at(-1)?.day ?? ""].sort().at(-1);
  if (!day) return undefined;
  const read = readEvening(value, day, now, aimOf);
  const evening = read && { ...read, lead: leadOf(value, season, read.games) };
  const sheets = value.sheets.filter((sheet) => sheet.day === day);
  const won = wonBySheets(sheets);
  const people = new Set(sheets.flatMap(({ standings }) => standings.flatMap(({ who }) => who)));
  return {
    day,
    games: evening?.games.length ?? 0,
    table: evening ? eveningTable(evening) : [],
    sheets: won && { people: people.size, rounds: roundsOf(sheets), won },
    facts: evening ? eveningFacts(evening) : [],
    isOver: isEveningOver(value.league.timeZone, day, now),
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
  const before = gamesIn(value.games, season, "").filter((game) => !games.includes(game));
  const rule = tableRule(value.league, season);
  return {
    before: first(placesBefore(ranked, played, rule, eveningsIn(before).length)),
    after: first(placesOf(ranked)),
  };
}

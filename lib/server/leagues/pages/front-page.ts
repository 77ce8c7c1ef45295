import { eveningIn } from "@/lib/league/evenings/calendar";
import type { StandingReplyRow } from "@/lib/league/page-replies";
import { isLive } from "@/lib/league/pages/live-game";
import { placesBefore, placesOf, tableRule } from "@/lib/league/pages/standings";
import { isIn } from "@/lib/league/season";
import type { Season } from "@/lib/league/settings";
import type { Played } from "@/lib/league/standings/tally";
import { type Evening, eveningTable } from "@/lib/league/story/evening";
import { type EveningFact, eveningFacts } from "@/lib/league/story/evening-facts";
import { type Race, raceOf } from "@/lib/league/story/race";
import { type Contender, type InReach, inReach } from "@/lib/league/story/reach";
import type { Store } from "../../store/store";
import { commentsOn } from "../comments";
import type { LeagueRow } from "../league-row";
import { seatResultOf } from "../posting/result-rows";
import { highest, lastEvening, readEvening } from "./evening";
import { readPlaying } from "./game-lists";
import { resultsIn } from "./season-days";
import { rankedRows, standingsOf } from "./standings";

/** How many players the race shows, and the games read for each: half a year of three an evening. */
const maxRacers = 5;
const maxRaceGames = 80;

/** How many of the games being played are shown, and among how many of the latest unfinished games they are found. */
const maxLive = 3;
const maxUnfinished = 30;

export interface StoryQuery {
  readonly season: Season | undefined;
  /** "": all kinds. */
  readonly rulesetId: string;
  /** The first rows of the table shown. */
  readonly rows: readonly Pick<StandingReplyRow, "player" | "place" | "milestone">[];
}

export interface FrontPage {
  readonly race: Race;
  readonly reach: readonly InReach[];
  /** Undefined before the first evening. */
  readonly last: LastEvening | undefined;
  readonly playing: Awaited<ReturnType<typeof readPlaying>>;
}

interface LastEvening {
  readonly day: string;
  readonly games: number;
  readonly table: ReturnType<typeof eveningTable>;
  readonly facts: readonly EveningFact[];
  readonly isOver: boolean;
  readonly comment: string | undefined;
}

/** The race of the players at the top of a table. Reads the last 80 games of each, by index. */
export const readRace = async (store: Store, league: LeagueRow, query: StoryQuery): Promise<Race> =>
  (await racersOf(store, league, query)).race;

/** What the front page shows above the table. The cost does not depend on the number of finished games. */
export async function readFrontPage(
  store: Store,
  league: LeagueRow,
  query: StoryQuery,
  now: number,
): Promise<FrontPage> {
  const { race, contenders } = await racersOf(store, league, query);
  const record = await highest(store, "streak", { leagueId: league.id });
  return {
    race,
    reach: inReach(contenders, record, tableRule(league, query.season)),
    last: await readLast(store, league, query.season, new Date(now).toISOString()),
    playing: (await readPlaying(store, league, maxUnfinished))
      .filter((game) => isLive(game, now))
      .slice(0, maxLive),
  };
}

async function racersOf(store: Store, league: LeagueRow, { season, rulesetId, rows }: StoryQuery) {
  const { id: leagueId, timeZone } = league;
  const top = rows.slice(0, maxRacers);
  const people = top.map(({ player }) => player);
  const tallies = await standingsOf(store, leagueId, season?.id ?? "", rulesetId, people);
  const evenings = new Map<string, string>();
  /** Cached: racers share many games, and the calendar costs more than reading a row. */
  const eveningOf = (finishedAt: string): string => {
    const evening = evenings.get(finishedAt) ?? eveningIn(timeZone, finishedAt);
    evenings.set(finishedAt, evening);
    return evening;
  };
  const racers = [];
  const contenders: Contender[] = [];
  for (const { player, place, milestone } of top) {
    const tally = tallies.get(player)?.tally;
    if (!tally) continue;
    const own = {
      leagueId,
      personId: player,
      ...(rulesetId !== "" && { kind: rulesetId }),
      ...resultsIn(season),
    };
    const last = await store.leagueResult.findMany({
      where: own,
      // Only what a race needs: reading a row costs more than computing with it.
      select: { finishedAt: true, result: true, streak: true },
      orderBy: [{ finishedAt: "desc" }, { gameId: "desc" }],
      take: maxRaceGames,
    });
    const games = last.map((row) => {
      const { place, tied } = seatResultOf(row);
      return { place, tied, evening: eveningOf(row.finishedAt) };
    });
    racers.push({ person: player, tally, last: games });
    contenders.push({ player, place, tally, milestone, streak: last[0]?.streak ?? 0 });
  }
  return { race: raceOf(racers, tableRule(league, season)), contenders };
}

async function readLast(
  store: Store,
  league: LeagueRow,
  season: Season | undefined,
  now: string,
): Promise<LastEvening | undefined> {
  const day = await lastEvening(store, league.id);
  const read = day === undefined ? undefined : await readEvening(store, league, day, now);
  if (day === undefined || !read) return undefined;
  const evening = { ...read.evening, lead: await leadOf(store, league, season, read.evening) };
  return {
    day,
    games: evening.games.length,
    table: eveningTable(evening),
    facts: eveningFacts(evening),
    isOver: evening.isOver,
    comment: (await commentsOn(store, league.id, [day])).get(day),
  };
}

/** Who leads a season's table, and who would lead it without the games of an evening. */
async function leadOf(
  store: Store,
  league: LeagueRow,
  season: Season | undefined,
  { games }: Pick<Evening, "games">,
): Promise<NonNullable<Evening["lead"]>> {
  const counts = ({ finishedAt }: { readonly finishedAt: string }): boolean =>
    !season || isIn(season, eveningIn(league.timeZone, finishedAt));
  const played = new Map<string, Played[]>();
  for (const { finishedAt, gameId, players } of games.filter(counts))
    for (const { person, result } of players)
      played.set(person, [...(played.get(person) ?? []), { ...result, finishedAt, gameId, currency: "" }]);
  const ranked = await rankedRows(store, league, season?.id ?? "", "");
  const tallies = await standingsOf(store, league.id, season?.id ?? "", "", [...played.keys()]);
  const first = (places: ReadonlyMap<string, number>) =>
    [...places].flatMap(([person, place]) => (place === 1 ? [person] : []));
  return {
    before: first(placesBefore(ranked, played, tallies, tableRule(league, season))),
    after: first(placesOf(ranked)),
  };
}

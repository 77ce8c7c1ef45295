import type { RecordsReply } from "../page-replies";
import { isIn } from "../season";
import type { Season } from "../settings";
import { byFinish } from "../standings/order";
import type { CountedResult } from "../value/counting";
import type { LeagueValue } from "../value/value";
import { type AimOf, namedIn } from "./named";
import { rulesetsIn } from "./standings";

type RecordRow = RecordsReply["streaks"][number];
type Named = ReturnType<typeof namedIn>;
type Figure = (result: CountedResult) => number;

/** How many records of each sort are listed, and among how many of the best results they are found. */
const maxRecords = 5;
const maxResults = 60;

export interface RecordsQuery {
  readonly season: Season | undefined;
  /** "": all games. */
  readonly rulesetId: string;
}

/** The records of each kind of game and the longest streaks, of a season or of all time. */
export function recordsPage(
  value: LeagueValue,
  { season, rulesetId: only }: RecordsQuery,
  aimOf: AimOf,
): RecordsReply {
  const named = namedIn(value.league);
  const games = season ? value.games.filter(({ day }) => isIn(season, day)) : value.games;
  const kinds = rulesetsIn(value, season?.id).filter((each) => only === "" || each === only);
  return {
    league: value.league.id,
    season: season?.id ?? "",
    kind: only,
    kinds: kinds.map((kind) => {
      const own = games.filter((game) => game.rulesetId === kind).flatMap(({ players }) => players);
      const best = (figure: Figure, sign: 1 | -1 = 1) =>
        partiesOf(bestOf(own, figure, maxResults, sign), figure, named);
      return {
        kind,
        aim: aimOf(kind),
        low: best(({ result }) => result.low ?? 0, -1),
        high: best(({ result }) => result.high ?? 0),
        comebacks: best(({ result }) => result.comeback),
      };
    }),
    // A streak counts games of all kinds.
    streaks:
      only === ""
        ? streaksOf(
            games.flatMap(({ players }) => players),
            named,
          )
        : [],
  };
}

/** The results with the highest figures above 0 (`sign` -1: the lowest), the earlier of equals first. */
function bestOf(
  results: readonly CountedResult[],
  figure: Figure,
  max: number,
  sign: 1 | -1,
): CountedResult[] {
  const better = (a: CountedResult, b: CountedResult): number =>
    sign * (figure(b) - figure(a)) || byFinish(a.game, b.game) || (a.person < b.person ? -1 : 1);
  const best: CountedResult[] = [];
  for (const each of results) {
    const last = best[max - 1];
    if (figure(each) <= 0 || (last && better(each, last) > 0)) continue;
    const at = best.findIndex((other) => better(each, other) < 0);
    best.splice(at < 0 ? best.length : at, 0, each);
    best.length = Math.min(best.length, max);
  }
  return best;
}

/** Only each player's longest streak: a streak of seven contains one of six. */
function streaksOf(results: readonly CountedResult[], named: Named): RecordRow[] {
  const streak: Figure = (result) => result.streak;
  const longest = new Map<string, CountedResult>();
  for (const each of results)
    if (each.streak > (longest.get(each.person)?.streak ?? 1)) longest.set(each.person, each);
  return bestOf([...longest.values()], streak, maxRecords, 1).map((each) => ({
    ...recordOf(each, streak),
    ...named(each.person),
  }));
}

/** The best result of each party: a player, or partners, who share a total. */
function partiesOf(best: readonly CountedResult[], figure: Figure, named: Named): RecordRow[] {
  const records = new Map<string, RecordRow>();
  for (const each of best) {
    const people = (isOwn: boolean) =>
      each.game.players
        .filter((other) => (partyOf(other) === partyOf(each)) === isOwn)
        .map(({ person }) => named(person))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
    const [first = named(each.person), ...partners] = people(true);
    const who = [first, ...partners].map(({ player }) => player).join(" ");
    const withPartners = partners.length > 0 ? { ...first, partners } : first;
    if (!records.has(who))
      records.set(who, { ...recordOf(each, figure), ...withPartners, opponents: people(false) });
  }
  return [...records.values()].slice(0, maxRecords);
}

/** A result's party in its game: a side, or a seat. */
const partyOf = ({ result: { side, seat } }: CountedResult): string | number => side ?? seat;

const recordOf = (each: CountedResult, figure: Figure) => ({
  kind: each.game.rulesetId,
  game: each.game.gameId,
  finishedAt: each.game.finishedAt,
  value: figure(each),
});

import { type Beside, nothingBeside, type RecordedPayment, withNewsBeside } from "../beside/beside";
import { personIn } from "../roster/roster";
import { type CountedSheet, countedSheets } from "../sheets/counted-sheet";
import { byFinish } from "../standings/order";
import { type PostedGame, postedGame } from "../standings/posted";
import { type Counted, Counting, countedGame } from "./counting";
import { type CountedLeague, endOf, type LeagueRecord, type RecordedGame } from "./record";

/** A league: what is stored of it, and what that adds up to. Every page is a function of it (`lib/league/pages`). */
export interface LeagueValue extends Counted, Beside, Pick<LeagueRecord, "league"> {
  /** Evenings that are over, the earliest first. */
  readonly sheets: readonly CountedSheet[];
}

/** What a value was counted from, without the rest of the record. */
export const recordedIn = ({ games, sheets }: Pick<LeagueValue, "games" | "sheets">): RecordedGame[] =>
  [...games, ...sheets].map(({ recorded }) => recorded);

/** What a league's record has more or otherwise than before. */
export interface LeagueNews extends Beside {
  /** The settings now. */
  readonly league: CountedLeague;
  /** Games that finished, or whose result has changed. */
  readonly games: readonly RecordedGame[];
  /** The ids of games without a result now. */
  readonly withdrawn: readonly string[];
}

/** Counts a league from its first game. */
export function leagueValue(record: LeagueRecord): LeagueValue {
  const { league, games } = record;
  const counting = new Counting(league);
  for (const { posted, recorded } of inOrder(league, games)) counting.addGame(posted, recorded);
  addPayments(counting, league, record.payments);
  const sheets = countedSheets(league, games);
  return { league, ...withNewsBeside(nothingBeside, record), sheets, ...counting.counted };
}

/**
 * The league after news: a step where that gives the same as counting it from its first game, which is so for games that
 * finished after all others, what is beside games, and settings that decide nothing about what counts.
 */
export function afterNews(value: LeagueValue, news: LeagueNews): LeagueValue {
  const { league } = news;
  const games = inOrder(league, news.games);
  if (!isStep(value, news, games)) {
    return leagueValue(withNews({ ...value, games: recordedIn(value) }, news));
  }
  const sheets = sheetsAfter(value, news);
  const beside = withNewsBeside(value, news);
  if (games.length === 0 && news.payments.length === 0) return { ...value, league, ...beside, sheets };
  const counting = new Counting(league, value);
  for (const { posted, recorded } of games) counting.addGame(posted, recorded);
  addPayments(counting, league, news.payments);
  return { league, ...beside, sheets, ...counting.counted };
}

/** The evenings after news that change nothing about whom or when what was known counts for. */
function sheetsAfter(
  { sheets }: LeagueValue,
  { league, games, withdrawn }: LeagueNews,
): LeagueValue["sheets"] {
  const fresh = countedSheets(league, games);
  const changed = new Set([...withdrawn, ...fresh.map(({ gameId }) => gameId)]);
  const kept = sheets.filter(({ gameId }) => !changed.has(gameId));
  return fresh.length === 0 && kept.length === sheets.length ? sheets : [...kept, ...fresh].sort(byFinish);
}

/** A record with news. */
export function withNews(record: LeagueRecord, news: LeagueNews): LeagueRecord {
  const games = new Map([...record.games, ...news.games].map((game) => [game.gameId, game]));
  for (const gameId of news.withdrawn) games.delete(gameId);
  return { league: news.league, games: [...games.values()], ...withNewsBeside(record, news) };
}

interface Posting {
  readonly posted: PostedGame;
  readonly recorded: RecordedGame;
}

/** Games as they count with these settings, in the order in which they finished. */
function inOrder(league: CountedLeague, games: readonly RecordedGame[]): Posting[] {
  const person = personIn(league.players);
  return games
    .filter(({ sheet }) => !sheet)
    .map((recorded) => {
      const end = endOf(league.timeZone, recorded);
      return { posted: postedGame(league.timeZone, recorded, end.finishedAt, end, person), recorded };
    })
    .sort((a, b) => byFinish(a.posted, b.posted));
}

function isStep(value: LeagueValue, news: LeagueNews, games: readonly Posting[]): boolean {
  const [first, last] = [games[0], value.games.at(-1)];
  if (first && last && byFinish(first.posted, last) <= 0) return false;
  const changed = [...news.withdrawn, ...news.games.map(({ gameId }) => gameId)];
  if (changed.some((gameId) => countedGame(value, gameId))) return false;
  const paid = new Set(news.payments.map(({ payment }) => payment));
  if (paid.size > 0 && value.payments.some(({ payment }) => paid.has(payment))) return false;
  return countsAs(value.league) === countsAs(news.league);
}

/** The settings that decide what counts for whom, and when. */
const countsAs = ({ timeZone, players, seasons }: CountedLeague): string =>
  JSON.stringify([
    timeZone,
    players.filter(({ mergedInto }) => mergedInto).map(({ id, mergedInto }) => [id, mergedInto]),
    seasons.map(({ id, from, to }) => [id, from, to]),
  ]);

function addPayments(counting: Counting, league: CountedLeague, payments: readonly RecordedPayment[]): void {
  const person = personIn(league.players);
  for (const { from, to, amount, currency, on } of payments)
    counting.addPayment(person(from), person(to), amount, currency, on);
}

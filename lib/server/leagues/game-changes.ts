import type { LeagueGame } from "@/generated/prisma/client";
import { nothing } from "@/lib/league/counting/reduce";
import { currencyProblems } from "@/lib/league/money/currency";
import { type PostedGame, postedGame, strangersTo } from "@/lib/league/standings/posted";
import type { GameResult } from "@/lib/league/standings/result";
import type { ChangeOf } from "@/lib/league/wire";
import { leagueWords } from "@/lib/league/words";
import { type Problem, pointer, under } from "@/lib/rules/problem";
import type { GameHeader } from "../games/replayed-game";
import type { Store } from "../store/store";
import { serverLanguage } from "../words";
import { findLeague, type LeagueRow, personOf, rosterOf, touchLeague } from "./league-row";
import { finishedGame, finishOf, type SeatedGame } from "./posting/game-result";
import { recount } from "./posting/recount";
import { postedGames } from "./posting/result-rows";

const say = leagueWords[serverLanguage];

/**
 * A game that many leagues counted would make its table wait for all of them. So many for who has the game's keeper key,
 * and so many for who only knows its id: strangers cannot take the places of those who play.
 */
const mostLeagues = 4;

/** The games that are put into a league, replayed before anything is written. */
export interface SeatedGames {
  readonly seated: ReadonlyMap<string, SeatedGame | undefined>;
  /** Whether the game's keeper key came with the change. */
  isKeeper(header: GameHeader): boolean;
}

/** A game has gone on since it was replayed; it is to be replayed again. */
export class Outdated extends Error {}

async function refuseOutdated(store: Store, gameId: string, game: SeatedGame | undefined): Promise<void> {
  const { _max } = await store.entry.aggregate({ where: { gameId }, _max: { seq: true } });
  if ((_max.seq ?? 0) !== (game?.head ?? 0)) throw new Outdated();
}

type Seats = Readonly<Record<string, string>>;

/** Puts a game into a league, or seats it there otherwise. What it was played for stays as it is. */
export async function putGame(
  store: Store,
  league: LeagueRow,
  { game: writtenId, seats: written, currency = league.currency }: ChangeOf<"game">,
  games: SeatedGames,
): Promise<readonly Problem[]> {
  const gameId = writtenId.toLowerCase();
  const game = games.seated.get(gameId);
  await refuseOutdated(store, gameId, game);
  if (!game) return [{ code: "no-such-game", path: "/game", message: say.noSuchGame({ id: gameId }) }];
  const seats = Object.fromEntries(Object.entries(written).map(([seat, id]) => [seat, id.toLowerCase()]));
  const person = await personOf(store, league.id);
  const roster = new Map((await rosterOf(store, league.id)).map(({ id, name }) => [id, name]));
  const problems = [
    ...seatProblems(game, seats, roster, person),
    ...under("/currency", currencyProblems(currency, serverLanguage)),
  ];
  if (problems.length > 0) return problems;

  const isByKeeper = games.isKeeper(game.header);
  const rows = await store.leagueGame.findMany({ where: { gameId } });
  const known = rows.find(({ leagueId }) => leagueId === league.id);
  const isIn = known && (!isByKeeper || known.byKeeper);
  if (!isIn && rows.filter(({ byKeeper }) => byKeeper === isByKeeper).length >= mostLeagues)
    return [{ code: "too-many-leagues", path: "/game", message: say.tooManyLeagues({ most: mostLeagues }) }];
  const row = await store.leagueGame.upsert({
    where: { leagueId_gameId: { leagueId: league.id, gameId } },
    create: {
      ...{ leagueId: league.id, gameId, seats: JSON.stringify(seats), kind: game.header.game, currency },
      byKeeper: isByKeeper,
    },
    update: { seats: JSON.stringify(seats), byKeeper: isByKeeper || (known?.byKeeper ?? false) },
  });
  const finished = await finishedGame(store, game);
  await post(store, league, row, finished?.result, finished?.finishedAt ?? "", person);
  return [];
}

/** Takes a game out of a league. The game itself stays as it is. */
export async function takeGame(store: Store, league: LeagueRow, gameId: string): Promise<readonly Problem[]> {
  const where = { leagueId_gameId: { leagueId: league.id, gameId } };
  const row = await store.leagueGame.findUnique({ where });
  if (!row) return [{ code: "not-in-league", path: "/game", message: say.notInLeague({ id: gameId }) }];
  const games = await postedGames(store, league.id, [row]);
  if (games.length > 0) await recount(store, league, { removed: { games, payments: [] }, added: nothing });
  await store.leagueGame.delete({ where });
  return [];
}

/** Everybody with whom the game began needs a player of the league; who sat down in mid-game may get one later. */
function seatProblems(
  { players, header }: Pick<SeatedGame, "players" | "header">,
  seats: Seats,
  roster: ReadonlyMap<string, string>,
  person: (player: string) => string,
): Problem[] {
  const at = (seat: string) => pointer("seats", seat);
  const problems = Object.entries(seats).flatMap(([seat, id]): Problem[] => {
    if (!players.some((player) => player.id === seat))
      return [{ code: "no-such-seat", path: at(seat), message: say.seatUnknown({ id: seat }) }];
    if (roster.has(id)) return [];
    return [{ code: "no-such-player", path: at(seat), message: say.noSuchPlayer({ id }) }];
  });
  const missing = header.players.filter(({ id }) => !Object.hasOwn(seats, id)).map(({ name }) => name.trim());
  if (missing.length > 0)
    problems.push({ code: "seat-missing", path: "/seats", message: say.seatMissing({ names: missing }) });
  const sitting = new Map<string, string>();
  for (const [seat, id] of Object.entries(seats)) {
    if (!sitting.has(person(id))) sitting.set(person(id), seat);
    else {
      const name = roster.get(person(id)) ?? "";
      problems.push({ code: "seat-twice", path: at(seat), message: say.seatTwice({ name }) });
    }
  }
  return problems;
}

/**
 * Brings the leagues that a game is in up to its log, in the transaction of the entry that changed it: posts what is
 * finished, posts it again when a correction changed it, withdraws what goes on. Resolves to the leagues that changed.
 */
export async function postToLeagues(
  store: Store,
  gameId: string,
  result: GameResult | undefined,
): Promise<{ readonly leagueId: string; readonly ratingsLeft: boolean }[]> {
  const changed: { leagueId: string; ratingsLeft: boolean }[] = [];
  for (const row of await store.leagueGame.findMany({ where: { gameId } })) {
    const { leagueId } = row;
    const league = await findLeague(store, leagueId);
    if (!league) continue;
    const finished = result ? await finishOf(store, gameId, result) : "";
    const posted = await post(store, league, row, result, finished, await personOf(store, leagueId));
    if (posted) changed.push({ leagueId, ratingsLeft: posted.ratingsLeft });
  }
  return changed;
}

/** Counts a game as what it has come to; undefined when that changes nothing. Who is not known is waited for. */
async function post(
  store: Store,
  league: LeagueRow,
  row: LeagueGame,
  result: GameResult | undefined,
  finishedAt: string,
  person: (player: string) => string,
): Promise<{ readonly ratingsLeft: boolean } | undefined> {
  const seated = { ...row, seats: JSON.parse(row.seats) };
  const waitsFor = result ? strangersTo(seated, result) : [];
  const before = await postedGames(store, league.id, [row]);
  const after: PostedGame[] =
    result && waitsFor.length === 0 ? [postedGame(league.timeZone, seated, finishedAt, result, person)] : [];
  let ratingsLeft = false;
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  if (!isSame) {
    const change = { removed: { games: before, payments: [] }, added: { games: after, payments: [] } };
    ratingsLeft = !(await recount(store, league, change));
  }
  const waiting = JSON.stringify(waitsFor);
  if (after.length === 0 && waiting !== row.waitsFor) {
    const where = { leagueId_gameId: { leagueId: league.id, gameId: row.gameId } };
    await store.leagueGame.update({ where, data: { waitsFor: waiting } });
    await touchLeague(store, league.id);
  }
  return isSame && waiting === row.waitsFor ? undefined : { ratingsLeft };
}

import type { Position } from "../../rules/game";
import { playersByParty } from "../../rules/people/parties";
import { byPlayer, type Player } from "../../rules/people/table";
import type { Log } from "../../rules/play/log";
import { isRecord } from "../../rules/record";
import type { ShutoutCounts } from "../../rules/score/shutout";
import { pointUnit } from "./points";

/** The result of a finished game of any kind for a league, derived from its log alone. */
export interface GameResult {
  /** The id of the entry that ended the game, and when that was: by the device's clock, or as somebody corrected it. */
  readonly endedBy: string;
  readonly endedAt: string;
  /** Everybody who has a place, in seat order. */
  readonly seats: readonly SeatResult[];
  /** Players who left without a place; in a game for money, with what they had won or lost by then. */
  readonly aside: readonly Aside[];
  /** Everybody who was ever at the table. */
  readonly table: readonly Player[];
}

export interface Aside {
  readonly seat: string;
  /** Minor units. */
  readonly balance: number;
}

/** One player's result. */
export interface SeatResult {
  /** The player's id at that table. */
  readonly seat: string;
  /** The player's side if partners play together; absent if everybody plays alone. */
  readonly side?: number;
  /** The place, shared by equals, and how many share it (1: alone). If partners play together, sides are placed. */
  readonly place: number;
  readonly tied: number;
  /** Present if the player left before the game ended, with a place. Absent from results of earlier versions. */
  readonly left?: true;
  /** Present if the game was ended early. Absent from results of earlier versions. */
  readonly early?: true;
  /**
   * Present if the player won the game to nothing: as how many games that counts. Absent from results of earlier
   * versions.
   */
  readonly shutout?: ShutoutCounts;
  /** Points at the end. */
  readonly total: number;
  /** Minor units won minus paid; 0 in a game without money. */
  readonly balance: number;
  /** Whether the game is played for money at all. */
  readonly money: boolean;
  /** Rounds that the player was in, and how many of them the player went out in. */
  readonly rounds: number;
  readonly outs: number;
  /** Rounds with points and with others to compare them with; 0 in a game ranked by money. */
  readonly scored: number;
  /** Points better than the others' average over these rounds, in 27,720ths; negative if worse. */
  readonly ahead: number;
  /** The fewest and the most points of a round, not counting rounds without points. */
  readonly low: number | null;
  readonly high: number | null;
  /** For a winner: the most points they were behind the first of those who still played, after any round. */
  readonly comeback: number;
}

/** What is recorded of a player's rounds if none are known. */
export const noRounds = {
  rounds: 0,
  outs: 0,
  scored: 0,
  ahead: 0,
  low: null,
  high: null,
  comeback: 0,
} satisfies Partial<SeatResult>;

interface Round {
  readonly holders: readonly string[];
  readonly out: string | undefined;
  readonly points: Readonly<Record<string, number>>;
  /** How far everybody is behind the first after the round (`Position.behind`). */
  readonly behind: Readonly<Record<string, number>>;
}

/** The result of the game with this log; undefined while it is being played, or if nothing was played. */
export function resultOf(log: Log): GameResult | undefined {
  const { position } = log;
  const { winners, standings, balances } = position.standing();
  if (!position.over || winners.length === 0) return undefined;
  const { written, endedAt } = endOf(log) ?? {};
  const { players } = position;
  const rounds = roundsOf(log);
  const isPlaced = (id: string) => standings.some(({ player }) => player === id);
  return {
    endedBy: String(written?.id),
    endedAt: String(endedAt),
    seats: players.flatMap(({ id }) => (isPlaced(id) ? [seatResult(position, rounds, id)] : [])),
    aside: players.flatMap(({ id }) => (isPlaced(id) ? [] : [{ seat: id, balance: balances[id] ?? 0 }])),
    table: players.map(({ id, name }) => ({ id, name })),
  };
}

/**
 * The line that ended a game that is over, as it was written, and when that was: a correction of it may say so, in the
 * `at` of what it should have been.
 */
export function endOf(log: Log) {
  // Names and seats can still be corrected once the game is over.
  const line = log.lines.findLastIndex(
    (each, index) => each.type === "entry" && each.effective !== undefined && !log.before(index)?.over,
  );
  const last = log.lines[line];
  if (last?.type !== "entry" || !isRecord(last.written)) return undefined;
  const { effective, written } = last;
  return { line, written, endedAt: isRecord(effective) ? (effective.at ?? written.at) : written.at };
}

/** The result of a player who has a place. */
function seatResult(position: Position, rounds: readonly Round[], id: string): SeatResult {
  const { totals, balances, standings } = position.standing();
  const rankOf = (player: string) => standings.find((each) => each.player === player)?.rank;
  const place = rankOf(id) ?? 0;
  const parties = playersByParty(position).map((party) => party.map((player) => player.id));
  const side = position.sides?.findIndex((players) => players.includes(id));
  const opponents = parties.filter((party) => !party.includes(id)).flat();
  const own = rounds.filter(({ holders }) => holders.includes(id));
  const withPoints = position.about.rankedBy === "points" ? own : [];
  const scores = withPoints.map(({ points }) => points[id] ?? 0).filter((points) => points > 0);
  const compared = withPoints.filter(({ holders }) => holders.some((holder) => opponents.includes(holder)));
  return {
    seat: id,
    ...(side !== undefined && { side }),
    place,
    tied: parties.filter(([first = ""]) => rankOf(first) === place).length,
    ...(position.gone.has(id) && { left: true as const }),
    ...(position.early && { early: true as const }),
    ...(place === 1 && position.shutout && { shutout: position.shutout.counts }),
    total: totals[id] ?? 0,
    balance: balances[id] ?? 0,
    money: id in balances,
    rounds: own.length,
    outs: rounds.filter(({ out }) => out === id).length,
    scored: compared.length,
    ahead: compared.reduce((sum, round) => sum + aheadIn(round, id, opponents, position), 0),
    low: scores.length > 0 ? Math.min(...scores) : null,
    high: scores.length > 0 ? Math.max(...scores) : null,
    comeback: place === 1 ? biggestGap(position, rounds, id) : 0,
  };
}

/** The rounds that count. */
const roundsOf = (log: Log): Round[] =>
  log.rounds.map(({ entry, score, before, after }) => {
    const claim = before.hands(entry);
    return {
      holders: before.players.filter((_, seat) => claim?.holders.includes(seat) ?? true).map(({ id }) => id),
      out: claim?.entered.out ?? undefined,
      points: byPlayer(before, score.points),
      behind: after.behind(),
    };
  });

/** `opponents`: everybody at the table except this player and their partner. */
function aheadIn(
  { holders, points }: Round,
  id: string,
  opponents: readonly string[],
  { about: { aim } }: Position,
): number {
  const own = points[id] ?? 0;
  const others = holders.filter((holder) => opponents.includes(holder));
  const sum = others.reduce((all, holder) => all + (points[holder] ?? 0), 0);
  const more = (others.length * own - sum) * (pointUnit / others.length);
  // `0 -` rather than a minus sign, which would give -0.
  return aim === "many" ? more : 0 - more;
}

/** The most points that a player was behind after a round; 0 in a game ranked by money. */
const biggestGap = ({ about }: Position, rounds: readonly Round[], id: string): number =>
  about.rankedBy === "points" ? Math.max(0, ...rounds.map(({ behind }) => behind[id] ?? 0)) : 0;

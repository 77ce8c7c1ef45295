import type { Position } from "../../rules/game";
import type { Player } from "../../rules/people/table";
import type { Log } from "../../rules/play/log";
import { isRecord } from "../../rules/record";
import { pointUnit } from "./points";

/** The result of a finished game of any kind for a league, derived from its log alone. */
export interface GameResult {
  /** The ruleset's id. */
  readonly kind: string;
  /** The id of the entry that ended the game, and when it was entered by the device's clock. */
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
  /** For a winner: the most points they were behind the best after any round. */
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
  /** The totals after the round. */
  readonly totals: Readonly<Record<string, number>>;
}

/** The result of the game with this log; undefined while it is being played, or if nothing was played. */
export function resultOf(log: Log): GameResult | undefined {
  const { position } = log;
  const { winners, standings, totals, balances } = position.standing();
  if (!position.over || winners.length === 0) return undefined;
  const last = log.lines.findLast((line) => line.type === "entry" && line.effective !== undefined);
  const written = last && isRecord(last.written) ? last.written : {};
  const played = roundsOf(log);
  const rounds = position.rankedBy === "points" ? played : [];

  const { players } = position;
  const placed = new Map(standings.map(({ player, rank }) => [player, rank]));
  const sideOf = (id: string) => position.sides?.findIndex((side) => side.includes(id));
  const parties = position.sides ?? players.map(({ id }) => [id]);
  const seats = players.flatMap(({ id }): SeatResult[] => {
    const place = placed.get(id);
    if (place === undefined) return [];
    const own = rounds.filter(({ holders }) => holders.includes(id));
    const scores = own.map(({ points }) => points[id] ?? 0).filter((points) => points > 0);
    const others = players.map((player) => player.id).filter((other) => !isWith(parties, id, other));
    const compared = own.filter(({ holders }) => holders.some((holder) => others.includes(holder)));
    const side = sideOf(id);
    const result = {
      seat: id,
      ...(side !== undefined && { side }),
      place,
      tied: parties.filter(([first = ""]) => placed.get(first) === place).length,
      ...(position.gone.has(id) && { left: true as const }),
      ...(position.early && { early: true as const }),
      total: totals[id] ?? 0,
      balance: balances[id] ?? 0,
      money: id in balances,
      rounds: played.filter(({ holders }) => holders.includes(id)).length,
      outs: played.filter(({ out }) => out === id).length,
      scored: compared.length,
      ahead: compared.reduce((sum, round) => sum + aheadIn(round, id, others, position), 0),
      low: scores.length > 0 ? Math.min(...scores) : null,
      high: scores.length > 0 ? Math.max(...scores) : null,
      comeback: place === 1 ? Math.max(0, ...rounds.map((round) => behindAfter(round, id, position))) : 0,
    };
    return [result];
  });
  const aside = players
    .filter(({ id }) => !placed.has(id))
    .map(({ id }) => ({ seat: id, balance: balances[id] ?? 0 }));
  const table = players.map(({ id, name }) => ({ id, name }));
  return {
    kind: position.game.id,
    endedBy: String(written.id),
    endedAt: String(written.at),
    seats,
    aside,
    table,
  };
}

/** The rounds that count. */
function roundsOf(log: Log): Round[] {
  return log.lines.flatMap((line, index): Round[] => {
    const round = log.roundOf(index);
    const before = log.before(index);
    if (line.type !== "entry" || line.effective === undefined || !round || !before) return [];
    const { players } = before;
    const claim = before.hands(line.effective);
    const after = log.before(index + 1) ?? log.position;
    return [
      {
        holders: players.filter((_, seat) => claim?.holders.includes(seat) ?? true).map(({ id }) => id),
        out: claim?.entered.out ?? undefined,
        points: Object.fromEntries(players.map(({ id }, seat) => [id, round.points[seat] ?? 0])),
        totals: after.standing().totals,
      },
    ];
  });
}

const isWith = (parties: readonly (readonly string[])[], id: string, other: string): boolean =>
  parties.some((party) => party.includes(id) && party.includes(other));

/** `opponents`: everybody at the table except this player and their partner. */
function aheadIn(
  { holders, points }: Round,
  id: string,
  opponents: readonly string[],
  { aim }: Position,
): number {
  const own = points[id] ?? 0;
  const others = holders.filter((holder) => opponents.includes(holder));
  const sum = others.reduce((all, holder) => all + (points[holder] ?? 0), 0);
  const more = (others.length * own - sum) * (pointUnit / others.length);
  // `0 -` rather than a minus sign, which would give -0.
  return aim === "many" ? more : 0 - more;
}

function behindAfter({ totals }: Round, id: string, { aim }: Position): number {
  const all = Object.values(totals);
  const own = totals[id];
  // Players who joined later were not behind anybody before that.
  if (own === undefined) return 0;
  return aim === "many" ? Math.max(...all) - own : own - Math.min(...all);
}

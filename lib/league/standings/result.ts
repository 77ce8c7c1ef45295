import type { Position } from "../../rules/game";
import type { Player } from "../../rules/people/table";
import type { Log } from "../../rules/play/log";
import { isRecord } from "../../rules/record";
import { pointUnit } from "./points";

/** What a finished game comes to for a league. Derived from its log alone, whatever is played. */
export interface GameResult {
  /** The ruleset's id. */
  readonly kind: string;
  /** The id of the entry that the game ended with, and when the device says it was entered. */
  readonly endedBy: string;
  readonly endedAt: string;
  /** Everybody who has a place, in seat order. */
  readonly seats: readonly SeatResult[];
  /** Who left without a place; in a game for money, with what was won or lost by then. */
  readonly aside: readonly Aside[];
  /** Everybody who was at the table, from the start or not. */
  readonly table: readonly Player[];
}

export interface Aside {
  readonly seat: string;
  /** Minor units. */
  readonly balance: number;
}

/** One player's part of it. */
export interface SeatResult {
  /** The player's id at that table. */
  readonly seat: string;
  /** Which side the player belongs to, where partners play together; absent where everybody plays alone. */
  readonly side?: number;
  /** The rank, shared by equals, and how many share it: 1 is alone. Of sides, where partners play together. */
  readonly place: number;
  readonly tied: number;
  /** Present where the player left before the game ended, with a place. Absent from results of earlier versions. */
  readonly left?: true;
  /** Present where the game was ended before its end. Absent from results of earlier versions. */
  readonly early?: true;
  /** Points at the end. */
  readonly total: number;
  /** Minor units won less paid; 0 in a game without money. */
  readonly balance: number;
  /** Whether the game is played for money at all. */
  readonly money: boolean;
  /** Rounds that the player was in, and those of them in which the player went out. */
  readonly rounds: number;
  readonly outs: number;
  /** Rounds in which points were scored, with others to compare with. 0 in a game that money ranks. */
  readonly scored: number;
  /** Over these rounds: points better than the others' average, in 27,720ths; less than 0 where worse. */
  readonly ahead: number;
  /** The fewest and the most points of a round that scored the player something. */
  readonly low: number | null;
  readonly high: number | null;
  /** For a winner: the most points that lay between them and the best after any round. */
  readonly comeback: number;
}

interface Round {
  readonly holders: readonly string[];
  readonly out: string | undefined;
  readonly points: Readonly<Record<string, number>>;
  /** The totals after it. */
  readonly totals: Readonly<Record<string, number>>;
}

/** The result of a game whose log this is; undefined while it is played, or when nothing was played. */
export function resultOf(log: Log): GameResult | undefined {
  const { position } = log;
  const { winners, standings, totals, balances } = position.standing();
  if (!position.over || winners.length === 0) return undefined;
  const last = log.lines.findLast((line) => line.line === "entry" && line.effective !== undefined);
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

/** The rounds that stand. */
function roundsOf(log: Log): Round[] {
  return log.lines.flatMap((line, index): Round[] => {
    const round = log.roundOf(index);
    const before = log.before(index);
    if (line.line !== "entry" || line.effective === undefined || !round || !before) return [];
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

/** `opponents`: those at the table who neither are this player nor their partner. */
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
  // `0 -` rather than a minus sign: no result is minus zero.
  return aim === "many" ? more : 0 - more;
}

function behindAfter({ totals }: Round, id: string, { aim }: Position): number {
  const all = Object.values(totals);
  const own = totals[id];
  // Whoever sat down later was behind nobody yet.
  if (own === undefined) return 0;
  return aim === "many" ? Math.max(...all) - own : own - Math.min(...all);
}

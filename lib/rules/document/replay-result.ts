import type { Position } from "../game";
import { byPlayer, type Player, playerRecord } from "../people/table";
import type { EntryProblem } from "../problem";
import type { Json, RoundScore } from "../rules";

/** The result of a scoresheet. Source: docs/scoresheet.md, "Replay result". Points in pips, money in minor units. */
export interface ReplayResult {
  readonly game: string;
  readonly status: "playing" | "finished";
  readonly early: boolean;
  /** How many entries were accepted, from the start. */
  readonly accepted: number;
  /** The problems of the first refused entry, where the replay stops. */
  readonly problems: readonly EntryProblem[];
  readonly totals: Readonly<Record<string, number>>;
  readonly balances: Readonly<Record<string, number>>;
  readonly pool: number;
  readonly standings: readonly { readonly player: string; readonly rank: number }[];
  readonly winners: readonly string[];
  /** Partners; absent where everybody plays alone. */
  readonly sides?: readonly (readonly string[])[];
  /** Whether this game counts as two; absent if it does not. */
  readonly shutout?: true;
  readonly rounds: readonly {
    readonly points: Readonly<Record<string, number>>;
    readonly money: Readonly<Record<string, number>>;
  }[];
  readonly next: Readonly<Record<string, Json>>;
  /** Everybody in the current seat order, if somebody joined, left, or got another name or seat. */
  readonly players?: readonly { readonly id: string; readonly name: string; readonly left?: true }[];
}

/**
 * The result, without problems, of a game that began at `start` and is at `now`. `lines`: the position before each
 * accepted line, and the round that it closed.
 */
export function replayResultOf(
  start: Position,
  lines: readonly { readonly before: Position; readonly round?: RoundScore }[],
  now: Position,
): ReplayResult {
  return {
    game: now.game.id,
    status: now.over ? "finished" : "playing",
    early: now.early,
    accepted: lines.length,
    problems: [],
    ...now.standing(),
    ...(now.sides && { sides: now.sides }),
    ...(now.shutout?.counts === "twice" && { shutout: true }),
    rounds: lines.flatMap(({ round, before }) => {
      if (!round) return [];
      const money = round.money ? byWhoPlays(before, round.money) : playerRecord<number>([]);
      return [{ points: byWhoPlays(before, round.points), money }];
    }),
    next: now.next(),
    ...whoSitsThere(start, now),
  };
}

/** The current players, if they differ from those at the start: ids, names, order, or somebody who left. */
function whoSitsThere(start: Position, { players, gone }: Position): Pick<ReplayResult, "players"> {
  const isSame = ({ id, name }: Player, seat: number): boolean => {
    const was = start.players[seat];
    return was?.id === id && was.name.trim() === name.trim();
  };
  if (gone.size === 0 && players.length === start.players.length && players.every(isSame)) return {};
  return {
    players: players.map(({ id, name }) => {
      const player = { id, name: name.trim() };
      return gone.has(id) ? { ...player, left: true } : player;
    }),
  };
}

/** What a round added for everybody who played it, by id. */
function byWhoPlays({ players, gone }: Position, bySeat: readonly number[]): Record<string, number> {
  const all = byPlayer({ players }, bySeat);
  return gone.size === 0 ? all : playerRecord(Object.entries(all).filter(([id]) => !gone.has(id)));
}

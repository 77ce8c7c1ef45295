import type { Position } from "../game";
import { byPlayer } from "../people/table";
import type { EntryProblem } from "../problem";
import type { Json, RoundScore } from "../rules";

/** What a scoresheet comes to. Source: docs/scoresheet.md, "Replay result". Points in pips, money in minor units. */
export interface ReplayResult {
  readonly game: string;
  readonly status: "playing" | "finished";
  readonly early: boolean;
  /** Entries taken, from the start. */
  readonly accepted: number;
  /** Those of the first entry that was refused; nothing after it was looked at. */
  readonly problems: readonly EntryProblem[];
  readonly totals: Readonly<Record<string, number>>;
  readonly balances: Readonly<Record<string, number>>;
  readonly pool: number;
  readonly standings: readonly { readonly player: string; readonly rank: number }[];
  readonly winners: readonly string[];
  /** Who plays together; absent where everybody plays alone. */
  readonly sides?: readonly (readonly string[])[];
  readonly rounds: readonly {
    readonly points: Readonly<Record<string, number>>;
    readonly money: Readonly<Record<string, number>>;
  }[];
  readonly next: Readonly<Record<string, Json>>;
  /** Who sits there now, in seat order, where somebody came, left, or got another name or seat. */
  readonly players?: readonly { readonly id: string; readonly name: string; readonly left?: true }[];
}

/**
 * The result of a game that began at `start` and is at `now`. `lines`: the position before each line that was taken,
 * and the round that it closed.
 */
export function resultOf(
  start: Position,
  lines: readonly { readonly before: Position; readonly round?: RoundScore }[],
  now: Position,
  problems: readonly EntryProblem[],
): ReplayResult {
  return {
    game: now.game.id,
    status: now.over ? "finished" : "playing",
    early: now.early,
    accepted: lines.length,
    problems,
    ...now.standing(),
    ...(now.sides && { sides: now.sides }),
    rounds: lines.flatMap(({ round, before }) => {
      if (!round) return [];
      const money = round.money ? byWhoPlays(before, round.money) : {};
      return [{ points: byWhoPlays(before, round.points), money }];
    }),
    next: now.next(),
    ...whoSitsThere(start, now),
  };
}

/** Who sits there, where that is not who sat down at the start. */
function whoSitsThere(start: Position, { players, gone }: Position): Pick<ReplayResult, "players"> {
  if (players === start.players && gone.size === 0) return {};
  return {
    players: players.map(({ id, name }) => {
      const player = { id, name: name.trim() };
      return gone.has(id) ? { ...player, left: true } : player;
    }),
  };
}

/** What a round gave to everybody who played it, by id. */
function byWhoPlays({ players, gone }: Position, bySeat: readonly number[]): Record<string, number> {
  const all = byPlayer({ players }, bySeat);
  return gone.size === 0 ? all : Object.fromEntries(Object.entries(all).filter(([id]) => !gone.has(id)));
}

import type { Position } from "../game";
import { pipsLeft, pipsUnder } from "../hands/hands";
import type { Log } from "../play/log";

type RecordKind =
  /** Went out while the others held `value` pips, the most of the game. */
  | "best-round"
  /** Was left with `value` pips, the most of the game. */
  | "worst-hand"
  /** Went out in `value` rounds, more than anybody else. */
  | "most-out"
  /** Went out in `value` rounds in a row, the longest run of the game. */
  | "longest-run"
  /** Won after being `value` behind (points or minor units, see `About.rankedBy`). */
  | "comeback";

/** A remarkable fact about a game. Several players if they share it. */
export interface GameRecord {
  readonly record: RecordKind;
  /** Player ids, in seat order. */
  readonly players: readonly string[];
  readonly value: number;
  /** The round it happened in, from 1, if there was one. For a comeback: after which round. */
  readonly round?: number;
}

/** A hand or round after all corrections. */
interface Closed {
  readonly round: number;
  readonly out: string | null;
  /** Pips by player id, of everybody whose hand was entered by itself. */
  readonly held: ReadonlyMap<string, number>;
  /** The pips of all hands. */
  readonly sum: number;
  readonly after: Position;
}

/** A run of rounds, and going out more often than others, count from two. */
const fewest = 2;

/** The records of a game, in the order in which they are shown; those that nobody set are left out. */
export function recordsOf(log: Log): GameRecord[] {
  const closed = closedRounds(log);
  const { players } = log.position;
  const ids = players.map(({ id }) => id);
  const wins = closed.flatMap(({ out, sum, round }) =>
    out === null ? [] : [{ player: out, value: sum, round }],
  );
  const hands = closed.flatMap(({ held, round }) =>
    [...held].map(([player, value]) => ({ player, value, round })),
  );
  const outs = ids.map((player) => ({ player, value: wins.filter((win) => win.player === player).length }));
  const runs = ids.map((player) => ({ player, value: longestRun(closed, player) }));
  const gaps = log.position.standing().winners.flatMap((player) =>
    closed.slice(0, -1).flatMap(({ after, round }) => {
      const value = after.behind()[player];
      return value === undefined ? [] : [{ player, value, round }];
    }),
  );
  // Where money alone decides, pips mean nothing, and hands may be left uncounted.
  const pipsCount = log.position.about.rankedBy === "points";
  return [
    ...(pipsCount ? highest("best-round", wins, 1, ids) : []),
    ...(pipsCount ? highest("worst-hand", hands, 1, ids) : []),
    ...highest("most-out", outs, fewest, ids),
    ...highest("longest-run", runs, fewest, ids),
    ...highest("comeback", gaps, 1, ids),
  ];
}

function closedRounds(log: Log): Closed[] {
  return log.rounds.map(({ entry, before, after }, index) => {
    const { out = null, left = {} } = before.hands(entry)?.entered ?? {};
    const pips = pipsLeft(before, before.about.counted, left);
    const held = before.players.flatMap(({ id }, seat): [string, number][] =>
      Object.hasOwn(left, id) ? [[id, pips[seat] ?? 0]] : [],
    );
    const sum = Object.keys(left).reduce((all, key) => all + pipsUnder(before.about.counted, left, key), 0);
    return { round: index + 1, out, held: new Map(held), sum, after };
  });
}

/** The most rounds in a row in which this player went out. */
function longestRun(closed: readonly Closed[], player: string): number {
  let longest = 0;
  let now = 0;
  for (const { out } of closed) {
    now = out === player ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return longest;
}

interface Feat {
  readonly player: string;
  readonly value: number;
  readonly round?: number;
}

/** The record of those who have the highest value, if it is high enough and not everybody has it. */
function highest(
  record: RecordKind,
  feats: readonly Feat[],
  min: number,
  seats: readonly string[],
): GameRecord[] {
  const value = Math.max(0, ...feats.map((feat) => feat.value));
  if (value < min) return [];
  const best = feats.filter((feat) => feat.value === value);
  const players = seats.filter((id) => best.some(({ player }) => player === id));
  if (players.length === seats.length) return [];
  const rounds = [...new Set(best.map(({ round }) => round))];
  const [round] = rounds;
  return [{ record, players, value, ...(rounds.length === 1 && round !== undefined && { round }) }];
}

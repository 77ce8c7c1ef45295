import { counterpart } from "../people/parties";
import { playerRecord } from "../people/table";
import type { Log } from "../play/log";
import type { HandSummary } from "./tallied";

/** The two pegs of a score: the front one at the current total, the back one at the previous total. */
export interface Pegs {
  readonly front: number;
  readonly back: number;
}

/** The last two different totals of a player, after all corrections; 0 before the first. */
export function pegsIn(log: Log, player: string): Pegs {
  const totalAt = (at: Log["position"] | undefined) =>
    at?.standing().totals[counterpart(at, log.position, player)] ?? 0;
  const front = totalAt(log.position);
  for (let line = log.lines.length - 1; line >= 0; line--) {
    const before = totalAt(log.before(line));
    if (before !== front) return { front, back: before };
  }
  return { front, back: front };
}

/** A remembered hand: its number, from 1, and everybody's total after it; a substitute has what the side had. */
export interface RememberedHand extends HandSummary<string> {
  readonly number: number;
  readonly totals: Readonly<Record<string, number>>;
}

/** The last hands of a game whose score is kept by hands, oldest first, after all corrections. */
export function lastHands(log: Log, max: number): RememberedHand[] {
  const hands = log.rounds.map((round, index) => ({ ...round, number: index + 1 }));
  const ids = log.position.players.map(({ id }) => id);
  return hands.slice(-max).flatMap(({ number, entry, before, after }) => {
    const summary = before.handSummary(entry);
    if (!summary) return [];
    const { totals } = after.standing();
    const then = (id: string) => counterpart(after, log.position, id);
    return [
      {
        ...summary,
        number,
        winners: ids.filter((id) => summary.winners.includes(then(id))),
        totals: playerRecord(ids.map((id) => [id, totals[then(id)] ?? 0])),
      },
    ];
  });
}

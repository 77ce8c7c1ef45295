import type { SeatResult } from "../standings/result";
import type { KindRecords } from "../story/evening";

/** What nobody has bettered in the games so far. */
export interface Bests {
  /** The longest winning streak. */
  readonly streak: number;
  readonly byRuleset: ReadonlyMap<string, KindRecords>;
}

export const noBests: Bests = { streak: 0, byRuleset: new Map() };
export const noRecords: KindRecords = { high: 0, comeback: 0 };

/** What a player has scored in a game, and how many games in a row that player has won with it. */
interface Scored {
  readonly result: SeatResult;
  readonly streak: number;
}

/** The bests after one more game; the same object, if it bettered none. */
export function bestsAfter(bests: Bests, rulesetId: string, players: readonly Scored[]): Bests {
  const before = bests.byRuleset.get(rulesetId) ?? noRecords;
  let [{ streak }, { high, comeback }] = [bests, before];
  for (const { result, streak: own } of players) {
    streak = Math.max(streak, own);
    high = Math.max(high, result.high ?? 0);
    comeback = Math.max(comeback, result.comeback);
  }
  if (streak === bests.streak && high === before.high && comeback === before.comeback) return bests;
  return { streak, byRuleset: new Map([...bests.byRuleset, [rulesetId, { high, comeback }]]) };
}

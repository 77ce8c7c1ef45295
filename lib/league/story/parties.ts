import type { PostedGame } from "../standings/posted";
import type { SeatResult } from "../standings/result";

/** Players who share a place in a finished game: partners, or one player. */
export interface FinishedParty {
  readonly people: readonly string[];
  /** The shared result: place and total belong to the party. */
  readonly result: SeatResult;
}

/** The parties of a game, by place. */
export function partiesIn({ players }: PostedGame): FinishedParty[] {
  const parties = new Map<string, { people: string[]; result: SeatResult }>();
  for (const { person, result } of players) {
    const key = result.side === undefined ? `seat ${result.seat}` : `side ${result.side}`;
    const party = parties.get(key);
    if (party) party.people.push(person);
    else parties.set(key, { people: [person], result });
  }
  return [...parties.values()].sort((a, b) => a.result.place - b.result.place);
}

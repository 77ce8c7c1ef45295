import { eveningIn } from "../evenings/calendar";
import type { Finish } from "./order";
import type { Aside, GameResult, SeatResult } from "./result";

/** A finished game as it counts in a league, with players of its roster. */
export interface PostedGame extends Finish {
  readonly rulesetId: string;
  /** The league's currency when the game joined it; "" if it does not play for money. */
  readonly currency: string;
  /** The day it counts on: that on which its evening began, in the league's time zone. */
  readonly day: string;
  /** Sorted by id: ratings are floating-point sums, and their last digits must not depend on the order. */
  readonly players: readonly PostedPlayer[];
  /** Players who left without a place, who count in the ledger only. */
  readonly aside: readonly (Aside & { readonly person: string })[];
}

export interface PostedPlayer {
  readonly person: string;
  readonly result: SeatResult;
}

/** A game that was added to a league: what was played, and who sat where. */
export interface SeatedGame {
  readonly gameId: string;
  readonly rulesetId: string;
  readonly currency: string;
  /** Player id at the table → player of the roster. */
  readonly seats: Readonly<Record<string, string>>;
}

/** The part of a finished game that a league counts. `finishedAt`: ISO 8601 in UTC. */
export interface CountableGame extends Pick<GameResult, "seats" | "aside" | "table"> {
  readonly finishedAt: string;
}

/** A finished game as it counts in a league with this `timeZone`. `personOf`: the person that a player counts as. */
export function postedGame(
  timeZone: string,
  { gameId, rulesetId, currency, seats }: SeatedGame,
  finishedAt: string,
  result: Pick<GameResult, "seats" | "aside">,
  personOf: (player: string) => string,
): PostedGame {
  const at = (seat: string) => personOf(seats[seat] ?? "");
  const players = result.seats.map((each) => ({ person: at(each.seat), result: each }));
  const aside = result.aside.map(({ seat, balance }) => ({ seat, balance, person: at(seat) }));
  const day = eveningIn(timeZone, finishedAt);
  return { gameId, rulesetId, currency, finishedAt, day, players: inOrder(players), aside };
}

const inOrder = (players: readonly PostedPlayer[]): PostedPlayer[] =>
  [...players].sort((a, b) => (a.person < b.person ? -1 : 1));

/** Whether it was won, alone or shared. */
export const isWin = ({ place }: SeatResult): boolean => place === 1;

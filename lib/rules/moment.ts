import type { EntryBody } from "./document/entry";
import type { PeopleMoment } from "./people/people-check";
import type { Table } from "./people/table";
import type { Problem } from "./problem";
import type { GameWords, Rules, Say, SeatRange, Tally } from "./rules";

/** A game whose types are known at one moment: its rules, who sits there, and what they have played. */
export interface Moment<Written, Options, Body extends EntryBody, State, Words extends GameWords> {
  readonly rules: Rules<Written, Options, Body, State, Words>;
  readonly table: Table<Options>;
  /** How many may play under these options. */
  readonly seats: SeatRange;
  readonly say: Say<Words>;
  readonly state: State;
  /** How many entries of the game brought it there; those about people are none. */
  readonly entries: number;
  /** What stands. */
  readonly tally: Tally;
  /** Whether no further entry is taken. */
  readonly over: boolean;
}

/** The moment as far as people can come and go in it. */
export const forPeople = <Written, Options, Body extends EntryBody, State, Words extends GameWords>(
  moment: Moment<Written, Options, Body, State, Words>,
): PeopleMoment<Options, State, Words> => {
  const { rules, table, state, seats, say } = moment;
  return { people: rules.people, table, state, seats, say };
};

export const gameOver = ({ kernel }: Say<GameWords>): Problem => ({
  code: "game-over",
  path: "",
  message: kernel.gameOver,
});

import type { Draft } from "../document/entry";
import type { GameTypes } from "../game-types";
import type { Moment } from "../play/moment";
import { type Problem, pointer, under } from "../problem";
import { kernelProblem } from "../texts";
import { ownStartRange, type PeopleEntry } from "./people";
import { playerProblems } from "./player-problems";
import { idOf, isAway, nameOf, type Player, type Players, type Seat, seatOf, seatsPlaying } from "./table";

/** Every problem of an entry about people, except those of its shape. */
export function peopleProblems<G extends GameTypes>(moment: Moment<G>, draft: Draft<PeopleEntry>): Problem[] {
  const { rules, table, state } = moment;
  switch (draft.kind) {
    case "join": {
      const { player, after } = draft;
      const person = player ? under("/player", personProblems(table, table.players.length, player)) : [];
      const behind = typeof after === "string" ? playingProblems(table, after, "/after") : [];
      return [...person, ...behind, ...beginsProblems(moment, draft.start), ...joinProblems(moment)];
    }
    case "leave": {
      const wrong = playingProblems(table, draft.player, "/player");
      const seat = seatOf(table, draft.player);
      if (wrong.length > 0 || seat === undefined) return wrong;
      const hasNoStake = draft.stake === "back" && !rules.people?.stakeIn?.(table, state, seat);
      return [
        ...leaveProblems(moment),
        ...(hasNoStake ? [kernelProblem("no-stake", "/stake", { name: nameOf(table, seat) })] : []),
      ];
    }
    case "return": {
      const wrong = awayProblems(table, draft.player);
      const seat = seatOf(table, draft.player);
      return wrong.length > 0 || seat === undefined
        ? wrong
        : [...beginsProblems(moment, draft.start), ...returnProblems(moment, seat)];
    }
    case "rename": {
      const { player, name } = draft;
      const seat = seatOf(table, player);
      if (player !== undefined && seat === undefined)
        return [kernelProblem("no-such-player", "/player", { id: player })];
      if (seat === undefined || name === undefined) return [];
      return personProblems(table, seat, { id: idOf(table, seat), name });
    }
    case "seats":
      return draft.order ? orderProblems(table, draft.order) : [];
  }
}

/** What is wrong with a new player's id or name, compared with everybody who ever played. */
function personProblems(table: Players, seat: Seat, player: Player): Problem[] {
  const others = table.players.filter((_, index) => index !== seat);
  const problems = playerProblems([...others, player]);
  const prefix = pointer("players", others.length);
  return problems.map((problem) => ({ ...problem, path: problem.path.slice(prefix.length) }));
}

/** Whether an id belongs to somebody who plays; an unknown id is reported elsewhere. */
export function playingProblems(table: Players, id: string | undefined, path: string): Problem[] {
  if (id === undefined) return [];
  const seat = seatOf(table, id);
  if (seat === undefined) return [kernelProblem("no-such-player", path, { id })];
  return isAway(table, seat) ? [kernelProblem("has-left", path, { name: nameOf(table, seat) })] : [];
}

/** Whether an id belongs to somebody who left; an unknown id is reported elsewhere. */
function awayProblems(table: Players, id: string | undefined): Problem[] {
  const path = "/player";
  if (id === undefined) return [];
  const seat = seatOf(table, id);
  if (seat === undefined) return [kernelProblem("no-such-player", path, { id })];
  return isAway(table, seat) ? [] : [kernelProblem("has-not-left", path, { name: nameOf(table, seat) })];
}

/** The totals that a newcomer may be given: where there is a target, less than that. */
export function beginsRange<G extends GameTypes>({ rules, table }: Pick<Moment<G>, "rules" | "table">) {
  const { min = ownStartRange.min, max = ownStartRange.max } = rules.people?.begins?.(table) ?? {};
  return { min, max: Math.min(max, (rules.target?.(table) ?? Infinity) - 1) };
}

/** Why a newcomer cannot be given this total. */
function beginsProblems<G extends GameTypes>(moment: Moment<G>, start: unknown): Problem[] {
  if (typeof start !== "number") return [];
  const { min, max } = beginsRange(moment);
  const path = "/start";
  if (start < min) return [kernelProblem("out-of-range/too-small", path, { field: "start", least: min })];
  return start > max ? [kernelProblem("out-of-range/too-big", path, { field: "start", most: max })] : [];
}

/** Why nobody can join now. */
export function joinProblems<G extends GameTypes>({ rules, table, state, seats }: Moment<G>): Problem[] {
  const { people } = rules;
  const path = "/player";
  const players = seatsPlaying(table).length + 1;
  const crowded =
    players > seats.max
      ? [kernelProblem("player-count/no-room", path, { most: seats.max })]
      : under(path, people?.fits?.(table, players) ?? []);
  return [...crowded, ...(people?.mayJoin?.(table, state) ?? [])];
}

/** Why nobody who left can come back now. */
export function returnProblems<G extends GameTypes>(moment: Moment<G>, seat: Seat): Problem[] {
  const { rules, table, state } = moment;
  return [...joinProblems(moment), ...(rules.people?.mayComeBack?.(table, state, seat) ?? [])];
}

/** Why nobody can leave now. */
export function leaveProblems<G extends GameTypes>({ rules, table, state, seats }: Moment<G>): Problem[] {
  const { people } = rules;
  const players = seatsPlaying(table).length - 1;
  const min = people?.minPlaying?.(table) ?? seats.min;
  const tooFew = players < min ? [kernelProblem("player-count/too-few", "/player", { least: min })] : [];
  return [...tooFew, ...(people?.mayLeave?.(table, state) ?? [])];
}

/** Every current player has exactly one seat. */
function orderProblems(table: Players, order: readonly string[]): Problem[] {
  const wrong = order.flatMap((id, index): Problem[] => {
    const path = pointer("order", index);
    const [problem] = playingProblems(table, id, path);
    if (problem) return [problem];
    if (order.indexOf(id) === index) return [];
    const name = nameOf(table, seatOf(table, id) ?? 0);
    return [kernelProblem("seated-twice", path, { name })];
  });
  const missing = seatsPlaying(table).filter((seat) => !order.includes(idOf(table, seat)));
  if (wrong.length > 0 || missing.length === 0) return wrong;
  const names = missing.map((seat) => nameOf(table, seat));
  return [kernelProblem("seat-missing", "/order", { names })];
}

import type { Draft } from "../document/entry";
import type { GameTypes } from "../game-types";
import type { Moment } from "../play/moment";
import { type Problem, pointer, under } from "../problem";
import { kernelProblem } from "../texts";
import { sideOfPlace } from "./parties";
import { ownStartRange, type People, type PeopleEntry } from "./people";
import { isSameName, playerProblems } from "./player-problems";
import {
  idOf,
  isAway,
  nameOf,
  type Player,
  type Players,
  type Seat,
  seatOf,
  seatsPlaying,
  type Table,
} from "./table";

/** Every problem of an entry about people, except those of its shape. */
export function peopleProblems<G extends GameTypes>(moment: Moment<G>, draft: Draft<PeopleEntry>): Problem[] {
  const { rules, table, state } = moment;
  switch (draft.kind) {
    case "join": {
      if (isFixed(moment)) return joinProblems(moment);
      const { player, after } = draft;
      const person = player ? under("/player", personProblems(table, table.players.length, player)) : [];
      const behind = typeof after === "string" ? playingProblems(table, after, "/after") : [];
      return [...person, ...behind, ...beginsProblems(moment, draft.start), ...joinProblems(moment)];
    }
    case "leave": {
      if (isFixed(moment)) return [nobodyLeaves(table, draft.player)];
      const wrong = playingProblems(table, draft.player, "/player");
      const seat = seatOf(table, draft.player);
      if (wrong.length > 0 || seat === undefined) return wrong;
      const hasNoStake = draft.stake === "back" && !rules.people.stakeIn?.(table, state, seat);
      return [
        ...leaveProblems(moment),
        ...(hasNoStake ? [kernelProblem("no-stake", "/stake", { name: nameOf(table, seat) })] : []),
      ];
    }
    case "return": {
      if (isFixed(moment)) return joinProblems(moment);
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
      return [...(draft.order ? orderProblems(table, draft.order) : []), ...seatsProblems(moment)];
    case "substitute":
      return [
        ...playingProblems(table, draft.out, "/out"),
        ...(draft.player ? substituteProblems(moment, draft.out, draft.player) : []),
      ];
  }
}

/** Whether nobody joins or leaves, and only a substitute can come. */
export const isFixed = <G extends GameTypes>({ rules, table }: Pick<Moment<G>, "rules" | "table">): boolean =>
  rules.people.isFixed?.(table) ?? false;

function nobodyLeaves(table: Players, id: string | undefined): Problem {
  const seat = seatOf(table, id);
  const name = seat === undefined || isAway(table, seat) ? undefined : nameOf(table, seat);
  return kernelProblem("players-fixed/leave", "/kind", { name });
}

/** Why the seats cannot change now: once something counts, sides stay as they are. */
export const seatsProblems = <G extends GameTypes>({ rules, table, entries }: Moment<G>): Problem[] =>
  rules.inSides?.(table) && entries > 0 ? [kernelProblem("seats-fixed", "/order")] : [];

/** What is wrong with a substitute: a newcomer, or somebody who was replaced and comes back to the same party. */
function substituteProblems<G extends GameTypes>(
  moment: Moment<G>,
  out: string | undefined,
  player: Player,
): Problem[] {
  const { table } = moment;
  const seat = seatOf(table, player.id);
  if (seat === undefined || !isAway(table, seat) || !isSameName(table.players[seat]?.name ?? "", player.name))
    return under("/player", personProblems(table, table.players.length, player));
  const place = seatOf(table, out);
  if (place === undefined || isAway(table, place) || mayComeBackFor(moment, seat, place)) return [];
  return [kernelProblem("other-side", "/player", { name: nameOf(table, seat) })];
}

/** Whether somebody who was replaced left the party that plays in this seat. */
export function mayComeBackFor<G extends GameTypes>(
  { rules, table }: Moment<G>,
  away: Seat,
  seat: Seat,
): boolean {
  const left = table.away?.find((each) => each.seat === away)?.replaced?.place;
  const place = seatsPlaying(table).indexOf(seat);
  if (left === undefined) return false;
  return rules.inSides?.(table) ? sideOfPlace(left) === sideOfPlace(place) : left === place;
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
  return { min, max: Math.min(max, (rules.about(table).target ?? Infinity) - 1) };
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
export function joinProblems<G extends GameTypes>(moment: Moment<G>): Problem[] {
  if (isFixed(moment)) return [kernelProblem("players-fixed", "/kind")];
  const { rules, table, state, seats } = moment;
  const { people } = rules;
  const path = "/player";
  const players = seatsPlaying(table).length + 1;
  const crowded =
    players > seats.max
      ? [kernelProblem("player-count/no-room", path, { most: seats.max })]
      : under(path, [...(people.fits?.(table, players) ?? []), ...refitProblems(table, people, players)]);
  return [...crowded, ...(people.mayJoin?.(table, state) ?? [])];
}

/** There are not enough tiles for one more. */
function refitProblems<G extends GameTypes>(
  { options }: Table<G["options"]>,
  { refit }: People<G>,
  players: number,
): Problem[] {
  const refitted = refit?.(options, players);
  return refitted?.ok === false ? [kernelProblem("player-count/too-few-tiles", "", { players })] : [];
}

/** Why nobody who left can come back now. */
export function returnProblems<G extends GameTypes>(moment: Moment<G>, seat: Seat): Problem[] {
  const { rules, table, state } = moment;
  return [...joinProblems(moment), ...(rules.people.mayComeBack?.(table, state, seat) ?? [])];
}

/** Why nobody can leave now. */
export function leaveProblems<G extends GameTypes>({ rules, table, state, seats }: Moment<G>): Problem[] {
  const { people } = rules;
  const players = seatsPlaying(table).length - 1;
  const min = people.minPlaying?.(table) ?? seats.min;
  const tooFew = players < min ? [kernelProblem("player-count/too-few", "/player", { least: min })] : [];
  return [...tooFew, ...(people.mayLeave?.(table, state) ?? [])];
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

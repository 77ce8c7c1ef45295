import type { Draft } from "../document/entry";
import type { GameTypes, Say } from "../game-types";
import { type Problem, pointer, under } from "../problem";
import type { SeatRange } from "../rules";
import type { People, PeopleEntry } from "./people";
import { playerProblems } from "./player-problems";
import { idOf, isAway, nameOf, type Player, type Seat, seatOf, seatsPlaying, type Table } from "./table";

/** A game at one moment, as far as people can come and go in it. */
export interface PeopleMoment<G extends GameTypes> {
  readonly people: People<G> | undefined;
  readonly table: Table<G["options"]>;
  readonly state: G["state"];
  /** How many may play under these options. */
  readonly seats: SeatRange;
  readonly say: Say<G["words"]>;
}

/** Every problem of an entry about people but those of its shape. */
export function peopleProblems<G extends GameTypes>(
  moment: PeopleMoment<G>,
  draft: Draft<PeopleEntry>,
): Problem[] {
  const { table } = moment;
  switch (draft.kind) {
    case "join": {
      const { player, after } = draft;
      const person = player ? under("/player", personProblems(moment, table.players.length, player)) : [];
      const behind = typeof after === "string" ? playingProblems(moment, after, "/after") : [];
      return [...person, ...behind, ...notJoin(moment)];
    }
    case "leave": {
      const wrong = playingProblems(moment, draft.player, "/player");
      const seat = seatOf(table, draft.player);
      if (wrong.length > 0 || seat === undefined) return wrong;
      const kept = draft.stake === "back" && !moment.people?.stakeIn?.(table, moment.state, seat);
      return [...notLeave(moment), ...(kept ? [noStake(moment, seat)] : [])];
    }
    case "return": {
      const wrong = goneProblems(moment, draft.player);
      const seat = seatOf(table, draft.player);
      return wrong.length > 0 || seat === undefined ? wrong : notReturn(moment, seat);
    }
    case "rename": {
      const { player, name } = draft;
      const seat = seatOf(table, player);
      if (player !== undefined && seat === undefined) return [noSuchPlayer(moment, player, "/player")];
      if (seat === undefined || name === undefined) return [];
      return personProblems(moment, seat, { id: idOf(table, seat), name });
    }
    case "seats":
      return draft.order ? orderProblems(moment, draft.order) : [];
  }
}

type AnyMoment = Pick<PeopleMoment<GameTypes>, "table" | "say">;

/** What is wrong with the id or the name of whoever is in a seat, beside everybody who ever sat here. */
function personProblems({ table, say }: AnyMoment, seat: Seat, player: Player): Problem[] {
  const others = table.players.filter((_, index) => index !== seat);
  const problems = playerProblems([...others, player], say.kernel);
  const prefix = pointer("players", others.length);
  return problems.map((problem) => ({ ...problem, path: problem.path.slice(prefix.length) }));
}

const noSuchPlayer = ({ say }: AnyMoment, id: string, path: string): Problem => ({
  code: "no-such-player",
  path,
  message: say.kernel.noSuchPlayer({ id }),
});

/** Whether an id is that of somebody who plays; what is not known is told elsewhere. */
export function playingProblems(moment: AnyMoment, id: string | undefined, path: string): Problem[] {
  const { table, say } = moment;
  if (id === undefined) return [];
  const seat = seatOf(table, id);
  if (seat === undefined) return [noSuchPlayer(moment, id, path)];
  if (!isAway(table, seat)) return [];
  return [{ code: "has-left", path, message: say.kernel.hasLeft({ name: nameOf(table, seat) }) }];
}

/** Whether an id is that of somebody who left; what is not known is told elsewhere. */
function goneProblems(moment: AnyMoment, id: string | undefined): Problem[] {
  const { table, say } = moment;
  if (id === undefined) return [];
  const seat = seatOf(table, id);
  if (seat === undefined) return [noSuchPlayer(moment, id, "/player")];
  if (isAway(table, seat)) return [];
  return [
    { code: "has-not-left", path: "/player", message: say.kernel.hasNotLeft({ name: nameOf(table, seat) }) },
  ];
}

/** Why nobody can sit down now. */
export function notJoin<G extends GameTypes>(moment: PeopleMoment<G>): Problem[] {
  const { people, table, state, seats, say } = moment;
  const players = seatsPlaying(table).length + 1;
  const tooMany =
    players > seats.most ? [{ message: say.kernel.tooManyPlay({ players, most: seats.most }) }] : [];
  const tooFewTiles = people?.fits?.(table, players, say) ?? [];
  const [why] = [...tooMany, ...tooFewTiles];
  const crowded = why ? [{ code: "player-count", path: "/player", message: why.message }] : [];
  return [...crowded, ...(people?.mayJoin?.(table, state, say) ?? [])];
}

/** Why somebody who left cannot come back now. */
export function notReturn<G extends GameTypes>(moment: PeopleMoment<G>, seat: Seat): Problem[] {
  const { people, table, state, say } = moment;
  return [...notJoin(moment), ...(people?.mayComeBack?.(table, state, seat, say) ?? [])];
}

/** Why nobody can leave now. */
export function notLeave<G extends GameTypes>(moment: PeopleMoment<G>): Problem[] {
  const { people, table, state, seats, say } = moment;
  const players = seatsPlaying(table).length - 1;
  const least = people?.leastPlaying?.(table) ?? seats.least;
  const message = say.kernel.tooFewPlay({ players, least });
  const tooFew = players < least ? [{ code: "player-count", path: "/player", message }] : [];
  return [...tooFew, ...(people?.mayLeave?.(table, state, say) ?? [])];
}

function noStake<G extends GameTypes>({ table, say }: PeopleMoment<G>, seat: Seat): Problem {
  return { code: "no-stake", path: "/stake", message: say.kernel.noStake({ name: nameOf(table, seat) }) };
}

/** Seats are told for all who play, each once. */
function orderProblems(moment: AnyMoment, order: readonly string[]): Problem[] {
  const { table, say } = moment;
  const wrong = order.flatMap((id, index): Problem[] => {
    const path = pointer("order", index);
    const [problem] = playingProblems(moment, id, path);
    if (problem) return [problem];
    if (order.indexOf(id) === index) return [];
    const name = nameOf(table, seatOf(table, id) ?? 0);
    return [{ code: "seated-twice", path, message: say.kernel.seatedTwice({ name }) }];
  });
  const missing = seatsPlaying(table).filter((seat) => !order.includes(idOf(table, seat)));
  if (wrong.length > 0 || missing.length === 0) return wrong;
  const names = missing.map((seat) => nameOf(table, seat));
  return [{ code: "seat-missing", path: "/order", message: say.kernel.seatMissing({ names }) }];
}

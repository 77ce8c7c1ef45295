import type { GameTypes } from "../game-types";
import type { Moment } from "../play/moment";
import type { Rules } from "../rules";
import { type PeopleEntry, type ReturnStart, type Start, startOf } from "./people";
import { reseated, type Seating } from "./seating";
import { type Away, idOf, type Seat, seatOf, seatsOf, seatsPlaying, type Table } from "./table";

type Substitute = Extract<PeopleEntry, { kind: "substitute" }>;

/** The table and the state after somebody joined, left, or got another name or seat. */
export interface Moved<G extends GameTypes> {
  readonly table: Table<G["options"]>;
  readonly state: G["state"];
}

/** The total a player who joined now would start with. */
export function beginsWith<G extends GameTypes>(
  { rules, table, state, tally }: Moment<G>,
  start: Start | number,
): number {
  const peers = rules.people.peers?.(table, state) ?? seatsPlaying(table);
  return startOf(
    start,
    peers.map((seat) => tally.totals[seat] ?? 0),
  );
}

/** The total a player who came back now would continue with. */
export function resumesWith<G extends GameTypes>(
  moment: Moment<G>,
  start: ReturnStart | number,
  seat: Seat,
): number {
  return start === "own" ? (moment.tally.totals[seat] ?? 0) : beginsWith(moment, start);
}

/** A player who left plays again, with this many points. */
export function returned<G extends GameTypes>(
  { rules, table, state }: Moment<G>,
  seat: Seat,
  points: number,
): Moved<G> {
  const { away = [], ...others } = table;
  const stillAway = away.filter((each) => each.seat !== seat);
  const now = { ...others, ...(stillAway.length > 0 && { away: stillAway }) };
  return { table: refitted(rules, now), state: rules.people.comeBack(now, state, seat, points) };
}

/** The table with the options for as many as play there now. */
function refitted<G extends GameTypes>(
  { people }: Rules<G>,
  table: Table<G["options"]>,
): Table<G["options"]> {
  const fit = people.refit?.(table.options, seatsPlaying(table).length);
  return fit?.ok ? { ...table, options: fit.value } : table;
}

/** Applies a checked entry about people. */
export function movePeople<G extends GameTypes>(moment: Moment<G>, entry: PeopleEntry): Moved<G> {
  const { rules, table, state, entries } = moment;
  switch (entry.kind) {
    case "rename": {
      const { player, name } = entry;
      const players = table.players.map((each) => (each.id === player ? { ...each, name } : each));
      return { table: { ...table, players }, state };
    }
    case "leave": {
      const seat = seatOf(table, entry.player) ?? -1;
      const gone: Away = { seat, since: entries, ranked: entry.score === "ranked" };
      const without = { ...table, away: [...(table.away ?? []), gone] };
      return {
        table: refitted(rules, without),
        state: rules.people.leave?.(without, state, seat, entry.stake === "back") ?? state,
      };
    }
    case "return": {
      const seat = seatOf(table, entry.player) ?? -1;
      return returned(moment, seat, resumesWith(moment, entry.start, seat));
    }
    case "seats": {
      const order = entry.order.map((id) => seatOf(table, id));
      const playing = seatsPlaying(table);
      // A player who left keeps their place among the others.
      const seating = seatsOf(table).map((seat) => (playing.includes(seat) ? order.shift() : seat));
      const places = playing.map((seat) => entry.order.indexOf(idOf(table, seat)));
      const away = table.away?.map(({ replaced, ...each }) => ({
        ...each,
        ...(replaced && { replaced: { ...replaced, place: places[replaced.place] ?? replaced.place } }),
      }));
      return seated({ rules, state, table: { ...table, ...(away && { away }) } }, seating, table.players, 0);
    }
    case "join": {
      const { player, after, start } = entry;
      const behind = after === undefined ? seatsOf(table).length - 1 : (seatOf(table, after) ?? -1);
      const before: Seating = seatsOf(table);
      const seating = [...before.slice(0, behind + 1), undefined, ...before.slice(behind + 1)];
      const points = beginsWith(moment, start);
      return seated(moment, seating, [...table.players, player], points);
    }
    case "substitute":
      return substituted(moment, entry);
  }
}

/**
 * Somebody plays on in another's place. What the game knows about that seat stays with whoever sits there; it is the
 * player who goes that gets a seat of their own, right behind, and keeps the total.
 */
function substituted<G extends GameTypes>(
  { rules, table, state, entries, tally }: Moment<G>,
  { out, player }: Substitute,
): Moved<G> {
  const seat = seatOf(table, out) ?? -1;
  const total = tally.totals[seat] ?? 0;
  const cameBack = table.players.find(({ id }) => id === player.id);
  // Somebody who comes back leaves the seat behind the one that was taken.
  const seating = seatsOf(table)
    .filter((each) => table.players[each] !== cameBack)
    .flatMap((each) => (each === seat ? [each, undefined] : [each]));
  const goes = table.players[seat];
  const players = seating
    .map((before) => {
      if (before === undefined) return goes;
      return before === seat ? (cameBack ?? player) : table.players[before];
    })
    .filter((each) => each !== undefined);
  const away: Away[] = (table.away ?? [])
    .map((each) => ({ ...each, seat: seating.indexOf(each.seat) }))
    .filter((each) => each.seat >= 0);
  const place = seatsPlaying(table).indexOf(seat);
  const gone: Away = {
    seat: seating.indexOf(undefined),
    since: entries,
    ranked: false,
    replaced: { place, total },
  };
  const now = { ...table, players, away: [...away, gone] };
  return { table: now, state: rules.people.seat(now, state, seating, total) };
}

/** Everybody in new seats; the last of `players` is the one who had none. */
function seated<G extends GameTypes>(
  { rules, table, state }: Pick<Moment<G>, "rules" | "table" | "state">,
  seating: Seating,
  players: Table<G["options"]>["players"],
  points: number,
): Moved<G> {
  const newcomer = players.at(-1) ?? { id: "", name: "" };
  const away = (table.away ?? []).map((each) => ({ ...each, seat: seating.indexOf(each.seat) }));
  const now = {
    ...table,
    players: reseated(players, seating, newcomer),
    ...(away.length > 0 && { away }),
  };
  return { table: refitted(rules, now), state: rules.people.seat(now, state, seating, points) };
}

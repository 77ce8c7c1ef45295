"use client";

import { useEffect } from "react";
import { eveningGame } from "@/lib/evening/evening-game";
import { peopleIn, startOfEvening } from "@/lib/evening/head";
import { startedIn } from "@/lib/evening/home/corrections";
import { EveningLog } from "@/lib/evening/log";
import type { Unit } from "@/lib/evening/roster";
import type { Form } from "@/lib/evening/setup";
import { onlyGame } from "@/lib/games/load";
import type { GameLeague } from "@/lib/league/roster/seating";
import type { Player } from "@/lib/rules/people/table";
import type { EntryProblem, Problem } from "@/lib/rules/problem";
import { err, ok, type Result } from "@/lib/rules/result";
import { eveningSummary } from "@/lib/sync/evening-summary";
import type { LogEntry } from "@/lib/sync/wire/wire";
import { device } from "../device";
import { follow, gameOf } from "../device-games";
import type { Entering } from "../game/device-game";
import type { GamePhase } from "../game/game-phase";
import type { EveningView } from "../game/game-view";
import { createGame, seatIn } from "../game/games";
import { gameHere, useEveningPhase } from "../game/watch";
import { onSecretLink } from "../net/secret-links";
import { deviceProblem } from "../problems";
import { newId, newKey } from "../random-ids";
import { gameId, gameKey, tableKey } from "./keys/keys";

export type { EveningView } from "../game/game-view";

/** An evening to be started. */
export interface EveningSetup {
  /** `table`, if it is missing: one table at home. */
  readonly form?: Form;
  /** What its tables play. */
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly players: readonly Player[];
  /** In form `pairs`, instead of players. */
  readonly pairs?: readonly Unit[];
  readonly league?: GameLeague | undefined;
  /** Games that were played before there was an evening, and who sits first if no lot decides it. */
  readonly entries?: readonly object[];
}

/** Who plays next, as people choose it. */
export const ways = ["winners", "pairs", "everybody"] as const;
export type Way = (typeof ways)[number];

/** When winners get up although they won. */
export interface Staying {
  /** After so many games won running; 0: never. */
  readonly limit: number;
  /** Both stay, each with somebody who sits down. */
  readonly split: boolean;
}

/**
 * What a way of taking turns comes to. The pairs of a list stay pairs by themselves while winners stay, an even number
 * is there and no lot mixes the first two: so their first game is written, not drawn.
 */
export function eveningSettings(
  way: Way,
  players: readonly Player[],
  staying: Staying,
): Pick<EveningSetup, "settings" | "entries"> {
  if (way === "everybody") return { settings: { draw: way } };
  if (way === "winners") return { settings: { draw: way, ...staying } };
  const [a, b, c, d, ...rest] = players.map(({ id }) => id);
  const tables = [
    {
      table: 1,
      sides: [
        [a, b],
        [c, d],
      ],
    },
  ];
  return { settings: { draw: "winners" }, entries: [{ kind: "round", round: 1, tables, rest }] };
}

/** The head of its log. */
const headOf = ({ form = "table", game, options, settings, pairs }: EveningSetup) => ({
  form,
  settings,
  game,
  options,
  ...(pairs && { pairs }),
});

/** Creates an evening and its keeper key on this device; it is sent in the background. The value is the id. */
export async function createEvening(setup: EveningSetup): Promise<Result<string, readonly Problem[]>> {
  const players = setup.players.map(({ id, name }) => ({ id, name: name.trim() }));
  const { store, now, newId: entryId } = device();
  const id = newId();
  const options = headOf(setup);
  const start = startOfEvening({ id, options, players }, await onlyGame(setup.game));
  if (!start.ok) return start;
  const log = new EveningLog(start.value);
  const createdAt = new Date(now()).toISOString();
  const waiting = (setup.entries ?? []).map(
    (entry) => ({ ...entry, id: entryId(id), at: createdAt }) as LogEntry,
  );
  for (const entry of waiting) {
    const problems = log.accept(entry);
    if (problems.length > 0) return err(problems);
  }
  const what = { id, game: eveningGame, options, players, createdAt };
  const { game } = what;
  const summary = { id, game, createdAt, ...eveningSummary(log.position), updatedAt: createdAt };
  const inLeague = setup.league && { league: { ...setup.league, pending: true as const } };
  const header = { ...what, ...inLeague, key: newKey(), onServer: false, summary };
  const stored = await store.saveGame(header, { known: [], waiting }, 0);
  if (!stored.ok) return err([deviceProblem(`device-${stored.error}`, "")]);
  await store.saveNames(peopleIn(what).map(({ name }) => name));
  void navigator.storage?.persist?.().catch(() => false);
  if (setup.league) await seatIn(setup.league.id);
  void gameOf(id).sync();
  return ok(id);
}

/** A game of this device is the first of an evening that has begun with it. */
export const playedAt = (game: string, evening: string): Promise<unknown> =>
  gameOf(game).changeHeader((header) => ({ ...header, evening }));

/** An evening, kept up to date; `null` means loading. */
export function useEvening(id: string | null): GamePhase<EveningView> {
  const evening = gameHere(id);
  useEffect(() => {
    if (!evening) return undefined;
    const endInvites = onSecretLink((link) => {
      if (link === "damaged") evening.noteDamagedLink();
      else void evening.adopt(link.secret);
    });
    const end = follow(evening);
    return () => {
      endInvites();
      end();
    };
  }, [evening]);
  return useEveningPhase(evening);
}

/** The same beside something else, whose key it is that the address may have. */
export function useEveningBeside(id: string): GamePhase<EveningView> {
  const evening = gameHere(id);
  useEffect(() => evening && follow(evening), [evening]);
  return useEveningPhase(evening);
}

/** Enters something, all of it or nothing. The value are the ids. */
export const enterAll = (
  id: string,
  bodies: readonly object[],
  how: Entering = {},
): Promise<Result<readonly string[], readonly EntryProblem[]>> => gameOf(id).enterAll(bodies, how);

/** A table that people sit at. */
export interface Seated {
  readonly round: number;
  readonly table: number;
  /** Ids of units, by side. */
  readonly sides: readonly (readonly string[])[];
  /** Who they are, in seat order, if this phone's log need not know them. */
  readonly players?: readonly Player[];
}

/** Who sits at a table, in seat order: partners opposite each other, the first of every side, then the second. */
export function playersAt(
  evening: EveningView,
  { sides, players }: Omit<Seated, "round" | "table">,
): readonly Player[] {
  if (players) return players;
  const people = new Map(evening.log.position.state.units.map((unit) => [unit.id, unit.people]));
  const seated = sides.map((side) => side.flatMap((unit) => people.get(unit) ?? []));
  return [0, 1].flatMap((seat) =>
    seated.flatMap((side) => side.slice(seat, seat + 1).map(({ id, name }) => ({ id, name: name.trim() }))),
  );
}

/** The ids of people in seat order, by side; undefined if so many do not sit at a table of this form. */
export function personSides(
  form: Form,
  players: readonly Player[],
): readonly (readonly string[])[] | undefined {
  const ids = players.map(({ id }) => id);
  if (form === "alone") return ids.map((id) => [id]);
  const [a, b, c, d] = ids;
  return ids.length === 4
    ? [
        [a, c],
        [b, d],
      ].map((side) => side.flatMap((id) => id ?? []))
    : undefined;
}

/** The id that the next scoresheet of a table has, on every device that has the table's key. */
export const sheetOf = (evening: EveningView, seated: Seated, ofTable: string): string =>
  gameId(ofTable, {
    evening: evening.id,
    round: seated.round,
    before: startedIn(evening.log, seated.round, seated.table),
    players: playersAt(evening, seated),
  });

/** What the tables of an evening play. */
export function playedWith(evening: EveningView) {
  const { game, options = {} } = evening.options as { game: string; options?: Record<string, unknown> };
  return { game, options };
}

/**
 * Makes the scoresheet of a table, in the league of the evening. Its id and its key follow from the table's key: of
 * phones that start it without signal each makes the same scoresheet. The evening is not told.
 */
export async function makeGame(
  evening: EveningView,
  seated: Seated,
  ofTable: string,
  id = sheetOf(evening, seated, ofTable),
): Promise<Result<{ readonly id: string; readonly isNew: boolean }, readonly Problem[]>> {
  if ((await device().store.game(id)) !== undefined) return ok({ id, isNew: false });
  const { round, table } = seated;
  const made = await createGame({
    ...playedWith(evening),
    players: playersAt(evening, seated),
    evening: evening.id,
    table: { round, table },
    made: { id, key: gameKey(ofTable, id) },
    ...(evening.league && { league: leagueOf(evening.league) }),
  });
  return made.ok ? ok({ id, isNew: true }) : made;
}

/**
 * Starts the game at a table: first the game, then what the evening has to say of it, so that no evening names a game
 * that does not exist. `before`: entries without which it cannot start.
 */
export async function startGame(
  evening: EveningView,
  seated: Seated,
  before: readonly object[],
): Promise<Result<string, readonly Problem[]>> {
  const keeper = (await device().store.game(evening.id))?.key;
  if (keeper === undefined) return err([deviceProblem("no-key", "")]);
  const { round, table } = seated;
  const made = await makeGame(evening, seated, tableKey(keeper, table));
  if (!made.ok) return made;
  const { id, isNew } = made.value;
  const entered = await enterAll(evening.id, [...before, { kind: "game", round, table, game: id }]);
  if (entered.ok) return ok(id);
  // Nobody has seen it yet.
  if (isNew) await device().store.remove(id);
  return entered;
}

const leagueOf = ({ id, seats }: GameLeague): GameLeague => ({ id, seats });

/**
 * Takes a game that another phone has started at the table onto this one: whoever keeps the evening keeps its games, and
 * puts them into its league. False if it cannot be written here, as when it was not started from the evening.
 */
export async function joinGame(
  evening: EveningView,
  { table, game }: Pick<Seated, "table"> & { readonly game: string },
): Promise<boolean> {
  const { store } = device();
  const keeper = (await store.game(evening.id))?.key;
  const joined = gameOf(game);
  if (keeper !== undefined) await joined.adopt(gameKey(tableKey(keeper, table), game));
  await joined.sync();
  const league = evening.league && { ...leagueOf(evening.league), pending: true as const };
  const stored = await store.game(game);
  if (stored?.key === undefined) return false;
  await joined.changeHeader((header) => ({ ...(league && { league }), ...header, evening: evening.id }));
  if (league) await seatIn(league.id);
  return true;
}

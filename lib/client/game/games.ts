"use client";

import { useEffect, useSyncExternalStore } from "react";
import { onlyGame } from "@/lib/games/load";
import type { GameLeague } from "@/lib/league/roster/seating";
import type { ReplayResult } from "@/lib/rules/document/replay-result";
import { readScoresheet, sheetFormat, sheetVersion } from "@/lib/rules/document/scoresheet";
import type { Player } from "@/lib/rules/people/table";
import { Log } from "@/lib/rules/play/log";
import type { EntryProblem, Problem } from "@/lib/rules/problem";
import { err, ok, type Result } from "@/lib/rules/result";
import type { Text } from "@/lib/rules/text";
import type { Decided, Decision } from "@/lib/sync/decide";
import { summaryOf } from "@/lib/sync/game-summary";
import { device } from "../device";
import { follow, gameOf, leagueOf } from "../device-games";
import { onResume } from "../net/page-life";
import { onSecretLink } from "../net/secret-links";
import { deviceProblem } from "../problems";
import { newId, newKey } from "../random-ids";
import type { StoredHeader } from "../store/device-store";
import { whenIdle } from "../when-idle";
import type { Entering } from "./device-game";
import type { GamePhase } from "./game-phase";
import type { GameView } from "./game-view";
import { inviteLink } from "./keys";
import { gameHere, usePhase } from "./watch";

export type { Decision } from "@/lib/sync/decide";
export type { GameSummary } from "@/lib/sync/wire/wire";
export type { GameKeys, GamePhase, Unsaved } from "./game-phase";
export type { GameView, Unsettled } from "./game-view";

export interface GameSetup {
  /** The ruleset's id. */
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly Player[];
  /** They sit one seat on from where they sat in their last game. */
  readonly movedOn?: true;
  /** The league it belongs to, and which roster players its players are, as far as known. */
  readonly league?: GameLeague | undefined;
  /** The evening at whose table it is played. */
  readonly evening?: string | undefined;
  readonly table?: StoredHeader["table"];
  /** Its id and keeper key, where they follow from the evening's. */
  readonly made?: { readonly id: string; readonly key: string };
}

/** A game, kept up to date; `null` means loading. `league`: the league whose keeper opened it to correct it. */
export function useGame(id: string | null, league?: string): GamePhase {
  const game = gameHere(id);
  useEffect(() => {
    if (!game) return undefined;
    const endInvites = onSecretLink((link) => {
      if (link === "damaged") game.noteDamagedLink();
      else void game.adopt(link.secret);
    });
    let end: (() => void) | undefined;
    const begin = () => {
      end = follow(game);
    };
    // The device's own data can be used before the server answers.
    const cancel = game.snapshot().type === "ready" ? whenIdle(begin) : begin();
    return () => {
      endInvites();
      cancel?.();
      end?.();
    };
  }, [game]);
  useEffect(() => {
    if (league !== undefined) void game?.correctFor(league);
  }, [game, league]);
  return usePhase(game);
}

/**
 * Enters something: `body` is an entry without `id` and `at`. It is checked here first. ok means that it is stored on
 * this device and will be sent to the server; the value is its id. Problems have paths inside the entry.
 */
export function enter(
  id: string,
  body: object,
  how: Entering,
): Promise<Result<string, readonly EntryProblem[]>> {
  return gameOf(id).enter(body, how);
}

/** The result of an entry, and what would come next. */
export interface WouldBe {
  readonly result: ReplayResult;
  readonly headline: Text;
  /** In seat order, under the names they would have, including those who left. */
  readonly players: readonly Player[];
  /** The ids of those who would have left. */
  readonly gone: ReadonlySet<string>;
}

/** Whether the device's store has exactly what this phase of a game shows. */
export const isStored = (id: string, shown: GamePhase): Promise<boolean> => gameOf(id).isStored(shown);

/** The text of a file with a game that is open on this page, with its key and with what this device could not store. */
export function fileOf(id: string): string {
  return JSON.stringify(gameOf(id).file(), null, 1);
}

/** The result of an entry, such as a correction. Nothing is written. */
export function preview(view: GameView, body: object): Result<WouldBe, readonly EntryProblem[]> {
  const log = view.log.fork();
  const problems = log.accept(body);
  if (problems.length > 0) return err(problems);
  const { players, gone } = log.position;
  return ok({ result: log.result([]), headline: log.position.headline(), players, gone });
}

/**
 * Stores what people decided about an unsettled entry, as an entry of its own that is sent to the server. The value
 * is what `unsettle` undoes.
 */
export function settle(
  id: string,
  unsettledId: string,
  decision: Decision,
): Promise<Result<Decided | undefined, readonly EntryProblem[]>> {
  return gameOf(id).settle(unsettledId, decision);
}

/** Undoes a decision, so that people are asked again. */
export function unsettle(id: string, made: Decided): Promise<Result<void, readonly EntryProblem[]>> {
  return gameOf(id).unsettle(made);
}

/**
 * Creates a game and its keeper key on this device; it is sent to the server in the background. The value is the id.
 * Problems have paths from the scoresheet's root.
 */
export async function createGame(setup: GameSetup): Promise<Result<string, readonly Problem[]>> {
  const { game, options, league, evening, table } = setup;
  const players = setup.players.map(({ id, name }) => ({ id, name: name.trim() }));
  const sheet = { format: sheetFormat, version: sheetVersion, game, options, players, entries: [] };
  const opened = readScoresheet(sheet, await onlyGame(game));
  if (!opened.ok) return opened;

  const { store, now } = device();
  const { id, key } = setup.made ?? { id: newId(), key: newKey() };
  const createdAt = new Date(now()).toISOString();
  const log = new Log(opened.value.start);
  const what = { id, game, players, createdAt };
  const summary = { ...what, ...summaryOf(options, log.position, log.result([])), updatedAt: createdAt };
  const inLeague = {
    ...(league && { league: { ...league, pending: true as const } }),
    ...(evening !== undefined && { evening }),
    ...(table && { table }),
  };
  const header = { ...what, options, ...inLeague, key, onServer: false, summary };
  const stored = await store.saveGame(header, { known: [], waiting: [] }, 0);
  if (!stored.ok) return err([deviceProblem(`device-${stored.error}`, "")]);
  await store.saveNames(players.map((player) => player.name));
  // Requested once there is something to store. A browser may refuse; then it may clear the data when the device runs
  // out of space.
  void navigator.storage?.persist?.().catch(() => false);
  if (league) await seatIn(league.id);
  void gameOf(id).sync();
  return ok(id);
}

/** New players are on a league's roster at once, for the next game set up here. */
export const seatIn = (league: string): Promise<unknown> =>
  leagueOf(league).then(
    (sync) => sync.seat(),
    () => {},
  );

/**
 * The address of a game's table, or of an evening, a document of its own. If nothing outlives this page, the address carries the keeper
 * key, as an invite link does, and the game has to reach the server first.
 */
export async function tableOf(id: string, page: "play" | "evening" = "play"): Promise<string> {
  const { store } = device();
  const key = (await store.game(id))?.key;
  if (store.lasting || key === undefined) return inviteLink("", page, id);
  await gameOf(id).sync();
  return inviteLink("", page, id, key);
}

/** Remembers a name for the next game. */
export function storeName(name: string): void {
  void device().store.saveNames([name]);
}

const noNames: readonly string[] = [];
let names = noNames;

function subscribeToNames(listener: () => void): () => void {
  return onResume(async () => {
    const latest = await device().store.names();
    if (latest.length === names.length && latest.every((name, index) => name === names[index])) return;
    names = latest;
    listener();
  });
}

/** Names typed before on this device, the latest first. */
export function useKnownNames(): readonly string[] {
  return useSyncExternalStore(
    subscribeToNames,
    () => names,
    () => noNames,
  );
}

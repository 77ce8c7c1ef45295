"use client";

import { useEffect, useSyncExternalStore } from "react";
import { games } from "@/lib/games/registry";
import type { EntryProblem, Problem } from "@/lib/rules/problem";
import { Log, type ReplayResult } from "@/lib/rules/replay";
import { err, ok, type Result } from "@/lib/rules/result";
import { readScoresheet, sheetFormat, sheetVersion } from "@/lib/rules/scoresheet";
import type { Player } from "@/lib/rules/table";
import { protocol } from "@/lib/sync/wire";
import { localDevice } from "./device";
import { type GamePhase, type GameView, KeptGame } from "./kept-game";
import { type MyGames, MyGamesList } from "./my-games";
import { newId, newKey } from "./random-ids";
import { callsOver } from "./server-calls";
import { clientLanguage, say } from "./words";

export type { GameSummary } from "@/lib/sync/wire";
export type { GamePhase, GameView, Unsettled } from "./kept-game";
export type { MyGames } from "./my-games";

export interface GameSetup {
  /** The ruleset's id. */
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly Player[];
}

const device = localDevice(() => window.localStorage);
const server = callsOver((...request) => window.fetch(...request));
const open = new Map<string, KeptGame>();
const myGames = new MyGamesList(device, server, (id) => void gameOf(id).sync());

function gameOf(id: string): KeptGame {
  const known = open.get(id);
  if (known) return known;
  const game = new KeptGame(id, device, server);
  open.set(id, game);
  return game;
}

/** Calls now, whenever the network or the page comes back, and when another page of this browser changes something. */
function whenever(refresh: () => void): () => void {
  const visible = () => {
    if (document.visibilityState === "visible") refresh();
  };
  const unwatch = device.watch(refresh);
  window.addEventListener("online", refresh);
  document.addEventListener("visibilitychange", visible);
  refresh();
  return () => {
    unwatch();
    window.removeEventListener("online", refresh);
    document.removeEventListener("visibilitychange", visible);
  };
}

const loading = { phase: "loading" } as const;
const notLoaded = () => loading;
const never = () => () => {};

/** A game, kept up to date; `null` is "loading". */
export function useGame(id: string | null): GamePhase {
  const game = id === null ? undefined : gameOf(id);
  useEffect(() => game && whenever(() => void game.sync()), [game]);
  return useSyncExternalStore<GamePhase>(game?.subscribe ?? never, game?.snapshot ?? notLoaded, notLoaded);
}

/**
 * Enters something: `body` is an entry without `id` and `at`. It is checked here first; ok means that it is kept on
 * this device and on its way to the server. Problems have paths inside the entry. The game must be open (`useGame`).
 */
export function enter(id: string, body: object): Promise<Result<void, readonly EntryProblem[]>> {
  return gameOf(id).enter(body);
}

/** What an entry (a correction, say) would lead to. Nothing is written. */
export function preview(view: GameView, body: object): Result<ReplayResult, readonly EntryProblem[]> {
  const log = new Log(view.log.before(0) ?? view.position, clientLanguage);
  for (const line of view.lines) log.take(line.written);
  const problems = log.take(body);
  return problems.length > 0 ? err(problems) : ok(log.result([]));
}

/** Takes an unsettled entry back; the person decided. */
export function withdraw(id: string, entryId: string): Promise<void> {
  return gameOf(id).withdraw(entryId);
}

/** Makes a game and its keeper key. The value is the id. Problems have paths from the scoresheet's root. */
export async function createGame(setup: GameSetup): Promise<Result<string, readonly Problem[]>> {
  const { game, options } = setup;
  const players = setup.players.map(({ id, name }) => ({ id, name: name.trim() }));
  const sheet = { format: sheetFormat, version: sheetVersion, game, options, players, entries: [] };
  const opened = readScoresheet(sheet, games, clientLanguage);
  if (!opened.ok) return opened;

  const id = newId();
  const key = newKey();
  const made = await server.create({ protocol, id, game, options: { ...options }, players }, key);
  if (made.outcome === "unreachable")
    return err([{ code: "unreachable", path: "", message: say.unreachable }]);
  if (made.outcome === "refused") return err(made.problems);
  const { status, totals, balances, winners } = new Log(opened.value.start, clientLanguage).result([]);
  const { createdAt } = made.reply;
  const summary = {
    id,
    game,
    players,
    status,
    totals,
    balances,
    winners: [...winners],
    createdAt,
    updatedAt: createdAt,
  };
  if (!(await device.keepGame({ id, key, summary })))
    return err([{ code: "device-full", path: "", message: say.deviceFull }]);
  await device.keepNames(players.map((player) => player.name));
  return ok(id);
}

/** The games whose keeper key is on this device, newest first, in progress or finished. */
export function useMyGames(): MyGames {
  useEffect(() => whenever(() => void myGames.refresh()), []);
  return useSyncExternalStore<MyGames>(myGames.subscribe, myGames.snapshot, notLoaded);
}

const noNames: readonly string[] = [];
let names = noNames;

function subscribeToNames(listener: () => void): () => void {
  return whenever(async () => {
    const latest = await device.names();
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

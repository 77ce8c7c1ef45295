"use client";

import { useEffect, useSyncExternalStore } from "react";
import { eveningGame } from "@/lib/evening/evening-game";
import { observable } from "@/lib/rules/observable";
import { sameJson } from "@/lib/rules/same-json";
import { maxGames } from "@/lib/sync/wire/protocol";
import type { GameSummary } from "@/lib/sync/wire/wire";
import { device } from "../device";
import { isShown, setPlayed } from "../first-games";
import { onResume } from "../net/page-life";
import type { ServerCalls } from "../net/server-calls";
import { type Deleted, type DeviceStore, hasUnsent, type ListedGame } from "../store/device-store";
import { whenIdle } from "../when-idle";

/** A game of this device, scored or watched here, and the league that it was started in from here. */
export interface MyGame extends GameSummary {
  /** Whether its keeper key is here. */
  readonly mayWrite: boolean;
  readonly leagueId: string | undefined;
  /** It was deleted on the server. */
  readonly deleted: Deleted | undefined;
}

export type MyGames =
  | { readonly type: "loading" }
  | { readonly type: "ready"; readonly games: readonly MyGame[]; readonly unreachable: boolean };

/** The games of this device: first as it remembers them, then as the server reports them. */
export class MyGamesList {
  private readonly state = observable<MyGames>({ type: "loading" });
  readonly subscribe = this.state.subscribe;
  readonly snapshot = this.state.snapshot;

  constructor(
    private readonly store: DeviceStore,
    private readonly server: ServerCalls,
    /** Called for every game with entries that the server was not yet seen to have. */
    private readonly waiting: (gameId: string) => void,
  ) {}

  async refresh(): Promise<void> {
    const stored = await this.store.games();
    setPlayed(stored);
    const own = ownOf(stored);
    for (const { id } of stored.filter(isOver)) await this.store.remove(id);
    if (this.snapshot().type === "loading" && own.length > 0) {
      this.become(own.map(listed), false);
      // Somebody who taps a game immediately does not wait for the server's answer about the others.
      await new Promise<void>((resolve) => whenIdle(resolve));
    }
    for (const game of own) if (hasUnsent(game)) this.waiting(game.id);
    const fromServer = new Map<string, GameSummary>();
    let unreachable = false;
    for (let from = 0; from < own.length; from += maxGames) {
      const listed = await this.server.list(own.slice(from, from + maxGames).map(({ id }) => id));
      if (listed.outcome !== "answered") unreachable = true;
      else {
        for (const summary of listed.reply.games) fromServer.set(summary.id, summary);
        // Games deleted or restored elsewhere.
        const deleted = new Set(listed.reply.deleted?.map(({ id }) => id));
        for (const game of own)
          if (deleted.has(game.id) ? !game.deleted : game.deleted && fromServer.has(game.id))
            this.waiting(game.id);
      }
    }
    const latest = own.map((game) => ({ ...game, summary: newer(game, fromServer.get(game.id)) }));
    this.become(latest.map(listed), unreachable);
    for (const [index, { id, summary, revision }] of latest.entries())
      if (!sameJson(summary, own[index]?.summary)) await this.store.saveSummary(id, summary, revision);
  }

  /** Whether the device's store has exactly what these are. */
  async isStored(shown: readonly MyGame[]): Promise<boolean> {
    return sameJson(newestFirst(ownOf(await this.store.games()).map(listed)), shown);
  }

  private become(games: readonly MyGame[], unreachable: boolean): void {
    this.state.set({ type: "ready", games: newestFirst(games), unreachable });
  }
}

const ownOf = (stored: readonly ListedGame[]) => stored.filter((game) => !isOver(game));

const listed = ({ summary, key, league, deleted }: ListedGame): MyGame => ({
  ...summary,
  mayWrite: key !== undefined,
  leagueId: league?.id,
  deleted,
});

const newestFirst = (games: readonly MyGame[]) =>
  [...games].sort((a, b) => b.createdAt.localeCompare(a.createdAt));

/** Where a game or an evening is opened; an evening has one page for everybody. */
export const tableAddress = (
  { id, game }: Pick<MyGame, "id" | "game">,
  page: "play" | "watch" = "play",
): string => `/${game === eveningGame ? "evening" : page}?game=${id}`;

/** Without deleted games, unless this device has kept them. */
export const shownGames = (games: readonly MyGame[]): readonly MyGame[] => games.filter(isShown);

/** Whether a game that was also deleted here can no longer be restored. */
const isOver = ({ deleted }: ListedGame): boolean =>
  deleted?.here === "gone" && (deleted.until === undefined || Date.parse(deleted.until) < Date.now());

/**
 * The server does not know about entries that are only on this device, and a game from a file, or one that was started
 * offline, is older than the server's record of it.
 */
function newer({ summary, waiting }: ListedGame, fromServer: GameSummary | undefined): GameSummary {
  if (waiting > 0 || !fromServer) return summary;
  return summary.createdAt < fromServer.createdAt
    ? { ...fromServer, createdAt: summary.createdAt }
    : fromServer;
}

const loading = { type: "loading" } as const;
const notLoaded = () => loading;
const never = () => () => {};

let made: MyGamesList | undefined;

/** The games of this device, for code that changes them. */
export function myGames(): MyGamesList {
  made ??= new MyGamesList(device().store, device().server, send);
  return made;
}

/** If the code cannot be loaded, the next page that has it sends the waiting entries. */
function send(id: string): void {
  import("../device-games").then(
    ({ gameOf }) => gameOf(id).sync(),
    () => {},
  );
}

/** The first reading of the list, until a screen shows it. */
let early: Promise<void> | undefined;

/** Reads the list for a page that is still being set up. */
export function readMyGamesEarly(): void {
  if (typeof window !== "undefined") early = myGames().refresh();
}

function refreshShown(): void {
  if (!early) void myGames().refresh();
  early = undefined;
}

/** The games of this device, newest first, in progress or finished. Loads no rules. */
export function useMyGames(): MyGames {
  const list = typeof window === "undefined" ? undefined : myGames();
  useEffect(() => onResume(refreshShown), []);
  return useSyncExternalStore<MyGames>(list?.subscribe ?? never, list?.snapshot ?? notLoaded, notLoaded);
}

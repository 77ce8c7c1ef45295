"use client";

import type { Game, Position } from "@/lib/rules/game";
import type { EntryProblem, Problem } from "@/lib/rules/problem";
import type { Line, Log, ReplayResult } from "@/lib/rules/replay";
import type { Result } from "@/lib/rules/result";
import type { Player } from "@/lib/rules/table";

/** A game as a screen shows it: what was entered, and what it comes to. */
export interface GameView {
  readonly id: string;
  readonly game: Game;
  readonly players: readonly Player[];
  readonly position: Position;
  readonly result: ReplayResult;
  readonly lines: readonly Line[];
  /** ISO 8601, when each line was entered. For showing only, never for order. */
  readonly times: readonly string[];
  readonly log: Log;
}

/** An entry of this device that no longer fits what others entered meanwhile. It is kept until a person decides. */
export interface Unsettled {
  readonly id: string;
  readonly entry: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
}

export type GamePhase =
  | { readonly phase: "loading" }
  /** The server knows no game with this id. */
  | { readonly phase: "missing" }
  /** The server cannot be reached, and this device does not have the game. It is tried again by itself. */
  | { readonly phase: "unreachable" }
  | {
      readonly phase: "ready";
      readonly view: GameView;
      /** `saved`: all is on the server. `saving`: under way. `waiting`: kept on this device until the server answers. */
      readonly saved: "saved" | "saving" | "waiting";
      /** Entries that are only on this device. */
      readonly waiting: number;
      /** Whether this device has the keeper key; without it a game can only be watched. */
      readonly mayWrite: boolean;
      readonly unsettled: readonly Unsettled[];
    };

/** What a list of games shows of one. Times are ISO 8601. */
export interface GameSummary {
  readonly id: string;
  /** The ruleset's id. */
  readonly game: string;
  readonly players: readonly Player[];
  readonly status: "playing" | "finished";
  /** Points by player id. */
  readonly totals: Readonly<Record<string, number>>;
  /** Minor units by player id; empty in a game without money. */
  readonly balances: Readonly<Record<string, number>>;
  readonly winners: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

export type MyGames =
  | { readonly phase: "loading" }
  | { readonly phase: "ready"; readonly games: readonly GameSummary[]; readonly unreachable: boolean };

export interface GameSetup {
  /** The ruleset's id. */
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly Player[];
}

/** A game, kept up to date; `null` is "loading". */
export declare function useGame(id: string | null): GamePhase;

/**
 * Enters something: `body` is an entry without `id` and `at`. It is checked here first; ok means that it is kept on
 * this device and on its way to the server. Problems have paths inside the entry.
 */
export declare function enter(id: string, body: object): Promise<Result<void, readonly EntryProblem[]>>;

/** What an entry (a correction, say) would lead to. Nothing is written. */
export declare function preview(view: GameView, body: object): Result<ReplayResult, readonly EntryProblem[]>;

/** Takes an unsettled entry back; the person decided. */
export declare function withdraw(id: string, entryId: string): Promise<void>;

/** Makes a game and its keeper key. The value is the id. Problems have paths from the scoresheet's root. */
export declare function createGame(setup: GameSetup): Promise<Result<string, readonly Problem[]>>;

/** The games whose keeper key is on this device, newest first, in progress or finished. */
export declare function useMyGames(): MyGames;

/** Names typed before on this device, the latest first. */
export declare function useKnownNames(): readonly string[];

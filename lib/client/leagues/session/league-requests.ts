import type { LeagueChange } from "@/lib/league/changes/registry";
import { type ChangeRequest, type CreateLeagueRequest, maxChanges } from "@/lib/league/wire";
import type { Problem } from "@/lib/rules/problem";
import type { ListedGame, StoredLeague } from "../../store/device-store";
import { afterOf, gameKeysOf } from "./league-answers";
import type { LeagueCalls } from "./league-calls";

/** What is asked and sent about a league, and when. */

/** What an answer has made doubtful, so that it is asked about before anything is sent. */
type Suspicion =
  /** The server has lost part of the league, or all of it. */
  | { readonly about: "loss" }
  /** This key is not the league's. */
  | { readonly about: "key"; readonly key: string }
  /** Another device has added somebody of this change's name, perhaps the same newcomer. */
  | { readonly about: "name"; readonly change: LeagueChange; readonly problem: Problem }
  /** A restored server takes replaced links again: nothing shows it, and those that it does not take change nothing. */
  | { readonly about: "links"; readonly replaced: readonly string[] };

/** What a page knows about a league's server beyond what the device stores. */
export interface Memory {
  /** Whether the server still has to confirm that the key is valid and nothing was lost. */
  readonly isStale: boolean;
  /** Losses in a row. */
  readonly losses: number;
  /** A key that the server refused: nothing more is sent with it. */
  readonly wrongKey?: string | undefined;
  /** Changes about games that the server does not have, or no longer has: they wait until some device sends the game. */
  readonly held: ReadonlySet<string>;
  /** Those of them whose game was already requested. */
  readonly missed: ReadonlySet<string>;
  readonly suspects?: Suspicion | undefined;
}

const nothing: ReadonlySet<string> = new Set();
export const newMemory: Memory = { isStale: false, losses: 0, held: nothing, missed: nothing };

/** The state of the league on the server has to be checked, even if there is nothing to send. */
export const invalidated = ({ losses }: Memory): Memory => ({ ...newMemory, losses, isStale: true });

/** A game may have reached the server: changes that wait for one are tried again. */
export const released = (memory: Memory): Memory => ({ ...memory, held: nothing });

/** A league of this device, the device's games, and what is known of its server. */
export interface State {
  readonly league: StoredLeague;
  readonly games: ReadonlyMap<string, ListedGame>;
  readonly memory: Memory;
}

interface Requests {
  readonly create: { readonly request: CreateLeagueRequest; readonly key: string };
  readonly keeperKey: { readonly key: string; readonly next: string };
  /** No changes: only asks whether the key is right and nothing was lost. */
  readonly change: {
    readonly changes: readonly LeagueChange[];
    readonly key: string;
    readonly beside: Pick<ChangeRequest, "after" | "gameKeys">;
  };
  readonly read: object;
  readonly replaceLinks: { readonly key: string; readonly replaced: readonly string[] };
}

type Request = { [Call in keyof Requests]: { readonly call: Call } & Requests[Call] }[keyof Requests];

export type Of<Call extends keyof Requests> = { readonly call: Call } & Requests[Call] & {
    readonly answer: Awaited<ReturnType<LeagueCalls[Call]>>;
  };

/** A request and its answer. */
export type Exchange = { [Call in keyof Requests]: Of<Call> }[keyof Requests];

/** The next request about a league; undefined if there is nothing to send or ask. */
export function nextRequest({ league, games, memory }: State): Request | undefined {
  const { create, next, key } = league;
  const { suspects } = memory;
  if (league.deleted) return memory.isStale ? { call: "read" } : undefined;
  if (suspects?.about === "links") return { call: "replaceLinks", key, replaced: suspects.replaced };
  if (suspects) return { call: "read" };
  if (create) return { call: "create", request: create, key };
  if (next !== undefined) return { call: "keeperKey", key, next };
  if (key === memory.wrongKey) return undefined;
  const changes = sendable(league, games, memory);
  if (changes.length === 0 && !memory.isStale) return undefined;
  return { call: "change", changes, key, beside: { ...afterOf(league), ...gameKeysOf(changes, games) } };
}

/** The most characters of one request with changes: a server reads a mebibyte. */
const maxLength = 300_000;

/** The changes that can be sent now. A change about a game of this device has to wait until the server has the game. */
function sendable(
  { waiting }: StoredLeague,
  games: State["games"],
  { held }: Memory,
): readonly LeagueChange[] {
  const isThere = (change: LeagueChange) => {
    const game = change.change === "game" ? games.get(change.game) : undefined;
    return game?.onServer !== false && game?.deleted === undefined;
  };
  const ready = waiting.filter((each) => !held.has(each.id) && isThere(each)).slice(0, maxChanges);
  let length = 0;
  const tooMuch = ready.findIndex((each) => {
    length += JSON.stringify(each).length;
    return length > maxLength;
  });
  return tooMuch < 0 ? ready : ready.slice(0, Math.max(1, tooMuch));
}

export async function send(
  id: string,
  request: Request,
  calls: Pick<LeagueCalls, keyof Requests>,
): Promise<Exchange> {
  switch (request.call) {
    case "create":
      return { ...request, answer: await calls.create(request.request, request.key) };
    case "keeperKey":
      return { ...request, answer: await calls.keeperKey(id, request.key, request.next) };
    case "change":
      return { ...request, answer: await calls.change(id, request.key, request.changes, request.beside) };
    case "read":
      return { ...request, answer: await calls.read(id) };
    case "replaceLinks":
      return { ...request, answer: await calls.replaceLinks(id, request.key, request.replaced) };
  }
}

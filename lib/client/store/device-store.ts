import type { LeagueReply } from "@/lib/league/replies";
import type { GameLeague } from "@/lib/league/roster/seating";
import type { CreateLeagueRequest, LeagueChange } from "@/lib/league/wire";
import type { NamedRules } from "@/lib/rules/document/house-rules";
import type { Problem } from "@/lib/rules/problem";
import type { Result } from "@/lib/rules/result";
import type { StoredLog } from "@/lib/sync/device-log";
import type { GameSummary, LogEntry, StoredEntry } from "@/lib/sync/wire/wire";

/** A game on this device: its header, and what belongs to the whole of it. Times are ISO 8601. */
export interface StoredHeader {
  readonly id: string;
  /** The ruleset's id. */
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly createdAt: string;
  /**
   * The league that it was started in from this device; its next game is of that league too. `pending`: the league's
   * outbox was not given it yet, and `seats` are those that were chosen.
   */
  readonly league?: GameLeague & { readonly pending?: true };
  /** The keeper key; without it the game can only be watched. */
  readonly key?: string;
  readonly keys?: OtherKeys;
  /** Whether the server was seen to have the game. */
  readonly onServer: boolean;
  /** The server has said that somebody deleted the game. */
  readonly deleted?: Deleted;
  /** What a list shows of it. */
  readonly summary: GameSummary;
}

/** A game or a league that was deleted on the server, as this device knows it. */
export interface Deleted {
  /** Until when it can be brought back; undefined once it is gone for good. */
  readonly until?: string;
  /** What somebody decided here: it stays on this device alone, or is kept only so that it can be brought back. */
  readonly here?: "kept" | "gone";
}

/** What is under way about keys, and the key to propose hands with. */
export interface OtherKeys {
  /** A keeper key made here to take the place of `key`. Kept before the server is told, which may know it already. */
  readonly next?: string;
  /** A keeper key that an invite brought while another was here: the server is asked which of them is right. */
  readonly offered?: string;
  /** With it hands may be proposed. */
  readonly hand?: string;
  /** What the server is still to be told about `hand`: that it holds too, or that it alone holds. */
  readonly tell?: "add" | "only";
}

/** What a list needs: no log. */
export interface ListedGame extends StoredHeader {
  /** Entries that the server was not seen to have. */
  readonly waiting: number;
  /** Counts writes, so that two pages of one browser do not undo each other's. */
  readonly revision: number;
}

export interface StoredGame extends ListedGame {
  readonly log: StoredLog;
}

/**
 * Why something was not kept: `changed` (another page of this browser wrote first; read again and do it over), `full`,
 * or `closed` (the browser forbids it, or a newer version of this program has taken the store over).
 */
export type WriteFailure = "changed" | "full" | "closed";

/** What a write leads to: the revision from then on, or why nothing was written. */
export type WriteResult =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly error: WriteFailure };

/** A problem that was kept. Earlier versions wrote down nothing but the sentence, as `message`. */
export type StoredProblem = { readonly [Field in keyof Problem]?: Problem[Field] | undefined };

/** A change, and why the server did not take it. */
export type RefusedChange = { readonly change: LeagueChange } & StoredProblem;

/** A league whose keeper key is on this device. */
export interface StoredLeague {
  readonly id: string;
  readonly key: string;
  /** A key made here to take the place of `key`. Kept before the server is told, which may know it already. */
  readonly next?: string;
  /** What makes it on the server, as long as the server was not seen to have it. */
  readonly create?: CreateLeagueRequest;
  /** As the server last told of it; before that, as it was made here. */
  readonly known: LeagueReply;
  /** Changes that the server was not seen to have, in the order they were made. */
  readonly waiting: readonly LeagueChange[];
  /** What made it, as the server took it: should the server lose the league, it is made of this again. */
  readonly made?: CreateLeagueRequest;
  /** Changes that the server has, in the order in which it took them, the last ones: what it loses is sent again. */
  readonly sent?: readonly LeagueChange[];
  /** The server has lost something of the league: ids of the changes among `waiting` that it had. */
  readonly lost?: readonly string[];
  /** Changes that the server did not take. They are kept until somebody has seen them. */
  readonly refused: readonly RefusedChange[];
  /** The ids of changes that came in files, so that importing a file twice changes nothing. */
  readonly taken?: readonly string[];
  /** The server has said that `key` is not the league's, or not any more: the league can be read here, not changed. */
  readonly locked?: true;
  /** The server has said that somebody deleted the league: nothing is sent until it is back. */
  readonly deleted?: Deleted;
  /** Why the server does not take the league itself. A text: the sentence that an earlier version wrote down. */
  readonly trouble?: Problem | string;
  /** Counts writes, as that of a game does. */
  readonly revision: number;
}

/** House rules that were saved under a name, on this device or in a league. */
export interface StoredRules extends NamedRules {
  readonly id: string;
}

/**
 * What the device keeps. A write is one transaction, all or nothing, and resolves once it is on the disk. Reading
 * never fails: what cannot be read is not there, or undefined.
 */
export interface DeviceStore {
  /** Whether what is kept outlives the page. */
  readonly lasting: boolean;
  games(): Promise<readonly ListedGame[]>;
  game(id: string): Promise<StoredGame | undefined>;
  /** Writes a game's header and log; `revision` is what was read, 0 for a game that is new here. */
  saveGame(header: StoredHeader, log: StoredLog, revision: number): Promise<WriteResult>;
  /** Forgets a game and everything about it. */
  remove(id: string): Promise<boolean>;
  /** Forgets all games, leagues, house rules and names. */
  clear(): Promise<boolean>;
  /** Writes what a list shows, if nothing else was written since. */
  saveSummary(id: string, summary: GameSummary, revision: number): Promise<void>;
  leagues(): Promise<readonly StoredLeague[]>;
  /** Writes a league whose revision is what was read, 0 for one that is new here. */
  saveLeague(league: StoredLeague): Promise<WriteResult>;
  /** Forgets a league, its key and what waits. */
  removeLeague(id: string): Promise<boolean>;
  /** House rules under a name; undefined where they cannot be read. */
  rules(): Promise<readonly StoredRules[] | undefined>;
  /** Writes house rules, in the place of those that have their id. */
  saveRules(rules: StoredRules): Promise<Result<void, WriteFailure>>;
  /** Forgets house rules. Games that were played by them have their options. */
  removeRules(id: string): Promise<boolean>;
  /** Names of players, the latest first. */
  names(): Promise<readonly string[]>;
  saveNames(names: readonly string[]): Promise<void>;
  /** Takes a lease until a time, or fails while somebody else's runs. Times are milliseconds since 1970. */
  lease(name: string, holder: string, now: number, until: number): Promise<boolean>;
  /** Tells of writes of other pages of this browser. */
  watch(changed: () => void): () => void;
}

/** The most names that are remembered. */
const maxNames = 100;

/** The names to remember after these were typed. */
export const latestNames = (latest: readonly string[], before: readonly string[]): string[] =>
  [...new Set([...latest, ...before])].slice(0, maxNames);

/** What is to be written of a log, given where the written one ends: all of it, if that is no beginning of this one. */
export function newPart(
  { known }: StoredLog,
  written: { readonly head: number; readonly last: LogEntry | undefined },
): { readonly rewrite: boolean; readonly entries: readonly StoredEntry[] } {
  const same = written.head === 0 || known[written.head - 1]?.entry.id === written.last?.id;
  return same ? { rewrite: false, entries: known.slice(written.head) } : { rewrite: true, entries: known };
}

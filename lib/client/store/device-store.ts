import type { LeagueChange } from "@/lib/league/changes/registry";
import type { PackedRecord } from "@/lib/league/record/record-reply";
import type { LeagueReply } from "@/lib/league/replies";
import type { GameLeague } from "@/lib/league/roster/seating";
import type { CreateLeagueRequest } from "@/lib/league/wire";
import type { NamedRules } from "@/lib/rules/document/house-rules";
import type { Problem } from "@/lib/rules/problem";
import type { Result } from "@/lib/rules/result";
import type { StoredLog } from "@/lib/sync/device-log";
import type { GameSummary, LogEntry, StoredEntry } from "@/lib/sync/wire/wire";

/** A game on this device: its header, and everything about the whole of it. Times are ISO 8601. */
export interface StoredHeader {
  readonly id: string;
  /** The ruleset's id. */
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly createdAt: string;
  /**
   * The league that it was started in from this device; its next game is in that league too. `pending`: it is not in
   * the league's outbox yet, and `seats` are the chosen players.
   */
  readonly league?: GameLeague & { readonly pending?: true };
  /** The evening at whose table it is played, if it was started from there on this device. */
  readonly evening?: string;
  /** Which of its tables, if it has several. */
  readonly table?: { readonly round: number; readonly table: number };
  /** The keeper key; without it the game can only be watched. */
  readonly key?: string;
  readonly keys?: OtherKeys;
  /**
   * The league with whose keeper key this device corrects the game, where it has no key of the game. `unchecked`: the
   * server has not yet said that this league may.
   */
  readonly corrects?: { readonly league: string; readonly unchecked?: true };
  /** Whether the server was seen to have the game. */
  readonly onServer: boolean;
  /** The server has said that the game was deleted. */
  readonly deleted?: Deleted;
  /** Its summary for lists. */
  readonly summary: GameSummary;
}

/** A game or a league that was deleted on the server, as known on this device. */
export interface Deleted {
  /** Until when it can be restored; undefined once it is gone for good. */
  readonly until?: string;
  /** The decision made here: it stays on this device alone, or only so that it can be restored. */
  readonly here?: "kept" | "gone";
}

/** Key changes under way, and the key for proposing hands. */
export interface OtherKeys {
  /** A keeper key made here to replace `key`. Stored before it is sent to the server, which may already have it. */
  readonly next?: string;
  /** A keeper key from an invite that came while there was another: the server is asked which one is valid. */
  readonly offered?: string;
  /** The keeper key is from a link or a file, and the server has not yet said that it is the game's. */
  readonly unchecked?: true;
  /** The key for proposing hands. */
  readonly hand?: string;
  /** What the server does not know yet about `hand`: that it is valid too, or the only valid one. */
  readonly tell?: "add" | "only";
  /** The server knows which keys this evening's tables have. */
  readonly tables?: true;
  /** Somebody was shown a link of their own: the server is to know those of all people. */
  readonly links?: true;
  /** The ids of the people whose links the server knows, with spaces between. */
  readonly people?: string;
  /** The cards of tables that this device has read, by table; and people's own links, by `placeOf`. */
  readonly cards?: Readonly<Record<string, CardKey>>;
}

/** What a table's card opens here: what is said at that table. */
export interface CardKey {
  readonly key: string;
  /** The last round in which this device has said the table's result. */
  readonly said?: number;
}

/** For a list: no log. */
export interface ListedGame extends StoredHeader {
  /** Entries that the server was not yet seen to have. */
  readonly waiting: number;
  /** Counts writes, so that two pages of one browser do not undo each other's. */
  readonly revision: number;
}

/** Whether the server was not yet seen to have everything of a game. */
export const hasUnsent = ({ waiting, onServer }: Pick<ListedGame, "waiting" | "onServer">): boolean =>
  waiting > 0 || !onServer;

export interface StoredGame extends ListedGame {
  readonly log: StoredLog;
}

/**
 * Why something was not stored: `changed` (another page of this browser wrote first; read again and repeat), `full`,
 * or `closed` (the browser forbids it, or a newer version of this program has taken the store over).
 */
export type WriteFailure = "changed" | "full" | "closed";

/** The result of a write: the new revision, or why nothing was written. */
export type WriteResult =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly error: WriteFailure };

/** What became of something that was imported; `failed`: why it could not be written. */
export interface ImportResult<Verdict> {
  readonly verdict: Verdict;
  readonly failed?: WriteFailure;
}

/** A stored problem. Earlier versions stored only the sentence, as `message`. */
export type StoredProblem = { readonly [Field in keyof Problem]?: Problem[Field] | undefined };

/**
 * A change, and why the server refused it. `seen`: somebody has seen that; a game's stays, since it says that the game is
 * not in the league.
 */
export type RefusedChange = { readonly change: LeagueChange; readonly seen?: true } & StoredProblem;

/**
 * A newcomer from this device, in whose place a player of the same name counts whom another device had added: one person
 * unless somebody says that they are two.
 */
export interface Twin {
  /** The newcomer's id. */
  readonly player: string;
  /** The player on the roster. */
  readonly as: string;
  readonly name: string;
  /** The ids of the changes in which that player took the newcomer's place. */
  readonly changes: readonly string[];
  /** They are two: the newcomer's name in the league, and whether this device's games already say so. */
  readonly apart?: { readonly name: string; readonly done?: true };
}

/** A league whose keeper key is on this device. */
export interface StoredLeague {
  readonly id: string;
  readonly key: string;
  /** A key made here to replace `key`. Stored before it is sent to the server, which may already have it. */
  readonly next?: string;
  /** `key` is the scorers': results may be put in here, and nothing else changed. */
  readonly scorer?: true;
  /** The request that creates it on the server, until the server was seen to have it. */
  readonly create?: CreateLeagueRequest;
  /** As the server last reported it; before that, as it was created here. */
  readonly known: LeagueReply;
  /** Changes that the server was not yet seen to have, in the order they were made. */
  readonly waiting: readonly LeagueChange[];
  /**
   * The request that created it, as the server accepted it: if the server loses the league, it is created again from
   * this.
   */
  readonly made?: CreateLeagueRequest;
  /** The last changes that the server accepted, in its order: what it loses is sent again. */
  readonly sent?: readonly LeagueChange[];
  /** The server has lost part of the league: the ids of those changes among `waiting` that it once had. */
  readonly lost?: readonly string[];
  /** Changes that the server refused, until somebody has seen them. */
  readonly refused: readonly RefusedChange[];
  /** Players' links that were replaced from here, the latest last: a server that lost that is told again. */
  readonly replaced?: readonly string[];
  /** Newcomers that count as another device's players, until somebody has said whether they are. */
  readonly twins?: readonly Twin[];
  /** The ids of changes that came in files, so that importing a file twice changes nothing. */
  readonly taken?: readonly string[];
  /** The server has said that `key` is not the league's, or no longer: the league can be read here, not changed. */
  readonly locked?: true;
  /** The server has said that the league was deleted: nothing is sent until it is restored. */
  readonly deleted?: Deleted;
  /** Why the server refuses the league itself. A text is the sentence stored by an earlier version. */
  readonly trouble?: Problem | string;
  /** Counts writes, as for games. */
  readonly revision: number;
}

/** What a league's pages are drawn from when there is no network. */
export interface StoredRecord {
  /** The league's. */
  readonly id: string;
  /** When the server last said that this is all, ISO 8601. */
  readonly at: string;
  readonly record: PackedRecord;
}

/** House rules saved under a name, on this device or in a league. */
export interface StoredRules extends NamedRules {
  readonly id: string;
}

/**
 * The device's store. A write is one transaction, all or nothing, and resolves once it is on the disk. Reading never
 * fails: anything that cannot be read is reported as missing, or undefined.
 */
export interface DeviceStore {
  /** Whether stored data outlives the page. */
  readonly lasting: boolean;
  games(): Promise<readonly ListedGame[]>;
  game(id: string): Promise<StoredGame | undefined>;
  /** Writes a game's header and log; `revision` is the one that was read, 0 for a game that is new here. */
  saveGame(header: StoredHeader, log: StoredLog, revision: number): Promise<WriteResult>;
  /** Forgets a game and everything about it. */
  remove(id: string): Promise<boolean>;
  /** Forgets all games, leagues, records, house rules and names. */
  clear(): Promise<boolean>;
  /** Writes the list row, if nothing else was written since. */
  saveSummary(id: string, summary: GameSummary, revision: number): Promise<void>;
  leagues(): Promise<readonly StoredLeague[]>;
  /** Writes a league whose revision is what was read, 0 for one that is new here. */
  saveLeague(league: StoredLeague): Promise<WriteResult>;
  /** Forgets a league, its key, its waiting changes and its record. */
  removeLeague(id: string): Promise<boolean>;
  /** The record of the league with this id or this slug. */
  record(idOrSlug: string): Promise<StoredRecord | undefined>;
  /** Writes a record in place of an earlier one. */
  saveRecord(record: StoredRecord): Promise<void>;
  removeRecord(id: string): Promise<boolean>;
  /** Named house rules; undefined if they cannot be read. */
  rules(): Promise<readonly StoredRules[] | undefined>;
  /** Writes house rules, replacing those with the same id. */
  saveRules(rules: StoredRules): Promise<Result<void, WriteFailure>>;
  /** Deletes house rules. Games that were played by them have their own options. */
  removeRules(id: string): Promise<boolean>;
  /** Names of players, the latest first. */
  names(): Promise<readonly string[]>;
  saveNames(names: readonly string[]): Promise<void>;
  /** Takes a lease until a time, or fails while another holder's is running. Times are milliseconds since 1970. */
  lease(name: string, holder: string, now: number, until: number): Promise<boolean>;
  /** Reports writes of other pages of this browser. */
  watch(changed: () => void): () => void;
}

/** The most names that are remembered. */
const maxNames = 100;

/** The names to remember after these were typed. */
export const latestNames = (latest: readonly string[], before: readonly string[]): string[] =>
  [...new Set([...latest, ...before])].slice(0, maxNames);

/**
 * The part of a log that has to be written, given where the written one ends: all of it, if the written one is not a
 * prefix of it.
 */
export function newPart(
  { known }: StoredLog,
  written: { readonly head: number; readonly last: LogEntry | undefined },
): { readonly rewrite: boolean; readonly entries: readonly StoredEntry[] } {
  const same = written.head === 0 || known[written.head - 1]?.entry.id === written.last?.id;
  return same ? { rewrite: false, entries: known.slice(written.head) } : { rewrite: true, entries: known };
}

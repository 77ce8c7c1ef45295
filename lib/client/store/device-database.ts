import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { LogEntry } from "@/lib/sync/wire/wire";
import type { ListedGame, StoredLeague, StoredRecord, StoredRules } from "./device-store";

/** A game without its log, and how long that is. */
type GameRow = ListedGame & { readonly head: number };

/** The content of the database. */
export interface Schema extends DBSchema {
  games: { key: string; value: GameRow };
  /** What the server was seen to have, by game and sequence number. */
  entries: {
    key: [string, number];
    value: { readonly gameId: string; readonly seq: number; readonly entry: LogEntry };
  };
  /** What it was not yet seen to have, by game and order. */
  waiting: {
    key: [string, number];
    value: { readonly gameId: string; readonly order: number; readonly entry: LogEntry };
  };
  leagues: { key: string; value: StoredLeague };
  /** The service worker looks here for a slug (app/sw.js/worker). */
  records: { key: string; value: StoredRecord; indexes: { slug: string } };
  rules: { key: string; value: StoredRules };
  names: { key: "latest"; value: readonly string[] };
  leases: { key: string; value: { readonly holder: string; readonly until: number } };
}

export const databaseName = "pipkeeper";
const version = 4;

/** Each step makes the next version from the previous one. Steps are never changed, only added. */
const steps: readonly ((database: IDBPDatabase<Schema>) => void)[] = [
  (database) => {
    database.createObjectStore("games", { keyPath: "id" });
    database.createObjectStore("entries", { keyPath: ["gameId", "seq"] });
    database.createObjectStore("waiting", { keyPath: ["gameId", "order"] });
    database.createObjectStore("names");
    database.createObjectStore("leases");
  },
  (database) => {
    database.createObjectStore("leagues", { keyPath: "id" });
  },
  (database) => {
    database.createObjectStore("rules", { keyPath: "id" });
  },
  (database) => {
    database.createObjectStore("records", { keyPath: "id" }).createIndex("slug", "record.league.slug");
  },
];

/**
 * `outdated`: a newer version of this program has taken the store over. `blocked`: an older page still has it open.
 * `unopened`: the browser could not open it, usually because the disk is full; its content is back once it can.
 */
export type StoreTrouble = "outdated" | "blocked" | "unopened";

export interface DatabaseEvents {
  /** What keeps the store from being used, or undefined if nothing does. */
  readonly trouble: (why: StoreTrouble | undefined) => void;
}

/**
 * This program's database in the browser: opened by the first call of the function, and again if the browser closed
 * it. The function rejects if there is none, or if a newer version of the program has it.
 */
export function deviceDatabase(events: DatabaseEvents): () => Promise<IDBPDatabase<Schema>> {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  let outdated = false;
  return (): Promise<IDBPDatabase<Schema>> => {
    if (outdated) return Promise.reject(new Error("a newer version has the store"));
    opening ??= openDB<Schema>(databaseName, version, {
      upgrade: (database, from) => {
        for (const step of steps.slice(from)) step(database);
      },
      blocking: (_current, next, event) => {
        (event.target as IDBDatabase).close();
        opening = undefined;
        // Somebody cleared the site's storage: what is open here is written again with the next entry.
        if (next === null) return;
        outdated = true;
        events.trouble("outdated");
      },
      blocked: () => events.trouble("blocked"),
      terminated: () => {
        opening = undefined;
      },
    });
    opening.then(
      () => events.trouble(undefined),
      (error: unknown) => {
        opening = undefined;
        const why = troubleOf(error);
        if (why) events.trouble(why);
      },
    );
    return opening;
  };
}

/** Why the store did not open; undefined if the browser has none or its settings forbid it. */
function troubleOf(error: unknown): StoreTrouble | undefined {
  if (!(error instanceof DOMException)) return undefined;
  switch (error.name) {
    case "VersionError":
      return "outdated";
    case "SecurityError":
    case "InvalidStateError":
      return undefined;
    default:
      return "unopened";
  }
}

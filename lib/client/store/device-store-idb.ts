import type { IDBPDatabase } from "idb";
import { err, ok } from "@/lib/rules/result";
import type { LogEntry, StoredEntry } from "@/lib/sync/wire/wire";
import { type DatabaseEvents, databaseName, deviceDatabase, type Schema } from "./device-database";
import {
  type DeviceStore,
  type ListedGame,
  latestNames,
  newPart,
  type StoredRules,
  type WriteFailure,
} from "./device-store";

/** No key of a game comes after this number. */
const beyond = Number.MAX_SAFE_INTEGER;

/** On the disk before the write resolves: what was shown as saved survives a dead battery. */
const durable = { durability: "strict" } as const;

/** Where a game's entries ended at this revision of its row. */
interface Written {
  readonly revision: number;
  readonly head: number;
  readonly last: LogEntry | undefined;
}

const nothingYet: Written = { revision: 0, head: 0, last: undefined };

/** The messages between pages of one browser: the game that was written, or deleted ("": all of them). */
type Change = { readonly wrote: string } | { readonly deleted: string };

/** A store in the browser's IndexedDB. Rejects if there is none or it cannot be opened. */
export async function idbStore(events: DatabaseEvents): Promise<DeviceStore> {
  const open = deviceDatabase(events);
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(databaseName);
  /**
   * Games that somebody deleted: they must not come back. A game that is missing and not among them was cleared by
   * the browser.
   */
  const deleted = new Set<string>();
  const report = (change: Change) => {
    if ("deleted" in change) deleted.add(change.deleted);
    channel?.postMessage(change);
  };
  channel?.addEventListener("message", ({ data }: MessageEvent<Change>) => {
    if ("deleted" in data) deleted.add(data.deleted);
  });
  const reading = async <T>(
    read: (database: IDBPDatabase<Schema>) => Promise<T>,
    otherwise: T,
  ): Promise<T> => {
    try {
      return await read(await open());
    } catch {
      return otherwise;
    }
  };
  /** What this page last read or wrote of a game: a row that still has this revision ends there. */
  const written = new Map<string, Written>();

  const saveGame: DeviceStore["saveGame"] = async (header, log, revision) => {
    const { id } = header;
    const before = revision === 0 ? nothingYet : written.get(id);
    const isKnown = before?.revision === revision;
    const next = { head: log.known.length, waiting: log.waiting.length, revision: revision + 1 };
    let running: Running | undefined;
    try {
      const transaction = (await open()).transaction(["games", "entries", "waiting"], "readwrite", durable);
      running = transaction;
      const [games, entries, waiting] = [
        transaction.objectStore("games"),
        transaction.objectStore("entries"),
        transaction.objectStore("waiting"),
      ];
      transaction.done.catch(() => {});
      const writes: Promise<unknown>[] = [];
      const write = (request: Promise<unknown>) => {
        request.catch(() => {});
        writes.push(request);
      };
      const writeAfter = (end: Pick<Written, "head" | "last">) => {
        const part = newPart(log, end);
        write(games.put({ ...header, ...next }));
        write(waiting.delete(allOf(id)));
        if (part.rewrite) write(entries.delete(allOf(id)));
        for (const { seq, entry } of part.entries) write(entries.put({ gameId: id, seq, entry }));
        for (const [order, entry] of log.waiting.entries()) write(waiting.put({ gameId: id, order, entry }));
      };
      const reading = games.get(id);
      reading.catch(() => {});
      // Everything is requested at once, because waiting for the row first takes twice as long. It is undone if the
      // row has changed.
      if (isKnown) writeAfter(before);
      const row = await reading;
      const isCleared = !row && revision > 0 && !deleted.has(id) && !deleted.has("");
      const isAsRead = (row?.revision ?? 0) === revision;
      if (!isAsRead && (isKnown || !isCleared)) {
        transaction.abort();
        written.delete(id);
        // Somebody cleared the site's storage: all of it is written again.
        return isCleared ? saveGame(header, log, revision) : { ok: false, error: "changed" };
      }
      if (!isKnown) {
        const head = row?.head ?? 0;
        writeAfter({ head, last: head === 0 ? undefined : (await entries.get([id, head]))?.entry });
      }
      await Promise.all([...writes, transaction.done]);
      written.set(id, { ...next, last: log.known.at(-1)?.entry });
      deleted.delete(id);
      report({ wrote: id });
      return { ok: true, value: next.revision };
    } catch (error) {
      // A write that throws leaves the earlier ones of its transaction to be committed; one that the disk refuses
      // does not.
      const reason = reasonOf(error, running);
      try {
        running?.abort();
      } catch {}
      return { ok: false, error: reason };
    }
  };
  const removeFrom = (name: "records" | "rules", id: string): Promise<boolean> =>
    reading(async (database) => {
      const transaction = database.transaction(name, "readwrite", durable);
      await Promise.all([transaction.store.delete(id), transaction.done]);
      report({ wrote: id });
      return true;
    }, false);
  await open();

  return {
    lasting: true,
    games: () => reading(async (database) => (await database.getAll("games")).map(listed), []),
    game: (id) =>
      reading(async (database) => {
        const transaction = database.transaction(["games", "entries", "waiting"]);
        const [row, entries, waiting] = await Promise.all([
          transaction.objectStore("games").get(id),
          transaction.objectStore("entries").getAll(allOf(id)),
          transaction.objectStore("waiting").getAll(allOf(id)),
        ]);
        const known = entries.map(({ seq, entry }): StoredEntry => ({ seq, entry }));
        if (row) written.set(id, { revision: row.revision, head: row.head, last: known.at(-1)?.entry });
        return row && { ...listed(row), log: { known, waiting: waiting.map(({ entry }) => entry) } };
      }, undefined),
    saveGame,
    remove: (id) =>
      reading(async (database) => {
        const transaction = database.transaction(["games", "entries", "waiting"], "readwrite", durable);
        await Promise.all([
          transaction.objectStore("games").delete(id),
          transaction.objectStore("entries").delete(allOf(id)),
          transaction.objectStore("waiting").delete(allOf(id)),
          transaction.done,
        ]);
        report({ deleted: id });
        return true;
      }, false),
    clear: () =>
      reading(async (database) => {
        const stores = ["games", "entries", "waiting", "leagues", "records", "rules", "names"] as const;
        const transaction = database.transaction(stores, "readwrite", durable);
        await Promise.all([...stores.map((name) => transaction.objectStore(name).clear()), transaction.done]);
        report({ deleted: "" });
        return true;
      }, false),
    saveSummary: async (id, summary, revision) => {
      await reading(async (database) => {
        const transaction = database.transaction("games", "readwrite");
        const row = await transaction.store.get(id);
        if (row?.revision === revision) await transaction.store.put({ ...row, summary });
        await transaction.done;
      }, undefined);
    },
    leagues: () => reading((database) => database.getAll("leagues"), []),
    saveLeague: async (league) => {
      let running: Running | undefined;
      try {
        const transaction = (await open()).transaction("leagues", "readwrite", durable);
        running = transaction;
        transaction.done.catch(() => {});
        const row = await transaction.store.get(league.id);
        if ((row?.revision ?? 0) !== league.revision) {
          await transaction.done;
          return { ok: false, error: "changed" };
        }
        const revision = league.revision + 1;
        await Promise.all([transaction.store.put({ ...league, revision }), transaction.done]);
        report({ wrote: league.id });
        return { ok: true, value: revision };
      } catch (error) {
        return { ok: false, error: reasonOf(error, running) };
      }
    },
    removeLeague: (id) =>
      reading(async (database) => {
        const transaction = database.transaction(["leagues", "records"], "readwrite", durable);
        await Promise.all([
          transaction.objectStore("leagues").delete(id),
          transaction.objectStore("records").delete(id),
          transaction.done,
        ]);
        report({ wrote: id });
        return true;
      }, false),
    record: (idOrSlug) =>
      reading(
        async (database) =>
          (await database.get("records", idOrSlug)) ??
          (await database.getFromIndex("records", "slug", idOrSlug)),
        undefined,
      ),
    saveRecord: async (record) => {
      await reading(async (database) => {
        await database.put("records", record);
        report({ wrote: record.id });
      }, undefined);
    },
    removeRecord: (id) => removeFrom("records", id),
    rules: () =>
      reading<readonly StoredRules[] | undefined>((database) => database.getAll("rules"), undefined),
    saveRules: async (rules) => {
      let running: Running | undefined;
      try {
        const transaction = (await open()).transaction("rules", "readwrite", durable);
        running = transaction;
        transaction.done.catch(() => {});
        await Promise.all([transaction.store.put(rules), transaction.done]);
        report({ wrote: rules.id });
        return ok(undefined);
      } catch (error) {
        return err(reasonOf(error, running));
      }
    },
    removeRules: (id) => removeFrom("rules", id),
    names: () => reading(async (database) => (await database.get("names", "latest")) ?? [], []),
    saveNames: async (latest) => {
      await reading(async (database) => {
        const transaction = database.transaction("names", "readwrite");
        const before = (await transaction.store.get("latest")) ?? [];
        await transaction.store.put(latestNames(latest, before), "latest");
        await transaction.done;
      }, undefined);
    },
    lease: (name, holder, now, until) =>
      reading(async (database) => {
        const transaction = database.transaction("leases", "readwrite");
        const running = await transaction.store.get(name);
        const free = !running || running.holder === holder || running.until <= now;
        if (free) await transaction.store.put({ holder, until }, name);
        await transaction.done;
        return free;
      }, false),
    watch: (changed) => {
      channel?.addEventListener("message", changed);
      return () => channel?.removeEventListener("message", changed);
    },
  };
}

const allOf = (gameId: string): IDBKeyRange => IDBKeyRange.bound([gameId, 0], [gameId, beyond]);

const listed = ({ head: _head, ...game }: Schema["games"]["value"]): ListedGame => game;

type Running = Pick<IDBTransaction, "abort" | "error">;

/** A request says no more than that its transaction was aborted; to Chromium, a disk without room is an unknown error. */
function reasonOf(error: unknown, running: Running | undefined): WriteFailure {
  const cause = running?.error ?? error;
  const isFull = cause instanceof DOMException && ["QuotaExceededError", "UnknownError"].includes(cause.name);
  return isFull ? "full" : "closed";
}

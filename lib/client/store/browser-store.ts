import type { DatabaseEvents } from "./device-database";
import { changing, isMarked, noteChange } from "./device-revision";
import type { DeviceStore } from "./device-store";
import { idbStore } from "./device-store-idb";
import { memoryStore } from "./device-store-memory";

/** This browser's store: IndexedDB, or only memory if the browser has or allows none. Opens by itself. */
export function browserStore(events: DatabaseEvents): DeviceStore {
  let lasting = true;
  const opening = idbStore(events).catch(() => {
    lasting = false;
    return memoryStore();
  });
  return {
    get lasting() {
      return lasting;
    },
    games: async () => {
      const all = await (await opening).games();
      // Earlier versions counted no changes.
      if (all.length > 0 && !isMarked()) noteChange();
      return all;
    },
    game: async (id) => (await opening).game(id),
    saveGame: (header, log, revision) =>
      changing(async () => (await opening).saveGame(header, log, revision)),
    remove: (id) => changing(async () => (await opening).remove(id)),
    clear: () => changing(async () => (await opening).clear()),
    saveSummary: (id, summary, revision) =>
      changing(async () => (await opening).saveSummary(id, summary, revision)),
    leagues: async () => (await opening).leagues(),
    saveLeague: (league) => changing(async () => (await opening).saveLeague(league)),
    removeLeague: (id) => changing(async () => (await opening).removeLeague(id)),
    record: async (idOrSlug) => (await opening).record(idOrSlug),
    saveRecord: async (record) => (await opening).saveRecord(record),
    removeRecord: (id) => changing(async () => (await opening).removeRecord(id)),
    rules: async () => (await opening).rules(),
    saveRules: (rules) => changing(async () => (await opening).saveRules(rules)),
    removeRules: (id) => changing(async () => (await opening).removeRules(id)),
    names: async () => (await opening).names(),
    saveNames: async (names) => (await opening).saveNames(names),
    lease: async (name, holder, now, until) => (await opening).lease(name, holder, now, until),
    watch: (changed) => {
      const stop = opening.then((store) => store.watch(changed));
      return () => void stop.then((end) => end());
    },
  };
}

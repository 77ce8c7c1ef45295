import type { DatabaseEvents } from "./device-database";
import type { DeviceStore } from "./device-store";
import { idbStore } from "./device-store-idb";
import { memoryStore } from "./device-store-memory";
import { markKept } from "./local-keys";

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
      // Earlier versions left no mark.
      if (all.length > 0) markKept();
      return all;
    },
    game: async (id) => (await opening).game(id),
    saveGame: async (header, log, revision) => {
      markKept();
      return (await opening).saveGame(header, log, revision);
    },
    remove: async (id) => (await opening).remove(id),
    clear: async () => (await opening).clear(),
    saveSummary: async (id, summary, revision) => (await opening).saveSummary(id, summary, revision),
    leagues: async () => (await opening).leagues(),
    saveLeague: async (league) => {
      markKept();
      return (await opening).saveLeague(league);
    },
    removeLeague: async (id) => (await opening).removeLeague(id),
    record: async (idOrSlug) => (await opening).record(idOrSlug),
    saveRecord: async (record) => (await opening).saveRecord(record),
    removeRecord: async (id) => (await opening).removeRecord(id),
    rules: async () => (await opening).rules(),
    saveRules: async (rules) => (await opening).saveRules(rules),
    removeRules: async (id) => (await opening).removeRules(id),
    names: async () => (await opening).names(),
    saveNames: async (names) => (await opening).saveNames(names),
    lease: async (name, holder, now, until) => (await opening).lease(name, holder, now, until),
    watch: (changed) => {
      const stop = opening.then((store) => store.watch(changed));
      return () => void stop.then((end) => end());
    },
  };
}

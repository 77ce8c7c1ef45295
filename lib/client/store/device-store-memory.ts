import { ok } from "@/lib/rules/result";
import {
  type DeviceStore,
  type ListedGame,
  latestNames,
  type StoredGame,
  type StoredLeague,
  type StoredRecord,
  type StoredRules,
} from "./device-store";

/** A store for a browser that stores nothing: its content lasts until the page is closed. */
export function memoryStore(): DeviceStore {
  const games = new Map<string, StoredGame>();
  const leagues = new Map<string, StoredLeague>();
  const records = new Map<string, StoredRecord>();
  const rules = new Map<string, StoredRules>();
  const leases = new Map<string, { holder: string; until: number }>();
  let names: readonly string[] = [];
  return {
    lasting: false,
    games: async () => [...games.values()].map(({ log: _log, ...listed }): ListedGame => listed),
    game: async (id) => games.get(id),
    saveGame: async (header, log, revision) => {
      if ((games.get(header.id)?.revision ?? 0) !== revision) return { ok: false, error: "changed" };
      const next = revision + 1;
      games.set(header.id, { ...header, log, waiting: log.waiting.length, revision: next });
      return { ok: true, value: next };
    },
    remove: async (id) => {
      games.delete(id);
      return true;
    },
    clear: async () => {
      games.clear();
      leagues.clear();
      records.clear();
      rules.clear();
      names = [];
      return true;
    },
    saveSummary: async (id, summary, revision) => {
      const game = games.get(id);
      if (game?.revision === revision) games.set(id, { ...game, summary });
    },
    leagues: async () => [...leagues.values()],
    saveLeague: async (league) => {
      if ((leagues.get(league.id)?.revision ?? 0) !== league.revision) return { ok: false, error: "changed" };
      const next = league.revision + 1;
      leagues.set(league.id, { ...league, revision: next });
      return { ok: true, value: next };
    },
    removeLeague: async (id) => {
      leagues.delete(id);
      records.delete(id);
      return true;
    },
    record: async (idOrSlug) =>
      records.get(idOrSlug) ?? [...records.values()].find(({ record }) => record.league.slug === idOrSlug),
    saveRecord: async (record) => {
      records.set(record.id, record);
    },
    removeRecord: async (id) => {
      records.delete(id);
      return true;
    },
    rules: async () => [...rules.values()],
    saveRules: async (saved) => {
      rules.set(saved.id, saved);
      return ok(undefined);
    },
    removeRules: async (id) => {
      rules.delete(id);
      return true;
    },
    names: async () => names,
    saveNames: async (latest) => {
      names = latestNames(latest, names);
    },
    lease: async (name, holder, now, until) => {
      const running = leases.get(name);
      if (running && running.holder !== holder && running.until > now) return false;
      leases.set(name, { holder, until });
      return true;
    },
    watch: () => () => {},
  };
}

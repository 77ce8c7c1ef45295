import { eveningGame } from "@/lib/evening/evening-game";
import { startOfEvening } from "@/lib/evening/head";
import type { Exported } from "@/lib/export/archive";
import { type Imported, sharedOf } from "@/lib/export/read-file";
import { games } from "@/lib/games/registry";
import type { Problem } from "@/lib/rules/problem";
import { sameJson } from "@/lib/rules/same-json";
import { DeviceLog } from "@/lib/sync/device-log";
import { idKey } from "@/lib/sync/hold";
import { summaryOf } from "../game/game-view";
import { type AnyDeviceLog, startOf } from "../game/open-game";
import { invited, withKeys } from "../game/sync/key-requests";
import type { ServerCalls } from "../net/server-calls";
import type { DeviceStore, ImportResult, StoredGame, StoredHeader } from "../store/device-store";
import { archivedGame } from "./archived-game";

/** What importing a game would do here. An import only ever adds entries at the end of what is here. */
export type Verdict =
  /** It is new here. `mayWrite`: it gets a key from this device, or has its own; otherwise it can only be watched. */
  | { readonly type: "new"; readonly mayWrite: boolean; readonly entries: number }
  /** It is here, but this many of its entries are missing. */
  | { readonly type: "more"; readonly entries: number }
  /** All of it is here; the file has the key that lets this device write, or the next one. */
  | { readonly type: "key"; readonly isNext: boolean }
  | { readonly type: "same" }
  /** The missing entries do not fit the game here, or another game has its id: it is left alone. */
  | { readonly type: "unfit"; readonly problems: readonly Problem[] }
  | { readonly type: "other" }
  /** Entries are missing, but this device has no key to add them with. */
  | { readonly type: "no-key"; readonly entries: number };

interface Plan {
  readonly id: string;
  readonly verdict: Verdict;
  /** The content to write; undefined if nothing. */
  readonly write?: { readonly header: StoredHeader; readonly log: AnyDeviceLog; readonly revision: number };
}

export interface TransferParts {
  readonly store: DeviceStore;
  readonly server: ServerCalls;
  newKey(): string;
  now(): number;
}

/** All games of the device, oldest first, as they are exported. Games that this version cannot read stay here. */
export async function exportAll(
  store: DeviceStore,
  wanted: (id: string) => boolean = () => true,
): Promise<Exported[]> {
  const listed = (await store.games()).filter(({ id, deleted }) => wanted(id) && deleted?.here !== "gone");
  listed.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const games = await Promise.all(listed.map(({ id }) => store.game(id)));
  return games.flatMap((game) => {
    const log = game && logOf(game);
    return game && log ? [archivedGame(game, log)] : [];
  });
}

/** What importing a game would do. Reads the device, and asks the server about games that are new here. */
export async function planImport(coming: Imported, parts: TransferParts): Promise<Plan> {
  const here =
    (await parts.store.game(coming.id)) ?? (coming.named ? undefined : await sameGame(coming, parts));
  return here ? planMore(coming, here) : planNew(coming, parts);
}

/** Imports a game as planned, given what is here now. */
export async function carryOut(
  coming: Imported,
  parts: TransferParts,
): Promise<ImportResult<Verdict> & { readonly id: string }> {
  for (;;) {
    const { id, verdict, write } = await planImport(coming, parts);
    if (!write) return { id, verdict };
    const header = { ...write.header, summary: summaryOf(write.header, write.log) };
    const stored = await parts.store.saveGame(header, write.log.stored, write.revision);
    if (stored.ok) return { id, verdict };
    if (stored.error !== "changed") return { id, verdict, failed: stored.error };
  }
}

function logOf(stored: StoredGame): AnyDeviceLog | undefined {
  const { game, log } = stored;
  const evening = game === eveningGame ? startOfEvening(stored, games) : undefined;
  const start = evening ? evening.ok && evening.value : startOf(stored, games);
  return start ? DeviceLog.openOf(sharedOf(game), start, log) : undefined;
}

const idsOf = ({ log }: StoredGame): Set<string> =>
  new Set([...log.known.map(({ entry }) => entry), ...log.waiting].map(({ id }) => idKey(id)));

/** The game of this device that a scoresheet is from: the same players, and its first entry is there. */
async function sameGame(coming: Imported, { store }: TransferParts): Promise<StoredGame | undefined> {
  const first = coming.entries[0];
  if (!first) return undefined;
  for (const { id, ...header } of await store.games()) {
    if (!sameHeader(coming, header)) continue;
    const game = await store.game(id);
    if (game && idsOf(game).has(idKey(first.id))) return game;
  }
  return undefined;
}

function sameHeader(
  { opened }: Imported,
  header: Pick<StoredHeader, "game" | "options" | "players">,
): boolean {
  const { game, options, players } = opened.sheet;
  return header.game === game && sameJson(header.options, options ?? {}) && sameJson(header.players, players);
}

function planMore(coming: Imported, here: StoredGame): Plan {
  const { id } = here;
  const log = logOf(here);
  if (!log || !sameHeader(coming, here)) return { id, verdict: { type: "other" } };
  const has = idsOf(here);
  const missing = coming.entries.filter((entry) => !has.has(idKey(entry.id)));
  const key = here.key ?? coming.key;
  const { log: _log, revision, waiting: _waiting, ...stored } = here;
  const next = nextKeyFor(here, coming);
  const withKey = here.key === undefined && key !== undefined ? invited(stored, key) : stored;
  const header = next === undefined ? withKey : withKeys(withKey, { next });
  if (missing.length === 0) {
    if (here.key === key && next === undefined) return { id, verdict: { type: "same" } };
    const verdict = { type: "key", isNext: here.key !== undefined } as const;
    return { id, verdict, write: { header, log, revision } };
  }
  if (key === undefined) return { id, verdict: { type: "no-key", entries: missing.length } };
  const entered = log.enter(missing);
  if (!entered.ok) return { id, verdict: { type: "unfit", problems: entered.error } };
  const verdict = { type: "more", entries: missing.length } as const;
  return { id, verdict, write: { header, log: entered.value, revision } };
}

/** Whoever has the current key may replace it; a replacement already under way here stays. */
function nextKeyFor({ key, keys }: StoredGame, coming: Imported): string | undefined {
  const isOurs = key === undefined || key === coming.key;
  return isOurs && keys?.next === undefined && coming.next !== key ? coming.next : undefined;
}

async function planNew(coming: Imported, { server, newKey, now }: TransferParts): Promise<Plan> {
  const { id, opened, entries } = coming;
  const { game, options = {}, players } = opened.sheet;
  const empty = DeviceLog.openOf(sharedOf(game), opened.start, { known: [], waiting: [] });
  const entered = empty.enter(entries);
  if (!entered.ok) return { id, verdict: { type: "unfit", problems: entered.error } };
  const isThere = coming.key === undefined && (await isOnServer(coming, server));
  const key = coming.key ?? (isThere ? undefined : newKey());
  const createdAt = coming.createdAt ?? new Date(now()).toISOString();
  const what = { id, game, options, players, createdAt, onServer: isThere };
  const header = {
    ...what,
    summary: summaryOf(what, entered.value),
  };
  const own =
    coming.key === undefined ? { ...header, ...(key !== undefined && { key }) } : invited(header, coming.key);
  const withNext = coming.next === undefined ? own : withKeys(own, { next: coming.next });
  const verdict = { type: "new", mayWrite: key !== undefined, entries: entries.length } as const;
  return { id, verdict, write: { header: withNext, log: entered.value, revision: 0 } };
}

/** Whether somebody else's key writes to the game; if the server cannot be asked, what the file says. */
async function isOnServer({ id, onServer }: Imported, server: ServerCalls): Promise<boolean> {
  const listed = await server.list([id]);
  return listed.outcome === "answered" ? listed.reply.games.length > 0 : onServer;
}

import type { Exported } from "@/lib/export/archive";
import type { LogEntry } from "@/lib/sync/wire/wire";
import type { AnyDeviceLog } from "../game/open-game";
import type { StoredHeader } from "../store/device-store";

/** A game of this device as it is exported, with its key if there is one, and the key that will replace it. */
export function archivedGame(header: StoredHeader, log: AnyDeviceLog): Exported {
  const { id, game, options, players, createdAt, onServer, key, keys } = header;
  const entries = log.view.sheet.lines.map(({ written }) => written as LogEntry);
  return {
    id,
    game,
    options,
    players,
    createdAt,
    onServer,
    entries,
    ...(key !== undefined && { key }),
    ...(keys?.next !== undefined && { next: keys.next }),
  };
}

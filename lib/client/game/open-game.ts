import { eveningGame } from "@/lib/evening/evening-game";
import { couldNotFetch, onlyGame } from "@/lib/games/load";
import { type Games, readScoresheet, sheetFormat, sheetVersion } from "@/lib/rules/document/scoresheet";
import type { Position } from "@/lib/rules/game";
import { DeviceLog, type StoredLog } from "@/lib/sync/device-log";
import type { AnyLog } from "@/lib/sync/shared/shared";
import type { StoredGame, StoredHeader } from "../store/device-store";

/** A device's log of a game or of an evening, whichever. */
export type AnyDeviceLog = DeviceLog<unknown, AnyLog>;

/** A game or an evening that is open here: its header, its log, and the store's revision of both. */
export interface OpenGame {
  readonly header: StoredHeader;
  readonly start: unknown;
  readonly log: AnyDeviceLog;
  readonly revision: number;
}

/** The position that a game starts from; undefined when this version cannot read it. */
export function startOf(
  { game, options, players }: Pick<StoredHeader, "game" | "options" | "players">,
  games: Games,
): Position | undefined {
  const sheet = { format: sheetFormat, version: sheetVersion, game, options, players, entries: [] };
  const opened = readScoresheet(sheet, games);
  return opened.ok ? opened.value.start : undefined;
}

/** A log from the store; `outdated` if this version cannot read it, undefined if its rules cannot be loaded now. */
export async function openStored(stored: StoredGame): Promise<OpenGame | "outdated" | undefined> {
  const { log: storedLog, revision, waiting: _waiting, ...header } = stored;
  const opened = await openLog(header, storedLog);
  return typeof opened === "object" ? { header, ...opened, revision } : opened;
}

/** The same with what the server sent. The rules of evenings are loaded with the first one. */
export async function openLog(
  header: Pick<StoredHeader, "id" | "game" | "options" | "players">,
  stored: StoredLog,
): Promise<Pick<OpenGame, "start" | "log"> | "outdated" | undefined> {
  const { game } = header;
  if (game === eveningGame) {
    const rules = await import("../evening/open-evening").catch(() => undefined);
    return rules?.openEvening(header, stored);
  }
  const games = await onlyGame(game);
  if (couldNotFetch(game, games)) return undefined;
  const start = startOf(header, games);
  return start ? { start, log: DeviceLog.open(start, stored) } : "outdated";
}

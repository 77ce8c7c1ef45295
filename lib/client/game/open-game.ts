import { rulesetIds } from "@/lib/games/ids";
import { onlyGame } from "@/lib/games/load";
import { type Games, readScoresheet, sheetFormat, sheetVersion } from "@/lib/rules/document/scoresheet";
import type { Position } from "@/lib/rules/game";
import { DeviceLog } from "@/lib/sync/device-log";
import type { StoredGame, StoredHeader } from "../store/device-store";

/** A game that is open here: its header, its log, and the store's revision of both. */
export interface OpenGame {
  readonly header: StoredHeader;
  readonly start: Position;
  readonly log: DeviceLog;
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

/** A game from the store; `outdated` if this version cannot read it, undefined if its rules cannot be loaded now. */
export async function openStored(stored: StoredGame): Promise<OpenGame | "outdated" | undefined> {
  const { log: storedLog, revision, waiting: _waiting, ...header } = stored;
  const games = await onlyGame(header.game);
  if (couldNotFetch(header.game, games)) return undefined;
  const start = startOf(header, games);
  const log = start && DeviceLog.open(start, storedLog);
  return start && log ? { header, start, log, revision } : "outdated";
}

/** Whether this version has the game but could not load its rules. */
export const couldNotFetch = (game: string, games: Games): boolean =>
  rulesetIds.includes(game) && !games.find(game);

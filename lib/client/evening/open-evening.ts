import { playedIn } from "@/lib/evening/evening-game";
import { startOfEvening } from "@/lib/evening/head";
import type { EveningLog } from "@/lib/evening/log";
import type { EveningMoment } from "@/lib/evening/moment";
import { couldNotFetch, onlyGame } from "@/lib/games/load";
import { DeviceLog, type StoredLog } from "@/lib/sync/device-log";
import { sharedEvening } from "@/lib/sync/shared/evenings";
import type { StoredHeader } from "../store/device-store";

interface OpenEvening {
  readonly start: EveningMoment;
  readonly log: DeviceLog<EveningMoment, EveningLog>;
}

/** An evening; `outdated` if this version cannot read it, undefined if its game's rules cannot be loaded now. */
export async function openEvening(
  header: Pick<StoredHeader, "id" | "options" | "players">,
  stored: StoredLog,
): Promise<OpenEvening | "outdated" | undefined> {
  const { game } = playedIn(header.options);
  const games = await onlyGame(game);
  if (couldNotFetch(game, games)) return undefined;
  const start = startOfEvening(header, games);
  if (!start.ok) return "outdated";
  return { start: start.value, log: DeviceLog.openOf(sharedEvening, start.value, stored) };
}

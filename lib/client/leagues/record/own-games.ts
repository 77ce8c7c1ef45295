import { eveningGame, playedIn } from "@/lib/evening/evening-game";
import { onlyGame } from "@/lib/games/load";
import type { OwnGame } from "@/lib/league/record/unsent";
import { sheetResultOf } from "@/lib/league/sheets/sheet-result";
import { finishedAt } from "@/lib/league/standings/order";
import { resultOf } from "@/lib/league/standings/result";
import { DeviceLog } from "@/lib/sync/device-log";
import { openEvening } from "../../evening/open-evening";
import { startOf } from "../../game/open-game";
import { type DeviceStore, hasUnsent, type ListedGame, type StoredLeague } from "../../store/device-store";
import { isPutIn, sentTo } from "../in-league";

/** A league as this device last heard of it. */
interface Heard {
  readonly id: string;
  /** When, ISO 8601. */
  readonly at: string;
  readonly games: ReadonlySet<string>;
}

/** A game of this device, and whether the server lacks part of it. */
export interface CountedHere extends OwnGame {
  readonly isUnsent: boolean;
}

/**
 * Games and evenings of a league that this device knows better than the league's record does: what was entered here and
 * not sent, or sent since. `mine`: what the device stores of a league that it manages. A game that cannot be replayed now
 * is left out.
 */
export async function gamesHere(
  { id, at, games }: Heard,
  mine: StoredLeague | undefined,
  store: Pick<DeviceStore, "games" | "game">,
  now: number,
): Promise<CountedHere[]> {
  const found: CountedHere[] = [];
  for (const game of await store.games()) {
    if (game.league?.id !== id || game.deleted) continue;
    const isIn = games.has(game.id);
    const isPut = game.league.pending || (mine && isPutIn(mine, game.id));
    if (game.game === eveningGame && !isIn && !isPut) continue;
    const state = mine ? sentTo(mine, game.id) : "elsewhere";
    // Not one that the league did not take, or that cannot be sent.
    if (!isIn && state !== "in" && state !== "waits") continue;
    const isUnsent = hasUnsent(game) || game.league.pending === true || state === "waits";
    const isNewer = game.summary.updatedAt > at;
    if (isIn ? game.waiting === 0 && !isNewer : !isUnsent && !isNewer) continue;
    const result = await resultHere(game, store, now);
    if (result !== "unreadable" && (result || isIn))
      found.push({
        gameId: game.id,
        rulesetId: game.game,
        options: game.options,
        seats: game.league.seats,
        result,
        isUnsent,
      });
  }
  return found;
}

async function resultHere(
  game: ListedGame,
  store: Pick<DeviceStore, "game">,
  now: number,
): Promise<OwnGame["result"] | "unreadable"> {
  const stored = await store.game(game.id);
  if (!stored) return "unreadable";
  if (game.game === eveningGame) {
    const opened = await openEvening(game, stored.log);
    if (!opened || opened === "outdated") return "unreadable";
    const result = sheetResultOf(opened.log.view.sheet, playedIn(game.options).game);
    return result && { ...result, finishedAt: finishedAt(result.endedAt, new Date(now)) };
  }
  const start = startOf(game, await onlyGame(game.game));
  if (!start) return "unreadable";
  const result = resultOf(DeviceLog.open(start, stored.log).view.sheet);
  return result && { ...result, finishedAt: finishedAt(result.endedAt, new Date(now)) };
}

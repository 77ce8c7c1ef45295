import { type Archive, archiveOf, sheetOf } from "@/lib/export/archive";
import type { Scoresheet } from "@/lib/rules/document/scoresheet";
import { exportedLeague } from "../leagues/league-transfer";
import type { DeviceStore } from "../store/device-store";
import { exportAll } from "./transfer";

/** A game of this device, watched or scored here. */
export interface GameOnDevice {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly names: readonly string[];
  /** ISO 8601. */
  readonly updatedAt: string;
  readonly mayWrite: boolean;
  readonly onServer: boolean;
  /** Entries that the server was not seen to have. */
  readonly waiting: number;
}

/** All games of a device, the most recent entry first. */
export async function listedGames(store: DeviceStore): Promise<readonly GameOnDevice[]> {
  const games = (await store.games()).filter(({ deleted }) => deleted?.here !== "gone");
  return games
    .map(
      ({
        id,
        game,
        options,
        players,
        summary: { updatedAt },
        key,
        onServer,
        deleted,
        waiting,
      }): GameOnDevice => ({
        id,
        game,
        options,
        updatedAt,
        mayWrite: key !== undefined,
        onServer: onServer && !deleted,
        waiting,
        names: players.map(({ name }) => name),
      }),
    )
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}

/** Everything on a device as one document; `keys`: including what lets others write to the games. */
export async function everythingIn(store: DeviceStore, keys: boolean): Promise<Archive> {
  const leagues = (await store.leagues()).map(exportedLeague);
  return archiveOf(await exportAll(store), keys, leagues, await store.rules());
}

/** A league on its own, with what waits and without its key; undefined if it is not there. */
export async function leagueFileIn(store: DeviceStore, id: string): Promise<Archive | undefined> {
  const league = (await store.leagues()).find((each) => each.id === id);
  return league && archiveOf([], false, [exportedLeague(league)]);
}

/** A game as a scoresheet; undefined if it is not there. */
export async function scoresheetIn(store: DeviceStore, id: string): Promise<Scoresheet | undefined> {
  const [game] = await exportAll(store, (each) => each === id);
  return game && sheetOf(game);
}

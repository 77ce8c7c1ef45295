"use client";

import type { Archive } from "@/lib/export/archive";
import type { ArchivedLeague } from "@/lib/export/archived-league";
import type { ArchivedRules } from "@/lib/export/archived-rules";
import {
  type FileContent,
  type FileTrouble,
  type Imported,
  maxBytes,
  readFile,
} from "@/lib/export/read-file";
import { games } from "@/lib/games/registry";
import type { Scoresheet } from "@/lib/rules/document/scoresheet";
import { err, type Result } from "@/lib/rules/result";
import { device } from "../device";
import { closeGames, gameOf } from "../device-games";
import { noFirstGames, setFirstGames } from "../first-games";
import { myGames } from "../game/my-games";
import { unfollowAll } from "../leagues/followed";
import { carryOutLeague, type LeagueVerdict, planLeague } from "../leagues/league-transfer";
import { pushToServer, refreshLeagues } from "../leagues/my-leagues";
import { endNotices } from "../leagues/push-notices";
import { leagueCalls } from "../leagues/session/league-calls";
import { newKey } from "../random-ids";
import type { ImportResult } from "../store/device-store";
import { forgetDrafts } from "../store/drafts";
import { allTraces, localKeys } from "../store/local-keys";
import { everythingIn, type GameOnDevice, leagueFileIn, listedGames, scoresheetIn } from "./exports";
import { carryOutRules, planRules, type RulesVerdict } from "./rules-transfer";
import { carryOut, planImport, type TransferParts, type Verdict } from "./transfer";

export type { ArchivedLeague } from "@/lib/export/archived-league";
export type { ArchivedRules } from "@/lib/export/archived-rules";
export type { FileContent, FileTrouble, Imported } from "@/lib/export/read-file";
export type { LeagueVerdict } from "../leagues/league-transfer";
export type { ImportResult } from "../store/device-store";
export type { GameOnDevice } from "./exports";
export type { RulesVerdict } from "./rules-transfer";
export type { Verdict } from "./transfer";

function parts(): TransferParts {
  const { store, server, now } = device();
  return { store, server, now, newKey };
}

/** All games of this device, the most recent entry first. */
export const gamesOnDevice = (): Promise<readonly GameOnDevice[]> => listedGames(device().store);

/** Everything on this device as one document; `keys`: including what lets others write to the games. */
export const everything = (keys: boolean): Promise<Archive> => everythingIn(device().store, keys);

/** A league of this device on its own, with what waits and without its key; undefined if it is not here. */
export const leagueFile = (id: string): Promise<Archive | undefined> => leagueFileIn(device().store, id);

/** A game of this device as a scoresheet; undefined if it is not here. */
export const scoresheetOf = (id: string): Promise<Scoresheet | undefined> => scoresheetIn(device().store, id);

/** Reads a file that may be anything. Nothing is written. */
export async function readContent(file: Blob): Promise<Result<FileContent, FileTrouble>> {
  if (file.size > maxBytes) return err("too-large");
  return readFile(await file.text(), games, new Date(device().now()).toISOString());
}

/** What importing a game would do here. Nothing is written. */
export async function verdictOn(coming: Imported): Promise<Verdict> {
  return (await planImport(coming, parts())).verdict;
}

/** Imports a game; importing twice changes nothing more. It is sent to the server in the background. */
export async function importGame(coming: Imported): Promise<ImportResult<Verdict>> {
  const { id, ...became } = await carryOut(coming, parts());
  if (!became.failed) void gameOf(id).sync();
  return became;
}

const leagueParts = () => ({ store: device().store, calls: leagueCalls, newKey });

/** What importing a league would do here. Nothing is written. */
export async function verdictOnLeague(coming: ArchivedLeague): Promise<LeagueVerdict> {
  return (await planLeague(coming, leagueParts())).verdict;
}

/** Imports a league; importing twice changes nothing more. It is sent to the server in the background. */
export async function importLeague(coming: ArchivedLeague): Promise<ImportResult<LeagueVerdict>> {
  const became = await carryOutLeague(coming, leagueParts());
  if (!became.failed) void pushToServer(coming.id);
  return became;
}

/** What importing house rules would do here. Nothing is written. */
export const verdictOnRules = (coming: ArchivedRules): Promise<RulesVerdict> =>
  planRules(coming, device().store);

/** Imports house rules; importing twice changes nothing more. */
export const importRules = (coming: ArchivedRules): Promise<ImportResult<RulesVerdict>> =>
  carryOutRules(coming, device().store);

/**
 * Deletes a game from this device, or everything: all games and leagues, followed leagues, house rules and names.
 * What is on the server stays there.
 */
export async function forget(id: string | "everything"): Promise<boolean> {
  const { store } = device();
  const done = id === "everything" ? await store.clear() : await store.remove(id);
  if (done) forgetDrafts(id === "everything" ? undefined : id);
  closeGames(id);
  if (done && id === "everything") await forgetTraces();
  await Promise.all([myGames().refresh(), refreshLeagues()]);
  return done;
}

/** What is stored outside the store: local storage, copies of leagues' pages, and this browser's notices. */
async function forgetTraces(): Promise<void> {
  setFirstGames(noFirstGames);
  unfollowAll();
  for (const key of localKeys(allTraces)) localStorage.removeItem(key);
  try {
    const seen = (await caches.keys()).filter((name) => name.startsWith("pipkeeper-seen-"));
    await Promise.all(seen.map((name) => caches.delete(name)));
    await endNotices();
  } catch {
    // Pages on plain http have none of it.
  }
}

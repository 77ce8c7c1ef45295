"use client";

import { device } from "../device";
import type { DeletionEnd } from "../game/deletion";
import type { Answered } from "../net/server-calls";
import type { Deleted, StoredLeague } from "../store/device-store";
import { pushToServer, refreshLeagues } from "./my-leagues";
import { leagueCalls } from "./session/league-calls";
import { updateLeague } from "./session/update-league";

/** The league with or without a record of its deletion. */
const markedDeleted = (
  { deleted: _, ...league }: StoredLeague,
  deleted: Deleted | undefined,
): StoredLeague => (deleted ? { ...league, deleted } : league);

/** Deletes a league for everyone; this device keeps the key, to restore it. Nothing happens without the server. */
export const deleteLeague = (id: string): Promise<DeletionEnd> => settle(id, leagueCalls.remove);

/** Restores a deleted league, for everyone. */
export const bringLeagueBack = (id: string): Promise<DeletionEnd> => settle(id, leagueCalls.restore);

async function settle(id: string, call: typeof leagueCalls.remove): Promise<DeletionEnd> {
  const { store } = device();
  const key = (await store.leagues()).find((league) => league.id === id)?.key;
  if (key === undefined) return "refused";
  const answered = await call(id, key);
  const known = knownFrom(answered);
  if (known === undefined) return answered.outcome === "unreachable" ? "unreachable" : "refused";
  await updateLeague(store, id, (league) => markedDeleted(league, known ?? undefined));
  await refreshLeagues();
  if (known === null) await pushToServer(id);
  return answered.outcome === "answered" ? "done" : "refused";
}

/** What an answer says about a deletion: null if the league exists, undefined if it says nothing. */
function knownFrom(answered: Answered<{ readonly until: string | null }>): Deleted | null | undefined {
  if (answered.outcome === "answered") {
    const { until } = answered.reply;
    return until === null ? null : { until };
  }
  if (answered.outcome !== "refused" || answered.code !== "league-deleted") return undefined;
  return answered.until === undefined ? {} : { until: answered.until };
}

"use client";

import { device } from "../device";
import { closeGames, gameOf } from "../device-games";
import type { Answered } from "../net/server-calls";
import type { Deleted } from "../store/device-store";
import { forgetDrafts } from "../store/drafts";
import { myGames } from "./my-games";

/** How deleting or restoring ended. `refused`: the key here is no longer the game's. */
export type DeletionEnd = "done" | "unreachable" | "refused";

const endOf = ({ outcome }: Answered<unknown>): DeletionEnd =>
  outcome === "answered" ? "done" : outcome === "unreachable" ? "unreachable" : "refused";

const marked = (id: string, deleted: Deleted | undefined): Promise<unknown> =>
  gameOf(id).changeHeader(({ deleted: _, ...header }) => (deleted ? { ...header, deleted } : header));

/**
 * Deletes a game for everyone. This device hides it until it can no longer be restored. Without the server nothing is
 * deleted.
 */
export async function deleteEverywhere(id: string): Promise<DeletionEnd> {
  const { store, server } = device();
  const key = (await store.game(id))?.key;
  if (key === undefined) return "refused";
  const answered = await server.remove(id, key);
  if (
    answered.outcome === "answered" ||
    (answered.outcome === "refused" && answered.code === "game-deleted")
  ) {
    const until = answered.outcome === "answered" ? (answered.reply.until ?? undefined) : answered.until;
    await marked(id, { ...(until !== undefined && { until }), here: "gone" });
    await myGames().refresh();
    return "done";
  }
  return endOf(answered);
}

/** Restores a deleted game, for everyone. */
export async function restoreGame(id: string): Promise<DeletionEnd> {
  const { store, server } = device();
  const key = (await store.game(id))?.key;
  if (key === undefined) return "refused";
  const answered = await server.restore(id, key);
  if (answered.outcome === "answered") {
    await marked(id, undefined);
    await gameOf(id).sync();
    await myGames().refresh();
  }
  return endOf(answered);
}

/** Removes a game that was deleted on the server from this device too, with its key. */
export async function deleteFromDevice(id: string): Promise<void> {
  if (await device().store.remove(id)) forgetDrafts(id);
  closeGames(id);
  await myGames().refresh();
}

/** Keeps a game that was deleted on the server on this device. */
export async function keepOnDevice(id: string): Promise<void> {
  await gameOf(id).changeHeader((header) => ({ ...header, deleted: { ...header.deleted, here: "kept" } }));
  await myGames().refresh();
}

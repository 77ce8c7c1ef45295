"use client";

import { device } from "../device";
import { closeGames, gameOf } from "../device-games";
import type { Answered } from "../net/server-calls";
import type { Deleted } from "../store/device-store";
import { forgetDrafts } from "../store/drafts";
import { myGames } from "./my-games";

/** How deleting ended, or bringing back. `refused`: the key here is not the game's any more. */
export type DeletionEnd = "done" | "unreachable" | "refused";

const endOf = ({ outcome }: Answered<unknown>): DeletionEnd =>
  outcome === "answered" ? "done" : outcome === "unreachable" ? "unreachable" : "refused";

const marked = (id: string, deleted: Deleted | undefined): Promise<unknown> =>
  gameOf(id).changeHeader(({ deleted: _, ...header }) => (deleted ? { ...header, deleted } : header));

/**
 * Deletes a game for everybody. This device keeps it out of sight until it cannot be brought back any more. Nothing is
 * deleted when the server cannot be reached.
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

/** Brings a game back that was deleted, for everybody. */
export async function bringBack(id: string): Promise<DeletionEnd> {
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

/** A game that was deleted on the server is gone from this device too, with its key. */
export async function deleteHere(id: string): Promise<void> {
  if (await device().store.remove(id)) forgetDrafts(id);
  closeGames(id);
  await myGames().refresh();
}

/** A game that was deleted on the server stays on this device. */
export async function keepHere(id: string): Promise<void> {
  await gameOf(id).changeHeader((header) => ({ ...header, deleted: { ...header.deleted, here: "kept" } }));
  await myGames().refresh();
}

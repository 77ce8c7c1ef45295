"use client";

import { secretAddress } from "@/lib/export/links/secret-link";
import { gameOf } from "../device-games";
import { newKey } from "../random-ids";
import { withKeys } from "./sync/key-requests";

/** An invite link. Its key, if it has one, is in the fragment, which no server sees. */
export function inviteLink(
  origin: string,
  page: "play" | "watch" | "hand" | "evening",
  gameId: string,
  key?: string,
): string {
  if (page === "watch" || key === undefined) return `${origin}/${page}?game=${gameId}`;
  return origin + secretAddress({ page: `/${page}`, id: gameId, secret: key });
}

/** Takes over the key of an invite to keep score, as soon as the server has said that it is the game's. */
export const adoptKey = (id: string, key: string): Promise<void> => gameOf(id).adopt(key);

/**
 * Makes a new keeper key. It is stored here, then sent to the server until it answers, so a lost reply locks nobody
 * out. False if this device could not store it.
 */
export async function replaceKeeperKey(id: string): Promise<boolean> {
  const key = newKey();
  const stored = await gameOf(id).changeHeader((header) =>
    withKeys(header, { next: header.keys?.next ?? key }),
  );
  return stored.ok;
}

/** Makes the key for proposing hands, if there is none; `only`: a new one that replaces all others. */
export async function makeHandKey(id: string, only: boolean): Promise<boolean> {
  const key = newKey();
  const stored = await gameOf(id).changeHeader((header) => {
    if (header.keys?.hand !== undefined && !only) return header;
    return withKeys(header, { hand: key, tell: only ? "only" : "add" });
  });
  return stored.ok;
}

/** Stores the hand key from an invite. */
export async function storeHandKey(id: string, key: string): Promise<void> {
  await gameOf(id).changeHeader((header) =>
    header.keys?.hand === key ? header : withKeys(header, { hand: key, tell: undefined }),
  );
}

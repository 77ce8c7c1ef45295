"use client";

import { gameOf } from "../device-games";
import { keyOfInvite } from "../net/page-life";
import { newKey } from "../random-ids";
import { withKeys } from "./sync/key-requests";

/** Where an invite link leads. Its key, if it has one, is in the fragment, which no server sees. */
export function inviteLink(
  origin: string,
  page: "play" | "watch" | "hand",
  gameId: string,
  key?: string,
): string {
  return `${origin}/${page}?game=${gameId}${key === undefined ? "" : `#key=${key}`}`;
}

/**
 * Takes over an invite to keep score; the key that it brought, or undefined if the link is not an invite to this game.
 */
export function adoptLink(id: string, link: string): string | undefined {
  const key = keyOfInvite(link, "/play", ["game", id]);
  if (key !== undefined) void gameOf(id).adopt(key);
  return key;
}

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

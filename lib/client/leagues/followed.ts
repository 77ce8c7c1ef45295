"use client";

import { useSyncExternalStore } from "react";
import { isRecord } from "@/lib/rules/record";
import { observable } from "../observable";

/** A league that somebody reads on this device, without a key. */
export interface FollowedLeague {
  readonly id: string;
  /** As its pages said last: an old address leads on to the new one. */
  readonly slug: string;
  readonly name: string;
}

const storageKey = "pipkeeper/followed-leagues";
const none: readonly FollowedLeague[] = [];

const state = observable<readonly FollowedLeague[] | undefined>(undefined);
/** What was stored when the page opened. */
let atFirst: readonly FollowedLeague[] | undefined;

const isFollowed = (each: unknown): each is FollowedLeague =>
  isRecord(each) && [each.id, each.slug, each.name].every((text) => typeof text === "string");

function stored(): readonly FollowedLeague[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(list) ? list.filter(isFollowed) : none;
  } catch {
    // A browser that forbids storage, or something that nobody can read.
    return none;
  }
}

function followed(): readonly FollowedLeague[] {
  atFirst ??= stored();
  return state.snapshot() ?? atFirst;
}

function keep(next: readonly FollowedLeague[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // It holds until the page is closed.
  }
  state.set(next);
}

const byName = (a: FollowedLeague, b: FollowedLeague): number => a.name.localeCompare(b.name);

/** Keeps a league among those that are read here, and its first page for when there is no network. */
export function follow({ id, slug, name }: FollowedLeague): void {
  keep([...stored().filter((each) => each.id !== id), { id, slug, name }].sort(byName));
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ keep: `/l/${slug}` }));
}

/** None is followed here any more. */
export const unfollowAll = (): void => keep(none);

export const unfollow = (id: string): void => keep(stored().filter((each) => each.id !== id));

/** A league's page was opened: what it is called there, and where it is, may be new. */
export function noteFollowed(league: FollowedLeague): void {
  const before = followed().find(({ id }) => id === league.id);
  if (before && (before.slug !== league.slug || before.name !== league.name)) follow(league);
}

function subscribe(listener: () => void): () => void {
  const ends = state.subscribe(listener);
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) state.set(stored());
  };
  window.addEventListener("storage", elsewhere);
  return () => {
    ends();
    window.removeEventListener("storage", elsewhere);
  };
}

/** The leagues that are followed on this device, by name; undefined while the page is not the device's yet. */
export const useFollowed = (): readonly FollowedLeague[] | undefined =>
  useSyncExternalStore(subscribe, followed, () => undefined);

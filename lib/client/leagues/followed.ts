"use client";

import { useSyncExternalStore } from "react";
import { observable } from "@/lib/rules/observable";
import { isRecord } from "@/lib/rules/record";

/** A league that somebody follows on this device, without a key. */
export interface FollowedLeague {
  readonly id: string;
  /** As last seen on its pages: an old address redirects to the new one. */
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
    // The browser forbids storage, or what is stored cannot be read.
    return none;
  }
}

/** As stored on this device. */
export function followed(): readonly FollowedLeague[] {
  atFirst ??= stored();
  return state.snapshot() ?? atFirst;
}

function store(next: readonly FollowedLeague[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // It lasts until the page is closed.
  }
  state.set(next);
}

const byName = (a: FollowedLeague, b: FollowedLeague): number => a.name.localeCompare(b.name);

/** Follows a league, and stores its first page for when there is no network. */
export function follow({ id, slug, name }: FollowedLeague): void {
  store([...stored().filter((each) => each.id !== id), { id, slug, name }].sort(byName));
  keepPage(slug);
}

/** Stores a league's first page for when there is no network; nothing before it has an address. */
export function keepPage(slug: string): void {
  if (slug === "") return;
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ keep: `/l/${slug}` }));
}

/** Unfollows all leagues. */
export const unfollowAll = (): void => store(none);

/** Its record goes too; a league that is managed here gets it again. */
export function unfollow(id: string): void {
  store(stored().filter((each) => each.id !== id));
  void import("../device").then(({ device }) => device().store.removeRecord(id));
}

/** A league's page was opened: its name and address may have changed. */
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

/** The leagues followed on this device, by name; undefined before the page runs in the browser. */
export const useFollowed = (): readonly FollowedLeague[] | undefined =>
  useSyncExternalStore(subscribe, followed, () => undefined);

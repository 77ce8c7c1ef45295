"use client";

import { useSyncExternalStore } from "react";
import type { LeagueReply } from "@/lib/league/replies";
import { observable } from "@/lib/rules/observable";
import { device } from "../device";
import { setFirstGames } from "../first-games";
import { endAll, onResume } from "../net/page-life";
import type { StoredLeague } from "../store/device-store";
import { followed } from "./followed";
import type { LeagueSync } from "./session/league-sync";

/** A league of this device as a screen shows it. */
export interface MyLeague {
  readonly stored: StoredLeague;
  /** With all changes, including those the server has not made yet. */
  readonly league: LeagueReply;
}

/** Whether games can be started in a league from here. */
export const canStartGames = ({ stored }: MyLeague): boolean => !stored.locked && !stored.deleted;

const leagues = observable<readonly MyLeague[] | undefined>(undefined);
/** Changes whose forms wait for the answer: a refusal is shown there and nowhere else. */
export const asked = new Set<string>();

export async function refreshLeagues(): Promise<void> {
  const { store } = device();
  const waits = (await store.leagues()).some(({ waiting }) => waiting.length > 0);
  // What changes do is loaded only where some wait. The leagues are read after that: they may have changed meanwhile.
  const changes = waits ? await import("@/lib/league/change/league-change") : undefined;
  const mine = (await store.leagues())
    .map((each) => ({ ...each, refused: each.refused.filter(({ change }) => !asked.has(change.id)) }))
    .map((each) => ({ stored: each, league: changes?.afterChanges(each.known, each.waiting) ?? each.known }))
    .sort((a, b) => a.league.name.localeCompare(b.league.name));
  leagues.set(mine);
  setFirstGames({
    leagues: mine.map((each) => {
      const { id, name, rules = [] } = each.league;
      return {
        ...{ id, name, rules },
        ...(!canStartGames(each) && { isClosed: true as const }),
        ...(each.stored.scorer && { isScorer: true as const }),
      };
    }),
  });
}

/** Whether the device's store has exactly the leagues that are shown. */
export async function areLeaguesStored(shown: readonly MyLeague[]): Promise<boolean> {
  const stored = await device().store.leagues();
  const isShown = ({ id, revision }: StoredLeague) =>
    shown.some((each) => each.stored.id === id && each.stored.revision === revision);
  return stored.length === shown.length && stored.every(isShown);
}

/** Sends a league's waiting changes to the server. Resolves when that is done or has failed this time. */
export async function pushToServer(id: string): Promise<void> {
  await (await syncOf(id)).push();
  await refreshLeagues();
}

async function syncOf(id: string): Promise<LeagueSync> {
  const { leagueOf } = await import("../device-games");
  const league = await leagueOf(id);
  league.subscribe(refresh);
  return league;
}

const refresh = () => void refreshLeagues();

/** Sends the server what it does not have, and asks about the rest. */
async function syncAll(): Promise<void> {
  await refreshLeagues();
  await Promise.all((leagues.snapshot() ?? []).map(async ({ stored }) => (await syncOf(stored.id)).sync()));
  await keepRecords();
}

/** What the pages of leagues that are managed or followed here are drawn from when there is no network. */
async function keepRecords(): Promise<void> {
  // What no server has is all here.
  const managed = (leagues.snapshot() ?? []).filter(({ stored }) => !stored.create);
  const ids = new Set([...managed.map(({ stored }) => stored.id), ...followed().map(({ id }) => id)]);
  if (ids.size === 0) return;
  const { keepLeague } = await import("./record/keep-league");
  for (const id of ids) await keepLeague(id);
}

/** Reports this device's leagues, and keeps them in step with the server, until the returned function is called. */
export const onMyLeagues = (listener: () => void): (() => void) =>
  endAll(
    leagues.subscribe(listener),
    // What cannot be loaded now is loaded when the network is back.
    onResume(() => void syncAll().catch(() => {})),
    device().store.watch(refresh),
  );

/**
 * The leagues with a key on this device, by name; undefined until the device has been read. Loads no rules.
 */
export const useMyLeagues = (): readonly MyLeague[] | undefined =>
  useSyncExternalStore(onMyLeagues, leagues.snapshot, () => undefined);

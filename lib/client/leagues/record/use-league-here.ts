"use client";

import { useEffect, useState } from "react";
import { unpacked } from "@/lib/league/record/packed";
import { type Unsent, unsentOf, withUnsent } from "@/lib/league/record/unsent";
import { type LeagueValue, leagueValue } from "@/lib/league/value/value";
import { device } from "../../device";
import { gameOf, leagueOf } from "../../device-games";
import { endAll, onResume } from "../../net/page-life";
import { keepLeague } from "./keep-league";
import { type CountedHere, gamesHere } from "./own-games";

/** A league as this device knows it, with what the device has not sent yet. */
export interface LeagueHere extends Unsent {
  readonly id: string;
  /** At the address that the server has for it. */
  readonly value: LeagueValue;
  /** When the server was last heard of, ISO 8601. */
  readonly at: string;
  /** The games of this device that count as they are here. */
  readonly own: readonly CountedHere[];
}

/** The league as the device has it; undefined if it keeps no record of it. */
export async function readLeagueHere(idOrSlug: string): Promise<LeagueHere | undefined> {
  const found = await readRecordHere(idOrSlug);
  if (!found) return undefined;
  const { record, slug, ...here } = found;
  const value = leagueValue(record);
  return { ...here, value: { ...value, league: { ...value.league, slug } } };
}

/** What the league is counted from, with what was not sent yet. */
export async function readRecordHere(idOrSlug: string) {
  const { store, now } = device();
  const stored = await store.record(idOrSlug);
  if (!stored) return undefined;
  const { id, at } = stored;
  const mine = (await store.leagues()).find((each) => each.id === id);
  if (mine?.deleted) return undefined;
  const record = unpacked(stored.record);
  const heard = { id, at, games: new Set(record.games.map(({ gameId }) => gameId)) };
  const own = await gamesHere(heard, mine, store, now());
  const { league } = stored.record;
  const known = mine && mine.known.version > league.version ? mine.known : league;
  const waiting = mine?.waiting ?? [];
  const { slug } = league;
  const all = withUnsent(record, known, waiting, own);
  return { id, record: all, slug, at, own, ...unsentOf(waiting, own) };
}

/** Sends what this device has of a league, and hears what is new. Resolves to whether the server could be reached. */
async function catchUp({ id, own }: LeagueHere): Promise<boolean> {
  await Promise.all(own.map(({ gameId, isUnsent }) => isUnsent && gameOf(gameId).sync()));
  const isManaged = (await device().store.leagues()).some((each) => each.id === id);
  if (isManaged) await (await leagueOf(id)).sync();
  return keepLeague(id);
}

/**
 * The league at an address, as far as this device knows it; `here` is "nothing" if it keeps no record of it, and
 * undefined while the device is read. Kept up to date while the page is open.
 */
export function useLeagueHere(slug: string | undefined): {
  readonly here: LeagueHere | "nothing" | undefined;
  readonly isReached: boolean;
} {
  const [here, setHere] = useState<LeagueHere | "nothing">();
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    if (slug === undefined) return undefined;
    let wanted: string | undefined = slug;
    const read = async () => {
      if (wanted === undefined) return undefined;
      const found = await readLeagueHere(wanted);
      // A league may get another address meanwhile.
      if (found && wanted !== undefined) wanted = found.id;
      if (wanted !== undefined) setHere(found ?? "nothing");
      return found;
    };
    const resumed = async () => {
      const found = await read();
      const isThere = found !== undefined && (await catchUp(found).catch(() => false));
      await read();
      if (wanted !== undefined) setReached(isThere);
    };
    return endAll(
      onResume(() => void resumed()),
      device().store.watch(() => void read()),
      () => {
        wanted = undefined;
      },
    );
  }, [slug]);
  return { here, isReached };
}

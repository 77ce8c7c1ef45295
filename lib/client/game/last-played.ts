"use client";

import { useSyncExternalStore } from "react";
import { device } from "../device";
import { wheneverBack } from "../net/page-life";
import { observable } from "../observable";
import type { ListedGame } from "../store/device-store";

/** What was played in a game of this device. */
type PlayedHere = Pick<ListedGame, "game" | "options">;

const lastPlayed = observable<readonly PlayedHere[] | undefined>(undefined);

async function look(): Promise<void> {
  const games = (await device().store.games()).filter(({ key }) => key !== undefined);
  lastPlayed.set(games.sort((a, b) => b.createdAt.localeCompare(a.createdAt)));
}

const subscribe = (listener: () => void): (() => void) => {
  const ends = [lastPlayed.subscribe(listener), wheneverBack(() => void look())];
  return () => {
    for (const end of ends) end();
  };
};

/** What was played on this device as a scorekeeper's, the latest first; undefined until the device was asked. */
export const useLastPlayed = (): readonly PlayedHere[] | undefined =>
  useSyncExternalStore(subscribe, lastPlayed.snapshot, () => undefined);

"use client";

import { useSyncExternalStore } from "react";
import { presetIn } from "@/lib/rules/presets";
import { device } from "../device";
import { wheneverBack } from "../net/page-life";
import { observable } from "../observable";

/** A game that was played on this device, and which of its family it was. */
interface PlayedHere {
  readonly game: string;
  readonly preset: string | undefined;
}

/** So many different games are remembered. */
const most = 3;

const lastPlayed = observable<readonly PlayedHere[] | undefined>(undefined);

async function look(): Promise<void> {
  const games = (await device().store.games()).filter(({ key }) => key !== undefined);
  const different = new Map<string, PlayedHere>();
  for (const { game, options } of games.sort((a, b) => b.createdAt.localeCompare(a.createdAt))) {
    const preset = presetIn(options);
    const name = `${game}/${preset}`;
    if (!different.has(name)) different.set(name, { game, preset });
  }
  lastPlayed.set([...different.values()].slice(0, most));
}

const subscribe = (listener: () => void): (() => void) => {
  const ends = [lastPlayed.subscribe(listener), wheneverBack(() => void look())];
  return () => {
    for (const end of ends) end();
  };
};

/** The games last played with this device as a scorekeeper's, the latest first; undefined until the device was asked. */
export const useLastPlayed = (): readonly PlayedHere[] | undefined =>
  useSyncExternalStore(subscribe, lastPlayed.snapshot, () => undefined);

"use client";

import { useEffect, useSyncExternalStore } from "react";
import { contactOf } from "../device";
import { follow, gameOf } from "../device-games";
import type { ContactState } from "../net/contact";
import type { GamePhase } from "./game-phase";

export type { ContactState } from "../net/contact";

const loading = { type: "loading" } as const;
const notLoaded = () => loading;
const notMet: ContactState = { reached: undefined, at: undefined, hands: 0 };
const never = () => () => {};
const inBrowser = typeof window !== "undefined";

/** A game that is only watched, kept up to date: a key in the address is ignored. `null` means loading. */
export function useWatched(id: string | null): GamePhase {
  const game = id === null || !inBrowser ? undefined : gameOf(id);
  useEffect(() => game && follow(game), [game]);
  return useSyncExternalStore<GamePhase>(game?.subscribe ?? never, game?.snapshot ?? notLoaded, notLoaded);
}

/** Another number whenever the hands that players sent may have changed; undefined while the server does not answer. */
export function useHandsMark(id: string): number | undefined {
  const contact = inBrowser ? contactOf(id) : undefined;
  const mark = () => {
    const { reached, hands } = contact?.snapshot() ?? notMet;
    return reached === false ? undefined : hands;
  };
  return useSyncExternalStore(contact?.subscribe ?? never, mark, () => undefined);
}

/** Whether the server answers about a game, and when it last did. */
export function useContact(id: string): ContactState {
  const contact = inBrowser ? contactOf(id) : undefined;
  return useSyncExternalStore<ContactState>(
    contact?.subscribe ?? never,
    contact?.snapshot ?? (() => notMet),
    () => notMet,
  );
}

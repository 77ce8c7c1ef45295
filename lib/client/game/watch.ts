"use client";

import { useEffect, useSyncExternalStore } from "react";
import { contactOf } from "../device";
import { follow, gameOf } from "../device-games";
import type { ContactState } from "../net/contact";
import type { DeviceGame } from "./device-game";
import type { GamePhase } from "./game-phase";
import type { EveningView, LogView } from "./game-view";

export type { ContactState } from "../net/contact";

const loading = { type: "loading" } as const;
const missing = { type: "missing" } as const;
const notMet: ContactState = { reached: undefined, at: undefined, hands: 0 };
const never = () => () => {};
const inBrowser = typeof window !== "undefined";

/** A game of this page; undefined without an id, and where no page is. */
export const gameHere = (id: string | null): DeviceGame | undefined =>
  !id || !inBrowser ? undefined : gameOf(id);

const useAnyPhase = (game: DeviceGame | undefined): GamePhase<LogView> =>
  useSyncExternalStore<GamePhase<LogView>>(
    game?.subscribe ?? never,
    game?.snapshot ?? (() => loading),
    () => loading,
  );

/** The state of a game; without one, it is loading. At the address of a game, an evening is none. */
export function usePhase(game: DeviceGame | undefined): GamePhase {
  const phase = useAnyPhase(game);
  return phase.type !== "ready" || "game" in phase.view ? (phase as GamePhase) : missing;
}

/** The same for an evening. */
export function useEveningPhase(evening: DeviceGame | undefined): GamePhase<EveningView> {
  const phase = useAnyPhase(evening);
  return phase.type === "ready" && "game" in phase.view ? missing : (phase as GamePhase<EveningView>);
}

/** A game that is only watched, kept up to date: a key in the address is ignored. `null` means loading. */
export function useWatched(id: string | null): GamePhase {
  const game = gameHere(id);
  useEffect(() => game && follow(game), [game]);
  return usePhase(game);
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

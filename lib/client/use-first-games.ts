"use client";

import { useEffect, useSyncExternalStore } from "react";
import { type FirstGames, firstGames, noFirstGames, onFirstGames } from "./first-games";

/** The start of the list of games: as known when the page opened, then as the device's store has it. */
export function useFirstGames(): FirstGames {
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    import("./read-first-games").then(
      ({ readFirstGames }) => {
        if (!isGone) end = readFirstGames();
      },
      // If the code cannot be loaded, it stays as last known.
      () => {},
    );
    return () => {
      isGone = true;
      end?.();
    };
  }, []);
  return useSyncExternalStore(onFirstGames, firstGames, () => noFirstGames);
}

"use client";

import { useEffect, useSyncExternalStore } from "react";
import { importInTurn } from "@/lib/rules/import-queue";
import { type FirstGames, firstGames, noFirstGames, onFirstGames } from "./first-games";

/** What comes first where a game is chosen: as it was known when the page opened, then as the device's store has it. */
export function useFirstGames(): FirstGames {
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    importInTurn(() => import("./read-first-games")).then(
      ({ readFirstGames }) => {
        if (!isGone) end = readFirstGames();
      },
      // Without the code it stays as it was when the device was last asked.
      () => {},
    );
    return () => {
      isGone = true;
      end?.();
    };
  }, []);
  return useSyncExternalStore(onFirstGames, firstGames, () => noFirstGames);
}

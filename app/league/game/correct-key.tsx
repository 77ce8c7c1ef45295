"use client";

import { useSyncExternalStore } from "react";
import { correctAddress } from "@/app/shared/table-view";
import { firstGames, noFirstGames, onFirstGames } from "@/lib/client/first-games";

interface CorrectKeyProps {
  /** The league's id, and the game's. */
  readonly league: string;
  readonly game: string;
  readonly label: string;
}

/** To the game's table, to correct it as the keeper of the league; only on devices that have the keepers' key. */
export function CorrectKey({ league, game, label }: CorrectKeyProps) {
  const { leagues } = useSyncExternalStore(onFirstGames, firstGames, () => noFirstGames);
  if (!leagues.some(({ id, isClosed, isScorer }) => id === league && !isClosed && !isScorer)) return null;
  return (
    <a href={correctAddress(league, game)} className="key min-h-14 print:hidden">
      {label}
    </a>
  );
}

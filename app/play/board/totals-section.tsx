"use client";

import { useEffect, useState } from "react";
import type { GameView } from "@/lib/client/game/games";
import { whenIdle } from "@/lib/client/when-idle";
import { lazy } from "@/lib/ui/page/lazy";

const Course = lazy(async () => (await import("../course")).Course);

/** A chart has something to show from the second round on. */
const fewestRounds = 2;

/** How everybody's score went: drawn once the board is there and nothing else is to be done. */
export function TotalsSection({ game }: { readonly game: GameView }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle && game.result.rounds.length >= fewestRounds && <Course game={game} />;
}

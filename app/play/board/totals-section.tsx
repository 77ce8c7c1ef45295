"use client";

import { useEffect, useState } from "react";
import type { GameView } from "@/lib/client/game/games";
import { whenIdle } from "@/lib/client/when-idle";
import { lazy } from "@/lib/ui/page/lazy";

const TotalsCourse = lazy(() => import("../course"), "TotalsCourse");

/** A chart has something to show from the second round on. */
const fewestRounds = 2;

/** How everybody's score went. Drawn while the page is idle, so that neither the board nor a saved hand waits for it. */
export function TotalsSection({ game }: { readonly game: GameView }) {
  const [drawn, setDrawn] = useState<GameView>();
  useEffect(() => whenIdle(() => setDrawn(game)), [game]);
  return drawn && drawn.result.rounds.length >= fewestRounds && <TotalsCourse game={drawn} />;
}

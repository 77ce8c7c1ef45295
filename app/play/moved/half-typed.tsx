"use client";

import { useState, useSyncExternalStore } from "react";
import type { TableView } from "@/app/shared/table-view";
import type { GameView } from "@/lib/client/game/games";
import { draftSlots, watchDrafts } from "@/lib/client/store/drafts";
import { lazy } from "@/lib/ui/page/lazy";

const HalfTypedCard = lazy(() => import("./half-typed-card"), "HalfTypedCard");
const no = () => false;

interface HalfTypedProps {
  readonly game: GameView;
  onGoOn(view: TableView): void;
}

/** What is half-typed. It stays once it is there: what is started afresh can be taken back. */
export function HalfTyped({ game, onGoOn }: HalfTypedProps) {
  const isHalf = useSyncExternalStore(watchDrafts, () => draftSlots(game.id) !== "", no);
  const [wasHalf, setWasHalf] = useState(isHalf);
  if (isHalf && !wasHalf) setWasHalf(true);
  // One for each state of the sheet: what was thrown away before an entry is not offered again after it.
  return wasHalf && <HalfTypedCard key={game.lines.length} game={game} onGoOn={onGoOn} />;
}

"use client";

import { useEffect, useState } from "react";
import type { GamePhase } from "@/lib/client/games";

type Ready = Extract<GamePhase, { phase: "ready" }>;

/**
 * Tells the server which league a game is of, once it has the game, and who in the league those are who sat down since.
 * The code for it comes when it is needed. True once the server knows, and has all entries.
 */
export function useLeaguePush({ view: { id, league, players }, saved, mayWrite }: Ready): boolean {
  const isSaved = saved === "saved" && mayWrite;
  const everybody = players.map((player) => player.id).join(" ");
  const [done, setDone] = useState("");
  const isDone = done === everybody;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who plays is told apart by `everybody`
  useEffect(() => {
    if (!league || !isSaved || isDone) return;
    const push = async () => {
      const { pushGame } = await import("@/lib/client/leagues/league-games");
      if ((await pushGame(league, id, players)) === "done") setDone(everybody);
    };
    // Without the network the next entry that is saved tries again, and so does the list of games.
    push().catch(() => {});
  }, [id, league, isSaved, everybody, isDone]);
  return isDone && isSaved;
}

"use client";

import { useEffect, useState } from "react";
import type { GamePhase } from "@/lib/client/game/games";
import type { InLeague } from "@/lib/client/leagues/league-games";

type Ready = Extract<GamePhase, { phase: "ready" }>;

/**
 * Tells the server which league a game is of, once it has the game, and who in the league those are who sat down since.
 * The code for it comes when it is needed. `waits` until the server knows, and has all entries.
 */
export function useLeaguePush({ view: { id, league, players }, saved, mayWrite }: Ready): InLeague {
  const isSaved = saved === "saved" && mayWrite;
  const everybody = players.map((player) => player.id).join(" ");
  const [pushed, setPushed] = useState<{ readonly as: InLeague; readonly of: string }>();
  const isDone = pushed !== undefined && pushed.as !== "waits" && pushed.of === everybody;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who plays is told apart by `everybody`
  useEffect(() => {
    if (!league || !isSaved || isDone) return;
    const push = async () => {
      const { pushGame } = await import("@/lib/client/leagues/league-games");
      setPushed({ as: await pushGame(league, id, players), of: everybody });
    };
    // Without the network the next entry that is saved tries again, and so does the list of games.
    push().catch(() => {});
  }, [id, league, isSaved, everybody, isDone]);
  return isDone && isSaved ? pushed.as : "waits";
}

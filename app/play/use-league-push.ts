"use client";

import { useEffect, useRef } from "react";
import type { GamePhase } from "@/lib/client/games";

type Ready = Extract<GamePhase, { phase: "ready" }>;

/** Tells the server which league a game is of, once it has the game. The code for it comes when it is needed. */
export function useLeaguePush({ view: { league }, saved }: Ready): void {
  const id = league?.id;
  const isSaved = saved === "saved";
  const done = useRef(false);
  useEffect(() => {
    if (id === undefined || !isSaved || done.current) return;
    const push = async () => {
      const { pushToServer } = await import("@/lib/client/leagues/leagues");
      done.current = (await pushToServer(id)) === "done";
    };
    // Without the network the next entry that is saved tries again, and so does the list of games.
    push().catch(() => {});
  }, [id, isSaved]);
}

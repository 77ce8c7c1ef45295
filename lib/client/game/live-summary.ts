"use client";

import { useEffect, useState } from "react";
import { device } from "../device";
import { listen } from "../net/page-life";
import type { GameSummary } from "./games";

/**
 * The state of a game on the server, kept up to date while the page is visible. Nothing is stored on the device:
 * looking at a page does not add the game to this device's games. Undefined until it is known.
 */
export function useLiveSummary(id: string): GameSummary | undefined {
  const [summary, setSummary] = useState<GameSummary>();
  useEffect(() => {
    let over = false;
    const { server, ...parts } = device();
    const ask = async () => {
      const answered = await server.list([id]);
      if (!over && answered.outcome === "answered") setSummary(answered.reply.games[0]);
    };
    const refresh = () => void ask();
    // Each page subscribes for itself: what one receives is not stored where another could find it.
    const stop = listen(id, parts, undefined, { onHead: refresh, missed: refresh });
    return () => {
      over = true;
      stop();
    };
  }, [id]);
  return summary;
}

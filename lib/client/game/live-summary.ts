"use client";

import { useEffect, useState } from "react";
import { device } from "../device";
import { listen } from "../net/page-life";
import type { GameSummary } from "./games";

/**
 * How a game of the server stands, kept up to date while the page can be seen. Nothing of it is kept on the device:
 * whoever looks at a page has not taken up the games on it. Undefined until it is known.
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
    const heard = () => void ask();
    // Each page listens for itself: what one hears, another does not find on the device.
    const stop = listen(id, parts, undefined, { onHead: heard, missed: heard });
    return () => {
      over = true;
      stop();
    };
  }, [id]);
  return summary;
}

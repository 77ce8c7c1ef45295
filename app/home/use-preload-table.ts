"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { type MyGames, shownGames } from "@/lib/client/game/my-games";
import { whenIdle } from "@/lib/client/when-idle";
import { eveningGame } from "@/lib/evening/evening-game";

/** Once the page is idle, fetches the table and reads the game that was played last, so that one tap resumes it. */
export function usePreloadTable(mine: MyGames): void {
  const router = useRouter();
  const latest =
    mine.type === "ready"
      ? shownGames(mine.games)
          .filter(({ game, status, mayWrite }) => game !== eveningGame && status === "playing" && mayWrite)
          .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0]?.id
      : undefined;
  useEffect(() => {
    if (latest === undefined) return undefined;
    let isHere = true;
    const fetchTable = () => isHere && router.prefetch(`/play?game=${latest}`);
    const cancel = whenIdle(() => {
      // One after the other, because of how the bundler lists chunks (docs/decisions/0065-…).
      void import("@/lib/client/preload-game")
        .then(({ preloadGame }) => preloadGame(latest))
        .then(fetchTable, fetchTable);
    });
    return () => {
      isHere = false;
      cancel();
    };
  }, [router, latest]);
}

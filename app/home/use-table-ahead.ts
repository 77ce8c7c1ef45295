"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { type MyGames, shownGames } from "@/lib/client/game/my-games";
import { importInTurn } from "@/lib/rules/import-queue";
import { whenIdle } from "@/lib/ui/device/when-idle";

/** Once there is nothing else to do, fetches the table and reads the game that was played last: one tap goes on with it. */
export function useTableAhead(mine: MyGames): void {
  const router = useRouter();
  const latest =
    mine.phase === "ready"
      ? shownGames(mine.games)
          .filter(({ status }) => status === "playing")
          .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0]?.id
      : undefined;
  useEffect(() => {
    if (latest === undefined) return undefined;
    return whenIdle(() => {
      router.prefetch(`/play?game=${latest}`);
      void importInTurn(() => import("@/lib/client/read-ahead")).then(({ readAhead }) => readAhead(latest));
    });
  }, [router, latest]);
}

"use client";

import type { GamePhase } from "@/lib/client/game/games";
import { useWords } from "@/lib/i18n/hooks/use-words";
import { lazy } from "@/lib/ui/page/lazy";

const NewInvite = lazy(() => import("../invite/new-invite"), "NewInvite", { words: ["invite"] });

interface ViewOnlyProps extends Pick<Extract<GamePhase, { type: "ready" }>, "noKey" | "keys"> {
  readonly gameId: string;
}

/** Why nothing can be entered here, and a box for the link that changes that. */
export function ViewOnly({ noKey = "none", keys, gameId }: ViewOnlyProps) {
  const { table } = useWords();
  const isNews = noKey === "damaged" || noKey === "refused";
  return (
    <div className={`grid grid-cols-1 gap-2 ${isNews ? "panel border-2 border-brass p-3" : ""}`}>
      <p role={isNews ? "alert" : "status"} className={isNews ? "font-semibold" : "text-ink-soft"}>
        {table.viewOnly[noKey]}
      </p>
      {noKey !== "checking" && <NewInvite gameId={gameId} keys={keys} />}
    </div>
  );
}

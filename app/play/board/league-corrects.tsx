"use client";

import type { GamePhase } from "@/lib/client/game/games";
import { useMyLeagues } from "@/lib/client/leagues/my-leagues";
import { useWords } from "@/lib/i18n/hooks/use-words";

interface LeagueCorrectsProps
  extends Pick<Extract<GamePhase, { type: "ready" }>, "noKey" | "mayCorrect" | "waiting"> {
  /** The id of the league whose keeper has opened the game. */
  readonly league: string;
}

/** That a league's keeper corrects this game from here, or why not. */
export function LeagueCorrects({ league, noKey, mayCorrect, waiting }: LeagueCorrectsProps) {
  const { table, history: t } = useWords();
  const name = useMyLeagues()?.find(({ stored }) => stored.id === league)?.league.name;
  if (mayCorrect) return <p className="text-ink-soft wrap-anywhere">{t.leagueCorrects({ league: name })}</p>;
  if (noKey !== "not-league") return <p role="status">{t.leagueChecks}</p>;
  return (
    <div role="alert" className="panel grid grid-cols-1 gap-2 border-2 border-brass p-3">
      <p className="font-semibold">{table.viewOnly[noKey]}</p>
      {waiting > 0 && <p>{t.onlyHere}</p>}
    </div>
  );
}

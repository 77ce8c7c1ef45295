"use client";

import { useEffect, useRef } from "react";
import { type EveningView, joinGame } from "./evenings";
import type { TableGames } from "./use-table-game";

/**
 * A phone that keeps an evening of a league takes on the games that other phones have started: they may not have the
 * league's key, and each of its games counts.
 */
export function useLeagueGames(view: EveningView, games: TableGames, mayWrite: boolean): void {
  const asked = useRef(new Set<string>());
  useEffect(() => {
    if (!mayWrite || !view.league) return;
    const tables = view.log.position.state.rounds.flatMap((round) => round.tables);
    for (const { table, game } of tables) {
      if (game === undefined || games.get(game)?.isHere !== false || asked.current.has(game)) continue;
      asked.current.add(game);
      void joinGame(view, { table, game });
    }
  }, [view, games, mayWrite]);
}

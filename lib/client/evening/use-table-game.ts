"use client";

import { useEffect, useState } from "react";
import type { Ended } from "@/lib/evening/home/at-table";
import { sameJson } from "@/lib/rules/same-json";
import type { GameSummary } from "@/lib/sync/wire/wire";
import { device } from "../device";
import { endAll, listen, onResume } from "../net/page-life";

/** The scoresheet that is played at the table, as this device knows it. */
export interface TableGame {
  readonly summary: GameSummary;
  /** Whether its score is kept on this device. */
  readonly isHere: boolean;
}

/** Kept up to date; undefined while nothing is known of it. It is not added to this device's games. */
export function useTableGame(id: string | undefined): TableGame | undefined {
  const [known, setKnown] = useState<TableGame>();
  useEffect(() => {
    if (id === undefined) return undefined;
    let isOver = false;
    const { store, server, ...parts } = device();
    const ask = async () => {
      const stored = await store.game(id);
      const answered = stored ? undefined : await server.list([id]);
      const there = answered?.outcome === "answered" ? answered.reply.games[0] : undefined;
      const summary = stored?.summary ?? there;
      const game = summary && { summary, isHere: stored?.key !== undefined };
      if (!isOver && game) setKnown((before) => (sameJson(before, game) ? before : game));
    };
    const refresh = () => void ask();
    const ends = [onResume(refresh), store.watch(refresh)];
    // What is on this device is known without the server, which may not have it yet.
    void store.game(id).then((here) => {
      if (!isOver && !here) ends.push(listen(id, parts, undefined, { onHead: refresh, missed: refresh }));
    });
    return () => {
      isOver = true;
      endAll(...ends)();
    };
  }, [id]);
  return known?.summary.id === id ? known : undefined;
}

/** How a game ended for these two sides; undefined while it is played, and where nobody won. */
export function endOf(
  { id, status, winners, totals, preset }: GameSummary,
  [one, other]: readonly (readonly string[])[],
): Ended | undefined {
  if (status !== "finished" || !one || !other) return undefined;
  const wins = [one, other].map((side) => side.some((player) => winners.includes(player)));
  if (wins[0] === wins[1]) return undefined;
  const won = wins[0] ? 0 : 1;
  const points = [one, other].map(([player = ""]) => totals[player]);
  // Where a total falls back to nothing, it is not what was won in all.
  const isCounted = preset !== "six-love" && points.every((each) => each !== undefined);
  return { game: id, won, ...(isCounted && { points: points as [number, number] }) };
}
